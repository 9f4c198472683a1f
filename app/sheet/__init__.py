"""The score sheet on paper (S0 7.5, 10.1): its words, its pages in millimetres, and how they are painted."""

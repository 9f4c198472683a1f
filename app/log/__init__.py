"""The referee's log 裁判过程记录 on paper: each event of a game in a sentence, with time, article and both clocks."""

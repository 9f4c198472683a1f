"""The referee's desk: a panel in the record's place, with everything the referee does at a board."""

"""The program tries itself: a sample game played through all of it, off screen, on counters set by hand."""

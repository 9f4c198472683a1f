"""The desktop program and the command line. Shows what the engine says and hands it what people do; knows no rule."""

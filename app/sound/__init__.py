"""What is heard of a game: sounds of our own, low time, and moves read aloud. Loaded with the first game.

Qt's sound and speech run in processes of their own (`service`). A sound server or a speech service that hangs would
stop the window with its clock, one that crashes would end it; so neither is ever waited for. Where a module, a device
or a voice is missing it is silent.
"""

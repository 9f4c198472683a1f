"""``chuhe bench``: the figures of the README's table of performance, measured now on this machine."""

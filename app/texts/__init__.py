"""Every sentence for people that comes from a code of the engine: controls, endings, refusals, faults and events."""

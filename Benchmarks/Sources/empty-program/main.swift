// Nothing: what any Swift program costs to start.

public import ArgumentParser
public import SegueTimeline

/// Parses operations by their names.
extension Operation: ExpressibleByArgument {}

public import ArgumentParser
public import SegueTimeline

/// Operations are written as they are called.
extension Operation: ExpressibleByArgument {}

/// Runs the command line.
public func runSegue() {}

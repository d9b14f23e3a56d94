#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs the command line of this process, and ends it.
public func runSegue() -> Never {
  let environment = CommandEnvironment.process()
  exit(Segue.run(Array(CommandLine.arguments.dropFirst()), in: environment).rawValue)
}

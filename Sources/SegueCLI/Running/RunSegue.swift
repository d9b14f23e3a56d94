import SeguePlugins
import SegueSystem

/// Runs the command line of this process, and ends it.
///
/// A hidden first word makes it a host process of a plugin, which is no command for people.
public func runSegue() -> Never {
  let arguments = Array(CommandLine.arguments.dropFirst())
  if arguments == [PluginHostProgram.command] { PluginHostProgram.run() }
  ThisProcess.exit(Segue.run(arguments, in: .process()).rawValue)
}

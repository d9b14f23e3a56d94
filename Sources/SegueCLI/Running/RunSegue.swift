import SeguePlugins
import SegueSystem

/// Runs the command line of this process, and exits.
///
/// An internal first argument makes it a plugin's host process.
func runSegue() -> Never {
  let arguments = Array(CommandLine.arguments.dropFirst())
  if arguments == [PluginHostProgram.command] { PluginHostProgram.run() }
  ThisProcess.exit(Segue.run(arguments, in: .process()).rawValue)
}

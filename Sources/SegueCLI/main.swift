import SeguePlugins
import SegueSystem

// Without names of its own, which would be global in the whole target. The one argument makes this process a plugin's host.
if CommandLine.arguments.dropFirst().elementsEqual([PluginHostProgram.command]) {
  PluginHostProgram.run()
}
ThisProcess.exit(
  Segue.run(Array(CommandLine.arguments.dropFirst()), in: .process()).rawValue)

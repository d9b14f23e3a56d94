import SeguePlugins
import SegueSystem

// No declarations here: they would be global in the whole target. The single argument makes this process a plugin's host.
if CommandLine.arguments.dropFirst().elementsEqual([PluginHostProgram.command]) {
  PluginHostProgram.run()
}
ThisProcess.exit(
  Segue.run(Array(CommandLine.arguments.dropFirst()), in: .process()).rawValue)

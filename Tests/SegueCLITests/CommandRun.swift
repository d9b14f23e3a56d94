import SeguePluginABI
import SegueTestSupport
import SeguePlugins
import SegueTimeline
import Synchronization

@testable import SegueCLI

/// A command line that was run in this process, and what came of it.
struct CommandRun {
  let status: CommandStatus
  let output: String
  let errors: String

  init(
    _ arguments: String..., in folder: TemporaryFolder? = nil, at subfolder: String = "",
    variables: [String: String] = [:],
    columns: Int? = nil, input: String = "", now: Int64 = 4_000_000_000_000_000_000,
    runner: (any PluginRunner)? = nil, executable: String? = nil
  ) {
    self.init(
      arguments, in: folder, at: subfolder, variables: variables, columns: columns, input: input,
      now: now,
      runner: runner, executable: executable)
  }

  init(
    _ arguments: [String], in folder: TemporaryFolder? = nil, at subfolder: String = "",
    variables: [String: String] = [:],
    columns: Int? = nil, input: String = "", now: Int64 = 4_000_000_000_000_000_000,
    runner: (any PluginRunner)? = nil, executable: String? = nil
  ) {
    let output = Recording()
    let errors = Recording()
    var environment = CommandEnvironment(
      variable: { variables[$0] }, currentFolder: (folder?.path ?? "/nonexistent") + subfolder,
      executable: executable,
      now: { now }, output: output.sink, errors: errors.sink,
      input: { limit throws(CommandFailure) in Array(input.utf8.prefix(limit + 1)) },
      columns: columns, hasErrorTerminal: columns != nil)
    environment.pluginRunner = runner
    status = Segue.run(arguments, in: environment)
    self.output = output.text
    self.errors = errors.text
  }
}

/// A sink that keeps what is written.
private final class Recording: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var sink: ByteSink {
    ByteSink { bytes throws(CommandFailure) in self.bytes.withLock { $0 += bytes } }
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

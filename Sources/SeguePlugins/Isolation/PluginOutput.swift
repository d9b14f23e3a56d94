import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SegueSystem

/// A plugin's output, split into a limited number of lines.
struct PluginOutput: Sendable {
  private var rest: [UInt8] = []
  private var lineCount = 0
  /// The last nonempty line.
  private(set) var lastWords = ""

  /// The maximum number of lines passed on for each run.
  static let lineLimit = 1000
  /// The maximum length of a line in bytes; longer ones are split.
  static let lineBytes = 1024

  /// Adds bytes, and returns the completed lines in printable form.
  mutating func take(_ bytes: some Collection<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") || rest.count == Self.lineBytes { lines += endLine() }
      if byte != UInt8(ascii: "\n") { rest.append(byte) }
    }
    return lines
  }

  /// Returns the incomplete last line, if any.
  mutating func endLine() -> [String] {
    let line = String(decoding: rest, as: UTF8.self).printable
    rest = []
    if !line.isEmpty { lastWords = String(line.prefix(200)) }
    return line.isEmpty ? [] : note(line)
  }

  /// Counts a line; at the limit, reports once that the rest is dropped.
  mutating func note(_ line: String) -> [String] {
    lineCount += 1
    if lineCount < Self.lineLimit { return [line] }
    return lineCount == Self.lineLimit ? ["(further output omitted)"] : []
  }
}

extension TerminationStatus {
  /// The end of the process, in words that follow the plugin's name.
  var words: String {
    switch self {
    case .status(let status): "exited unexpectedly with status \(status)"
    case .signal(let signal) where kind == .limit: "was stopped by \(Self.name(of: signal))"
    case .signal(let signal): "crashed with \(Self.name(of: signal))"
    }
  }

  /// The corresponding kind of fault.
  var kind: PluginFault.Kind {
    switch self {
    case .signal(.processorTime), .signal(.fileSize): .limit
    default: .crashed
    }
  }

  private static func name(of signal: Signal) -> String {
    switch signal {
    case .segmentationFault: "SIGSEGV (bad memory access)"
    case .busError: "SIGBUS (bad memory access)"
    case .abort: "SIGABRT (abort)"
    case .illegalInstruction: "SIGILL (illegal instruction)"
    case .trap: "SIGTRAP (trap)"
    case .arithmeticFault: "SIGFPE (arithmetic fault)"
    case .kill: "SIGKILL"
    case .terminate: "SIGTERM"
    case .interrupt: "SIGINT"
    case .brokenPipe: "SIGPIPE"
    case .forbiddenSystemCall: "SIGSYS (forbidden system call)"
    case .processorTime: "SIGXCPU (processor time limit exceeded)"
    case .fileSize: "SIGXFSZ (plugins must not write files)"
    default: "signal \(signal.rawValue)"
    }
  }
}

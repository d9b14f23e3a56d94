import SeguePluginABI
import SegueSystem

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

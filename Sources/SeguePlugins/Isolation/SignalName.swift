#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import SeguePluginABI

/// How a process ended.
enum ProcessEnd: Hashable, Sendable {
  /// By itself, with a status.
  case status(Int32)
  /// By a signal.
  case signal(Int32)

  /// Takes what `waitpid` gives apart.
  init(_ status: Int32) {
    self = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// The end in words that follow the plugin's name.
  var words: String {
    switch self {
    case .status(let status): "ended its process by itself, with status \(status),"
    case .signal(let signal): "crashed: its process was ended by \(Self.name(of: signal))"
    }
  }

  /// What kind of fault it is.
  var kind: PluginFault.Kind {
    switch self {
    case .signal(SIGXCPU), .signal(SIGXFSZ): .limit
    default: .crashed
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "SIGSEGV (bad memory access)"
    case SIGBUS: "SIGBUS (bad memory access)"
    case SIGABRT: "SIGABRT (abort)"
    case SIGILL: "SIGILL (illegal instruction)"
    case SIGTRAP: "SIGTRAP (trap)"
    case SIGFPE: "SIGFPE (arithmetic fault)"
    case SIGKILL: "SIGKILL"
    case SIGTERM: "SIGTERM"
    case SIGINT: "SIGINT"
    case SIGPIPE: "SIGPIPE"
    case SIGSYS: "SIGSYS (forbidden system call)"
    case SIGXCPU: "SIGXCPU (it used more processor time than it may)"
    case SIGXFSZ: "SIGXFSZ (it wrote a file, which no plugin may)"
    default: "signal \(signal)"
    }
  }
}

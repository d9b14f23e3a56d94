import ArgumentParser

/// When to use colors.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto, always, never

  /// The colors for a stream.
  ///
  /// `NO_COLOR` wins over `CLICOLOR_FORCE` and `FORCE_COLOR`, the option over all of them.
  func ink(in environment: CommandEnvironment, isTerminal: Bool) -> Ink {
    func isSet(_ name: String) -> Bool {
      environment.variable(name).map { !$0.isEmpty && $0 != "0" } ?? false
    }
    switch self {
    case .always: return Ink(isOn: true)
    case .never: return Ink(isOn: false)
    case .auto:
      if environment.variable("NO_COLOR").map({ !$0.isEmpty }) ?? false { return Ink(isOn: false) }
      if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return Ink(isOn: true) }
      return Ink(isOn: isTerminal && environment.variable("TERM") != "dumb")
    }
  }
}

import ArgumentParser

/// When to use colors.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto, always, never

  /// The colors for a stream.
  ///
  /// `NO_COLOR` wins over `CLICOLOR_FORCE` and `FORCE_COLOR`, the option over all of them.
  func style(in environment: CommandEnvironment, isTerminal: Bool) -> ANSIStyle {
    func isSet(_ name: String) -> Bool {
      environment.variable(name).map { !$0.isEmpty && $0 != "0" } ?? false
    }
    switch self {
    case .always: return ANSIStyle(isOn: true)
    case .never: return ANSIStyle(isOn: false)
    case .auto:
      if environment.variable("NO_COLOR").map({ !$0.isEmpty }) ?? false {
        return ANSIStyle(isOn: false)
      }
      if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return ANSIStyle(isOn: true) }
      return ANSIStyle(isOn: isTerminal && environment.variable("TERM") != "dumb")
    }
  }
}

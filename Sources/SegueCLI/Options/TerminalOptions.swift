import ArgumentParser
import SeguePreview
import SegueTerminal

/// How to show pictures in a terminal.
struct TerminalOptions: ParsableArguments {
  @Option(
    name: .customLong("protocol"),
    help: ArgumentHelp(
      "The protocol for images: auto, kitty, iterm2, sixel, quadrant, half, ascii or none.",
      valueName: "name"))
  var pictures: ProtocolChoice?

  /// The requested protocol: from the option, otherwise from `SEGUE_PROTOCOL`, otherwise the best
  /// available.
  func pictures(in environment: CommandEnvironment) throws(CommandFailure) -> ProtocolChoice {
    if let pictures { return pictures }
    guard let name = environment.variable("SEGUE_PROTOCOL"), !name.isEmpty else { return .auto }
    guard let choice = ProtocolChoice(rawValue: name) else {
      let names = ProtocolChoice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(
        .usage, "SEGUE_PROTOCOL is set to an unknown protocol: '\(name)'",
        help: "allowed values: \(names)")
    }
    return choice
  }
}

/// A protocol for pictures, or the best that the terminal supports.
enum ProtocolChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto, kitty, iterm2, sixel, quadrant, half, ascii, none

  /// The capabilities of the terminal, with this picture protocol.
  ///
  /// - Throws: ``MediaError/Code/terminal`` if it does not support the protocol.
  func capabilities(
    of device: TerminalDevice, timeout: Duration = .seconds(1)
  ) throws(MediaError) -> TerminalCapabilities {
    let found = try TerminalProbe.capabilities(of: device, timeout: timeout)
    guard let pictures = PictureProtocol(rawValue: rawValue) else { return found }
    return try found.demanding(pictures)
  }
}

import ArgumentParser
import SegueCatalog
import SegueTimeline

/// What a transition takes place on, as the command line says it.
struct StageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The operation: push, pop, present, dismiss or tab; the preset's own first one by default."))
  var operation: Operation?

  @Option(
    help: ArgumentHelp("The container's size in points, such as 390x844.", valueName: "WxH"))
  var container: String?

  @Option(
    help: ArgumentHelp("The source's frame in points; 'unknown' for none.", valueName: "x,y,w,h"))
  var source: String?

  @Option(help: ArgumentHelp("The destination's frame in points.", valueName: "x,y,w,h"))
  var destination: String?

  @Option(
    help: ArgumentHelp(
      "The frame of a sibling of the source; may be given several times.", valueName: "x,y,w,h"))
  var sibling: [String] = []

  @Option(
    help: ArgumentHelp(
      "The frame of a named element of the leaving screen, of the arriving one as NAME.to; may be given "
        + "several times.", valueName: "NAME=x,y,w,h"))
  var element: [String] = []

  @Option(
    help: ArgumentHelp(
      "A value of a parameter; may be given several times.", valueName: "name=value"))
  var param: [String] = []

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Flag(help: "Reduce motion.")
  var reducedMotion = false

  @Flag(help: "Use the dark appearance.")
  var dark = false

  @Option(help: ArgumentHelp("What makes randomness repeatable.", valueName: "number"))
  var seed: UInt64 = 0

  /// What the user prefers.
  var traits: Stage.Traits {
    Stage.Traits(reducesMotion: reducedMotion, isRightToLeft: rtl, isDark: dark)
  }

  /// The container's size; nil where it is not given.
  func containerSize() throws(CommandFailure) -> Size? {
    guard let container else { return nil }
    let parts = container.lowercased().split(separator: "x").map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else {
      throw CommandFailure(
        .usage, "'--container \(container)' is no size",
        help: "write width x height in points, each from 1 to 10000: --container 390x844")
    }
    return Size(width: width, height: height)
  }

  /// Puts the frames that are given on a stage, in place of what is there.
  func place(on stage: inout Stage) throws(CommandFailure) {
    stage.seed = seed
    if source == "unknown" {
      stage.source = nil
    } else if let source {
      stage.source = Stage.Element(frame: try frame(source, "--source"))
    }
    if let destination {
      stage.destination = Stage.Element(frame: try frame(destination, "--destination"))
    }
    if !sibling.isEmpty {
      stage.siblings = []
      for text in sibling {
        stage.siblings.append(Stage.Element(frame: try frame(text, "--sibling")))
      }
    }
    for text in element { try place(element: text, on: &stage) }
  }

  private func place(element text: String, on stage: inout Stage) throws(CommandFailure) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw CommandFailure(
        .usage, "'--element \(text)' is no element", help: "write --element NAME=x,y,w,h")
    }
    var name = String(text[..<equals])
    let element = Stage.Element(
      frame: try frame(String(text[equals...].dropFirst()), "--element \(name)"))
    let isTo = name.hasSuffix(".to")
    if isTo || name.hasSuffix(".from") {
      name = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }
    if isTo {
      stage.elements[name, default: .init()].to = element
    } else {
      stage.elements[name, default: .init()].from = element
    }
  }

  private func frame(_ text: String, _ option: String) throws(CommandFailure) -> Rect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      Double($0.filter { !$0.isWhitespace })
    }
    let isInRange = numbers.allSatisfy { abs($0) <= 100_000 }
    guard numbers.count == 4, isInRange, numbers[2] > 0, numbers[3] > 0 else {
      throw CommandFailure(
        .usage, "'\(option) \(text)' is no frame",
        help:
          "write x,y,width,height in points, width and height above 0: \(option) 198,131,186,236")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

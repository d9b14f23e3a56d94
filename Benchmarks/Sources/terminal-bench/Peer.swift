import Measuring
import SegueTerminal

/// A style of drawing with characters.
enum CellMode: String, CaseIterable {
  case half = "half blocks"
  case quadrant = "quadrants"
  case ascii = "ASCII"

  var pictures: PictureProtocol {
    switch self {
    case .half: .half
    case .quadrant: .quadrant
    case .ascii: .ascii
    }
  }

  /// Whether the output can be read back as colors: letters cover their cells with shapes.
  var isDecoded: Bool { self != .ascii }
}

/// A program that displays pictures in terminals.
enum Peer: CaseIterable {
  case chafa, timg

  /// Returns the program's commands for a mode, limited to the characters that ours uses.
  func ways(of mode: CellMode) -> [PeerWay] {
    let size = "\(PlayedAnimation.columns)x\(PlayedAnimation.rows)"
    switch (self, mode) {
    case (.chafa, _):
      let symbols =
        switch mode {
        case .half: "vhalf+solid+space"
        case .quadrant: "quad+half+solid+space"
        case .ascii: "ascii+space"
        }
      let ink = mode == .ascii ? " --fg-only" : ""
      return [
        PeerWay(
          "chafa", "chafa -f symbols -c full --stretch -s \(size) --symbols \(symbols)\(ink) FILES")
      ]
    case (.timg, .ascii): return []
    case (.timg, _):
      let command = "timg -p \(mode == .half ? "h" : "q") -g \(size) -U"
      return [
        PeerWay("timg, each whole", "\(command) --frames=1 FILES"),
        PeerWay("timg, as a film", "\(command) -V --loops=1 FILM", isFilm: true),
      ]
    }
  }

  /// The commands that send sixels.
  static let sixelWays = [
    PeerWay("chafa", "chafa -f sixels --stretch -s 39x42 FILES")
  ]
  /// The commands that send kitty graphics.
  static let kittyWays = [
    PeerWay("chafa", "chafa -f kitty --stretch -s 39x42 FILES"),
    PeerWay("timg, compressed", "timg -p k --compress -g 39x42 -U --frames=1 FILES"),
  ]
}

/// A command that displays an animation.
struct PeerWay {
  let title: String
  /// Whether it reads the animation as one file, and so can send only changes.
  let isFilm: Bool
  private let command: String

  init(_ title: String, _ command: String, isFilm: Bool = false) {
    self.title = title
    self.command = command
    self.isFilm = isFilm
  }

  /// Returns the command line for an animation with its frames repeated; nil where a program is
  /// missing.
  private func line(_ animation: PlayedAnimation, times: Int = 1) -> String? {
    guard let program = command.split(separator: " ").first, isInstalled(String(program)) else {
      return nil
    }
    let files = (0..<times).flatMap { _ in animation.files.map(shellQuoted) }.joined(
      separator: " ")
    let animations = animation.animation.map { animation in
      (0..<times).map { _ in shellQuoted(animation) }.joined(separator: " ")
    }
    guard !isFilm || animations != nil else { return nil }
    return command.replacing("FILES", with: files).replacing("FILM", with: animations ?? "")
      + " 2>/dev/null"
  }

  /// Returns the command's output.
  func text(of animation: PlayedAnimation) -> [UInt8]? {
    line(animation).flatMap { output(of: $0) }.map { Array($0.utf8) }
  }

  /// Returns the number of bytes of its output.
  func bytes(of animation: PlayedAnimation) -> Double? {
    line(animation).flatMap { output(of: "\($0) | wc -c") }
      .flatMap { Double($0.filter(\.isNumber)) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the bytes per thousand pixels, with the picture size that its output declares.
  func bytesForAThousandPixels(of animation: PlayedAnimation) -> Double? {
    guard let text = text(of: animation), let bytes = bytes(of: animation) else { return nil }
    let beginning = String(decoding: text.prefix(4000), as: UTF8.self)
    guard let size = PeerScreen.pixelSize(beginning) else { return nil }
    return bytes * 1000 / Double(size.width * size.height * animation.files.count)
  }

  /// Returns the cost of one more frame, in milliseconds: the frames twice, minus the frames once.
  func processorTime(of animation: PlayedAnimation) -> Samples? {
    guard let once = line(animation), let twice = line(animation, times: 2),
      let runs = ProcessRuns(
        rounds: 5, [once, twice].map { ["sh", "-c", "\($0) >/dev/null"] })
    else { return nil }
    let pairs = zip(runs.processor[1].values, runs.processor[0].values)
    return Samples(pairs.map { ($0 - $1) * 1000 / Double(animation.files.count) })
  }
}

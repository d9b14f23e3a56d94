import ArgumentParser
import SegueDiagnostics
import SegueStaging

extension PreviewCommand {
  /// The size of the output.
  var resolution: PreparedPreview.Resolution {
    if let width { return .width(width) }
    return scale.map { .scale(Double($0)) } ?? .standard
  }

  /// The surroundings of the frames.
  var surroundings: PreparedPreview.Surroundings {
    var surroundings = PreparedPreview.Surroundings()
    surroundings.hasCaption = captions
    surroundings.hasDevice = deviceFrame
    surroundings.isDark = stage.dark
    return surroundings
  }

  /// Checks the options for how a file looks.
  func validateLook() throws {
    if roundTrip && gesture != nil {
      throw ValidationError("--round-trip and --gesture cannot be combined")
    }
    try validateWidth()
    if let option = looks.first(where: { $0 != "--round-trip" }), outputs.isEmpty {
      throw ValidationError("\(option) needs -o FILE: it changes files, not the terminal")
    }
  }

  /// The options given that only images and films show.
  private var looks: [String] {
    [
      ("--width", width != nil), ("--captions", captions), ("--device-frame", deviceFrame),
      ("--round-trip", roundTrip),
    ].filter(\.1).map(\.0)
  }

  /// What pages lack; nil if nothing of them was asked for.
  func remark(onPages paths: [String]) -> String? {
    guard let path = paths.first, !looks.isEmpty else { return nil }
    return
      "\(path.printable) is without \(looks.joined(separator: ", ")): only images and films show that"
  }

  private func validateWidth() throws {
    guard let width else { return }
    let widths = PreparedPreview.Resolution.widths
    guard widths.contains(width) else {
      throw ValidationError(
        "--width must be from \(widths.lowerBound) to \(widths.upperBound) pixels")
    }
    if scale != nil { throw ValidationError("--width and --scale cannot be combined") }
    if at == nil, outputs.contains(where: { $0.lowercased().hasSuffix(".png") }) {
      throw ValidationError(
        "--width needs --at for a .png file: a sheet of frames has its own size")
    }
  }
}

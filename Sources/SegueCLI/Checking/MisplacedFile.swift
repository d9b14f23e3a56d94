import SegueDiagnostics
import SegueYAML

extension FileToCheck {
  /// A warning if the file does not lie where a catalog has files of its kind; an error for rules, without which other transitions
  /// are shown.
  ///
  /// Other commands would read it as another kind, or skip it.
  func misplacement(in catalog: String) -> Diagnostic? {
    guard path.hasPrefix("\(catalog)/") else { return nil }
    let place = String(path.dropFirst(catalog.count + 1))
    guard let home = home(of: place), home.place != place else { return nil }
    return Diagnostic(
      content == .rules ? .error : .warning, .unreadable,
      "'\(path)' is \(home.what), which is not looked for there".printable, at: nil,
      help: "move it to \(catalog)/\(home.place)".printable)
  }

  /// The kind of the file and its place in the catalog; nil if there is none for its kind.
  private func home(of place: String) -> (what: String, place: String)? {
    let parts = place.split(separator: "/").map(String.init)
    guard let name = parts.last else { return nil }
    switch content {
    case .scene: return ("a scene", "scenes/\(name)")
    case .gesture: return ("a recorded gesture", "gestures/\(name)")
    case .scenario: return ("a scenario", "scenarios/\(name)")
    case .preset: return ("a preset", "\(parts.count == 1 ? "custom" : parts[0])/\(name)")
    case .rules:
      let isNamed = YAMLFileName.stem(of: name) == RulesFile.stem
      return ("a file of rules", isNamed ? name : "\(RulesFile.stem).yaml")
    case .families, .plugin, .tape: return nil
    }
  }
}

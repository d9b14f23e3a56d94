import SegueDiagnostics
import SegueYAML

extension FileToCheck {
  /// A warning if the file lies in a catalog's folder for files of another kind, and an error for rules, without which other
  /// transitions are shown.
  ///
  /// Other commands would read it as that kind, or skip it.
  func misplacement(in catalog: String) -> Diagnostic? {
    guard path.hasPrefix("\(catalog)/") else { return nil }
    let parts = path.dropFirst(catalog.count + 1).split(separator: "/").map(String.init)
    guard let name = parts.last, let home = folder(in: parts) else { return nil }
    return Diagnostic(
      content == .rules ? .error : .warning, .unreadable,
      "'\(path)' is \(home.what), which is not looked for \(home.folder.isEmpty ? "there" : "in this folder")"
        .printable, at: nil,
      help: "move it to \(catalog)/\(home.folder.isEmpty ? home.name : "\(home.folder)/\(name)")"
        .printable)
  }

  /// The kind of the file, its folder and, in the catalog itself, its name; nil if it is in the right folder, or if there is no
  /// folder for its kind.
  private func folder(in parts: [String]) -> (what: String, folder: String, name: String)? {
    let home: (what: String, folder: String)
    switch content {
    case .scene: home = ("a scene", "scenes")
    case .gesture: home = ("a recorded gesture", "gestures")
    case .scenario: home = ("a scenario", "scenarios")
    case .preset where parts.count != 2:
      home = ("a preset", parts.count == 1 ? "custom" : parts[0])
    case .rules:
      let isHome = parts.count == 1 && YAMLFileName.stem(of: parts[0]) == RulesFile.stem
      return isHome ? nil : ("a file of rules", "", "\(RulesFile.stem).yaml")
    case .preset, .families, .plugin, .tape: return nil
    }
    return parts.count == 2 && parts[0] == home.folder ? nil : (home.what, home.folder, "")
  }
}

import Foundation

/// A catalog with the fifteen presets that tests name, and no others: for tests that take long for each preset.
///
/// Scenes, fonts and everything else are whole.
public enum SampledCatalog {
  /// The path of the folder; that of the shipped catalog if no other could be made, which is only slower.
  public static let path = (try? folder.get())?.path ?? Checkout.catalog

  /// The ids of its presets.
  public static let named: Set<String> = [
    "card-expand", "cell-zoom", "circle-reveal", "container-transform", "cover", "crossfade",
    "cube",
    "depth-sheet", "explode", "fade-through", "flip", "fold", "parallax-push", "spring-list",
    "tab-slide",
  ]

  private static let folder = Result { try linked() }

  /// A folder of links.
  private static func linked() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: Checkout.catalog).sorted() {
      let path = "\(Checkout.catalog)/\(name)"
      guard let presets = try presets(in: path) else {
        folder.link(name, to: path)
        continue
      }
      try files.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
      for file in presets { folder.link("\(name)/\(file)", to: "\(path)/\(file)") }
    }
    return folder
  }

  /// The named presets of a family with their parents; nil if a folder is none.
  private static func presets(in path: String) throws -> Set<String>? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
    guard let names = names?.filter({ $0.hasSuffix(".yaml") }), let first = names.first else {
      return nil
    }
    var chosen = Set(names.filter { named.contains(String($0.dropLast(5))) })
    let isFamily =
      try !chosen.isEmpty
      || String(contentsOfFile: "\(path)/\(first)", encoding: .utf8).contains("\nreduced-motion:")
    guard isFamily else { return nil }
    for name in chosen {
      let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
      guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("extends: ") })
      else { continue }
      chosen.insert("\(line.dropFirst(9)).yaml")
    }
    return chosen
  }
}

import Foundation

/// A catalog with a part of the presets that ship, for tests too slow for all of them.
///
/// It has those that tests name, and another fortieth of the rest each day. Scenes, fonts and everything else are whole.
public enum SampledCatalog {
  /// The path of the folder; that of the shipped catalog if no other could be made, which is only slower.
  public static let path = (try? folder.get())?.path ?? Checkout.catalog

  /// The path of a folder with the fifteen presets that tests name, and no others.
  public static let fixedPath = (try? fixedFolder.get())?.path ?? Checkout.catalog

  /// The presets that tests name.
  private static let named: Set<String> = [
    "card-expand", "cell-zoom", "circle-reveal", "container-transform", "cover", "crossfade",
    "cube",
    "depth-sheet", "explode", "fade-through", "flip", "fold", "parallax-push", "spring-list",
    "tab-slide",
  ]

  private static let folder = Result { try linked(parts: 40) }
  private static let fixedFolder = Result { try linked(parts: nil) }

  /// A folder of links.
  ///
  /// - Parameter parts: the number of days in which each preset has its turn once; nil for none but the named ones.
  private static func linked(parts: Int?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: Checkout.catalog).sorted() {
      let path = "\(Checkout.catalog)/\(name)"
      guard let presets = try presets(in: path, parts: parts) else {
        folder.link(name, to: path)
        continue
      }
      try files.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
      for file in presets { folder.link("\(name)/\(file)", to: "\(path)/\(file)") }
    }
    return folder
  }

  /// The sampled presets of a family with their parents; nil if a folder is none.
  private static func presets(in path: String, parts: Int?) throws -> Set<String>? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
    guard let names = names?.filter({ $0.hasSuffix(".yaml") }), let first = names.first,
      try String(contentsOfFile: "\(path)/\(first)", encoding: .utf8).contains("\nreduced-motion:")
        || names.contains(where: { named.contains(String($0.dropLast(5))) })
    else { return nil }
    let rest = names.filter { !named.contains(String($0.dropLast(5))) }
    let share = parts.map { TestShare.of(rest, parts: $0) } ?? []
    var chosen = Set(names).subtracting(rest).union(share)
    for name in chosen {
      let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
      guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("extends: ") })
      else { continue }
      chosen.insert("\(line.dropFirst(9)).yaml")
    }
    return chosen
  }
}

import ArgumentParser
import SegueJSON
import SegueStaging

extension ListCommand {
  /// What a list contains.
  enum Contents: String, CaseIterable, ExpressibleByArgument {
    case presets, scenes, gestures, scenarios

    /// The kind of file; nil for presets.
    var files: CatalogFiles.Kind? {
      switch self {
      case .presets: nil
      case .scenes: .scene
      case .gestures: .gesture
      case .scenarios: .scenario
      }
    }
  }

  /// Prints the files of a kind.
  func printFiles(_ kind: CatalogFiles.Kind, in environment: CommandEnvironment) throws {
    let list = try CatalogFileList(CatalogFiles(kind, in: try catalog.paths(in: environment)))
    if format.isJSON {
      let files = list.entries.map { JSONValue.object($0.json) }
      try environment.print(["schema": 1, contents.rawValue: .array(files)])
    } else if let columns = environment.columns {
      let table = Table(
        headings: ["ID", "SUMMARY"], rows: list.entries.map { [$0.id, $0.summary] })
      let lines = table.lines(
        width: columns, style: format.style(in: environment), showsUnicode: environment.showsUnicode
      )
      try environment.print(styled: lines.joined(separator: "\n"))
    } else {
      for entry in list.entries {
        try environment.print("\(entry.id)\t\(entry.summary)")
      }
    }
    let style = format.errorStyle(in: environment)
    for warning in list.warnings { try environment.report(.warning, warning, style: style) }
    if list.entries.isEmpty {
      try environment.report(.note, "the catalog has no \(contents.rawValue)", style: style)
    }
  }
}

import SegueCatalog
import SegueYAML

/// Finds scenarios: files that the user names, or those of the catalogue by their ids.
struct ScenarioFinder {
  /// The folders of the catalogue, in search order.
  let folders: [String]
  let environment: CommandEnvironment

  /// The file that the user means.
  func file(_ name: String) throws(CommandFailure) -> SourceFile {
    if name == "-" {
      return SourceFile(
        name: "standard input", bytes: try environment.input(YAMLLimits().fileSize))
    }
    if name.contains("/") || name.hasSuffix(".yaml") { return try named(name) }
    for folder in folders {
      if let file = try self.file(at: "\(folder)/scenarios/\(name).yaml") { return file }
    }
    let ids = try ids()
    throw CommandFailure(
      .notFound, "there is no scenario '\(name)'",
      help: NearestName.help(for: name, noun: "scenario", among: ids)
        ?? (ids.isEmpty
          ? "name a file, such as ./\(name).yaml" : "there are \(ids.joined(separator: ", "))"))
  }

  private func named(_ name: String) throws(CommandFailure) -> SourceFile {
    let isRelative = !environment.currentFolder.isEmpty && !name.hasPrefix("/")
    guard let file = try file(at: isRelative ? "\(environment.currentFolder)/\(name)" : name)
    else { throw CommandFailure(.notFound, "there is no file \(name)") }
    return file
  }

  /// A file; nil where there is none.
  private func file(at path: String) throws(CommandFailure) -> SourceFile? {
    do throws(SystemFailure) {
      return SourceFile(
        name: path, bytes: try FileBytes.read(path, limit: YAMLLimits().fileSize))
    } catch {
      if error.isMissing { return nil }
      throw CommandFailure(.inputOutput, error.description)
    }
  }

  /// The ids of the catalogue's scenarios.
  private func ids() throws(CommandFailure) -> [String] {
    var ids: [String] = []
    for folder in folders {
      do throws(SystemFailure) {
        ids += try YAMLFiles.paths(at: "\(folder)/scenarios").map { PresetFile(path: $0).stem }
      } catch {
        if !error.isMissing { throw CommandFailure(.inputOutput, error.description) }
      }
    }
    return ids
  }
}

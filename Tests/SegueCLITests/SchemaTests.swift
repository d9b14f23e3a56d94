import SegueSystem
import SegueYAML
import Testing

@testable import SegueCLI

@Suite struct SchemaTests {
  @Test(arguments: [
    "preset", "scene", "scenario", "gesture", "rules", "families", "plugin", "tape",
  ])
  func `the committed schema matches the printed one`(_ format: String) throws {
    let printed = CommandRun("schema", format)
    #expect(printed.status == .success)
    let path = Self.root + "/catalog/schema/\(format).json"
    let committed = try String(decoding: FileBytes.read(path, limit: 1 << 22), as: UTF8.self)
    let isFresh = printed.output == committed
    #expect(isFresh, "\(path) is stale: run Scripts/update")
  }

  /// The folder of the package.
  static let root =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
}

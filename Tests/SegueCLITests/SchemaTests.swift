import SegueSystem
import SegueYAML
import Testing

@testable import SegueCLI

@Suite struct SchemaTests {
  @Test(arguments: [
    ("preset", "segue schema"), ("scene", "segue schema scene"),
    ("scenario", "segue schema scenario"),
    ("gesture", "segue schema gesture"), ("rules", "segue schema rules"),
    ("families", "segue schema families"), ("plugin", "segue schema plugin"),
  ])
  func `the committed schema matches the printed one`(
    _ format: String, _ command: String
  ) throws {
    let printed = CommandRun("schema", format)
    #expect(printed.status == .success)
    let path = Self.root + "/catalog/schema/\(format).json"
    let committed = try String(decoding: FileBytes.read(path, limit: 1 << 22), as: UTF8.self)
    let isFresh = printed.output == committed
    #expect(isFresh, "\(path) is stale: run '\(command) > catalog/schema/\(format).json'")
  }

  /// The folder of the package.
  static let root =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
}

import SegueSystem
import SegueYAML
import SegueTestSupport
import Testing

@testable import SegueCLI

@Suite struct SchemaTests {
  @Test(arguments: [
    "preset", "scene", "scenario", "gesture", "rules", "families", "plugin", "tape",
  ])
  func `the committed schema matches the printed one`(_ format: String) throws {
    let printed = CommandRun("schema", format)
    #expect(printed.status == .success)
    let path = Checkout.folder + "/catalog/schema/\(format).json"
    let committed = try String(decoding: FileBytes.read(path, limit: 1 << 22), as: UTF8.self)
    let isFresh = printed.output == committed
    #expect(isFresh, "\(path) is stale: run Scripts/update")
  }
}

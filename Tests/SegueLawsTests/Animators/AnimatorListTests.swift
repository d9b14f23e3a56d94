import Foundation
import SegueAnimators
import SegueTimeline
import Testing

@Suite struct `Built-in animators` {
  @Test func `include the animator of every source file`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/SegueAnimators")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.standardized.path)
      .filter { $0.hasSuffix("Animator.swift") }.map { $0.dropLast(".swift".count) }
    #expect(!files.isEmpty)
    #expect(
      Set(BuiltInAnimators.all.map { "\(type(of: $0))" }) == Set(files.map(String.init)))
  }

  @Test func `are sorted by unique ids`() {
    let ids = BuiltInAnimators.all.map(\.description.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test func `have defaults among their choices`() {
    for parameter in BuiltInAnimators.all.flatMap(\.description.parameters) {
      guard case .choice(let names) = parameter.kind,
        case .choice(let name) = parameter.defaultValue
      else { continue }
      #expect(names.contains(name), "\(parameter.name)")
    }
  }
}

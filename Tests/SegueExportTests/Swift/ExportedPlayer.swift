import SegueCatalog
import SegueExport
import SegueTestSupport
import SegueTimeline

/// A program that plays exported files on the stand-in for UIKit.
struct ExportedPlayer {
  /// What is displayed of one layer, or what went wrong.
  struct Line {
    let kind, preset, operation: String
    let isRightToLeft: Bool
    let words: [String]

    init?(_ line: Substring) {
      let words = line.split { $0 == " " }.map(String.init)
      guard words.count > 4 else { return nil }
      (kind, preset, operation) = (words[0], words[1], words[2])
      isRightToLeft = words[3] == "rtl"
      self.words = Array(words[4...])
    }
  }

  let folder: TemporaryFolder

  /// Writes the files and compiles them, with warnings as errors.
  init(_ exports: [(preset: Preset, file: SwiftExport)]) throws {
    folder = try TemporaryFolder()
    for (_, file) in exports {
      try folder.write(Self.withoutSelectors(file.export.text), to: file.typeName + ".swift")
    }
    let cases = exports.map(Self.example)
    try folder.write(
      "import UIKit\n\n@MainActor let cases: [Case] = [\n\(cases.joined(separator: ",\n"))\n]\n",
      to: "cases.swift")
    let modules = ["CoreGraphics", "QuartzCore", "UIKit"]
    let built = BuiltProgram.segue.dropLast("/segue".count)
    let objects = modules.map { module in
      "$(find '\(Checkout.folder)/Tests/UIKitStandIn/Sources/\(module)' -name '*.swift' | sed 's|.*/\\(.*\\)|\(built)/\(module).build/\\1.o|')"
    }
    let problems = try text(
      of: """
        cd '\(folder.path)' && swiftc -Onone -swift-version 6 -warnings-as-errors -I '\(built)/Modules' -j 2 \
        *.swift '\(Checkout.folder)'/Tests/SegueExportTests/SwiftPlayer/*.swift \(objects.joined(separator: " ")) \
        -o player 2>&1 || echo 'it does not compile'
        """)
    guard problems.isEmpty else { throw Failure(text: problems) }
  }

  struct Failure: Error {
    let text: String
  }

  /// What the program prints.
  func lines() throws -> [Line] {
    try text(of: "'\(folder.file("player"))'").split(separator: "\n").compactMap { Line($0) }
  }

  /// The file as it compiles without Objective-C: methods instead of their selectors.
  private static func withoutSelectors(_ text: String) -> String {
    text.replacing("@objc ", with: "")
      .replacing("target: self, action: #selector(", with: "calling: (")
      .replacing("target: self, selector: #selector(", with: "calling: (")
  }

  private static func example(_ preset: Preset, _ file: SwiftExport) -> String {
    let name = file.typeName
    let setSource =
      file.export.text.contains("weak var source") ? "t.source = cell; " : "_ = cell; "
    var members = ["id: \"\(preset.id)\""]
    if file.export.operations.contains(.push) {
      members.append("navigation: { let t = \(name)(); \(setSource)t.attach(to: $0); return t }")
      members[1] = members[1].replacing("{ let", with: "{ navigation, cell in let")
        .replacing("$0", with: "navigation")
    }
    if file.export.text.contains("func swipeBack(") { members.append("hasSwipe: true") }
    if file.export.operations.contains(.tab) {
      members.append("tabs: { cell in let t = \(name)(); \(setSource)return t }")
    }
    if file.export.operations.contains(.present) {
      members.append(
        "modal: { screen, cell in let t = \(name)(); \(setSource)t.prepare(screen); return t }")
    }
    return "  Case(\(members.joined(separator: ", ")))"
  }
}

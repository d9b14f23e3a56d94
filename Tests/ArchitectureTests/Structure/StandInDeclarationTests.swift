import Testing

/// The stand-in declares what Apple publishes: each file says where, and nothing is newer than what apps may rely on unless it says so.
@Suite struct StandInDeclarationTests {
  private static let modules = ["CoreGraphics", "QuartzCore", "UIKit", "SwiftUI"]

  @Test func `every file of the stand-in says which SDK its declarations are of`() throws {
    let platforms = try Repository.text(of: "Package.swift").firstMatch(of: /\.iOS\(\.v(\d+)\)/)
    let oldest = try #require(platforms.flatMap { Int($0.1) })
    let files = Self.modules.flatMap {
      Repository.files(under: "Tests/UIKitStandIn/Sources/\($0)", suffixes: ["swift"])
    }
    #expect(files.count > 100)
    for file in files {
      let problems = Self.problems(in: try Repository.text(of: file), oldest: oldest)
      #expect(problems == [], "\(file)")
    }
  }

  @Test(arguments: [
    ("public let a = 1", ["the first line names no SDK"]),
    ("// Behavior: UIView.h of the iOS 16.5 SDK.\nopen var a = 1", ["the first line names no SDK"]),
    ("// Declarations: UIView.h.\n// For iOS 16.\nopen var a = 1", ["the first line names no SDK"]),
    ("// Declarations: UITab.h of the iOS 18.0 SDK.\n\npublic class A {", ["line 3 is newer"]),
    (
      "// Declarations: UITab.h of the iOS 18.0 SDK.\n@available(iOS 18, *)\npublic class A {\n  open var a = 1\n",
      ["line 4 is newer"]
    ),
  ])
  func `declarations of unknown origin or of a newer system are reported`(
    source: String, problems: [String]
  ) {
    #expect(Self.problems(in: source, oldest: 17) == problems)
  }

  @Test(arguments: [
    "// Not Apple's: what tests see.\npublic let a = 1",
    "// Declarations: UIView.h and UIColor.h of the iOS 16.5 SDK. Behavior: iOS 26.\nopen var a = 1",
    "// Declarations: \"View\" of SwiftUI's documentation, iOS 17.\npublic protocol View {",
    "// Declarations: UITab.h of the iOS 18.0 SDK.\n@available(iOS 18, *)\n@MainActor public class A {",
    "// Behavior: UIView.h.\npublic import QuartzCore\n/// What is public or open here.\nvar open = [1]\nopen.last",
  ])
  func `other files are not reported`(source: String) {
    #expect(Self.problems(in: source, oldest: 17) == [])
  }

  /// What a file lacks: the SDK in its first line, or the availability of something newer than the oldest iOS.
  private static func problems(in source: String, oldest: Int) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let declared = lines.indices.filter { isVisible(lines[$0]) }
    if declared.isEmpty || source.hasPrefix("// Not Apple's") { return [] }
    guard
      let sdk = source.prefixMatch(of: /\/\/ Declarations: .*? iOS (\d+)/).flatMap({ Int($0.1) })
    else { return ["the first line names no SDK"] }
    return sdk <= oldest
      ? [] : declared.filter { !saysAvailability(lines, $0) }.map { "line \($0 + 1) is newer" }
  }

  /// Whether a line declares something that other modules see.
  private static func isVisible(_ line: Substring) -> Bool {
    !line.contains(/^ *\/\//) && line.contains(/(^| )(public|open) (?!import )[a-z@]/)
  }

  /// Whether a declaration, or a line of attributes above it, says from which iOS on it is there.
  private static func saysAvailability(_ lines: [Substring], _ line: Int) -> Bool {
    let attributes = lines[..<line].reversed().prefix { $0.contains(/^ *@/) }
    return ([lines[line]] + attributes).contains { $0.contains("@available(iOS ") }
  }
}

import Foundation
import SegueTestSupport
import Testing

/// The headers that others compile, with their compilers and the strictest of their warnings.
@Suite(.waits) struct HeaderTests {
  /// A compiler and the language that it is given.
  struct Reader: CustomTestStringConvertible, Sendable {
    var program: String
    var language: String
    var standard: String
    var testDescription: String { "\(program) \(standard)" }
  }

  static let readers = [
    Reader(program: "gcc", language: "c", standard: "c11"),
    Reader(program: "clang", language: "c", standard: "c11"),
    Reader(program: "g++", language: "c++", standard: "c++17"),
    Reader(program: "clang++", language: "c++", standard: "c++17"),
  ]
  static let headers = [
    "segue_values.h", "segue_stage.h", "segue_timeline.h", "segue_plugin.h", "segue_kit.h",
  ]

  @Test func `the list names every header`() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(found.filter { $0.hasSuffix(".h") }.sorted() == Self.headers.sorted())
  }

  @Test(.needs("gcc", "clang", "g++", "clang++"), arguments: readers, headers)
  func `each header compiles alone without warnings`(reader: Reader, header: String) throws {
    #expect(try Self.warnings(of: reader, on: "#include <\(header)>\n") == "")
  }

  @Test(.needs("gcc", "clang", "g++", "clang++"), arguments: readers)
  func `the compilers report a narrowing conversion`(reader: Reader) throws {
    let narrowing = "int narrowed(long long wide);\nint narrowed(long long wide) { return wide; }\n"
    let warnings = try Self.warnings(of: reader, on: "#include <segue_kit.h>\n" + narrowing)
    #expect(warnings.contains("conversion"))
  }

  private static let folder = FixtureLibrary.root.appending(path: "Sources/CSeguePlugin/include")
    .path

  /// What a compiler says of a source.
  private static func warnings(of reader: Reader, on source: String) throws -> String {
    let program = try #require(InstalledProgram.path(of: reader.program))
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "-x", reader.language, "-std=\(reader.standard)", "-Wall", "-Wextra", "-Wpedantic",
      "-Wconversion", "-Wshadow", "-fsyntax-only", "-I", folder, "-",
    ]
    let (input, messages) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = messages
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(source.utf8))
    try input.fileHandleForWriting.close()
    let reported = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: reported, as: UTF8.self)
  }
}

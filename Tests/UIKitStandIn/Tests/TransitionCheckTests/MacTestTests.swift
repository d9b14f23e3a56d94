import Foundation
import Testing

/// `Scripts/mac-test`, as far as it runs without a Mac.
@Suite(.serialized) struct MacTestTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  @Test func `it refuses with one sentence where there is no Mac`() throws {
    let run = try Self.run(["Scripts/mac-test"])
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(
      run.errors
        == "error: this needs a Mac with Xcode, for it runs apps in a simulator of iOS\n")
  }

  @Test func `it says how to use it`() throws {
    let run = try Self.run(["Scripts/mac-test", "--fast"])
    #expect(run.status == 2)
    #expect(run.errors == "usage: Scripts/mac-test [--os VERSION | --questions]\n")
  }

  @Test func `the shell of a Mac can read it`() throws {
    #expect(try Self.run(["bash", "-n", "Scripts/mac-test"]).status == 0)
  }

  @Test(arguments: [
    ("", "C0000000-0000-0000-0000-000000000002 iPhone 17 Pro, iOS 26.1"),
    ("17.5", "B0000000-0000-0000-0000-000000000001 iPhone 15, iOS 17.5"),
    ("18.5", "D0000000-0000-0000-0000-000000000001 iPhone 16, iOS 18.5"),
    ("26", "C0000000-0000-0000-0000-000000000002 iPhone 17 Pro, iOS 26.1"),
  ])
  func `it picks the first iPhone of the newest system`(_ os: String, _ simulator: String) throws {
    let run = try Self.pick(os)
    #expect(run.status == 0)
    #expect(run.output == simulator + "\n")
  }

  @Test(arguments: ["27", "2", "26.0"])
  func `it picks nothing where there is no iPhone`(_ os: String) throws {
    let run = try Self.pick(os)
    #expect(run.status == 1)
    #expect(run.output == "")
  }

  @Test func `the report says what differs, and what is missing`() throws {
    let begun = """
      noise
      segue-check\tanswer\tsystem\tiOS 26.1
      segue-check\tholds\tcube push\t0.1 points, 0.0 of opacity

      """
    let ended = "segue-check\tanswer\tend\t0 failures\n"
    let failed = "segue-check\tFAILS\tflip pop\t3.0 points, 0.0 of opacity\n"
    #expect(try Self.report(begun + ended).status == 0)
    #expect(try Self.report(begun).status == 1)
    #expect(try Self.report("").status == 1)
    let run = try Self.report(begun + failed + ended)
    #expect(run.status == 1)
    #expect(run.output.contains("system  ") && run.output.contains("FAILS  flip pop"))
    #expect(run.output.hasSuffix("1 of 2 hold\n"))
  }

  @Test(arguments: [("holds", 0), ("FAILS", 1)])
  func `on a Mac it writes a report, and fails if a preset does`(
    _ verdict: String, _ status: Int32
  ) throws {
    let run = try Self.run(Self.mac + ["VERDICT=\(verdict)", "Scripts/mac-test", "--os", "18.5"])
    #expect(run.status == status)
    #expect(run.output.contains("== Xcode 26.2 Build version 17C52 iPhone 16, iOS 18.5\n"))
    let report = try String(
      contentsOf: Self.root.appending(path: "build/mac-test/report.txt"), encoding: .utf8)
    #expect(report.contains("\(verdict)  cube push") && run.output.contains(report))
  }

  // MARK: Questions

  @Test func `the list has every question and everything to look at, also on a Mac`() throws {
    let run = try Self.run(["Scripts/mac-test", "--questions"])
    #expect(run.status == 0 && run.errors == "")
    for question in try OpenQuestion.all() {
      #expect(run.output.contains("  \(question.name)  "))
      #expect(run.output.contains("  \(question.text)\n"))
      #expect(run.output.contains("\n  \(question.asker)\n"))
    }
    let looks = try OpenQuestion.lines(byHand: true)
    for (index, look) in looks.enumerated() {
      #expect(run.output.contains(" \(index + 1). \(look[1])\n     Expect: \(look[2])\n"))
    }
    #expect(looks.count > 10)
    let mac = try Self.run(Self.mac + ["VERDICT=holds", "Scripts/mac-test"])
    let list = try #require(mac.output.range(of: run.output))
    let build = try #require(mac.output.range(of: "== Building"))
    #expect(list.upperBound < build.lowerBound)
  }

  // MARK: Running

  /// The folder of the app that checks a device, and of what reads its results.
  private static let check = "Tests/TransitionCheck.swiftpm"

  /// Where the programs of a Mac are found.
  private static let mac = [
    "PATH=\(root.path())/Tests/UIKitStandIn/Tests/TransitionCheckTests/Fixtures/Mac:"
      + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  ]

  private static func pick(_ os: String) throws -> Run {
    let list = "Tests/UIKitStandIn/Tests/TransitionCheckTests/Fixtures/simulators.json"
    return try run(["awk", "-v", "os=\(os)", "-f", "\(check)/newest-iphone.awk", list])
  }

  private static func report(_ printed: String) throws -> Run {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try printed.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(["awk", "-F", "\t", "-f", "\(check)/device-report.awk", file.path()])
  }

  private typealias Run = (status: Int32, output: String, errors: String)

  private static func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = root
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let texts = try [output, errors].map {
      String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }
}

import Foundation
import Testing
import UIKit

@testable import TransitionCheck

/// The list of questions is that of the app which asks them.
@MainActor @Suite(.serialized) struct QuestionTests {
  @Test func `the app asks what the list says, and nothing else`() throws {
    let listed = Dictionary(grouping: try OpenQuestion.all(), by: \.asker)
    #expect(Set(listed.keys) == Set(CheckRun.questions.map { "\($0)" }))
    for questions in CheckRun.questions {
      let report = Report()
      questions.init(.ofCheck()).ask(report)
      let asked = report.lines.map { $0.components(separatedBy: "\t")[2] }
      #expect(asked.sorted() == listed["\(questions)"]?.map(\.name).sorted())
    }
  }

  @Test func `each line of the list has three parts, and no name comes twice`() throws {
    let lines = try OpenQuestion.lines(byHand: false) + OpenQuestion.lines(byHand: true)
    for line in lines { #expect(line.count == 3 && !line.contains("")) }
    #expect(Set(lines.map { $0[1] }).count == lines.count)
  }
}

/// A line of the list.
struct OpenQuestion {
  /// The type that asks it.
  let asker: String
  let name: String
  let text: String

  /// The questions that the app asks.
  static func all() throws -> [OpenQuestion] {
    try lines(byHand: false).map { OpenQuestion(asker: $0[0], name: $0[1], text: $0[2]) }
  }

  /// The parts of the lines that the app asks, or that are for the eye.
  static func lines(byHand: Bool) throws -> [[String]] {
    let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let list = try String(
      contentsOf: root.appending(path: "Tests/TransitionCheck.swiftpm/questions.tsv"),
      encoding: .utf8)
    return list.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.components(separatedBy: "\t") }.filter { ($0[0] == "by hand") == byHand }
  }
}

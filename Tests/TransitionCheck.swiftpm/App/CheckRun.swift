import Foundation
import UIKit

/// Everything that is checked and asked, in a window.
@MainActor
struct CheckRun {
  let window: UIWindow
  let report = Report()
  /// Those who ask.
  static let questions: [any Questions.Type] = [
    CoreAnimationQuestions.self, NavigationQuestions.self, PresentationQuestions.self,
    TabQuestions.self, AdapterQuestions.self, BarQuestions.self, DelegateQuestions.self,
    LiveViewQuestions.self, KeyboardQuestions.self, PageQuestions.self, ElementQuestions.self,
    CoverQuestions.self,
  ]
  private let kinds: [PresetOperation]

  /// - Parameter kinds: the operations of presets to compare.
  init(_ window: UIWindow, comparing kinds: [PresetOperation] = PresetOperation.all) {
    (self.window, self.kinds) = (window, kinds)
  }

  /// Checks and asks everything; a line of the report for each.
  func run() {
    report.answer("system", ProcessInfo.processInfo.operatingSystemVersionString)
    report.answer(
      "frames per second of the screen", "\(window.windowScene?.screen.maximumFramesPerSecond ?? 0)"
    )
    for questions in Self.questions { questions.init(window).ask(report) }
    for kind in kinds { PresetCheck(window, kind).run(report) }
    report.answer("end", "\(report.failures) failures")
  }
}

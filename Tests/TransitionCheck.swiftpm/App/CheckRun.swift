import Foundation
import UIKit

/// Everything that is checked and asked, in a window.
@MainActor
struct CheckRun {
  let window: UIWindow
  let report = Report()
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
    CoreAnimationQuestions(window).ask(report)
    NavigationQuestions(window).ask(report)
    PresentationQuestions(window).ask(report)
    AdapterQuestions(window).ask(report)
    PageQuestions(window).ask(report)
    for kind in kinds { PresetCheck(window, kind).run(report) }
    report.answer("end", "\(report.failures) failures")
  }
}

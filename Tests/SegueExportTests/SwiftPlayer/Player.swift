import UIKit

/// Plays the operations of one preset.
@MainActor final class Player {
  private let example: Case
  private let isRightToLeft: Bool
  private var screens: Screens?

  init(_ example: Case, isRightToLeft: Bool) {
    (self.example, self.isRightToLeft) = (example, isRightToLeft)
  }

  var operations: [String] {
    (example.navigation == nil ? [] : ["push", "pop"]) + (example.tabs == nil ? [] : ["tab"])
      + (example.modal == nil ? [] : ["present", "dismiss"])
  }

  /// Prints what is displayed at 21 progresses.
  func play(_ operation: String) {
    let screens = begin(operation, operation, driver: nil)
    guard let duration = screens.duration else {
      return report("fault", operation, "no transition")
    }
    for index in 0..<20 {
      for (place, picture) in screens.pictures().enumerated() {
        report("played", operation, "\(index) \(place) \(picture)")
      }
      StandIn.advance(by: duration / 20)
    }
    StandIn.advance(by: 0.1)
    if screens.duration != nil { report("fault", operation, "it does not end") }
    for fault in StandIn.faults { report("fault", operation, fault) }
  }

  /// Prints what is displayed at a fraction, and what is not restored after it is cancelled there.
  func cancel(_ operation: String, at fraction: Double) {
    let driver = UIPercentDrivenInteractiveTransition()
    let screens = begin(operation, operation, driver: driver)
    driver.update(CGFloat(fraction))
    StandIn.commit()
    for (place, picture) in screens.pictures().enumerated() {
      report("scrubbed", operation, "\(Int((fraction * 20).rounded())) \(place) \(picture)")
    }
    driver.cancel()
    StandIn.advance(by: 5)
    reportChanges(of: screens, operation, "cancelled at \(fraction)")
    for fault in StandIn.faults { report("fault", operation, fault) }
  }

  /// Swipes back with a finger: twice it is taken away on the way, and at last it leaves near the end.
  func swipe() {
    for fraction in [0.3, 0.7, 0.95] {
      let screens = begin(nil, "pop", driver: nil)
      let finger = screens.swipe(to: fraction, isRightToLeft: isRightToLeft)
      if screens.duration == nil { report("fault", "pop", "no finger begins it") }
      if fraction < 0.9 {
        for (place, picture) in screens.pictures().enumerated() {
          report("scrubbed", "pop", "\(Int((fraction * 20).rounded())) \(place) \(picture)")
        }
        finger.cancel()
      } else {
        finger.lift()
      }
      StandIn.advance(by: 5)
      if fraction < 0.9 {
        reportChanges(of: screens, "pop", "a finger taken away at \(fraction)")
      } else if !screens.isBack {
        report("fault", "pop", "a finger that has gone most of the way does not lead back")
      }
      for fault in StandIn.faults { report("fault", "pop", fault) }
    }
  }

  private func reportChanges(of screens: Screens, _ operation: String, _ reason: String) {
    let (before, after) = (screens.before, screens.state())
    guard before != after else { return }
    let change = zip(before, after).first { $0 != $1 }
    report(
      "fault", operation,
      "\(reason): \(before.count) layers become \(after.count); \(change?.0 ?? "") becomes \(change?.1 ?? "")"
    )
  }

  private func report(_ kind: String, _ operation: String, _ text: String) {
    print(kind, example.id, operation, isRightToLeft ? "rtl" : "ltr", text)
  }

  /// Prepares screens, and begins a change unless a finger shall.
  private func begin(
    _ change: String?, _ operation: String, driver: UIPercentDrivenInteractiveTransition?
  ) -> Screens {
    StandIn.reset()
    StandIn.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let screens = Screens(example, operation, driver: driver)
    self.screens = screens
    if change != nil { screens.change() }
    StandIn.commit()
    return screens
  }
}

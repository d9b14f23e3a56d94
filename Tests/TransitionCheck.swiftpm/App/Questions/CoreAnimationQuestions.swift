import QuartzCore
import UIKit

/// How Core Animation interpolates, and how long snapshots take.
@MainActor
struct CoreAnimationQuestions: Questions {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let screen = ListScreen()
    window.rootViewController = screen
    Device.wait(0.3)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    screen.view.layer.addSublayer(layer)
    report.answer(
      "presentation layer before the first commit",
      layer.presentation() == nil ? "none" : "there is one")
    CATransaction.flush()
    report.answer("m11 halfway through a quarter turn", "\(halfwayThroughAQuarterTurn(layer))")
    layer.removeFromSuperlayer()
    for waits in [false, true] {
      report.answer(
        "snapshot of a screen \(waits ? "after" : "before") screen updates",
        snapshotTime(of: screen.view, afterScreenUpdates: waits))
    }
  }

  /// 0.5 if matrices are interpolated element by element, 0.7071 if their rotation is.
  private func halfwayThroughAQuarterTurn(_ layer: CALayer) -> CGFloat {
    let turn = CAKeyframeAnimation(keyPath: "transform")
    turn.values = [CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)]
    turn.duration = 1
    let start = layer.convertTime(CACurrentMediaTime(), from: nil)
    turn.beginTime = start
    turn.fillMode = .both
    layer.add(turn, forKey: "turn")
    window.layer.speed = 0
    window.layer.timeOffset = start + 0.5
    CATransaction.flush()
    defer {
      window.layer.speed = 1
      window.layer.timeOffset = 0
      layer.removeAllAnimations()
    }
    return layer.presentation()?.transform.m11 ?? .nan
  }

  private func snapshotTime(of view: UIView, afterScreenUpdates: Bool) -> String {
    let start = CACurrentMediaTime()
    let snapshot = view.snapshotView(afterScreenUpdates: afterScreenUpdates)
    let milliseconds = ((CACurrentMediaTime() - start) * 10_000).rounded() / 10
    return "\(snapshot == nil ? "none" : "made") in \(milliseconds) ms"
  }
}

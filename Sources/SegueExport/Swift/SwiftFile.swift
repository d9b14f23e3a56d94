import SegueCatalog
import SegueTimeline

/// The text of a file, from its head to its helpers.
struct SwiftFile {
  let preset: Preset
  let name: String
  let operations: [SwiftOperation]
  let timings: SwiftTimings
  let gestures: [SegueTimeline.Operation: SwiftGesture]
  let presentation: SwiftPresentation?
  let losses: [PresetExport.Loss]

  private var animator: SwiftAnimator {
    SwiftAnimator(
      name: name, operations: operations, timings: timings, hasSettings: !parameters.isEmpty)
  }

  private var delegate: SwiftDelegate {
    SwiftDelegate(
      name: name, preset: preset, operations: operations.map(\.recipe.operation),
      parameters: parameters, hasSource: animator.hasSource, gestures: gestures,
      presentation: presentation)
  }

  /// The parameters that the operations or the gestures use.
  private var parameters: [ParameterDescription] {
    let lines =
      operations.flatMap(\.lines) + operations.map(\.duration)
      + gestures.values.flatMap(\.lines) + [presentation?.text ?? ""]
    let text = lines.joined(separator: "\n")
    return preset.parameters.filter { parameter in
      guard case .number = parameter.defaultValue else { return false }
      let name = "settings." + SwiftName.value(parameter.name)
      return text.split(separator: name, omittingEmptySubsequences: false).dropFirst().contains {
        !($0.first.map { $0.isLetter || $0.isNumber } ?? false)
      }
    }
  }

  var text: String {
    let main =
      delegate.text + "\n" + animator.text
      + (gestures.isEmpty ? "" : "\n" + swipe) + (presentation.map { "\n" + $0.text } ?? "")
    let helpers = SwiftMotion(
      used: main, timings: timings, hasSource: animator.hasSource, presentation: presentation?.name)
    return head + "\n" + main + "\n" + helpers.text
  }

  private var head: String {
    var lines = [
      "\(name).swift", "", "\(preset.name): \(preset.summary)", "",
      "Written by 'segue export \(preset.id) --format swift'. It needs UIKit only, from iOS 16 on.",
      "",
    ]
    lines += ["Keep one as long as it is used:", "", "    let transition = \(name)()"]
    let all = operations.map(\.recipe.operation)
    if all.contains(.push) { lines.append("    transition.attach(to: navigationController)") }
    if all.contains(.tab) { lines.append("    tabBarController.delegate = transition") }
    if animator.hasSource { lines.append("    transition.source = cell") }
    if all.contains(.present) {
      lines += ["    transition.prepare(controller)", "    present(controller, animated: true)"]
    }
    if !losses.isEmpty {
      lines += ["", "What the preset does in Segue, and this file does not:"]
      lines += losses.map {
        "- \($0.description.first?.uppercased() ?? "")\($0.description.dropFirst())."
      }
    }
    return lines.map { $0.isEmpty ? "//" : "// " + $0 }.joined(separator: "\n")
      + "\n\nimport UIKit\n"
  }

  private var swipe: String {
    """
    /// Moves a transition with a finger, by the clock of the transition's container.
    ///
    /// UIPercentDrivenInteractiveTransition is made for animations of views; those of layers do not return if it is cancelled.
    @MainActor
    private final class Swipe: NSObject, UIViewControllerInteractiveTransitioning {
      /// What the finger moves.
      var animator: \(name)Animator?
      private var context: (any UIViewControllerContextTransitioning)?
      private var progress: CGFloat = 0
      /// The way to the end, after the finger has left.
      private var way: (start: CFTimeInterval, duration: TimeInterval, from: CGFloat, to: CGFloat)?

      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        animator?.animateTransition(using: transitionContext)
      }

      func update(_ fraction: CGFloat) {
        progress = min(max(fraction, 0), 1)
        animator?.motion?.show(progress)
        context?.updateInteractiveTransition(progress)
      }

      func end(finishing: Bool, over duration: TimeInterval) {
        guard let context else { return }
        if finishing {
          context.finishInteractiveTransition()
        } else {
          context.cancelInteractiveTransition()
        }
        way = (CACurrentMediaTime(), duration, progress, finishing ? 1 : 0)
        CADisplayLink(target: self, selector: #selector(step)).add(to: .main, forMode: .common)
      }

      @objc private func step(_ link: CADisplayLink) {
        guard let way, let motion = animator?.motion else { return link.invalidate() }
        let time = min((link.targetTimestamp - way.start) / way.duration, 1)
        let eased = 1 - pow(1 - time, 3)
        motion.show(way.from + (way.to - way.from) * eased)
        guard time == 1 else { return }
        link.invalidate()
        motion.end()
      }
    }

    """
  }
}

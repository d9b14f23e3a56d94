/// What stands at the end of a file: the types that run its animations, as far as the file uses them.
struct SwiftMotion {
  /// The calls of the operations, and all else that the file says.
  let used: String
  let timings: SwiftTimings
  let hasSource: Bool
  /// The name of the presentation controller, if there is one.
  let presentation: String?

  var text: String { timing + "\n" + motion + "\n" + direction }

  private var motion: String {
    ([head] + optional + [adding, running]).joined(separator: "\n") + "}\n"
  }

  private var head: String {
    """
    /// A transition that runs: its views, and their animations, which begin and end together.
    ///
    /// The views keep the values that they have at rest; animations only show others. So nothing has to be restored.
    @MainActor
    private final class Motion {
      let container: UIView
      let from: UIView
      let to: UIView
    \(hasSource ? "  let sourceView: UIView\n" : "")\
      private let context: any UIViewControllerContextTransitioning
      private let duration: TimeInterval
      private var animations: [(layer: CALayer, animation: CAPropertyAnimation)] = []
      /// Views of the transition only.
      private var extras: [UIView] = []
    \(uses("clip") ? "  private var clipped: [UIView] = []\n" : "")\
    \(uses("mask") ? "  private var masked: [UIView] = []\n" : "")\
    \(uses("hide") ? "  private var hidden: [UIView] = []\n" : "")\
      private var start: CFTimeInterval = 0

      init?(
        in context: any UIViewControllerContextTransitioning, duration: TimeInterval\
    \(hasSource ? ", source: UIView?" : "")
      ) {
        guard let fromController = context.viewController(forKey: .from),
          let toController = context.viewController(forKey: .to)
        else { return nil }
        // A screen that stays behind a presented one has no view of its own in the transition.
        from = context.view(forKey: .from) ?? fromController.view
        to = context.view(forKey: .to) ?? toController.view
        (self.context, self.duration) = (context, duration)
        container = context.containerView
    \(hasSource ? "    sourceView = source ?? container\n" : "")\
        if context.view(forKey: .to) != nil { to.frame = context.finalFrame(for: toController) }
      }

    """
  }

  private func uses(_ method: String) -> Bool { used.contains("motion.\(method)(") }

  private var optional: [String] {
    var parts: [String] = []
    if used.contains("motion.direction") {
      parts.append(
        """
          /// 1 where the language runs from left to right, and −1 where it runs from right to left.
          var direction: CGFloat { container.readingDirection }

        """)
    }
    if used.contains("motion.sourceFrame") {
      parts.append(
        """
          /// Where what was tapped is.
          var sourceFrame: CGRect { container.convert(sourceView.bounds, from: sourceView) }

        """)
    }
    if let presentation, used.contains("motion.backdrop") {
      parts.append(
        """
          /// What lies between the two screens as long as one is presented.
          var backdrop: UIView {
            let keys: [UITransitionContextViewControllerKey] = [.to, .from]
            let found = keys.lazy.compactMap { [context] in
              context.viewController(forKey: $0)?.presentationController as? \(presentation)
            }
            return found.first?.backdrop ?? UIView()
          }

        """)
    }
    if uses("cover") || used.contains("motion.cover") {
      parts.append(
        """
          /// Makes a view of one color, as large as the container.
          func cover(_ color: UIColor) -> UIView {
            let view = UIView(frame: container.bounds)
            view.backgroundColor = color
            extras.append(view)
            return view
          }

        """)
    }
    if uses("snapshot") {
      parts.append(
        """
          /// Makes a picture of a view, in its place.
          func snapshot(of view: UIView) -> UIView {
            let picture = view.snapshotView(afterScreenUpdates: false) ?? UIView()
            picture.frame = container.convert(view.bounds, from: view)
            extras.append(picture)
            return picture
          }

        """)
    }
    if uses("group") || used.contains("motion.group") {
      parts.append(
        """
          /// Makes a view that holds others, as large as the container.
          func group() -> UIView {
            let view = UIView(frame: container.bounds)
            extras.append(view)
            return view
          }

        """)
    }
    parts.append(
      used.contains(", in: ") || used.contains("      in: ")
        ? """
          /// Puts views into the container or into a group, from the lowest to the highest.
          func stack(_ views: UIView..., in group: UIView? = nil) {
            for view in views { (group ?? container).addSubview(view) }
          }

        """
        : """
          /// Puts views into the container, from the lowest to the highest.
          func stack(_ views: UIView...) {
            for view in views { container.addSubview(view) }
          }

        """)
    if uses("clip") {
      parts.append(
        """
          /// Clips a view to its corners until the end.
          func clip(_ view: UIView) {
            guard !view.clipsToBounds else { return }
            view.clipsToBounds = true
            clipped.append(view)
          }

        """)
    }
    if uses("mask") {
      parts.append(
        """
          /// Shows only a part of a view until the end, by a view that covers that part.
          func mask(_ view: UIView) -> UIView {
            let mask = UIView(frame: view.bounds)
            mask.backgroundColor = .black
            view.mask = mask
            masked.append(view)
            return mask
          }

        """)
    }
    if uses("hide") {
      parts.append(
        """
          /// Hides a view until the end.
          func hide(_ view: UIView) {
            guard !view.isHidden else { return }
            view.isHidden = true
            hidden.append(view)
          }

        """)
    }
    if uses("hold") {
      parts.append(
        """
          /// Shows a value throughout.
          func hold(_ view: UIView, _ keyPath: String, _ value: CGFloat) {
            animate(view, keyPath, from: value, to: value)
          }

        """)
    }
    return parts
  }

  private var running: String {
    """
      /// Fades from one screen to the other; nothing moves.
      func crossfade(isReturning: Bool) {
        if isReturning {
          if context.view(forKey: .to) != nil { stack(to) }
          stack(from)
          animate(from, "opacity", from: 1, to: 0)
    \(used.contains("motion.backdrop") ? "      animate(backdrop, \"opacity\", from: 1, to: 0)\n" : "")\
        } else {
          stack(to)
          animate(to, "opacity", from: 0, to: 1)
    \(used.contains("motion.backdrop") ? "      animate(backdrop, \"opacity\", from: 0, to: 1)\n" : "")\
        }
      }

      func run() {
        let clock = container.layer
        if context.isInteractive {
          // Time stands still in the container, until a finger moves it.
          start = clock.convertTime(CACurrentMediaTime(), from: nil)
          (clock.speed, clock.timeOffset) = (0, start)
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [self] in
          if !context.isInteractive { end() }
        }
        for (index, (layer, animation)) in animations.enumerated() {
          // The group begins with its transaction; delays are those within it.
          let group = CAAnimationGroup()
          (group.animations, group.duration) = ([animation], duration)
          (group.fillMode, group.isRemovedOnCompletion) = (.both, false)
          layer.add(group, forKey: "transition \\(index)")
        }
        CATransaction.commit()
      }

      /// How far the transition is, while a finger moves it.
      func show(_ progress: CGFloat) {
        container.layer.timeOffset = start + duration * progress
      }

      /// Takes away what the transition added, and tells UIKit.
      func end() {
        guard !animations.isEmpty else { return }
        // Removing them completes the transaction, which ends here, too.
        let ended = animations
        animations = []
        for (index, (layer, _)) in ended.enumerated() {
          layer.removeAnimation(forKey: "transition \\(index)")
        }
        (container.layer.speed, container.layer.timeOffset) = (1, 0)
    \(uses("group") ? "    // Screens leave their groups.\n    for view in [from, to] where view.superview.map(extras.contains) == true {\n      container.addSubview(view)\n    }\n" : "")\
        for view in extras { view.removeFromSuperview() }
    \(uses("clip") ? "    for view in clipped { view.clipsToBounds = false }\n" : "")\
    \(uses("mask") ? "    for view in masked { view.mask = nil }\n" : "")\
    \(uses("hide") ? "    for view in hidden { view.isHidden = false }\n" : "")\
        let isCancelled = context.transitionWasCancelled
        if isCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!isCancelled)
      }

    """
  }

  private var direction: String {
    """
    extension UIView {
      /// 1 where the language runs from left to right, and −1 where it runs from right to left.
      fileprivate var readingDirection: CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
      }
    }

    """
  }
}

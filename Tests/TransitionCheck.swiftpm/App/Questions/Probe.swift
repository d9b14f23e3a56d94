import QuartzCore
import UIKit

/// A screen that notes its calls.
final class ProbeScreen: UIViewController {
  private let log: CallLog
  private let name: String

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name) will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name) did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name) will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name) did disappear")
  }
}

/// A plain animator that notes its calls, and what UIKit told it.
final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: CallLog
  /// What the context says at the start.
  private(set) var context = "nothing"

  init(_ log: CallLog) { self.log = log }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.note("animate")
    note(context)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to { context.containerView.addSubview(to) }
    UIView.animate(
      withDuration: 0.2,
      animations: {
        // Something has to move, or the animation is over at once.
        to?.alpha = 0.5
        if to == nil { from?.alpha = 0.5 }
      },
      completion: { _ in
        to?.alpha = 1
        from?.alpha = 1
        let isDone = !context.transitionWasCancelled
        self.log.note(isDone ? "complete" : "complete as cancelled")
        context.completeTransition(isDone)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("ended") }

  private func note(_ context: any UIViewControllerContextTransitioning) {
    let views =
      "from view \(context.view(forKey: .from) == nil ? "none" : "given")"
      + ", to view \(context.view(forKey: .to) == nil ? "none" : "given")"
    let frames = [UITransitionContextViewControllerKey.from, .to].map { key in
      context.viewController(forKey: key).map { context.finalFrame(for: $0) } ?? .zero
    }
    self.context = "\(views), final frames \(Self.text(frames[0])) and \(Self.text(frames[1]))"
  }

  private static func text(_ frame: CGRect) -> String {
    "[\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)]"
  }
}

extension CALayer {
  /// The number of layers, this one and those below, that have animations.
  var movingLayers: Int {
    let own = animationKeys()?.isEmpty == false ? 1 : 0
    return (sublayers ?? []).reduce(own) { $0 + $1.movingLayers }
  }
}

// Behavior: UINavigationController.h of the iOS 18.0 SDK.
// Push or pop depends on whether the new top was in the stack. A change that comes while a transition runs waits for its end.

import QuartzCore

extension UINavigationController {
  var isVisible: Bool { appearance == .appearing || appearance == .appeared }

  func change(to controllers: [UIViewController], animated: Bool) {
    let before = stack.controllers
    stack.controllers = controllers
    for controller in controllers where controller.parent !== self { adopt(controller) }
    if stack.transition != nil {
      stack.isPending = true
      stack.isPendingAnimated = animated
      removeLater(before)
      return
    }
    guard isViewLoaded else {
      removeLater(before)
      return
    }
    show(animated: animated, before: before)
  }

  /// Brings the view of the top controller.
  private func show(animated: Bool, before: [UIViewController]) {
    let (from, to) = (stack.shown, topViewController)
    tabBarController?.tabBar.isHidden = stack.controllers.contains(
      where: \.hidesBottomBarWhenPushed)
    guard from !== to else {
      removeLater(before)
      return
    }
    if animated, isVisible, view.window != nil, let from, let to {
      transition(from: from, to: to, before: before)
    } else {
      if let to { tellWillShow(to, animated: animated) }
      to?.containment.isMovingToParent = to.map { !before.contains($0) } ?? false
      from?.containment.isMovingFromParent = from.map { !stack.controllers.contains($0) } ?? false
      StageTransition.replace(from, by: to, on: stack.stage, isVisible: isVisible)
      stack.shown = to
      to?.containment.isMovingToParent = false
      from?.containment.isMovingFromParent = false
      settleChildren(before)
      if let to { tellDidShow(to, animated: animated) }
    }
  }

  func showTopAtOnce() {
    guard let top = topViewController, stack.shown == nil else { return }
    tellWillShow(top, animated: false)
    StageTransition.replace(nil, by: top, on: stack.stage, isVisible: isVisible)
    stack.shown = top
    settleChildren(stack.controllers)
    tellDidShow(top, animated: false)
  }

  private func transition(
    from: UIViewController, to: UIViewController, before: [UIViewController]
  ) {
    let operation = before.contains { $0 === to } ? Operation.pop : .push
    let change = StageTransition(stage: stack.stage, from: from, to: to)
    let own = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    let animator = own ?? SystemAnimator(isDismissal: operation == .pop, isAnimated: true)
    let interactor =
      own.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
      ?? (own == nil ? stack.systemDriver : nil)
    let context = TransitionContext(change.scene, animator: animator, interactor: interactor) {
      [weak self] completed in
      self?.ended(change, completed: completed, before: before)
    }
    setTransition(context, of: change)
    StandIn.startTransition { [weak self] in
      self?.begin(change, context, isPush: operation == .push)
    }
  }

  private func setTransition(_ context: TransitionContext?, of change: StageTransition) {
    stack.transition = context
    change.from.modal.transition = context
    change.to.modal.transition = context
  }

  private func begin(_ change: StageTransition, _ context: TransitionContext, isPush: Bool) {
    change.to.containment.isMovingToParent = isPush
    change.from.containment.isMovingFromParent = !isPush
    if !isPush { change.from.willMove(toParent: nil) }
    change.to.loadViewIfNeeded()
    StandIn.inAnyOrder([
      { [self] in tellWillShow(change.to, animated: true) }, { change.willBegin() },
    ])
    context.start()
    change.to.tellIsAppearing()
  }

  private func ended(_ change: StageTransition, completed: Bool, before: [UIViewController]) {
    change.settleViews(completed)
    setTransition(nil, of: change)
    stack.shown = completed ? change.to : change.from
    if !completed, !stack.isPending { restore(before) }
    StandIn.inAnyOrder([
      { change.settleAppearance(completed) },
      { [self] in if completed { tellDidShow(change.to, animated: true) } },
    ])
    change.to.containment.isMovingToParent = false
    change.from.containment.isMovingFromParent = false
    settleChildren(before)
    guard stack.isPending else { return }
    stack.isPending = false
    show(animated: stack.isPendingAnimated, before: before)
  }

  /// A cancelled change: the stack is as it was.
  private func restore(_ before: [UIViewController]) {
    let pushed = stack.controllers.filter { !before.contains($0) }
    stack.controllers = before
    for controller in pushed { controller.leaveParent() }
    tabBarController?.tabBar.isHidden = before.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Those that are not in the stack any more are no children, those that came are.
  private func settleChildren(_ before: [UIViewController]) {
    // Changes that waited for the end of a transition may have dropped some of their own.
    removeLater(before + children)
    for controller in stack.controllers where !before.contains(controller) {
      StandIn.note("didMove(toParent:)", controller)
      controller.didMove(toParent: self)
    }
  }

  private func removeLater(_ before: [UIViewController]) {
    for controller in before
    where !stack.controllers.contains(controller) && controller !== stack.shown {
      controller.leaveParent()
    }
  }

  private func tellWillShow(_ controller: UIViewController, animated: Bool) {
    StandIn.note("willShow", controller)
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  private func tellDidShow(_ controller: UIViewController, animated: Bool) {
    StandIn.note("didShow", controller)
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}

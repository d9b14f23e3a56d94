// Behavior: UITabBarController.h of the iOS 16.5 SDK.

import QuartzCore

extension UITabBarController {
  private var isVisible: Bool { appearance == .appearing || appearance == .appeared }

  func replaceTabs(by controllers: [UIViewController]) {
    let before = tabs.controllers
    tabs.controllers = controllers
    for controller in controllers where controller.parent !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    let selected = tabs.selected
    tabs.selected = controllers.first { $0 === selected } ?? controllers.first
    showSelectedAtOnce()
    for controller in before where !controllers.contains(controller) { controller.leaveParent() }
  }

  func showSelectedAtOnce() {
    guard isViewLoaded, tabs.transition == nil else { return }
    StageTransition.replace(tabs.shown, by: tabs.selected, on: tabs.stage, isVisible: isVisible)
    tabs.shown = tabs.selected
  }

  func select(_ controller: UIViewController) {
    tabs.selected = controller
    guard tabs.transition == nil else {
      tabs.isPending = true
      return
    }
    guard isViewLoaded, isVisible, view.window != nil, let from = tabs.shown, from !== controller
    else {
      showSelectedAtOnce()
      return
    }
    guard
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: controller)
    else {
      showSelectedAtOnce()
      return
    }
    transition(StageTransition(stage: tabs.stage, from: from, to: controller), animator)
  }

  private func transition(
    _ change: StageTransition, _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    let context = TransitionContext(change.scene, animator: animator, interactor: interactor) {
      [weak self] in self?.ended(change, completed: $0)
    }
    setTransition(context, of: change)
    StandIn.startTransition {
      change.to.loadViewIfNeeded()
      change.willBegin()
      context.start()
      change.to.tellIsAppearing()
    }
  }

  private func setTransition(_ context: TransitionContext?, of change: StageTransition) {
    tabs.transition = context
    change.from.modal.transition = context
    change.to.modal.transition = context
  }

  private func ended(_ change: StageTransition, completed: Bool) {
    change.settleViews(completed)
    setTransition(nil, of: change)
    tabs.shown = completed ? change.to : change.from
    if !completed, !tabs.isPending { tabs.selected = change.from }
    change.settleAppearance(completed)
    guard tabs.isPending, let selected = tabs.selected else { return }
    tabs.isPending = false
    select(selected)
  }
}

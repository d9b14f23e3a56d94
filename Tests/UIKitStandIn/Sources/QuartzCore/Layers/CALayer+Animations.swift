// Declarations: CALayer.h of the iOS 16.5 SDK. Behavior: its comments and "Layer Actions", Core Animation Programming Guide.

import CoreGraphics

extension CALayer {
  /// Adds a copy of an animation; later changes of the original have no effect.
  ///
  /// One of the same key is replaced.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.duplicate()
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if let keyframes = copy as? CAKeyframeAnimation {
      for complaint in keyframes.complaints {
        StandIn.fault("CAKeyframeAnimation of \(keyframes.keyPath ?? "nothing"): \(complaint)")
      }
    }
    if let key { removeAnimation(forKey: key) }
    let name = key ?? "anonymous \(UUID().uuidString)"
    attached.append(
      AttachedAnimation(
        key: name, animation: copy, completions: world.transactions.openCompletions))
    world.animated[ObjectIdentifier(self)] = self
    world.transactions.touch()
  }

  /// Removes all animations; they have not finished.
  public func removeAllAnimations() {
    for animation in attached { remove(animation) }
  }

  /// Removes an animation; it has not finished.
  public func removeAnimation(forKey key: String) {
    for animation in attached where animation.key == key { remove(animation) }
  }

  /// The animation that a key has.
  public func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }

  /// The keys of all animations in the order in which they are applied; nothing if there are none.
  public func animationKeys() -> [String]? { attached.isEmpty ? nil : attached.map(\.key) }

  private func remove(_ animation: AttachedAnimation) {
    detach(animation)
    animation.stop(finished: false)
  }

  func detach(_ animation: AttachedAnimation) {
    attached.removeAll { $0 === animation }
    if attached.isEmpty { world.animated[ObjectIdentifier(self)] = nil }
    world.transactions.touch()
  }

  /// The action for a key: of the delegate, of `actions`, of the class.
  public func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(forKey: event)
  }

  /// What a change of a property does now: nothing where actions are off, or where the layer is not on display.
  ///
  /// A delegate is asked even then: an animation block animates a view that was added just before it.
  func actionForChange(of key: String) -> (any CAAction)? {
    guard source == nil, !CATransaction.disableActions() else { return nil }
    guard committed != nil || delegate != nil else { return nil }
    return action(forKey: key)
  }

  private func implicitAnimation(forKey key: String) -> CABasicAnimation? {
    guard LayerProperties.implicitlyAnimated.contains(key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = presentation()?.properties[key] ?? properties[key]
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }
}

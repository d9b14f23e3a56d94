// Declarations: CALayer.h of the iOS 16.5 SDK. Behavior: "Building a Layer Hierarchy", Core Animation Programming Guide.

import CoreGraphics

extension CALayer {
  /// The layer that holds this one; a presentation layer's is one too.
  public var superlayer: CALayer? {
    if let source { return source.parent?.presentation() }
    return parent
  }

  /// The layers within, from back to front; a presentation layer's are such layers too.
  public var sublayers: [CALayer]? {
    get {
      if let source { return source.sublayers?.compactMap { $0.presentation() } }
      return children.isEmpty ? nil : children
    }
    set {
      for layer in children where !(newValue ?? []).contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// A layer whose alpha cuts this one.
  ///
  /// It may have no superlayer.
  public var mask: CALayer? {
    get {
      let mask: CALayer? = source.map { $0.object("mask") } ?? object("mask")
      return source == nil ? mask : mask?.presentation()
    }
    set {
      if let old = mask { old.parent = nil }
      if newValue?.parent != nil { StandIn.fault("a mask has a superlayer") }
      set("mask", newValue.map(LayerValue.object))
      newValue?.parent = self
    }
  }

  /// Adds a layer in front.
  public func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// Adds a layer at an index.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Adds a layer behind another.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { children in children.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Adds a layer in front of another.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { children in
      children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    }
  }

  /// Puts a layer in the place of another.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard children.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  ///
  /// Its animations are gone with the next commit.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    if parent.object("mask") === self { parent.properties["mask"] = nil }
    self.parent = nil
    parent.setNeedsLayout()
    world.transactions.touch()
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      guard current !== layer else {
        StandIn.fault("a layer would be within itself")
        return
      }
      ancestor = current.parent
    }
    layer.parent?.children.removeAll { $0 === layer }
    children.insert(layer, at: index(children))
    layer.parent = self
    setNeedsLayout()
    world.transactions.touch()
  }

  /// Asks for placing the sublayers.
  public func setNeedsLayout() {
    isLayoutNeeded = true
    world.transactions.touch()
  }

  /// Whether the sublayers shall be placed.
  public func needsLayout() -> Bool { isLayoutNeeded }

  /// Places sublayers now, from the topmost layer that asks for it.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.isLayoutNeeded { top = parent }
    top.layoutTree()
  }

  /// Places the sublayers of the layer and those within, where it was asked for.
  func layoutTree() {
    for _ in 0..<10 where isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for child in children { child.layoutTree() }
  }
}

// Declarations: CALayer.h of the iOS 16.5 SDK. Behavior: its comments.
// A copy of the properties as they were at the start of the current transaction, with the animations of then.

public import CoreGraphics

extension CALayer {
  /// What is displayed, or nothing if the layer was never committed.
  public func presentation() -> Self? {
    guard source == nil else { return self }
    guard let committed else { return nil }
    let copy = type(of: self).init(layer: self)
    copy.properties = committed.properties
    guard !committed.animations.isEmpty else { return copy }
    let time = committedTime
    for animation in committed.animations { animation.apply(at: time, to: &copy.properties) }
    return copy
  }

  /// The layer whose copy a presentation layer is; the layer itself for others.
  public func model() -> Self { (source as? Self) ?? self }

  /// A time of another layer in this one's time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let global = l.map { $0.globalTime(t) } ?? t
    return lineage.reversed().reduce(global) { $1.properties.time($0) }
  }

  /// A time of this layer in another one's time.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let global = globalTime(t)
    return l.map { $0.convertTime(global, from: nil) } ?? global
  }

  /// The layer and those above it.
  private var lineage: [CALayer] {
    Array(sequence(first: model() as CALayer) { $0.parent })
  }

  /// The time of the device at a time of the layer.
  ///
  /// Where time stands still, the layer's begin.
  private func globalTime(_ time: CFTimeInterval) -> CFTimeInterval {
    lineage.reduce(time) { local, layer in
      let speed = layer.properties.number("speed")
      let begin = layer.properties.number("beginTime")
      return speed == 0 ? begin : (local - layer.properties.number("timeOffset")) / speed + begin
    }
  }

  /// The layer's time now, as the last commit set the clocks.
  var committedTime: CFTimeInterval {
    let own = model() as CALayer
    return (own.committed?.properties ?? own.properties)
      .time(own.parent?.committedTime ?? world.now)
  }

  /// Makes what the layer says now what is displayed.
  func commit() {
    committed = CommittedLayer(properties: properties, animations: attached)
    guard !attached.isEmpty else { return }
    let time = committedTime
    for animation in attached { animation.commit(at: time) }
  }
}

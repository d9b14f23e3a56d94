// Behavior: CALayer.h of the iOS 16.5 SDK: what properties are while nobody has set them.

import CoreGraphics

/// Values of properties by key.
///
/// What is missing has its default.
struct LayerProperties {
  private var values: [String: LayerValue] = [:]

  subscript(key: String) -> LayerValue? {
    get { values[key] ?? Self.defaults[key] }
    set { values[key] = newValue }
  }

  /// The value at a key path such as `bounds.size.width`.
  subscript(path path: String) -> LayerValue? {
    get {
      let (key, part) = path[...].headAndRest
      return self[String(key)]?[part]
    }
    set {
      let (key, part) = path[...].headAndRest
      guard !part.isEmpty, var whole = self[String(key)] else {
        self[String(key)] = newValue
        return
      }
      whole[part] = newValue
      self[String(key)] = whole
    }
  }

  /// The time of the layer at a time of its superlayer.
  func time(_ parent: CFTimeInterval) -> CFTimeInterval {
    // Asked for each layer at each moment, and few have set any of it.
    guard Self.timing.contains(where: { values[$0] != nil }) else { return parent }
    return (parent - number("beginTime")) * number("speed") + number("timeOffset")
  }

  private static let timing = ["beginTime", "speed", "timeOffset"]

  func number(_ key: String) -> CFTimeInterval { self[key]?.number.map { Double($0) } ?? 0 }

  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  nonisolated(unsafe) private static let defaults: [String: LayerValue] = [
    "bounds": .rect(.zero), "position": .point(.zero),
    "anchorPoint": .point(CGPoint(x: 0.5, y: 0.5)),
    "anchorPointZ": .number(0), "zPosition": .number(0),
    "transform": .transform(CATransform3DIdentity),
    "sublayerTransform": .transform(CATransform3DIdentity),
    "opacity": .number(1), "cornerRadius": .number(0), "masksToBounds": .flag(false),
    "hidden": .flag(false), "doubleSided": .flag(true), "borderWidth": .number(0),
    "borderColor": .color(black), "shadowColor": .color(black), "shadowOpacity": .number(0),
    "shadowRadius": .number(3), "shadowOffset": .size(CGSize(width: 0, height: -3)),
    "contentsRect": .rect(CGRect(x: 0, y: 0, width: 1, height: 1)), "contentsScale": .number(1),
    "speed": .number(1), "timeOffset": .number(0), "beginTime": .number(0),
    "fillColor": .color(black), "lineWidth": .number(1), "strokeStart": .number(0),
    "strokeEnd": .number(1), "startPoint": .point(CGPoint(x: 0.5, y: 0)),
    "endPoint": .point(CGPoint(x: 0.5, y: 1)),
  ]

  /// The keys whose changes animate by themselves.
  ///
  /// A shape's path animates, but not by itself.
  static let implicitlyAnimated: Set<String> = [
    "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform",
    "sublayerTransform", "opacity", "cornerRadius", "masksToBounds", "hidden", "doubleSided",
    "borderWidth", "borderColor", "backgroundColor", "shadowColor", "shadowOpacity",
    "shadowRadius", "shadowOffset", "shadowPath", "contents", "contentsRect", "contentsScale",
    "fillColor", "strokeColor", "lineWidth", "strokeStart", "strokeEnd", "colors",
    "locations", "startPoint", "endPoint",
  ]
}

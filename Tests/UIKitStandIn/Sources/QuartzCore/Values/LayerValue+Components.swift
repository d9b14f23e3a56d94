// Behavior: "Key-Value Coding Extensions", Core Animation Programming Guide: which parts of a structure have a key path.

import CoreGraphics

extension LayerValue {
  /// A part that a key path names, such as `size.width`.
  subscript(part: Substring) -> LayerValue? {
    get {
      if part.isEmpty { return self }
      return switch self {
      case .point(let value): Self.point.read(value, part)
      case .size(let value): Self.size.read(value, part)
      case .rect(let value): rectPart(value, part)
      case .transform(let value): transformPart(value, part)
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      if part.isEmpty {
        self = newValue
        return
      }
      switch self {
      case .point(var value):
        Self.point.write(&value, part, newValue)
        self = .point(value)
      case .size(var value):
        Self.size.write(&value, part, newValue)
        self = .size(value)
      case .rect(var value):
        setRectPart(&value, part, newValue)
        self = .rect(value)
      case .transform(var value):
        setTransformPart(&value, part, newValue)
        self = .transform(value)
      default: StandIn.fault("no key path \(part) in \(self)")
      }
    }
  }

  /// The parts of a structure by name.
  private struct Parts<Root> {
    let paths: [Substring: WritableKeyPath<Root, CGFloat>]

    func read(_ root: Root, _ part: Substring) -> LayerValue? {
      paths[part].map { .number(root[keyPath: $0]) }
    }

    func write(_ root: inout Root, _ part: Substring, _ value: LayerValue) {
      guard let path = paths[part], let number = value.number else {
        StandIn.fault("no number at the key path \(part)")
        return
      }
      root[keyPath: path] = number
    }
  }

  private static var point: Parts<CGPoint> { Parts(paths: ["x": \.x, "y": \.y]) }

  private static var size: Parts<CGSize> { Parts(paths: ["width": \.width, "height": \.height]) }

  private func rectPart(_ rect: CGRect, _ part: Substring) -> LayerValue? {
    let (head, rest) = part.headAndRest
    return switch head {
    case "origin": LayerValue.point(rect.origin)[rest]
    case "size": LayerValue.size(rect.size)[rest]
    default: nil
    }
  }

  private func setRectPart(_ rect: inout CGRect, _ part: Substring, _ value: LayerValue) {
    let (head, rest) = part.headAndRest
    switch head {
    case "origin":
      var origin = LayerValue.point(rect.origin)
      origin[rest] = value
      rect.origin = origin.point ?? rect.origin
    case "size":
      var size = LayerValue.size(rect.size)
      size[rest] = value
      rect.size = size.size ?? rect.size
    default: StandIn.fault("no key path \(part) in a rectangle")
    }
  }

  /// The components that are numbers of the matrix: translation, and m11…m44.
  private static var matrix: Parts<CATransform3D> {
    Parts(paths: [
      "translation.x": \.m41, "translation.y": \.m42, "translation.z": \.m43,
      "m11": \.m11, "m12": \.m12, "m13": \.m13, "m14": \.m14,
      "m21": \.m21, "m22": \.m22, "m23": \.m23, "m24": \.m24,
      "m31": \.m31, "m32": \.m32, "m33": \.m33, "m34": \.m34,
      "m41": \.m41, "m42": \.m42, "m43": \.m43, "m44": \.m44,
    ])
  }

  private func transformPart(_ transform: CATransform3D, _ part: Substring) -> LayerValue? {
    if part == "translation" {
      return .size(CGSize(width: transform.m41, height: transform.m42))
    }
    return transform.component(part).map { .number($0) } ?? Self.matrix.read(transform, part)
  }

  private func setTransformPart(
    _ transform: inout CATransform3D, _ part: Substring, _ value: LayerValue
  ) {
    if part == "translation", let size = value.size {
      (transform.m41, transform.m42) = (size.width, size.height)
    } else if transform.component(part) != nil, let number = value.number {
      if !transform.setComponent(part, to: number) {
        StandIn.fault("transform.\(part) of a layer that is turned and scaled unevenly")
      }
    } else {
      Self.matrix.write(&transform, part, value)
    }
  }
}

extension Substring {
  /// What is before the first dot and what is after it.
  var headAndRest: (head: Substring, rest: Substring) {
    guard let dot = firstIndex(of: ".") else { return (self, "") }
    return (self[..<dot], self[index(after: dot)...])
  }
}

#if canImport(UIKit)
import QuartzCore
import SegueTimeline

/// A property of one of the Core Animation layers that together show a layer of a timeline.
struct LayerProperty: Hashable {
  /// The Core Animation layers of a ``LayerNode``.
  enum Part: Hashable, CaseIterable {
    /// The layer itself.
    case layer
    /// The shadow below it, which its own clip would cut off.
    case shadow
    /// Its mask.
    case mask
    /// What clips its picture.
    case clip
    /// Its picture.
    case picture
  }

  /// The property, with its key path as the name.
  enum Key: String, Hashable {
    case bounds, position, anchorPoint, zPosition, transform, sublayerTransform, opacity
    case cornerRadius, masksToBounds, backgroundColor, path
    case shadowColor, shadowOpacity, shadowRadius, shadowOffset, shadowPath
    case startPoint, endPoint, locations, colors
    case isHidden = "hidden"

    /// Whether the value changes in steps.
    var isDiscrete: Bool { self == .isHidden || self == .masksToBounds }
  }

  let part: Part
  let key: Key
}

extension CALayer {
  /// Sets a property, without an animation if the transaction has actions disabled.
  func set(_ value: PropertyValue, for key: LayerProperty.Key) {
    switch (key, value) {
    case (.bounds, .rect(let rect)): bounds = CGRect(rect)
    case (.position, .point(let point)): position = CGPoint(point)
    case (.anchorPoint, .point(let point)): anchorPoint = CGPoint(point)
    case (.zPosition, .number(let number)): zPosition = number
    case (.transform, .matrix(let matrix)): transform = CATransform3D(matrix)
    case (.sublayerTransform, .matrix(let matrix)): sublayerTransform = CATransform3D(matrix)
    case (.opacity, .number(let number)): opacity = Float(number)
    case (.cornerRadius, .number(let number)): cornerRadius = number
    case (.masksToBounds, .flag(let flag)): masksToBounds = flag
    case (.isHidden, .flag(let flag)): isHidden = flag
    case (.backgroundColor, .color(let color)): backgroundColor = .color(color)
    case (.shadowColor, .color(let color)): shadowColor = .color(color)
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
    case (.shadowRadius, .number(let number)): shadowRadius = number
    case (.shadowOffset, .point(let point)):
      shadowOffset = CGSize(width: point.x, height: point.y)
    case (.shadowPath, .path(let path)): shadowPath = path.cgPath
    case (.path, .path(let path)): (self as? CAShapeLayer)?.path = path.cgPath
    case (.startPoint, .unitPoint(let point)):
      (self as? CAGradientLayer)?.startPoint = CGPoint(point)
    case (.endPoint, .unitPoint(let point)):
      (self as? CAGradientLayer)?.endPoint = CGPoint(point)
    case (.locations, .fractions(let numbers)):
      (self as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: $0) }
    case (.colors, .fractions(let numbers)):
      (self as? CAGradientLayer)?.colors = numbers.map { CGColor.black($0) }
    default: assertionFailure("\(key.rawValue) has no value such as \(value)")
    }
  }
}
#endif

// Behavior: "Key-Value Coding Extensions" and "Animatable Properties", Core Animation Programming Guide.

import CoreGraphics

/// The value of a layer's property.
enum LayerValue {
  case number(CGFloat)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case colors([CGColor])
  case numbers([CGFloat])
  case object(Any)

  init(_ value: Any) {
    switch value {
    case let value as LayerValue: self = value
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Bool: self = .flag(value)
    case let value as Int: self = .number(CGFloat(value))
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
    case let value as [CGFloat]: self = .numbers(value)
    default: self = .object(value)
    }
  }

  /// The value as Apple's key-value coding gives it; numbers are `NSNumber`.
  var asAny: Any {
    switch self {
    case .number(let value): NSNumber(value: Double(value))
    case .flag(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .colors(let value): value
    case .numbers(let value): value.map { NSNumber(value: Double($0)) }
    case .object(let value): value
    }
  }

  var number: CGFloat? {
    switch self {
    case .number(let value): value
    case .flag(let value): value ? 1 : 0
    default: nil
    }
  }

  var flag: Bool? { number.map { $0 != 0 } }

  var point: CGPoint? { if case .point(let value) = self { value } else { nil } }

  var size: CGSize? { if case .size(let value) = self { value } else { nil } }

  var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }

  var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Segue and the stand-ins for UIKit use of Apple's Foundation, as declarations for Tests/ApplePlatforms/check: nothing runs
// here, so that bodies say nothing.
@_exported public import Darwin
@_exported public import ObjectiveC

public struct CGFloat: Hashable, Sendable, Comparable, SignedNumeric, Strideable,
  ExpressibleByFloatLiteral,
  CustomStringConvertible
{
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: CGFloat) { native = value.native }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: some BinaryInteger) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init?(exactly source: some BinaryInteger) { native = Double(source) }
  public var magnitude: CGFloat { self }
  public var description: String { "" }
  public var isFinite: Bool { native.isFinite }
  public var isNaN: Bool { native.isNaN }
  public var isInfinite: Bool { native.isInfinite }
  public static var pi: CGFloat { 3.14 }
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public static var nan: CGFloat { CGFloat(Double.nan) }
  public static var greatestFiniteMagnitude: CGFloat { 0 }
  public static var leastNonzeroMagnitude: CGFloat { 0 }
  public static var ulpOfOne: CGFloat { 0 }
  public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
    self
  }
  public func squareRoot() -> CGFloat { self }
  public func distance(to other: CGFloat) -> CGFloat { self }
  public func advanced(by other: CGFloat) -> CGFloat { self }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static prefix func - (a: CGFloat) -> CGFloat { a }
  public static func += (a: inout CGFloat, b: CGFloat) {}
  public static func -= (a: inout CGFloat, b: CGFloat) {}
  public static func *= (a: inout CGFloat, b: CGFloat) {}
  public static func /= (a: inout CGFloat, b: CGFloat) {}
}
extension Double { public init(_ value: CGFloat) { self = value.native } }
extension Float { public init(_ value: CGFloat) { self = Float(value.native) } }
extension Int { public init(_ value: CGFloat) { self = Int(value.native) } }
public func sin(_ x: CGFloat) -> CGFloat { x }
public func cos(_ x: CGFloat) -> CGFloat { x }
public func tan(_ x: CGFloat) -> CGFloat { x }
public func sqrt(_ x: CGFloat) -> CGFloat { x }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public typealias TimeInterval = Double
public let NSNotFound = Int.max
public struct CGPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init() { (x, y) = (0, 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  @_disfavoredOverload public init(x: Int, y: Int) { (self.x, self.y) = (CGFloat(x), CGFloat(y)) }
  public static var zero: CGPoint { CGPoint() }
}
public struct CGSize: Hashable, Sendable {
  public var width, height: CGFloat
  public init() { (width, height) = (0, 0) }
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  @_disfavoredOverload public init(width: Int, height: Int) {
    (self.width, self.height) = (CGFloat(width), CGFloat(height))
  }
  public static var zero: CGSize { CGSize() }
}
public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init() { (origin, size) = (.zero, .zero) }
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  @_disfavoredOverload public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
  public var integral: CGRect { self }
  public static var zero: CGRect { CGRect() }
  public static var null: CGRect { CGRect() }
  public static var infinite: CGRect { CGRect() }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public var minX: CGFloat { 0 }
  public var midX: CGFloat { 0 }
  public var maxX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var midY: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
  public var isEmpty: Bool { true }
  public var isNull: Bool { true }
  public var standardized: CGRect { self }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func contains(_ point: CGPoint) -> Bool { true }
  public func contains(_ rect: CGRect) -> Bool { true }
  public func intersects(_ rect: CGRect) -> Bool { true }
  public func intersection(_ rect: CGRect) -> CGRect { self }
  public func union(_ rect: CGRect) -> CGRect { self }
}
open class NSCoder: NSObject {}
open class NSNull: NSObject {}
public protocol NSCopying { func copy(with zone: UInt?) -> Any }
public typealias NSZone = UInt
open class NSNumber: NSObject, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  public init(value: Double) {}
  public init(value: Bool) {}
  public init(value: Int) {}
  required public init(floatLiteral value: Double) {}
  required public init(integerLiteral value: Int) {}
  required public init(booleanLiteral value: Bool) {}
  open var doubleValue: Double { 0 }
  open var boolValue: Bool { false }
  open var intValue: Int { 0 }
}
public struct IndexPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Int...) {}
  public init(indexes: [Int]) {}
  public subscript(i: Int) -> Int { 0 }
  public var count: Int { 0 }
}
public struct Data: Hashable, Sendable {
  public init() {}
  public init(_ bytes: [UInt8]) {}
  public var count: Int { 0 }
}
open class NSNotification: NSObject {
  public struct Name: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ s: String) { rawValue = s }
  }
}
public struct Notification { public typealias Name = NSNotification.Name }
public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ s: String) { rawValue = s }
    public static let common = Mode("")
    public static let `default` = Mode("")
  }
  public static var main: RunLoop { RunLoop() }
  public static var current: RunLoop { RunLoop() }
  public func run(until limit: Date) {}
}

public struct Date: Hashable, Sendable {
  public init() {}
  public init(timeIntervalSinceNow: TimeInterval) {}
}

open class Timer: NSObject {
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { Timer() }
}

open class ProcessInfo: NSObject {
  public static var processInfo: ProcessInfo { ProcessInfo() }
  open var operatingSystemVersionString: String { "" }
}

open class Bundle: NSObject {}
open class Thread: NSObject { public static var isMainThread: Bool { true } }
open class NotificationCenter: NSObject {
  public static var `default`: NotificationCenter { NotificationCenter() }
  open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
  open func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { self }
  open func removeObserver(_ observer: Any) {}
}
open class OperationQueue: NSObject { public static var main: OperationQueue { OperationQueue() } }

// Names of Foundation's that a type of ours would be ambiguous with.
open class Operation: NSObject {}
open class Progress: NSObject {}
open class Formatter: NSObject {}
open class Unit: NSObject {}
open class Dimension: Unit {}
open class Stream: NSObject {}
open class Scanner: NSObject {}
open class Host: NSObject {}
public struct Measurement<Kind> {}
public struct Locale {}

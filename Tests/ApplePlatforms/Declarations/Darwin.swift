// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The functions of Apple's C library that Segue calls, as declarations for Tests/ApplePlatforms/check: nothing runs here.

public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func tan(_ x: Double) -> Double { x }
public func asin(_ x: Double) -> Double { x }
public func acos(_ x: Double) -> Double { x }
public func exp(_ x: Double) -> Double { x }
public func log(_ x: Double) -> Double { x }
public func sqrt(_ x: Double) -> Double { x }
public func cbrt(_ x: Double) -> Double { x }
public func atan2(_ x: Double, _ y: Double) -> Double { x }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }

public func exit(_ status: Int32) -> Never { fatalError() }

public struct pthread_mutex_t {
  public init() {}
}

public struct pthread_mutexattr_t {}

@discardableResult
public func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
  _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { 0 }

@discardableResult
public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }

@discardableResult
public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }

@discardableResult
public func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }

// What <MacTypes.h> declares: a type of ours with the same name would be ambiguous beside 'import UIKit'.

public struct Point {
  public var v, h: Int16
}

public struct Rect {
  public var top, left, bottom, right: Int16
}

public typealias Size = Int

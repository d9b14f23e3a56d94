#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Bionic)
private import Bionic
#endif

/// The C library's math functions, this module's only external dependency.
package enum LibM {
  package static func sin(_ x: Double) -> Double { _sin(x) }
  package static func cos(_ x: Double) -> Double { _cos(x) }
  package static func tan(_ x: Double) -> Double { _tan(x) }
  package static func asin(_ x: Double) -> Double { _asin(x) }
  package static func acos(_ x: Double) -> Double { _acos(x) }
  package static func atan2(_ y: Double, _ x: Double) -> Double { _atan2(y, x) }
  package static func exp(_ x: Double) -> Double { _exp(x) }
  package static func log(_ x: Double) -> Double { _log(x) }
  package static func sqrt(_ x: Double) -> Double { _sqrt(x) }
  package static func cbrt(_ x: Double) -> Double { _cbrt(x) }
  package static func hypot(_ x: Double, _ y: Double) -> Double { _hypot(x, y) }
  package static func pow(_ x: Double, _ y: Double) -> Double { _pow(x, y) }
  package static func floor(_ x: Double) -> Double { x.rounded(.down) }
}

// Inside the enum the unqualified names are its own methods; these call the C library.
private func _sin(_ x: Double) -> Double { sin(x) }
private func _cos(_ x: Double) -> Double { cos(x) }
private func _tan(_ x: Double) -> Double { tan(x) }
private func _asin(_ x: Double) -> Double { asin(x) }
private func _acos(_ x: Double) -> Double { acos(x) }
private func _atan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
private func _exp(_ x: Double) -> Double { exp(x) }
private func _log(_ x: Double) -> Double { log(x) }
private func _sqrt(_ x: Double) -> Double { sqrt(x) }
private func _cbrt(_ x: Double) -> Double { cbrt(x) }
private func _hypot(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
private func _pow(_ x: Double, _ y: Double) -> Double { pow(x, y) }

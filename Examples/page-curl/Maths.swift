#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The C library functions that a curl needs, in radians.
enum Maths {
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
  static func heading(x: Double, y: Double) -> Double { atan2(y, x) }
  static func exponential(_ x: Double) -> Double { exp(x) }
}

/// A number clamped to a range.
func clamp(_ x: Double, _ low: Double, _ high: Double) -> Double { min(max(x, low), high) }

/// A value between two others.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

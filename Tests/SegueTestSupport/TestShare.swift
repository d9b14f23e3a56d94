#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The part of many cases that one run of the tests checks: another part each day, so that a debug run stays short.
///
/// `SEGUE_TEST_SHARE=all` checks all cases, `SEGUE_TEST_SHARE=3` the part of one day. A release build checks the laws of
/// the whole catalog in every run of `Scripts/check`.
public enum TestShare {
  /// Today's part of the cases.
  ///
  /// - Parameter parts: the number of days in which each case has its turn once.
  public static func of<Case>(_ cases: [Case], parts: Int) -> [Case] {
    let setting = getenv("SEGUE_TEST_SHARE").map { String(cString: $0) }
    if setting == "all" { return cases }
    return part(setting.flatMap { Int($0) } ?? today, of: cases, parts: parts)
  }

  /// The part of a day: every case whose place leaves the same remainder.
  public static func part<Case>(_ day: Int, of cases: [Case], parts: Int) -> [Case] {
    cases.enumerated().filter { $0.offset % parts == day % parts }.map(\.element)
  }

  private static var today: Int { time(nil) / 86_400 }
}

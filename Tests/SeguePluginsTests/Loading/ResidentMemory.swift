import Foundation

/// How much memory this process holds.
enum ResidentMemory {
  /// The bytes that are in memory now; 0 where the system has no `/proc`.
  static var bytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

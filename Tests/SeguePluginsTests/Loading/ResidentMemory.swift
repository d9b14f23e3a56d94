import Foundation

/// How much memory of its own this process holds.
enum ResidentMemory {
  /// The bytes of its own that are in memory now; 0 where the system has no `/proc`.
  ///
  /// Pages of files, such as the program's, are not counted: a busy system drops them and reads them again at any time.
  static var bytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").compactMap { Int($0) }
    guard pages.count > 2 else { return 0 }
    let (resident, ofFiles) = (pages[1], pages[2])
    return (resident - ofFiles) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

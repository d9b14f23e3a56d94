#if os(Linux)
import Foundation
import Glibc

/// What runs on this machine.
enum Processes {
  /// The processes that have loaded a file, without this one.
  static func all(mapping file: String) -> [pid_t] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { pid_t($0) }.filter { process in
      guard process != getpid() else { return false }
      return text(of: "/proc/\(process)/maps").contains(file)
    }
  }

  /// The text of a file of `/proc`, which gives a page at a time.
  static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a process is there, be it one that nobody has waited for.
  static func exists(_ process: pid_t) -> Bool { kill(process, 0) == 0 }

  /// Waits for up to half a minute until something holds.
  static func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<3000 {
      if condition() { return true }
      usleep(10_000)
    }
    return condition()
  }
}
#endif

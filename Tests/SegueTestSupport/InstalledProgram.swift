import Foundation

/// The programs on this machine that tests run.
public enum InstalledProgram {
  /// The path of a program in the search path; nil if it is not installed.
  public static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }
}

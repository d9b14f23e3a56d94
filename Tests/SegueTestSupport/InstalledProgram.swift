import Foundation
public import Testing

/// The programs on this machine that tests run.
public enum InstalledProgram {
  /// The path of a program in the search path; nil if it is not installed.
  public static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests with a message if a required program is not installed; `Scripts/setup --tests`
  /// installs all.
  public static func needs(_ programs: String...) -> Self {
    let missing = programs.filter { InstalledProgram.path(of: $0) == nil }
    return .enabled(if: missing.isEmpty, "\(missing.joined(separator: ", ")) not installed")
  }

  /// Skips tests with a message if no browser is installed.
  public static var needsChromium: Self {
    .enabled(if: Chromium.installed != nil, "chromium not installed")
  }
}

import Foundation
public import Testing

/// The programs of this machine that tests run.
public enum InstalledProgram {
  /// The path of a program in the search path; nil where it is not installed.
  public static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests, and says why, where a program that they run is not installed; `Scripts/setup --tests` installs all.
  public static func needs(_ programs: String...) -> Self {
    let missing = programs.filter { InstalledProgram.path(of: $0) == nil }
    return .enabled(if: missing.isEmpty, "\(missing.joined(separator: ", ")) not installed")
  }

  /// Skips tests, and says why, where no browser is installed.
  public static var needsChromium: Self {
    .enabled(if: Chromium.installed != nil, "chromium not installed")
  }
}

import Foundation

/// The program built together with these tests.
public enum BuiltProgram {
  /// The path of `segue`, which is in the same folder.
  public static let segue: String = {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: own ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "segue").path
  }()
}

import Foundation

/// The program that was built together with these tests.
public enum BuiltProgram {
  /// The path of `segue`, which lies beside them.
  public static let segue: String = {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: own ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "segue").path
  }()
}

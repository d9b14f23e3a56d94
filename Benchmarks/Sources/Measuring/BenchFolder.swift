#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The temporary folder of a benchmark, and the executable that it measures.
public struct BenchFolder {
  /// The path of the executable.
  public let segue: String
  /// The path of the folder.
  public let path: String
  private let benchmark: String

  /// Creates the folder, or ends the process with a message.
  ///
  /// - Parameters:
  ///   - benchmark: the name of the benchmark.
  ///   - segue: the path of the executable. Without one the benchmark is skipped.
  public init(of benchmark: String, segue: String?) {
    guard let segue else {
      print("\(benchmark): skipped: pass the path of the segue executable")
      exit(0)
    }
    guard let found = realpath(segue, nil) else {
      print("\(benchmark): there is no executable at \(segue)")
      exit(1)
    }
    var template = Array("/tmp/segue-\(benchmark)-XXXXXX".utf8CString)
    guard let folder = mkdtemp(&template) else {
      print("\(benchmark): cannot create a folder in /tmp")
      exit(1)
    }
    (self.benchmark, self.segue, path) = (
      benchmark, String(cString: found), String(cString: folder)
    )
    free(found)
  }

  /// Deletes the folder, and ends the process with an error unless everything could be measured.
  public func close(isMeasured: Bool) {
    _ = output(of: "rm -r \(shellQuoted(path))")
    guard !isMeasured else { return }
    print("\(benchmark): could not measure: a command failed")
    exit(1)
  }
}

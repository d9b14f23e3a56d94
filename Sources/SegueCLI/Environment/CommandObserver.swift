import SegueDiagnostics
import SegueSystem

/// A program that runs commands in this process, besides the person who reads what they print.
struct CommandObserver: Sendable {
  /// Takes the result as an object; the command prints it as text, too.
  let result: @Sendable (JSONObject) -> Void
  /// Takes how much of a long task is done.
  let progress: @Sendable (_ done: Int, _ all: Int) -> Void
  /// Whether nobody needs the result any more.
  let isCancelled: @Sendable () -> Bool
}

extension CommandEnvironment {
  /// Prints the result for programs, if that is asked for.
  ///
  /// An observer gets it besides the text.
  ///
  /// - Returns: whether it was printed, and so no text is needed.
  func print(
    _ object: @autoclosure () -> JSONObject, asJSON isJSON: Bool
  ) throws(CommandFailure) -> Bool {
    if let observer { observer.result(object()) }
    if isJSON, observer == nil { try print(object()) }
    return isJSON && observer == nil
  }

  /// Ends a long task whose result nobody needs any more.
  func checkCancelled() throws(CommandFailure) {
    if observer?.isCancelled() == true { throw .silent(.interrupted) }
  }
}

extension CommandEnvironment {
  /// Throws if a path leads out of the folder that the command is confined to, by itself or through links.
  ///
  /// - Parameter written: the path of a file or folder, which need not exist.
  func requireInside(_ written: String) throws(CommandFailure) {
    guard let confinement else { return }
    if let real = Self.real(path(written), in: confinement),
      real == confinement || real.hasPrefix("\(confinement)/")
    {
      return
    }
    throw CommandFailure(
      .usage, "'\(written.printable)' is outside of \(confinement.printable)",
      help: "name a file or folder inside of it")
  }

  /// The real path of what exists, or would be created; nil where a link leads nowhere.
  private static func real(_ path: String, in folder: String) -> String? {
    var existing = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var missing: [Substring] = []
    while true {
      if let real = FileSystem.real(existing) {
        return ([real == "/" ? "" : real[...]] + missing.reversed()).joined(separator: "/")
      }
      if (try? FileStatus(notFollowing: existing)) != nil { return nil }
      let parts = existing.split(separator: "/")
      // Whoever created the folder could leave it by the dots.
      guard let last = parts.last, last != "..", last != "." else { return nil }
      missing.append(last)
      existing = "/" + parts.dropLast().joined(separator: "/")
    }
  }
}

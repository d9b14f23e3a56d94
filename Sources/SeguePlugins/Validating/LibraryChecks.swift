import SegueCatalog
public import SeguePluginABI
import SegueTimeline
public import SegueYAML

/// The checks of a plugin's library.
///
/// They run in a process without plugin code and judge the library's answers, so a plugin cannot write
/// its own verdict.
public struct LibraryChecks: Sendable {
  /// Where the library is loaded.
  public enum Place: Sendable {
    /// In a process of its own, in the sandbox; the executable is Segue itself.
    case isolated(executable: String)
    /// In this process, with no protection: for a debugger or a sanitizer.
    case thisProcess
  }

  let manifest: PluginManifest
  let library: any LibraryConnection

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - manifest: the manifest that it must match.
  ///   - path: its absolute path.
  ///   - sha256: the digest that it must have; nil for any.
  ///   - place: where it is loaded.
  public init(
    _ manifest: PluginManifest, library path: String, sha256: String? = nil, in place: Place
  ) throws(PluginFault) {
    self.manifest = manifest
    let image = try LibraryImage(path, sha256: sha256, of: manifest.id)
    library =
      switch place {
      case .isolated(let executable):
        try IsolatedConnection(image, of: manifest.id, executable: executable)
      case .thisProcess: try DirectConnection(path: path, of: manifest.id)
      }
  }

  var description: LibraryDescription { library.description }

  /// Asks for a timeline.
  ///
  /// - Parameter isGrown: whether the records are longer than the library knows.
  func timeline(
    of animator: String, on stage: Stage, _ values: ParameterValues = ParameterValues(),
    isGrown: Bool = false
  ) throws(PluginFault) -> Result<Timeline, ProbeFailure> {
    let reply = try library.ask(
      .choreograph(
        AnimatorCall(animator: animator, stage: stage, values: values.values), isGrown: isGrown))
    switch reply {
    case .timeline(let draft):
      do throws(ABIProblem) {
        return .success(try draft.timeline())
      } catch {
        return .failure(.invalidTimeline(error.description))
      }
    case .invalidTimeline(let words): return .failure(.invalidTimeline(words))
    case .rejected(let code, let message): return .failure(.reported(message ?? "status \(code)"))
    case .done, .absent: throw .unexpectedReply(of: manifest.id)
    }
  }
}

/// Why there is no timeline.
enum ProbeFailure: Error, Hashable, CustomStringConvertible {
  /// The plugin reported an error.
  case reported(String)
  /// The plugin's output is not a timeline.
  case invalidTimeline(String)

  var description: String {
    switch self {
    case .reported(let words): "failed: \(words)"
    case .invalidTimeline(let words): "invalid timeline (\(words))"
    }
  }
}

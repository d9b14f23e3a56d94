import SegueCatalog
import SegueYAML

/// Looks at a preset's file and those that it depends on, and reads them anew when one has changed; nothing else is read.
struct PreviewWatch {
  /// What has come of a change.
  enum Change {
    /// Something else is to be shown.
    case subject(PreviewSubject)
    /// The files cannot be used as they are now; a line each.
    case problem([String])
  }

  private var kin: PresetKin
  private let library: PresetLibrary
  private let subject: (Preset, Catalogue) throws(CommandFailure) -> PreviewSubject

  /// Begins with the files as they are.
  ///
  /// - Parameter subject: what is to be seen of a preset that was read anew.
  init?(
    _ id: String, in library: PresetLibrary,
    subject: @escaping (Preset, Catalogue) throws(CommandFailure) -> PreviewSubject
  ) {
    guard let kin = library.read(id) else { return nil }
    self.kin = kin
    self.library = library
    self.subject = subject
  }

  /// What has changed since the last look; nil where nothing has.
  mutating func look() -> Change? {
    guard !kin.isCurrent, let file = kin.files.first else { return nil }
    kin = library.read(file)
    guard let preset = kin.preset else {
      return .problem(Self.lines(kin.diagnostics.text(.human(.plain))))
    }
    do throws(CommandFailure) {
      return .subject(try subject(preset, library.catalogue(of: kin)))
    } catch {
      return .problem(Self.lines([error.message, error.help ?? ""].joined(separator: "\n")))
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.printableLines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

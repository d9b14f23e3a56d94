import SegueCatalog

/// Looks at a preset's file, and reads it anew when it has changed; nothing else is read.
struct PreviewWatch {
  /// What has come of a change.
  enum Change {
    /// Something else is to be shown.
    case subject(PreviewSubject)
    /// The file cannot be used as it is now; a line each.
    case problem([String])
  }

  private var file: FileWatch
  private var catalogue: Catalogue
  private var preset: Preset
  private let subject: (Preset, Catalogue) throws(CommandFailure) -> PreviewSubject

  /// Begins with the file as it is.
  ///
  /// - Parameter subject: what is to be seen of a preset that was read anew.
  init?(
    _ preset: Preset, in catalogue: Catalogue,
    subject: @escaping (Preset, Catalogue) throws(CommandFailure) -> PreviewSubject
  ) {
    guard let path = preset.place?.file.name else { return nil }
    file = FileWatch(path)
    self.catalogue = catalogue
    self.preset = preset
    self.subject = subject
  }

  /// What has changed since the last look; nil where nothing has.
  mutating func look() -> Change? {
    guard file.look() != .none else { return nil }
    let (new, read, found) = catalogue.rereading(preset)
    guard let new, let read else {
      return .problem(Self.lines(found.text(.human(.plain))))
    }
    (catalogue, preset) = (new, read)
    do throws(CommandFailure) {
      return .subject(try subject(read, new))
    } catch {
      return .problem(Self.lines([error.message, error.help ?? ""].joined(separator: "\n")))
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.printableLines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

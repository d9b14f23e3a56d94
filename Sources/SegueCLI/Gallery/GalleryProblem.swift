import SeguePreview

/// Why a preset cannot be shown in a gallery.
struct GalleryProblem: Hashable, Sendable {
  /// What happened, and what to do.
  let text: String

  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure:
      text = ([failure.message] + [failure.help].compactMap { $0 }).joined(separator: "\n")
    case let error as MediaError: text = "\(error.message)\n\(error.help)"
    default: text = "\(error)"
    }
  }
}

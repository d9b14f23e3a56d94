import SegueTimeline
import Synchronization

/// Pictures that cost more to make than to keep: half-size levels, shadows, gradients.
final class PictureCache: Sendable {
  /// What a picture was made from.
  enum Key: Hashable {
    case halved(ObjectIdentifier, level: Int)
    case silhouette(Shape, sigma: Double, scale: Double, Color)
    case ramp([GradientStop])
  }

  private struct Entry {
    /// The bitmap that the key identifies, if it does: another may come to live at its address.
    weak var source: Bitmap?
    let picture: Bitmap
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var clock = 0
  }

  private static let capacity = 64
  private let state = Mutex(State())

  /// The picture for a key, made where it is not there yet.
  func picture(for key: Key, of source: Bitmap? = nil, make: () -> Bitmap) -> Bitmap {
    if let known = known(key, of: source) { return known }
    let made = make()
    state.withLock { state in
      state.clock += 1
      state.entries[key] = Entry(source: source, picture: made, lastUse: state.clock)
      if state.entries.count > Self.capacity { Self.dropOldestHalf(&state) }
    }
    return made
  }

  private func known(_ key: Key, of source: Bitmap?) -> Bitmap? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.source === source else { return nil }
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return entry.picture
    }
  }

  private static func dropOldestHalf(_ state: inout State) {
    let oldest = state.entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, _) in oldest.prefix(capacity / 2) { state.entries[key] = nil }
  }
}

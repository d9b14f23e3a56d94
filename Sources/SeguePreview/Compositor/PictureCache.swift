import SegueTimeline
import Synchronization

/// A cache of pictures that are expensive to make: half-size levels, shadows, gradients.
final class PictureCache: Sendable {
  /// The inputs that a picture was made from.
  enum Key: Hashable {
    case halved(ObjectIdentifier, level: Int)
    case silhouette(Shape, sigma: Double, scale: Double, Color)
    case ramp([GradientStop])
  }

  private struct Entry {
    /// The bitmap that the key identifies, if any: another one may reuse its address.
    weak var source: Bitmap?
    let picture: Bitmap
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var pixelCount = 0
    var clock = 0
  }

  /// The number of pixels above which the least recently used pictures are dropped: two or three phone screens at
  /// three pixels per point.
  private let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int = 8_000_000) { self.capacity = capacity }

  /// The current number of cached pixels.
  var pixelCount: Int { state.withLock { $0.pixelCount } }

  /// Returns the picture for a key, and creates it on a cache miss.
  func picture(for key: Key, of source: Bitmap? = nil, make: () -> Bitmap) -> Bitmap {
    if let known = known(key, of: source) { return known }
    let made = make()
    state.withLock { state in
      state.clock += 1
      drop(key, from: &state)
      state.entries[key] = Entry(source: source, picture: made, lastUse: state.clock)
      state.pixelCount += made.width * made.height
      if state.pixelCount > capacity { dropOldest(from: &state) }
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

  private func drop(_ key: Key, from state: inout State) {
    guard let entry = state.entries.removeValue(forKey: key) else { return }
    state.pixelCount -= entry.picture.width * entry.picture.height
  }

  /// Frees half the capacity at once, so that eviction is rare.
  private func dropOldest(from state: inout State) {
    let oldest = state.entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, _) in oldest where state.pixelCount > capacity / 2 { drop(key, from: &state) }
  }
}

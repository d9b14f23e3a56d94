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
    var pixelCount = 0
    var clock = 0
  }

  /// How many pixels are kept at most: a dozen screens of a phone.
  private let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int = 16_000_000) { self.capacity = capacity }

  /// How many pixels are kept now.
  var pixelCount: Int { state.withLock { $0.pixelCount } }

  /// The picture for a key, made where it is not there yet.
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

  /// Makes room for half the capacity, so that this is seldom needed.
  private func dropOldest(from state: inout State) {
    let oldest = state.entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, _) in oldest where state.pixelCount > capacity / 2 { drop(key, from: &state) }
  }
}

public import SegueTimeline

/// A picture that stays in place above the layers, and what it becomes.
public struct OverlayPicture: Hashable, Sendable {
  /// Its place in the container, in points.
  public var frame: Rect2D
  /// The picture at the start.
  public var from: EncodedPicture
  /// The picture at the end; nil where it stays the same.
  public var to: EncodedPicture?
  /// The picture halfway; nil where one changes straight into the other.
  public var between: EncodedPicture?
  /// The progress at which it has changed completely, above 0 and up to 1.
  public var changedAt: Double

  /// Creates a picture that stays in place.
  public init(
    frame: Rect2D, from: EncodedPicture, to: EncodedPicture?, between: EncodedPicture? = nil,
    changedAt: Double = 1
  ) {
    (self.frame, self.from, self.to) = (frame, from, to)
    (self.between, self.changedAt) = (between, changedAt)
  }

  /// The pictures that it shows, in the order of time.
  var pictures: [EncodedPicture] { [from, between, to].compactMap(\.self) }

  /// Returns the opacity of each picture at a progress; they add up to 1.
  func shares(at progress: Double) -> [Double] {
    let last = pictures.count - 1
    let change = min(progress / changedAt, 1) * Double(last)
    return (0...last).map { max(1 - abs(change - Double($0)), 0) }
  }
}

/// The pictures that stay in place above the layers, and how far they have changed at some times.
public struct OverlayPictures: Hashable, Sendable {
  /// The transition's progress at a time, both 0…1.
  public struct Moment: Hashable, Sendable {
    /// The time, as a fraction of the duration.
    public var offset: Double
    /// The progress.
    public var progress: Double

    /// Creates a moment.
    public init(offset: Double, progress: Double) {
      (self.offset, self.progress) = (offset, progress)
    }
  }

  /// The pictures, lowest first.
  public var pictures: [OverlayPicture]
  /// The progress over time, from 0 to 1.
  public var moments: [Moment]

  /// Creates an overlay whose progress grows evenly with time by default.
  public init(
    _ pictures: [OverlayPicture] = [],
    moments: [Moment] = [Moment(offset: 0, progress: 0), Moment(offset: 1, progress: 1)]
  ) {
    (self.pictures, self.moments) = (pictures, moments)
  }

  /// The opacities of a part's pictures over time, linear from one moment to the next.
  func shares(of part: OverlayPicture) -> [(offset: Double, shares: [Double])] {
    var turns = [part.changedAt]
    if part.between != nil { turns.append(part.changedAt / 2) }
    var times: [Moment] = []
    for (index, moment) in moments.enumerated() {
      if index > 0 { times += Self.moments(from: moments[index - 1], to: moment, at: turns) }
      times.append(moment)
    }
    return times.map { ($0.offset, part.shares(at: $0.progress)) }
  }

  /// The moments between two others at which the progress has some values.
  private static func moments(from start: Moment, to end: Moment, at values: [Double]) -> [Moment] {
    let (low, high) = (min(start.progress, end.progress), max(start.progress, end.progress))
    return values.filter { low < $0 && $0 < high }.map { value in
      let fraction = (value - start.progress) / (end.progress - start.progress)
      return Moment(
        offset: start.offset + fraction * (end.offset - start.offset), progress: value)
    }.sorted { $0.offset < $1.offset }
  }

  /// The pictures as they are before the transition, or after it.
  package func still(hasFinished: Bool = false) -> OverlayPictures {
    OverlayPictures(
      pictures.map {
        OverlayPicture(frame: $0.frame, from: hasFinished ? $0.to ?? $0.from : $0.from, to: nil)
      })
  }
}

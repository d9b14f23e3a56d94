public import SegueTimeline

/// A picture that stays in place above the layers, and what it becomes.
public struct OverlayPicture: Hashable, Sendable {
  /// Its place in the container, in points.
  public var frame: Rect
  /// The picture at the start.
  public var from: Picture
  /// The picture at the end; nil where it stays the same.
  public var to: Picture?
  /// The progress at which it has changed completely, above 0 and up to 1.
  public var changedAt: Double

  /// Creates a picture that stays in place.
  public init(frame: Rect, from: Picture, to: Picture?, changedAt: Double = 1) {
    (self.frame, self.from, self.to, self.changedAt) = (frame, from, to, changedAt)
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

  /// Creates an overlay whose progress is that of time.
  public init(
    _ pictures: [OverlayPicture] = [],
    moments: [Moment] = [Moment(offset: 0, progress: 0), Moment(offset: 1, progress: 1)]
  ) {
    (self.pictures, self.moments) = (pictures, moments)
  }

  /// How far a picture has changed, 0…1, over time: linear from one moment to the next.
  func changes(of picture: OverlayPicture) -> [Moment] {
    let end = picture.changedAt
    var changes: [Moment] = []
    for (index, moment) in moments.enumerated() {
      if let last = index > 0 ? moments[index - 1] : nil,
        min(last.progress, moment.progress) < end, end < max(last.progress, moment.progress)
      {
        let part = (end - last.progress) / (moment.progress - last.progress)
        let offset = last.offset + part * (moment.offset - last.offset)
        changes.append(Moment(offset: offset, progress: 1))
      }
      changes.append(Moment(offset: moment.offset, progress: min(moment.progress / end, 1)))
    }
    return changes
  }

  /// The pictures as they are before the transition, or after it.
  package func still(hasFinished: Bool = false) -> OverlayPictures {
    OverlayPictures(
      pictures.map {
        OverlayPicture(frame: $0.frame, from: hasFinished ? $0.to ?? $0.from : $0.from, to: nil)
      })
  }
}

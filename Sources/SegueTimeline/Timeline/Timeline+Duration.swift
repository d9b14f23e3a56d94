extension Timeline {
  /// The timeline scaled to another duration.
  ///
  /// - Parameter seconds: the new duration; a timeline of zero duration is unchanged.
  /// - Throws: ``TimelineProblem`` if the duration is negative or not a number.
  public func scaled(toDuration seconds: Double) throws(TimelineProblem) -> Timeline {
    let factor = duration > 0 ? seconds / duration : 1
    return try Timeline(
      duration: duration > 0 ? seconds : 0, layers: layers,
      tracks: tracks.map { track in
        var result = track
        result.timing.delay *= factor
        result.timing.duration *= factor
        return result
      }, declarations: declarations)
  }
}

extension Timeline {
  /// The same timeline at another pace.
  ///
  /// - Parameter seconds: how long it shall take; a timeline of no duration stays one.
  /// - Throws: ``TimelineProblem`` where the duration is negative or not a number.
  public func lasting(_ seconds: Double) throws(TimelineProblem) -> Timeline {
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

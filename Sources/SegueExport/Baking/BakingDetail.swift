/// How closely motion is sampled.
public enum BakingDetail: Sendable {
  /// Within the bounds of every export.
  case full
  /// A few samples, between which curves are smooth: for what is replaced as soon as a slider rests.
  case draft

  /// The number of even samples a second; in full detail, more are taken where these are too few.
  var samplesPerSecond: Double { self == .full ? 120 : 40 }
}

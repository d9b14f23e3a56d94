/// How closely motion is sampled.
public enum BakingDetail: Sendable {
  /// Within the bounds of every export.
  case full
  /// Sixty samples a second, as a screen shows them: for what is replaced as soon as a slider rests.
  case draft

  var samplesPerSecond: Double { self == .full ? 480 : 60 }
}

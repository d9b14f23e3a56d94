/// A channel with its valid values.
struct CompiledChannel: Sendable, Hashable {
  let channel: Channel
  private let least, most: Double

  init(_ channel: Channel) {
    self.channel = channel
    (least, most) = (channel.range.lowerBound, channel.range.upperBound)
  }

  @inline(__always)
  func clamped(_ value: Double) -> Double { min(max(value, least), most) }
}

import SegueTimeline

extension TimelineBuilder {
  /// Adds the upper screen on top, with a mask that grows as it arrives and shrinks as it leaves.
  mutating func reveal(_ revealMask: RevealMask) {
    let screen = addScreen(stage.arrivesAbove ? .to : .from)
    mask(screen, with: stage.arrivesAbove ? revealMask.smallest : revealMask.largest)
    open(
      [.maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius], of: screen,
      from: revealMask.smallest.numbers, to: revealMask.largest.numbers)
  }
}

extension Mask {
  fileprivate var numbers: [Double] {
    [frame.minX, frame.minY, frame.width, frame.height, cornerRadius]
  }
}

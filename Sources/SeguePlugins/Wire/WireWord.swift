import SeguePluginABI
import SegueTimeline

/// An enumeration, encoded as the index of its case.
protocol WireWord: WireValue, CaseIterable, Equatable {}

extension WireWord {
  func write(to writer: inout ByteWriter) {
    let index = Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0
    writer.write(raw: UInt8(index))
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    let number = Int(try reader.read(raw: UInt8.self))
    guard let word = Self.allCases.dropFirst(number).first else {
      throw WireProblem("unknown constant \(number)")
    }
    self = word
  }
}

extension Operation: WireWord {}
extension Presentation.Style: WireWord {}
extension ContentFit: WireWord {}
extension StepPosition: WireWord {}
extension CalculationMode: WireWord {}
extension TrackTiming.Direction: WireWord {}
extension TrackTiming.Fill: WireWord {}
extension Track.Composite: WireWord {}
extension PluginFault.Kind: WireWord {}

import SeguePluginABI
import SegueTimeline

extension TimelineDraft: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(layers)
    writer.write(tracks)
    writer.write(duration)
    writer.write(declarations.startsAtSource)
    writer.write(declarations.endsAtSource)
    writer.write(declarations.hasCut)
  }

  /// Decodes a draft with the same checks as when it was written: the sender may be compromised.
  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init()
    do throws(ABIProblem) {
      for _ in 0..<(try readCount(&reader)) {
        try add(try read(Layer.self, &reader))
      }
      for _ in 0..<(try readCount(&reader)) {
        try add(try read(Track.self, &reader))
      }
      if let seconds = try read(Double?.self, &reader) { try setDuration(seconds) }
    } catch {
      throw WireProblem(error.description)
    }
    declarations = Timeline.Declarations(
      startsAtSource: try reader.read(), endsAtSource: try reader.read(),
      hasCut: try reader.read())
  }
}

private func readCount(_ reader: inout ByteReader) throws(ABIProblem) -> Int {
  do throws(WireProblem) {
    return try reader.readCount()
  } catch {
    throw .invalid(error.description)
  }
}

private func read<Value: WireValue>(
  _ type: Value.Type, _ reader: inout ByteReader
) throws(ABIProblem) -> Value {
  do throws(WireProblem) {
    return try reader.read(type)
  } catch {
    throw .invalid(error.description)
  }
}

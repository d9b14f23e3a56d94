package import CSeguePlugin
import SegueTimeline

/// The destination of a plugin's timeline: the functions of a sink, and the data written through
/// them.
///
/// A sink is reused by one call after another. Calls to its functions between two uses are refused,
/// and concurrent ones wait: it stays safe with threads that a plugin should not have.
package final class TimelineSink: Sendable {
  private struct State {
    var draft = TimelineDraft()
    var problem: ABIProblem?
    var isOpen = false
  }

  private let state = Guarded(State())
  /// The record passed to the plugin, at a fixed address and unchanged for the life of the process.
  package nonisolated(unsafe) let record: UnsafePointer<segue_sink>

  /// Creates a sink that lives as long as the process.
  package static func immortal() -> TimelineSink {
    let sink = TimelineSink()
    _ = Unmanaged.passRetained(sink)
    return sink
  }

  private init() {
    let place = UnsafeMutablePointer<segue_sink>.allocate(capacity: 1)
    place.initialize(to: .sized)
    record = UnsafePointer(place)
    place.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    place.pointee.add_layer = { sink, layer in
      TimelineSink.write(sink) { (draft) throws(ABIProblem) in try draft.addLayer(layer) }
    }
    place.pointee.add_track = { sink, track in
      TimelineSink.write(sink) { (draft) throws(ABIProblem) in try draft.addTrack(track) }
    }
    place.pointee.set_duration = { sink, seconds in
      TimelineSink.write(sink) { (draft) throws(ABIProblem) in try draft.setLength(seconds) }
    }
    place.pointee.declare = { sink, declarations in
      TimelineSink.write(sink) { (draft) throws(ABIProblem) in try draft.declare(declarations) }
    }
  }

  /// Accepts writes from now on.
  package func open() { state.withLock { $0.isOpen = true } }

  /// Stops accepting writes, and returns the timeline or the first problem.
  package func close() -> Result<TimelineDraft, ABIProblem> {
    state.withLock { state in
      defer { state = State() }
      return state.problem.map { .failure($0) } ?? .success(state.draft)
    }
  }

  /// Writes something unless a problem has occurred, and returns the status for the plugin.
  private static func write(
    _ record: UnsafePointer<segue_sink>?,
    _ work: (inout TimelineDraft) throws(ABIProblem) -> Int32
  ) -> Int32 {
    guard let context = record?.pointee.context else { return invalid }
    let sink = Unmanaged<TimelineSink>.fromOpaque(context).takeUnretainedValue()
    return sink.state.withLock { state in
      guard state.isOpen else { return invalid }
      if let problem = state.problem { return problem.status }
      do throws(ABIProblem) {
        return try work(&state.draft)
      } catch {
        state.problem = error
        return error.status
      }
    }
  }
}

private let invalid = Int32(SEGUE_INVALID)

extension TimelineDraft {
  fileprivate mutating func addLayer(
    _ pointer: UnsafePointer<segue_layer>?
  ) throws(ABIProblem) -> Int32 {
    try checkRoomForLayer()
    var place = "layer \(layers.count + 1)"
    do throws(ABIProblem) {
      let record = try segue_layer.read(pointer, "it")
      let id = try id(record.id, "its id")
      place += " '\(id)'"
      try count(Int(record.number_count))
      try add(Layer(record, id: id))
    } catch {
      throw error.at(place)
    }
    return Int32(layers.count)
  }

  fileprivate mutating func addTrack(
    _ pointer: UnsafePointer<segue_track>?
  ) throws(ABIProblem) -> Int32 {
    try checkRoomForTrack()
    var place = "track \(tracks.count + 1)"
    do throws(ABIProblem) {
      let record = try segue_track.read(pointer, "it")
      guard record.layer >= 1, Int(record.layer) <= layers.count else {
        throw .invalid("it animates layer \(record.layer) of \(layers.count)")
      }
      let layer = layers[Int(record.layer) - 1]
      place += " of '\(layer.id)'"
      try add(Track(record, of: layer))
    } catch {
      throw error.at(place)
    }
    return Int32(SEGUE_OK)
  }

  fileprivate mutating func setLength(_ seconds: Double) throws(ABIProblem) -> Int32 {
    try setDuration(seconds)
    return Int32(SEGUE_OK)
  }

  fileprivate mutating func declare(_ bits: UInt32) throws(ABIProblem) -> Int32 {
    let (starts, ends, cut) = (
      UInt32(SEGUE_STARTS_AT_SOURCE), UInt32(SEGUE_ENDS_AT_SOURCE),
      UInt32(SEGUE_HAS_CUT)
    )
    guard bits & ~(starts | ends | cut) == 0 else {
      throw .invalid("the declarations are \(bits), which includes unknown ones")
    }
    declarations = Timeline.Declarations(
      startsAtSource: bits & starts != 0, endsAtSource: bits & ends != 0, hasCut: bits & cut != 0)
    return Int32(SEGUE_OK)
  }
}

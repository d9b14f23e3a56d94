import CSeguePlugin
import SeguePluginTestSupport
import SegueTimeline
import Testing

@testable import SeguePluginABI

/// Each field of what a plugin writes is checked, and what is wrong with it is said.
@Suite struct SinkRefusalTests {
  /// Something that is wrong with a record, and how it is said.
  struct InvalidRecord<Record>: Sendable, CustomTestStringConvertible {
    let reason: String
    let invalidate: @Sendable (inout Record) -> Void

    var testDescription: String { reason }

    init(_ reason: String, _ invalidate: @escaping @Sendable (inout Record) -> Void) {
      (self.reason, self.invalidate) = (reason, invalidate)
    }
  }

  @Test(arguments: layers)
  func `an invalid layer is refused with its reason`(invalid: InvalidRecord<segue_layer>) throws {
    let sink = TimelineSink.immortal()
    sink.open()
    let writer = ReferenceWriter()
    var layer = writer.record(Self.layer)
    invalid.invalidate(&layer)
    #expect(sink.record.pointee.add_layer(sink.record, &layer) < 0)
    #expect(try problem(sink) == "layer 1 'tile': \(invalid.reason)")
  }

  @Test(arguments: tracks)
  func `an invalid track is refused with its reason`(invalid: InvalidRecord<segue_track>) throws {
    let sink = TimelineSink.immortal()
    sink.open()
    let writer = ReferenceWriter()
    var layer = writer.record(Self.layer)
    #expect(sink.record.pointee.add_layer(sink.record, &layer) == 1)
    var track = writer.record(Self.track)
    invalid.invalidate(&track)
    #expect(sink.record.pointee.add_track(sink.record, &track) < 0)
    #expect(try problem(sink).contains(invalid.reason), "\(invalid.reason)")
    // After a problem everything is refused, with the same status.
    #expect(sink.record.pointee.set_duration(sink.record, 1) < 0)
  }

  @Test(arguments: easings)
  func `an invalid easing is refused with its reason`(invalid: InvalidRecord<segue_easing>) throws {
    let sink = TimelineSink.immortal()
    sink.open()
    let writer = ReferenceWriter()
    var layer = writer.record(Self.layer)
    #expect(sink.record.pointee.add_layer(sink.record, &layer) == 1)
    var track = writer.record(Self.track)
    var easing = segue_easing()
    easing.size = UInt32(MemoryLayout<segue_easing>.size)
    invalid.invalidate(&easing)
    let status = withUnsafePointer(to: easing) { pointer in
      track.easing = pointer
      return sink.record.pointee.add_track(sink.record, &track)
    }
    #expect(status < 0)
    let reported = try problem(sink)
    #expect(
      reported.hasPrefix("track 1 of 'tile': its easing: ") && reported.contains(invalid.reason),
      "\(reported)")
  }

  @Test func `two layers with one id or one live subject are refused`() throws {
    for (first, second, reason) in [
      (Layer(id: "a", state: Self.layer.state), "a", "its id is already used by another layer"),
      (
        Layer(id: "a", contents: .live(.to), state: Self.layer.state), "b",
        "another layer already shows the same live view; use a snapshot to show it twice"
      ),
    ] {
      let sink = TimelineSink.immortal()
      sink.open()
      let writer = ReferenceWriter()
      var record = writer.record(first)
      #expect(sink.record.pointee.add_layer(sink.record, &record) == 1)
      var other = first
      other.id = second
      record = writer.record(other)
      #expect(sink.record.pointee.add_layer(sink.record, &record) == SEGUE_INVALID)
      #expect(try problem(sink) == "layer 2 '\(second)': \(reason)")
    }
  }

  @Test func `invalid durations and declarations are refused`() throws {
    for seconds in [-1, .infinity, .nan] {
      let sink = TimelineSink.immortal()
      sink.open()
      #expect(sink.record.pointee.set_duration(sink.record, seconds) == SEGUE_INVALID)
      #expect(try problem(sink).hasPrefix("the duration is "))
    }
    let sink = TimelineSink.immortal()
    sink.open()
    #expect(sink.record.pointee.declare(sink.record, 8) == SEGUE_INVALID)
    #expect(try problem(sink) == "the declarations are 8, which includes unknown ones")
    #expect(sink.record.pointee.declare(nil, 0) == SEGUE_INVALID)
  }

  @Test(arguments: [
    (4, 249, "track 250 of 'tile': the timeline has more than 1000000 numbers"),
    (1, 261, "track 262 of 'tile': there are more than 262144 keyframes"),
  ])
  func `a timeline with too many numbers or keyframes is refused`(
    numbers: Int, accepted: Int, reason: String
  ) throws {
    let sink = TimelineSink.immortal()
    sink.open()
    let writer = ReferenceWriter()
    var layer = writer.record(Self.layer)
    #expect(sink.record.pointee.add_layer(sink.record, &layer) == 1)
    let keyframes = (0...1000).map {
      Keyframe(
        offset: Double($0) / 1000,
        value: .numbers([Double](repeating: Double($0), count: numbers)))
    }
    let channels: [Channel] = [.positionX, .positionY, .boundsWidth, .boundsHeight]
    var track = writer.record(
      Track(
        layer: 0, property: .channels(Array(channels.prefix(numbers))), keyframes: keyframes,
        timing: TrackTiming(duration: 1)))
    var count = 0
    while sink.record.pointee.add_track(sink.record, &track) == 0 { count += 1 }
    #expect(count == accepted)
    #expect(try problem(sink) == reason)
  }

  // MARK: - What is wrong

  private static let layers: [InvalidRecord<segue_layer>] = [
    InvalidRecord("its parent is layer -1") { $0.parent = -1 },
    InvalidRecord("its frame has a value that is not finite") { $0.frame.width = .infinity },
    InvalidRecord("boundsWidth is -3.0, expected 0.0 or more") { $0.frame.width = -3 },
    InvalidRecord("its contents are 4, expected at most 3") { $0.contents = 4 },
    InvalidRecord("its gradient is null") { $0.contents = 3 },
    InvalidRecord("its fit is 9, expected at most 6") { $0.fit = 9 },
    InvalidRecord("its flags are 4, which includes unknown ones") { $0.flags = 4 },
    InvalidRecord("its mask is 8, expected at most 7") { $0.mask = 8 },
    InvalidRecord("its mask is a polygon with 0 corners, expected at least 3") { $0.mask = 4 },
    InvalidRecord("its mask's corners: found 7, but the pointer is null") {
      $0.mask = 4
      $0.mask_vertex_count = 7
    },
    InvalidRecord("its numbers: found 2, but the pointer is null") {
      $0.number_count = 2
      $0.numbers = nil
    },
    InvalidRecord("the timeline has more than 1000000 numbers") { $0.number_count = .max },
    InvalidRecord("its subject is 8, expected at most 7") {
      $0.contents = 1
      $0.subject.kind = 8
    },
    InvalidRecord("the screen of its subject is 2, expected at most 1") {
      $0.contents = 1
      $0.subject.kind = 7
      $0.subject.side = 2
    },
    InvalidRecord("the name of its element is null") {
      $0.contents = 1
      $0.subject.kind = 5
    },
    InvalidRecord("its moment is 2, expected at most 1") {
      $0.contents = 2
      $0.moment = 2
    },
    InvalidRecord("its region has a value that is not finite") {
      $0.contents = 2
      $0.region.x = .nan
    },
    InvalidRecord("the channel of number 1 is 57, expected at most 56") {
      $0.numbers = Leaked.of([segue_number(channel: 57, padding: 0, value: 0)])
      $0.number_count = 1
    },
    InvalidRecord("number 1 (opacity) is not finite") {
      $0.numbers = Leaked.of([segue_number(channel: 21, padding: 0, value: .nan)])
      $0.number_count = 1
    },
    InvalidRecord("opacity is 2.0, expected from 0 to 1") {
      $0.numbers = Leaked.of([segue_number(channel: 21, padding: 0, value: 2)])
      $0.number_count = 1
    },
    InvalidRecord("its matrix is not finite") {
      $0.matrix = Leaked.of([Double](repeating: .infinity, count: 16))
    },
    InvalidRecord("its matrix: the pointer is misaligned") {
      $0.matrix = UnsafePointer(bitPattern: 0x1001)
    },
  ]

  private static let tracks: [InvalidRecord<segue_track>] = [
    InvalidRecord("track 1: it animates layer 0 of 1") { $0.layer = 0 },
    InvalidRecord("track 1: it animates layer 2 of 1") { $0.layer = 2 },
    InvalidRecord("track 1 of 'tile': its property is 3, expected at most 2") { $0.property = 3 },
    InvalidRecord("it animates no channels") { $0.channel_count = 0 },
    InvalidRecord("its channels: found 58, expected at most 57") { $0.channel_count = 58 },
    InvalidRecord("channel 1 is 77, expected at most 56") { $0.channels = Leaked.of([77]) },
    InvalidRecord("it must have at least two keyframes, the first at 0 and the last at 1") {
      $0.keyframe_count = 1
    },
    InvalidRecord("its keyframes: found 2, but the pointer is null") { $0.keyframes = nil },
    InvalidRecord("keyframe 1: it has 1 number, but its track has 2") {
      $0.channels = Leaked.of([1, 2])
      $0.channel_count = 2
    },
    InvalidRecord("keyframe 1: it has 1 number, but its track has 0") { $0.property = 2 },
    InvalidRecord("its delay is -1.0, expected seconds, 0 or more") { $0.delay = -1 },
    InvalidRecord("its duration is nan, expected seconds, 0 or more") {
      $0.duration = .nan
    },
    InvalidRecord("its iterations are -1.0, expected 0 or more") { $0.iterations = -1 },
    InvalidRecord("its mode is 5, expected at most 4") { $0.mode = 5 },
    InvalidRecord("its direction is 4, expected at most 3") { $0.direction = 4 },
    InvalidRecord("its fill is 5, expected at most 4") { $0.fill = 5 },
    InvalidRecord("its composite is 2, expected at most 1") { $0.composite = 2 },
    InvalidRecord("its jump is 2, expected at most 1") { $0.jump = 2 },
    InvalidRecord("its bias is not finite") { $0.bias = .infinity },
    InvalidRecord("keyframe 2: number 1 is not finite") {
      $0.keyframes = Leaked.keyframes([0, 1], [0, .nan])
    },
    InvalidRecord("keyframe 2: its offset is 0.8, expected less than the next one's") {
      $0.keyframes = Leaked.keyframes([0, 0.8, 0.2, 1], [0, 0, 0, 0])
      $0.keyframe_count = 4
    },
    InvalidRecord("keyframe 1: its steps: found 3, but the pointer is null") {
      $0.property = 1
      var keyframe = segue_keyframe()
      keyframe.step_count = 3
      var last = segue_keyframe()
      last.offset = 1
      $0.keyframes = Leaked.of([keyframe, last])
    },
    InvalidRecord("keyframe 1: step 1: its kind is 6, expected at most 5") {
      $0.property = 1
      var step = segue_transform_step()
      step.kind = 6
      var keyframe = segue_keyframe()
      keyframe.step_count = 1
      keyframe.steps = Leaked.of([step])
      var last = keyframe
      last.offset = 1
      $0.keyframes = Leaked.of([keyframe, last])
    },
  ]

  private static let easings: [InvalidRecord<segue_easing>] = [
    InvalidRecord("claims to have 3 bytes") { $0.size = 3 },
    InvalidRecord("claims to have 1 byte,") { $0.size = 1 },
    InvalidRecord("its kind is 9, expected at most 8") { $0.kind = 9 },
    InvalidRecord("its text is null") { $0.kind = 1 },
    InvalidRecord("'ease-sideways' is not an easing") {
      $0.kind = 1
      $0.text = Leaked.of(Array("ease-sideways".utf8CString))
    },
    InvalidRecord("it has 3 numbers, which does not match its kind 2") { $0.set(2, [0, 0, 1]) },
    InvalidRecord("x1 must be from 0.0 to 1.0, found 3.0") { $0.set(2, [3, 0, 1, 1]) },
    InvalidRecord("number 2 is not finite") { $0.set(2, [0, .nan, 1, 1]) },
    InvalidRecord("a path must end at progress 1 and value 1") {
      $0.set(3, [0, 0, 0.5, 0, 0.5, 0])
    },
    InvalidRecord("linear() needs at least two stops") { $0.set(4, [0, 0]) },
    InvalidRecord("it has 1.5 steps, expected 1 to 1000000") { $0.set(5, [1.5]) },
    InvalidRecord("its jump is 4, expected at most 3") {
      $0.set(5, [3])
      $0.jump = 4
    },
    InvalidRecord("stiffness must be from") { $0.set(6, [1, -1, 1]) },
    InvalidRecord("damping-ratio must be from") { $0.set(7, [0]) },
    InvalidRecord("the easing is null") { $0.kind = 8 },
  ]

  // MARK: -

  private static let layer = Layer(
    id: "tile", state: LayerState(frame: Rect2D(x: 0, y: 0, width: 10, height: 10)))

  private static let track = Track(
    layer: 0, property: .channels([.opacity]),
    keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)], timing: TrackTiming(duration: 1))

  private func problem(_ sink: TimelineSink) throws -> String {
    try #require(throws: ABIProblem.self) { try sink.close().get() }.description
  }
}

extension segue_easing {
  /// Becomes an easing of some numbers.
  fileprivate mutating func set(_ kind: UInt32, _ numbers: [Double]) {
    self.kind = kind
    self.numbers = Leaked.of(numbers)
    number_count = UInt32(numbers.count)
  }
}

/// Arrays that are never given back: they are few.
private enum Leaked {
  static func of<Element>(_ elements: [Element]) -> UnsafePointer<Element>? {
    let place = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = place.initialize(from: elements)
    return UnsafePointer(place.baseAddress)
  }

  static func of(_ channels: [UInt32]) -> UnsafePointer<segue_channel>? {
    let place = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: channels.count)
    _ = place.initialize(from: channels)
    return UnsafePointer(place.baseAddress)
  }

  static func keyframes(_ offsets: [Double], _ values: [Double]) -> UnsafePointer<segue_keyframe>? {
    of(
      zip(offsets, values).map { offset, value in
        var keyframe = segue_keyframe()
        keyframe.offset = offset
        keyframe.numbers = of([value])
        keyframe.number_count = 1
        return keyframe
      })
  }
}

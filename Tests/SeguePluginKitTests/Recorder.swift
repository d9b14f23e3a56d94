import CSeguePlugin

/// A host's side of a call: a stage, and a sink that writes down what it gets.
final class Recorder {
  private(set) var lines: [String] = []
  /// What the sink answers to a layer of this id.
  var refused: (id: String, status: segue_status)?
  var direction = 1.0
  var name = "To"
  var parameters: [segue_parameter] = []
  private var layers: Int32 = 0

  func write(_ line: String) { lines.append(line) }

  func add(_ layer: segue_layer) -> Int32 {
    let id = layer.id.map { String(cString: $0) } ?? ""
    if let refused, refused.id == id { return refused.status }
    layers += 1
    let frame = layer.frame
    write(
      "\(id): in \(layer.parent), contents \(layer.contents) of \(layer.subject.kind) "
        + "\(layer.subject.name.map { String(cString: $0) } ?? "-") on \(layer.subject.side) "
        + "when \(layer.moment), fit \(layer.fit), flags \(layer.flags), mask \(layer.mask), at "
        + "\(frame.x) \(frame.y) \(frame.width) \(frame.height), width \(layer.region.width), "
        + "numbers \(numbers(layer.numbers, layer.number_count)), "
        + "stops \(layer.gradient?.pointee.stop_count ?? 0)")
    return layers
  }

  func add(_ track: segue_track) -> segue_status {
    let frames = (0..<Int(track.keyframe_count)).map { index -> String in
      let keyframe = track.keyframes[index]
      let numbers = (0..<Int(keyframe.number_count)).map { "\(keyframe.numbers[$0])" }
      let steps = (0..<Int(keyframe.step_count)).map {
        "\(keyframe.steps[$0].kind):\(keyframe.steps[$0].numbers.0),\(keyframe.steps[$0].numbers.2)"
      }
      return "\(keyframe.offset) " + (numbers + steps).joined(separator: " ")
    }
    let easing = track.easing.map { easing -> String in
      let text = easing.pointee.text.map { String(cString: $0) } ?? "-"
      let inner = easing.pointee.inner.map { "\($0.pointee.kind)/\($0.pointee.number_count)" }
      return "\(easing.pointee.kind) \(text) \(inner ?? "-")"
    }
    let channels = (0..<Int(track.channel_count)).map { track.channels[$0] }
    write(
      "track of \(track.layer): \(channels), \(frames), \(track.delay)+\(track.duration), "
        + (easing ?? "linear"))
    return segue_status(SEGUE_OK)
  }

  private func numbers(_ start: UnsafePointer<segue_number>?, _ count: UInt32) -> [String] {
    (0..<Int(count)).compactMap { index in start.map { "\($0[index].channel)=\($0[index].value)" } }
  }

  /// Asks an animator, and returns its answer.
  func run(
    _ animator: UnsafeMutablePointer<segue_animator>, _ error: inout segue_error
  ) -> segue_status {
    var sink = segue_sink()
    sink.size = UInt32(MemoryLayout<segue_sink>.size)
    sink.context = Unmanaged.passUnretained(self).toOpaque()
    sink.add_layer = { sink, layer in
      guard let sink, let layer else { return -1 }
      return Recorder.of(sink).add(layer.pointee)
    }
    sink.add_track = { sink, track in
      guard let sink, let track else { return -1 }
      return Recorder.of(sink).add(track.pointee)
    }
    sink.set_duration = { sink, seconds in
      guard let sink, seconds >= 0 else { return segue_status(SEGUE_INVALID) }
      Recorder.of(sink).write("duration \(seconds)")
      return segue_status(SEGUE_OK)
    }
    sink.declare = { sink, bits in
      guard let sink else { return -1 }
      Recorder.of(sink).write("declares \(bits)")
      return segue_status(SEGUE_OK)
    }
    return withStage { stage in
      parameters.withUnsafeBufferPointer { values in
        var record = segue_parameters(
          size: UInt32(MemoryLayout<segue_parameters>.size), count: UInt32(values.count),
          values: values.baseAddress)
        return animator.pointee.choreograph(animator, stage, &record, &sink, &error)
      }
    }
  }

  private func withStage(_ body: (UnsafePointer<segue_stage>) -> segue_status) -> segue_status {
    name.withCString { name in
      var screen = segue_screen()
      screen.size = UInt32(MemoryLayout<segue_screen>.size)
      screen.name = name
      screen.frame = segue_rect(x: 0, y: 0, width: 390, height: 844)
      screen.corner_radius = 8
      var source = segue_element()
      source.size = UInt32(MemoryLayout<segue_element>.size)
      source.frame = segue_rect(x: 10, y: 20, width: 30, height: 40)
      var stage = segue_stage()
      stage.size = UInt32(MemoryLayout<segue_stage>.size)
      stage.container = segue_extent(width: 390, height: 844)
      stage.direction = direction
      return withUnsafePointer(to: screen) { screen in
        withUnsafePointer(to: source) { source in
          (stage.from, stage.to, stage.source) = (screen, screen, source)
          return body(&stage)
        }
      }
    }
  }

  private static func of(_ sink: UnsafePointer<segue_sink>) -> Recorder {
    Unmanaged<Recorder>.fromOpaque(sink.pointee.context).takeUnretainedValue()
  }
}

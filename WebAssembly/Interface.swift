import SegueAnimators
import SegueCatalog
import SegueCoordinator
import SegueTimeline

// The engine for JavaScript: a flat interface of numbers and bytes.
//
// Catalogs and transitions are handles, which are at least 1. A negative result is a `Failure`, and `segue_message`
// then says more. Texts are UTF-8 without an end mark: functions that write one return its length, and write as much
// of it as fits. Operations are numbers in the order push, pop, present, dismiss, tab.

// MARK: Memory

/// Reserves memory for the caller's bytes and numbers.
@c(segue_allocate)
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: Int(max(count, 1)), alignment: 16)
}

/// Frees memory that ``allocate(_:)`` reserved.
@c(segue_free)
public func free(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

/// Writes what the latest failure was about.
@c(segue_message)
public func message(_ text: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
  write(session.message, text, capacity)
}

// MARK: Catalogs

/// Opens a compiled catalog, as `segue compile` makes it, before it is written as base64.
@c(segue_open)
public func open(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  answer { () throws(Failure) in
    session.catalogs.add(
      try OpenCatalog(Array(UnsafeBufferPointer(start: bytes, count: Int(max(count, 0))))))
  }
}

/// The number of presets.
@c(segue_preset_count)
public func presetCount(_ catalog: Int32) -> Int32 {
  answer { () throws(Failure) in Int32(try session.catalog(catalog).ids.count) }
}

/// Writes the id of a preset; presets are in alphabetical order.
@c(segue_preset_id)
public func presetID(
  _ catalog: Int32, _ index: Int32, _ text: UnsafeMutablePointer<UInt8>, _ capacity: Int32
) -> Int32 {
  answer { () throws(Failure) in
    write(try session.catalog(catalog).id(at: index), text, capacity)
  }
}

/// The operations of a preset, as a set of bits: 1 for push, 2 for pop, 4 for present, and so on.
@c(segue_operations)
public func operations(_ catalog: Int32, _ index: Int32) -> Int32 {
  answer { () throws(Failure) in
    let preset = try session.catalog(catalog).preset(at: index)
    return Operation.allCases.enumerated().reduce(0) { bits, operation in
      preset.transitions[operation.element] == nil ? bits : bits | 1 << Int32(operation.offset)
    }
  }
}

// MARK: Transitions

/// Lays out an operation of a preset.
///
/// - Parameters:
///   - width: the container's width in points.
///   - height: the container's height in points.
///   - source: the x, y, width and height of the element that the transition starts from; null without one.
///   - isInteractive: whether a finger drives it: then ``touch(_:_:_:_:_:)`` and ``advance(_:_:)`` move it, otherwise
///     ``sample(_:_:_:_:)`` does.
@c(segue_lay_out)
public func layOut(
  _ catalog: Int32, _ index: Int32, _ operation: Int32, _ width: Double, _ height: Double,
  _ source: UnsafePointer<Double>?, _ isInteractive: Bool
) -> Int32 {
  answer { () throws(Failure) in
    let catalog = try session.catalog(catalog)
    let size = Size2D(width: width, height: height)
    guard Operation.allCases.indices.contains(Int(operation)) else { throw .noSuch("operation") }
    let frame = source.map { Rect2D(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    let (animation, stage) = try catalog.animation(
      of: try catalog.id(at: index), Operation.allCases[Int(operation)], size, source: frame)
    let transition =
      try isInteractive
      ? Transition(driving: animation, on: stage) : Transition(animation, on: stage)
    return session.transitions.add(transition)
  }
}

/// Forgets a transition.
@c(segue_close)
public func close(_ transition: Int32) { session.transitions.remove(transition) }

/// The duration of a transition in seconds; 0 for one that a finger drives.
@c(segue_duration)
public func duration(_ transition: Int32) -> Double {
  session.transitions[transition]?.timeline?.duration ?? 0
}

/// The number of a transition's layers; one that a finger drives may change them when it is released.
@c(segue_layer_count)
public func layerCount(_ transition: Int32) -> Int32 {
  answer { () throws(Failure) in Int32(try session.transition(transition).layers.count) }
}

/// Writes the id of a layer.
@c(segue_layer_id)
public func layerID(
  _ transition: Int32, _ index: Int32, _ text: UnsafeMutablePointer<UInt8>, _ capacity: Int32
) -> Int32 {
  answer { () throws(Failure) in
    let layers = try session.transition(transition).layers
    guard layers.indices.contains(Int(index)) else { throw .noSuch("layer") }
    return write(layers[Int(index)].id, text, capacity)
  }
}

/// Writes the state of every layer at a time in seconds: ``LayerNumbers/stride`` numbers for each layer, in order.
///
/// - Returns: the number of layers.
@c(segue_sample)
public func sample(
  _ transition: Int32, _ time: Double, _ numbers: UnsafeMutablePointer<Double>, _ capacity: Int32
) -> Int32 {
  answer { () throws(Failure) in
    let transition = try session.transition(transition)
    transition.timeline?.sample(at: time, into: &transition.frame)
    return try transition.write(
      to: UnsafeMutableBufferPointer(start: numbers, count: Int(max(capacity, 0))))
  }
}

/// Writes the x and y of the vertices of all masks, as they were sampled last.
///
/// - Returns: the number of vertices.
@c(segue_vertices)
public func vertices(
  _ transition: Int32, _ numbers: UnsafeMutablePointer<Double>, _ capacity: Int32
) -> Int32 {
  answer { () throws(Failure) in
    let vertices = try session.transition(transition).frame.vertices
    for (index, vertex) in vertices.prefix(Int(max(capacity, 0)) / 2).enumerated() {
      numbers[2 * index] = vertex.x
      numbers[2 * index + 1] = vertex.y
    }
    return Int32(vertices.count)
  }
}

// MARK: Fingers

/// Handles a touch: the phases are began, moved, ended and cancelled.
///
/// - Returns: the state that ``state(_:)`` returns.
@c(segue_touch)
public func touch(
  _ transition: Int32, _ phase: Int32, _ time: Double, _ x: Double, _ y: Double
) -> Int32 {
  answer { () throws(Failure) in
    let phases = TouchEvent.Phase.allCases
    guard phases.indices.contains(Int(phase)) else { throw .noSuch("phase") }
    let touch = TouchEvent(
      time: time, phase: phases[Int(phase)], position: Point2D(x: x, y: y))
    return try session.transition(transition).driven { run throws(AnimatorFailure) in
      try run.handle(touch)
    }
  }
}

/// Advances a transition that a finger drives or has released to a time.
///
/// - Returns: the state that ``state(_:)`` returns.
@c(segue_advance)
public func advance(_ transition: Int32, _ time: Double) -> Int32 {
  answer { () throws(Failure) in
    try session.transition(transition).driven { run throws(AnimatorFailure) in
      run.advance(to: time)
    }
  }
}

/// The state of a transition that a finger drives: possible, began, changing, finishing, cancelling, finished, cancelled.
@c(segue_state)
public func state(_ transition: Int32) -> Int32 {
  answer { () throws(Failure) in
    try session.transition(transition).driven { _ throws(AnimatorFailure) in }
  }
}

/// The progress of a transition that a finger drives, 0…1.
@c(segue_progress)
public func progress(_ transition: Int32) -> Double {
  session.transitions[transition]?.run?.progress ?? 0
}

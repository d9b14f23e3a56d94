/// The variables of one rectangle of the stage.
enum FrameVariables {
  /// The variables of a frame, in the order of their slots.
  static func all(_ prefix: String) -> [Variable] {
    [
      .place("\(prefix).x"), .place("\(prefix).y"),
      .length("\(prefix).width"), .length("\(prefix).height"),
      .place("\(prefix).center.x"), .place("\(prefix).center.y"),
      .place("\(prefix).max-x"), .place("\(prefix).max-y"),
      .distance("\(prefix).corner-radius"), .flag("\(prefix).known"),
    ]
  }
}

/// The ten consecutive slots of a rectangle's variables.
package struct FrameSlots: Hashable, Sendable {
  /// The number of slots of a frame.
  package static let count = 10

  /// The slot of the frame's `x`.
  package let first: Int

  package var x: Int { first }
  package var y: Int { first + 1 }
  package var width: Int { first + 2 }
  package var height: Int { first + 3 }
  package var centerX: Int { first + 4 }
  package var centerY: Int { first + 5 }
  package var maxX: Int { first + 6 }
  package var maxY: Int { first + 7 }
  package var cornerRadius: Int { first + 8 }
  package var known: Int { first + 9 }
}

/// The slots of a named element: its frame, and those on either side.
package struct ElementSlots: Hashable, Sendable {
  /// The number of slots of an element.
  package static let count = 3 * FrameSlots.count

  /// The slot of `element.NAME.x`.
  package let first: Int

  /// `element.NAME.…`: the frame on the from side, or on the to side if that is unknown.
  package var frame: FrameSlots { FrameSlots(first: first) }
  /// `element.NAME.from.…`: the frame on the departing screen.
  package var from: FrameSlots { FrameSlots(first: first + FrameSlots.count) }
  /// `element.NAME.to.…`: the frame on the arriving screen.
  package var to: FrameSlots { FrameSlots(first: first + 2 * FrameSlots.count) }
}

/// The lookup table of the stage's variables, built once.
struct StageTable: Sendable {
  static let shared = StageTable()
  /// The templates of an element's variables, which differ between elements only in the name.
  static let elementTemplates = elementVariables("NAME")
  static let elementFields = NameTable(
    elementTemplates.map { String($0.name.dropFirst("element.NAME.".count)) })

  let variables: [Variable]
  let families: [VariableFamilies]
  let names: NameTable

  private init() {
    variables = StageVariables.grouped.flatMap { $0.variables }
    families = StageVariables.grouped.flatMap { group in
      group.variables.map { _ in group.family }
    }
    names = NameTable(variables.map { $0.name })
  }

  /// The variables of a named element, in the order of their slots.
  static func elementVariables(_ name: String) -> [Variable] {
    ["element.\(name)", "element.\(name).from", "element.\(name).to"]
      .flatMap(FrameVariables.all)
  }
}

/// The slots to which a stage writes its values.
///
/// Use `ExpressionScope.slot(of:)` to look up a single variable.
package enum StageSlots {
  /// The number of slots of every stage, before parameters and elements.
  package static let count = StageTable.shared.variables.count
  package static let from = frame("from.x")
  package static let to = frame("to.x")
  package static let fromNow = frame("from.now.x")
  package static let toNow = frame("to.now.x")
  package static let source = frame("source.x")
  package static let destination = frame("destination.x")
  package static let item = frame("item.x")
  package static let itemFrom = frame("item.from.x")
  package static let itemTo = frame("item.to.x")
  /// The first of seven slots: the item's index, count, row, column, rows and columns, and its distance to
  /// the source.
  package static let itemCounts = slot("item.index")

  /// The first of eleven slots: a gesture's translation x and y, velocity x and y, distance, speed,
  /// scale, progress, across and its speed, and the scale's speed.
  package static let gesture = slot("gesture.translation.x")
  package static let progress = slot("progress")
  /// The number of a gesture's slots.
  package static let gestureCount = 11
  /// The first of seventeen slots: offset x and y, velocity x and y, width and height, content width
  /// and height, the insets counterclockwise from the top, and whether the content is at its top,
  /// bottom, leading or trailing end, or at the end that the finger moves toward.
  package static let scroll = slot("scroll.offset.x")
  /// The number of a scroll view's slots.
  package static let scrollCount = 17

  private static func frame(_ name: String) -> FrameSlots {
    FrameSlots(first: slot(name))
  }

  /// The slot of a stage variable that is known to exist.
  private static func slot(_ name: String) -> Int {
    guard let slot = StageTable.shared.names.names.firstIndex(of: name) else {
      preconditionFailure("the stage has no variable \(name)")
    }
    return slot
  }
}

import SegueCatalog
import SegueScenes

/// The steps written as one word.
enum PlainStep: String, CaseIterable {
  case pop, dismiss, cancel, rotate, lift, taken
}

/// The forms of a step.
struct StepForms: Alternatives {
  let word: Alternative<Name<PlainStep>>
  let push: Alternative<Object<PushKeys>>
  let pop: Alternative<Object<PopKeys>>
  let present: Alternative<Object<PresentKeys>>
  let dismiss: Alternative<Object<DismissKeys>>
  let select: Alternative<Object<SelectKeys>>
  let drag: Alternative<Object<DragStepKeys>>
  let wait: Alternative<Object<WaitKeys>>
  let resize: Alternative<Object<ResizeKeys>>
  let cancel: Alternative<Object<CancelKeys>>
  let lose: Alternative<Object<LoseKeys>>
  let expect: Alternative<Object<ExpectKeys>>

  static let table = AlternativeTable<Self>("a step")

  init(_ forms: inout AlternativeList) {
    word = forms.value(.name(of: PlainStep.self))
    push = forms.object(PushKeys.self) { $0.screen }
    pop = forms.object(PopKeys.self) { $0.stack }
    present = forms.object(PresentKeys.self) { $0.screen }
    dismiss = forms.object(DismissKeys.self) { $0.window }
    select = forms.object(SelectKeys.self) { $0.tab }
    drag = forms.object(DragStepKeys.self) { $0.drag }
    wait = forms.object(WaitKeys.self) { $0.time }
    resize = forms.object(ResizeKeys.self) { $0.size }
    cancel = forms.object(CancelKeys.self) { $0.container }
    lose = forms.object(LoseKeys.self) { $0.screen }
    expect = forms.object(ExpectKeys.self) { $0.expectation }
  }
}

// MARK: Requests

/// The keys that every request may have.
struct RequestKeys: KeyGroup {
  let label, preset, parameters, source, destination, siblings: OptionalKey<Cursor>
  let animated, catchable: OptionalKey<Cursor>

  static let keys = Self.declared()

  init(_ keys: inout KeyList) {
    label = keys.optional(
      "as", .identifier, "A name for the request, for use in expectations.")
    preset = keys.optional("preset", .kebab, "The preset; chosen by the rules by default.")
    parameters = keys.optional(
      "parameters", .map(keys: .kebab, of: .oneOf(.number(), .string, .boolean)),
      "Values for the preset's parameters.")
    source = keys.optional(
      "source", .identifier, "The element of the lower screen that the transition starts from.")
    destination = keys.optional(
      "destination", .identifier, "The element of the upper screen that corresponds to it.")
    siblings = keys.optional(
      "siblings", .list(of: .identifier, count: 0...500), "The elements next to the source.")
    animated = keys.optional(
      "animated", .boolean, "Whether the change is animated; true by default.")
    catchable = keys.optional(
      "catchable", .boolean,
      "Whether a finger can grab the transition while it runs; false by default.")
  }
}

/// The keys of a push.
struct PushKeys: ObjectKeys {
  let screen: RequiredKey<Cursor>
  let container: OptionalKey<Cursor>
  let request: RequestKeys

  static let table = ObjectTable<Self>("a push")

  init(_ keys: inout KeyList) {
    screen = keys.required("push", .identifier, "The screen or container.")
    container = keys.container()
    request = RequestKeys(&keys)
  }
}

/// The keys of a pop.
struct PopKeys: ObjectKeys {
  let stack: RequiredKey<Cursor>
  let request: RequestKeys

  static let table = ObjectTable<Self>("a pop")

  init(_ keys: inout KeyList) {
    stack = keys.required("pop", .identifier, "The stack.")
    request = RequestKeys(&keys)
  }
}

/// The keys of a presentation.
struct PresentKeys: ObjectKeys {
  let screen: RequiredKey<Cursor>
  let request: RequestKeys

  static let table = ObjectTable<Self>("a presentation")

  init(_ keys: inout KeyList) {
    screen = keys.required("present", .identifier, "The screen or container.")
    request = RequestKeys(&keys)
  }
}

/// The keys of a dismissal.
struct DismissKeys: ObjectKeys {
  let window: RequiredKey<Cursor>
  let request: RequestKeys

  static let table = ObjectTable<Self>("a dismissal")

  init(_ keys: inout KeyList) {
    window = keys.required("dismiss", .names([Scenario.windowName]), "The window.")
    request = RequestKeys(&keys)
  }
}

/// The keys of a tab selection.
struct SelectKeys: ObjectKeys {
  let tab: RequiredKey<Cursor>
  let container: OptionalKey<Cursor>
  let request: RequestKeys

  static let table = ObjectTable<Self>("a selection of a tab")

  init(_ keys: inout KeyList) {
    tab = keys.required(
      "select", .oneOf(.integer(.from(-1, to: 1000)), .identifier),
      "The tab: its index, or the name of its screen.")
    container = keys.container()
    request = RequestKeys(&keys)
  }
}

extension KeyList {
  fileprivate mutating func container() -> OptionalKey<Cursor> {
    optional("in", .identifier, "The container; by default the innermost one on screen.")
  }
}

// MARK: Fingers

/// The keys of a drag step.
struct DragStepKeys: ObjectKeys {
  let drag: RequiredKey<Object<DragKeys>>
  let container, label: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a drag")

  init(_ keys: inout KeyList) {
    drag = keys.required("drag", .object(DragKeys.self), "What the finger does.")
    container = keys.container()
    label = keys.optional(
      "as", .identifier, "A name for the change that the drag begins, for use in expectations.")
  }
}

/// The keys of a finger's movement.
struct DragKeys: ObjectKeys {
  /// The maximum duration of a movement in one step, in seconds.
  private static let longest = 10.0

  let from, to, by: OptionalKey<Pair>
  let over: RequiredKey<Cursor>
  let then: OptionalKey<Name<ScenarioDrag.End>>
  let scrolled: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a drag")

  init(_ keys: inout KeyList) {
    from = keys.optional(
      "from", ScenarioValue.point,
      "Where the finger goes down; by default it continues from where it is.")
    to = keys.optional("to", ScenarioValue.point, "The end of the drag, in the window.")
    by = keys.optional("by", ScenarioValue.point, "The distance of the drag, in points.")
    over = keys.required(
      "over", .duration(NumberRange(low: 0, excludesLow: true, high: Self.longest)),
      "The duration of the drag.")
    then = keys.optional(
      "then", .name(of: ScenarioDrag.End.self),
      "What happens to the touch afterwards; the finger is lifted by default.")
    scrolled = keys.optional(
      "scrolled", ScenarioValue.coordinate,
      "How far the content under the finger is scrolled; by default it does not scroll.")
    keys.atMostOne(to.name, by.name)
    keys.atLeastOne(to.name, by.name)
  }
}

// MARK: Other steps

/// The key of a wait.
struct WaitKeys: ObjectKeys {
  /// The maximum duration of one wait, in seconds.
  private static let longest = 3600.0
  private static let untilIdle = "until-idle"
  /// What other tools wait for.
  private static let endings = ["idle", "done", "end", "finished", "completed", "settled"]

  let time: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a wait")

  init(_ keys: inout KeyList) {
    time = keys.required("wait", .text(Self.grammar), "The duration.")
  }

  /// A duration, or until everything has settled.
  private static let grammar = Grammar(
    "a duration such as 120ms, or \(untilIdle)",
    pattern: #"^(until-idle|[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?(s|ms))$"#
  ) { text in
    if text.string == untilIdle { return [] }
    let word = text.string.filter(\.isLetter).lowercased()
    if word.hasPrefix("until") || endings.contains(where: word.hasSuffix) {
      return [
        Grammar.Problem(
          range: 0..<text.count, help: "write '\(untilIdle)'", replacement: untilIdle)
      ]
    }
    return Quantity.duration.grammar(.from(0, to: longest)).problems(text)
  }
}

/// The key of a window resize.
struct ResizeKeys: ObjectKeys {
  let size: RequiredKey<Pair>

  static let table = ObjectTable<Self>("a resizing")

  init(_ keys: inout KeyList) {
    size = keys.required("resize", ScenarioValue.size, "Width and height.")
  }
}

/// The key of a cancellation.
struct CancelKeys: ObjectKeys {
  let container: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a cancellation")

  init(_ keys: inout KeyList) {
    container = keys.required("cancel", .identifier, "The container.")
  }
}

/// The key of a step that removes a view.
struct LoseKeys: ObjectKeys {
  let screen: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a loss")

  init(_ keys: inout KeyList) {
    screen = keys.required("lose", .identifier, "The screen whose view is lost.")
  }
}

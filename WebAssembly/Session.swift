import SegueAnimators
import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// Everything that is open.
///
/// JavaScript can hold numbers only, so what they stand for has to live here. A page calls from one thread.
nonisolated(unsafe) var session = Session()

/// Catalogs and transitions by handle, and what failed last.
struct Session {
  var catalogs = HandleTable<OpenCatalog>()
  var transitions = HandleTable<Transition>()
  var message = ""

  func catalog(_ handle: Int32) throws(Failure) -> OpenCatalog {
    guard let catalog = catalogs[handle] else { throw .noSuch("catalog") }
    return catalog
  }

  func transition(_ handle: Int32) throws(Failure) -> Transition {
    guard let transition = transitions[handle] else { throw .noSuch("transition") }
    return transition
  }
}

/// The result of a call, or the code of its failure.
func answer(_ call: () throws(Failure) -> Int32) -> Int32 {
  do throws(Failure) {
    return try call()
  } catch {
    session.message = error.message
    return error.code
  }
}

/// Objects by handle; handles begin at 1 and are used again.
struct HandleTable<Object: AnyObject> {
  private var objects: [Object?] = []

  subscript(handle: Int32) -> Object? {
    objects.indices.contains(Int(handle) - 1) ? objects[Int(handle) - 1] : nil
  }

  mutating func add(_ object: Object) -> Int32 {
    if let free = objects.firstIndex(where: { $0 == nil }) {
      objects[free] = object
      return Int32(free + 1)
    }
    objects.append(object)
    return Int32(objects.count)
  }

  mutating func remove(_ handle: Int32) {
    if self[handle] != nil { objects[Int(handle) - 1] = nil }
  }
}

/// Why a call failed.
enum Failure: Error {
  /// −1: a handle or an index stands for nothing.
  case noSuch(String)
  /// −2: the bytes are not a catalog that can be read.
  case catalog(CompiledCatalogError)
  /// −3: the preset has no such operation, or nothing is animated.
  case noAnimation(String)
  /// −4: the animator failed.
  case animator(AnimatorFailure)
  /// −5: the preset has no gesture for the operation, or the transition is not driven by one.
  case noInteraction
  /// −6: there is not enough room for the numbers.
  case noRoom

  var code: Int32 {
    switch self {
    case .noSuch: -1
    case .catalog: -2
    case .noAnimation: -3
    case .animator: -4
    case .noInteraction: -5
    case .noRoom: -6
    }
  }

  var message: String {
    switch self {
    case .noSuch(let name): "there is no such \(name)"
    case .catalog(let error): error.description
    case .noAnimation(let reason): reason
    case .animator(let failure): failure.description
    case .noInteraction: "no gesture drives this"
    case .noRoom: "the numbers do not fit"
    }
  }
}

/// A catalog with the registry of its presets.
final class OpenCatalog {
  let ids: [String]
  private let selector: AnimatorSelector

  init(_ bytes: [UInt8]) throws(Failure) {
    do throws(CompiledCatalogError) {
      let catalog = try CompiledCatalog(bytes)
      ids = catalog.ids
      var presets: [Preset] = []
      for id in ids { if let preset = try catalog.preset(id) { presets.append(preset) } }
      var builder = RegistryBuilder()
      for animator in BuiltInAnimators.all {
        builder.add(AnimatorProvider(animator, origin: .builtIn))
      }
      builder.add(CatalogSource(name: "catalog", presets: presets, rules: catalog.rules))
      var problems: [RegistryProblem] = []
      selector = AnimatorSelector(registry: builder.registry(reporting: &problems))
    } catch {
      throw .catalog(error)
    }
  }

  func id(at index: Int32) throws(Failure) -> String {
    guard ids.indices.contains(Int(index)) else { throw .noSuch("preset") }
    return ids[Int(index)]
  }

  func preset(at index: Int32) throws(Failure) -> Preset {
    guard let preset = selector.registry.preset(try id(at: index)) else { throw .noSuch("preset") }
    return preset
  }

  /// The animation of an operation, and its stage: two screens that fill the container, or of which one is presented.
  func animation(
    of id: String, _ operation: Operation, _ size: Size2D, source: Rect2D?
  ) throws(Failure) -> (AnimationController, Stage) {
    let bounds = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: bounds), to: Stage.Screen(name: "to", frame: bounds))
    stage.direction = stage.arrivesAbove ? 1 : -1
    stage.source = source.map { Stage.Element(frame: $0) }
    let request = MatchRequest(stage, explicitPreset: id)
    guard let animation = selector.animationController(for: request) else {
      throw .noAnimation("'\(id)' has no animation for the operation '\(operation.rawValue)'")
    }
    guard operation == .present || operation == .dismiss else { return (animation, stage) }
    let answer = selector.presentationController(for: animation, on: stage)
    stage.presentation = answer.presentation
    if operation == .present {
      stage.to.frame = answer.finalFrame
      stage.to.cornerRadius = answer.finalCornerRadius ?? 0
    } else {
      stage.from.frame = answer.finalFrame
      stage.from.cornerRadius = answer.finalCornerRadius ?? 0
    }
    return (animation, stage)
  }
}

/// Writes as much of a text as fits, and returns its length.
func write(_ text: String, _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int32) -> Int32 {
  for (index, byte) in text.utf8.prefix(Int(max(capacity, 0))).enumerated() { bytes[index] = byte }
  return Int32(text.utf8.count)
}

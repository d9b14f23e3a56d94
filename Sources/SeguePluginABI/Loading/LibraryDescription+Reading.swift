package import CSeguePlugin
import SegueCatalog
import SegueTimeline

extension LibraryDescription {
  /// Reads a plugin's description of itself.
  package init(_ record: segue_plugin) throws(ABIProblem) {
    let id = try SeguePluginABI.id(record.id, "its id")
    let version = try Version(record.version, "its version")
    guard record.create != nil else { throw .invalid("its function create is null") }
    let descriptions = try elements(
      record.animators, record.animator_count, atMost: ABILimits.animators, "its animators")
    var animators: [AnimatorDescription] = []
    for (index, pointer) in descriptions.enumerated() {
      let animator = try located("animator \(index + 1)") { () throws(ABIProblem) in
        try AnimatorDescription(try .read(pointer, "its description"))
      }
      guard !animators.contains(where: { $0.id == animator.id }) else {
        throw .invalid("duplicate animator '\(animator.id)'")
      }
      animators.append(animator)
    }
    self.init(
      id: id, version: version,
      interface: PluginInterface(major: Int(record.abi_major), minor: Int(record.abi_minor)),
      animators: animators)
  }
}

extension Version {
  fileprivate init(
    _ pointer: UnsafePointer<CChar>?, _ what: String
  ) throws(ABIProblem) {
    let words = try id(pointer, what)
    guard words.split(separator: ".").count == 3, let version = Version(words) else {
      throw .invalid("\(what) is '\(words)', expected a version such as 1.2.3")
    }
    self = version
  }
}

extension AnimatorDescription {
  fileprivate init(_ record: segue_animator_description) throws(ABIProblem) {
    let id = try SeguePluginABI.id(record.id, "its id")
    let known = UInt32(1) << UInt32(ABIConstants.operations.count) - 1
    guard record.operations != 0, record.operations & ~known == 0 else {
      throw .invalid(
        "its operations are \(record.operations), expected a combination of known operations")
    }
    let operations = ABIConstants.operations.enumerated().filter {
      record.operations & (1 << UInt32($0.offset)) != 0
    }
    self.init(
      id: id, version: try Version(record.version, "its version"),
      operations: Set(operations.map(\.element)))
    let descriptions = try elements(
      record.parameters, record.parameter_count, atMost: ABILimits.descriptions,
      "its parameters")
    for (index, pointer) in descriptions.enumerated() {
      parameters.append(
        try located("parameter \(index + 1)") { () throws(ABIProblem) in
          try ParameterDescription(try .read(pointer, "its description"))
        })
    }
    guard Set(parameters.map(\.name)).count == parameters.count else {
      throw .invalid("duplicate parameter name")
    }
    let names = try names(record.capabilities, record.capability_count, "capability")
    guard names == Set(names).sorted() else {
      throw .invalid("its capabilities must be unique and in alphabetical order")
    }
    capabilities = Set(names)
  }
}

extension ParameterDescription {
  fileprivate init(_ record: segue_parameter_description) throws(ABIProblem) {
    let name = try id(record.name, "its name")
    let help = try text(record.help, atMost: ABILimits.textBytes, "its help")
    let (kind, value) = try record.checkedKind
    self.init(
      name: name, kind: kind, defaultValue: value,
      unit: record.unit == nil
        ? nil : try text(record.unit, atMost: ABILimits.idBytes, "its unit"), help: help)
    guard accepts(defaultValue) else { throw .invalid("its default is out of range") }
  }
}

extension segue_parameter_description {
  fileprivate var checkedKind: (ParameterDescription.Kind, ParameterValue) {
    get throws(ABIProblem) {
      switch Int(kind) {
      case SEGUE_PARAMETER_NUMBER: return (.number(try range), .number(default_number))
      case SEGUE_PARAMETER_LENGTH: return (.length(try range), .number(default_number))
      case SEGUE_PARAMETER_ANGLE: return (.angle(try range), .number(default_number))
      case SEGUE_PARAMETER_DURATION: return (.duration(try range), .number(default_number))
      case SEGUE_PARAMETER_BOOLEAN:
        guard default_number == 0 || default_number == 1 else {
          throw .invalid("its default is \(default_number), expected 0 or 1")
        }
        return (.boolean, .boolean(default_number == 1))
      case SEGUE_PARAMETER_CHOICE:
        let names = try names(choices, choice_count, "choice")
        guard let index = Int(exactly: default_number), names.indices.contains(index) else {
          throw .invalid(
            "its default is \(default_number), but it has \(names.count.counted("choice"))")
        }
        return (.choice(names), .choice(names[index]))
      case SEGUE_PARAMETER_COLOR:
        return (.color, .color(try default_color.checked("its default")))
      default:
        throw .invalid("its kind is \(kind), expected at most \(SEGUE_PARAMETER_COLOR)")
      }
    }
  }

  private var range: ClosedRange<Double> {
    get throws(ABIProblem) {
      guard minimum.isFinite, maximum.isFinite, minimum <= maximum else {
        throw .invalid("its range is invalid: \(minimum) to \(maximum)")
      }
      return minimum...maximum
    }
  }
}

/// Reads names from a plugin.
private func names(
  _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, _ count: UInt32, _ what: String
) throws(ABIProblem) -> [String] {
  var names: [String] = []
  let pointers = try elements(pointer, count, atMost: ABILimits.descriptions, "each \(what)")
  for (index, pointer) in pointers.enumerated() {
    names.append(try id(pointer, "\(what) \(index + 1)"))
  }
  return names
}

import SegueCatalog
import SeguePluginABI
import SegueTimeline

extension LibraryDescription: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: LibraryDescription?
  ) throws(DamagedBytes) -> LibraryDescription {
    LibraryDescription(
      id: try coder.text(value?.id), version: try coder.value(value?.version),
      interface: PluginInterface(
        major: try coder.integer(value?.interface.major),
        minor: try coder.integer(value?.interface.minor)),
      animators: try coder.list(value?.animators))
  }
}

extension AnimatorDescription: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: AnimatorDescription?
  ) throws(DamagedBytes) -> AnimatorDescription {
    let operations = value.map { value in Operation.allCases.filter(value.operations.contains) }
    return AnimatorDescription(
      id: try coder.text(value?.id), version: try coder.value(value?.version),
      operations: Set(
        try coder.list(operations) { coder, operation throws(DamagedBytes) in
          try coder.choice(operation)
        }),
      // Units and help, which compiled catalogs leave out, are included here.
      parameters: try coder.list(value?.parameters) { coder, value throws(DamagedBytes) in
        var parameter: ParameterDescription = try coder.value(value)
        parameter.unit = try coder.optionalText(value?.unit)
        parameter.help = try coder.text(value?.help)
        return parameter
      },
      capabilities: Set(try coder.texts(value?.capabilities.sorted())))
  }
}

package import CSeguePlugin
package import SegueTimeline

extension Arena {
  /// Copies parameter values into the arena, in the order of their descriptions; missing ones get
  /// their defaults.
  package mutating func place(
    _ values: ParameterValues, of descriptions: [ParameterDescription]
  ) throws(ABIProblem) -> UnsafePointer<segue_parameters> {
    var parameters: [segue_parameter] = []
    for description in descriptions {
      let value = values[description.name] ?? description.defaultValue
      parameters.append(try parameter(description, value))
    }
    var record = segue_parameters.sized
    record.count = UInt32(parameters.count)
    record.values = place(parameters)
    return place(record)
  }

  private mutating func parameter(
    _ description: ParameterDescription, _ value: ParameterValue
  ) throws(ABIProblem) -> segue_parameter {
    var record = segue_parameter()
    record.name = try place(description.name)
    switch (description.kind, value) {
    case (.number, .number(let number)), (.length, .number(let number)),
      (.angle, .number(let number)), (.duration, .number(let number)):
      record.number = number
    case (.boolean, .boolean(let isOn)):
      record.number = isOn ? 1 : 0
    case (.choice(let names), .choice(let name)):
      guard let index = names.firstIndex(of: name) else {
        throw .invalid("the parameter '\(description.name)' has no choice '\(name)'")
      }
      record.number = Double(index)
      record.choice = try place(name)
    case (.color, .color(let color)):
      record.color = segue_color(color)
    default:
      throw .invalid("the value of the parameter '\(description.name)' has the wrong type")
    }
    return record
  }
}

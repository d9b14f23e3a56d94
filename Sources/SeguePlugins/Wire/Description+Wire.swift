import SegueCatalog
import SeguePluginABI
import SegueTimeline

extension Version: WireValue {
  func write(to writer: inout ByteWriter) {
    for number in [major, minor, patch] { writer.write(number) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(try reader.read(), try reader.read(), try reader.read())
  }
}

extension LibraryDescription: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(version)
    writer.write(interface.major)
    writer.write(interface.minor)
    writer.write(animators)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      id: try reader.read(), version: try reader.read(),
      interface: PluginInterface(major: try reader.read(), minor: try reader.read()),
      animators: try reader.read())
  }
}

extension AnimatorDescription: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(version)
    writer.write(Operation.allCases.filter(operations.contains))
    writer.write(parameters)
    writer.write(capabilities.sorted())
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      id: try reader.read(), version: try reader.read(),
      operations: Set(try reader.read([Operation].self)), parameters: try reader.read(),
      capabilities: Set(try reader.read([String].self)))
  }
}

extension ParameterDescription: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(kind)
    writer.write(defaultValue)
    writer.write(unit)
    writer.write(help)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      name: try reader.read(), kind: try reader.read(), defaultValue: try reader.read(),
      unit: try reader.read(), help: try reader.read())
  }
}

extension ParameterDescription.Kind: WireValue {
  func write(to writer: inout ByteWriter) {
    func write(_ number: UInt8, _ range: ClosedRange<Double>) {
      writer.write(raw: number)
      writer.write(range.lowerBound)
      writer.write(range.upperBound)
    }
    switch self {
    case .number(let range): write(0, range)
    case .length(let range): write(1, range)
    case .angle(let range): write(2, range)
    case .duration(let range): write(3, range)
    case .boolean: writer.write(raw: UInt8(4))
    case .choice(let names):
      writer.write(raw: UInt8(5))
      writer.write(names)
    case .color: writer.write(raw: UInt8(6))
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    func range() throws(WireProblem) -> ClosedRange<Double> {
      let (low, high) = (try reader.read(Double.self), try reader.read(Double.self))
      guard low <= high else { throw WireProblem("a range ends before it begins") }
      return low...high
    }
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .number(try range())
    case 1: self = .length(try range())
    case 2: self = .angle(try range())
    case 3: self = .duration(try range())
    case 4: self = .boolean
    case 5: self = .choice(try reader.read())
    case 6: self = .color
    default: throw WireProblem("a parameter has an unknown type")
    }
  }
}

extension ParameterValue: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .number(let number):
      writer.write(raw: UInt8(0))
      writer.write(number)
    case .boolean(let isOn):
      writer.write(raw: UInt8(1))
      writer.write(isOn)
    case .choice(let name):
      writer.write(raw: UInt8(2))
      writer.write(name)
    case .color(let color):
      writer.write(raw: UInt8(3))
      writer.write(color)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .number(try reader.read())
    case 1: self = .boolean(try reader.read())
    case 2: self = .choice(try reader.read())
    case 3: self = .color(try reader.read())
    default: throw WireProblem("a value has an unknown type")
    }
  }
}

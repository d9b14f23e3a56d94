import SegueTimeline

extension Stage: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(operation)
    writer.write(container)
    writer.write(from)
    writer.write(to)
    writer.write(source)
    writer.write(destination)
    writer.write(siblings)
    writer.write(elements)
    writer.write(fromBars)
    writer.write(toBars)
    writer.write(direction)
    writer.write(traits)
    writer.write(seed)
    writer.write(presentation)
    writer.write(current)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      operation: try reader.read(), container: try reader.read(), from: try reader.read(),
      to: try reader.read())
    source = try reader.read()
    destination = try reader.read()
    siblings = try reader.read()
    elements = try reader.read()
    fromBars = try reader.read()
    toBars = try reader.read()
    direction = try reader.read()
    traits = try reader.read()
    seed = try reader.read()
    presentation = try reader.read()
    current = try reader.read()
  }
}

extension Stage.Container: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(size)
    writer.write(cornerRadius)
    writer.write(safeArea)
    writer.write(surface)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      size: try reader.read(), cornerRadius: try reader.read(), safeArea: try reader.read(),
      surface: try reader.read())
  }
}

extension Stage.Screen: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(frame)
    writer.write(cornerRadius)
    writer.write(isOpaque)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      name: try reader.read(), frame: try reader.read(), cornerRadius: try reader.read(),
      isOpaque: try reader.read())
  }
}

extension Stage.Element: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(frame)
    writer.write(cornerRadius)
    writer.write(shadow)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(frame: try reader.read(), cornerRadius: try reader.read(), shadow: try reader.read())
  }
}

extension Stage.ElementPair: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(from)
    writer.write(to)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(from: try reader.read(), to: try reader.read())
  }
}

extension Stage.Bars: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(navigation)
    writer.write(tab)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(navigation: try reader.read(), tab: try reader.read())
  }
}

extension Stage.Traits: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(reducesMotion)
    writer.write(isRightToLeft)
    writer.write(isDark)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      reducesMotion: try reader.read(), isRightToLeft: try reader.read(),
      isDark: try reader.read())
  }
}

extension Presentation: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(style)
    writer.write(backdrop)
    writer.write(background)
    writer.write(whilePresented)
    writer.write(raw: corners.rawValue)
    writer.write(cornerCurve == .continuous)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      style: try reader.read(), backdrop: try reader.read(), background: try reader.read(),
      whilePresented: try reader.read())
    corners = Corners(rawValue: try reader.read(raw: UInt8.self))
    cornerCurve = try reader.read() ? .continuous : .circular
  }
}

extension LayerMotion: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(state)
    writer.write(velocity)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(state: try reader.read(), velocity: try reader.read())
  }
}

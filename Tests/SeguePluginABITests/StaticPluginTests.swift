import CSeguePlugin
import SegueCatalog
import SeguePluginTestSupport
import SegueTimeline
import Testing

@testable import SeguePluginABI

/// A plugin that is linked into the program is used by its function, without any library.
@Suite struct StaticPluginTests {
  @Test func `animators come into a registry with their descriptions and make timelines`() throws {
    let plugin = try StaticPlugin(
      entry: { LinkedPlugin.entry($0, $1) },
      host: PluginHost(name: "app", version: Version(3, 2, 1))
    ) { _, _ in }
    #expect(plugin.description.id == "com.example.linked")
    #expect(plugin.description.animators.map(\.operations) == [[.push, .pop]])
    var builder = RegistryBuilder()
    for provider in plugin.providers(searchOrder: 4) { builder.add(provider) }
    var problems: [RegistryProblem] = []
    let registry = builder.registry(reporting: &problems)
    #expect(problems.isEmpty && registry.animatorIDs == ["linked"])
    let provider = try #require(registry.providers(of: "linked").first)
    #expect(provider.origin == .plugin("com.example.linked", searchOrder: 4))
    #expect(provider.description.id == "linked")
    // The description holds what the parameter takes; the plugin moves the screen by it.
    let timeline = try provider.animator.timeline(
      for: .phone(), parameters: ParameterValues(["way": .number(120)]))
    #expect(timeline.sample(at: 1).states[0].components.translation.x == 120)
    let usual = try provider.animator.timeline(for: .phone(), parameters: ParameterValues())
    #expect(usual.sample(at: 1).states[0].components.translation.x == 40)
  }

  @Test func `a refusal is thrown as a fault`() throws {
    let fault = try #require(throws: PluginFault.self) {
      try StaticPlugin(
        entry: { _, error in
          error?.pointee.code = Int32(SEGUE_VERSION)
          return nil
        }, host: .segue
      ) { _, _ in }
    }
    #expect(fault.kind == .refused)
    #expect(fault.reason == "rejected this host: no error message (SEGUE_VERSION)")
  }

  @Test func `control characters in log lines and failures are escaped`() throws {
    let lines = Guarded<[String]>([])
    let fault = try #require(throws: PluginFault.self) {
      try StaticPlugin(
        entry: { host, error in
          guard let host, let error, let log = host.pointee.get_extension(host, SEGUE_LOG)
          else { return nil }
          let text = "\u{1B}[2J\u{9B}1m\r\nno\tway"
          log.assumingMemoryBound(to: segue_log.self).pointee.write(host, text)
          withUnsafeMutableBytes(of: &error.pointee.message) { $0.copyBytes(from: text.utf8) }
          return nil
        }, host: .segue
      ) { _, line in lines.withLock { $0.append(line) } }
    }
    // A tab stays.
    let escaped = #"\u{1B}[2J\u{9B}1m\u{D}\u{A}no"# + "\tway"
    #expect(lines.withLock { $0 } == [escaped])
    #expect(fault.reason == "rejected this host: \(escaped)")
  }
}

/// A plugin in Swift, by nothing but the headers: its records are never given back, as theirs are not.
private enum LinkedPlugin {
  static func entry(
    _ host: UnsafePointer<segue_host>?, _ error: UnsafeMutablePointer<segue_error>?
  ) -> UnsafePointer<segue_plugin>? {
    guard let host, String(cString: host.pointee.name) == "app",
      String(cString: host.pointee.version) == "3.2.1"
    else { return nil }
    var parameter = segue_parameter_description()
    parameter.size = UInt32(MemoryLayout<segue_parameter_description>.size)
    parameter.kind = UInt32(SEGUE_PARAMETER_LENGTH)
    parameter.name = constant("way")
    parameter.help = constant("How far.")
    parameter.maximum = 400
    parameter.default_number = 40
    var animator = segue_animator_description()
    animator.size = UInt32(MemoryLayout<segue_animator_description>.size)
    animator.operations = 1 << UInt32(SEGUE_PUSH) | 1 << UInt32(SEGUE_POP)
    animator.id = constant("linked")
    animator.version = constant("1.0.0")
    animator.parameters = leaked(UnsafePointer(leaked(parameter)))
    animator.parameter_count = 1
    var plugin = segue_plugin()
    plugin.size = UInt32(MemoryLayout<segue_plugin>.size)
    plugin.abi_major = SEGUE_ABI_MAJOR
    plugin.animator_count = 1
    plugin.id = constant("com.example.linked")
    plugin.version = constant("1.0.0")
    plugin.animators = leaked(UnsafePointer(leaked(animator)))
    plugin.create = { _, _, _ in LinkedPlugin.instance() }
    return UnsafePointer(leaked(plugin))
  }

  private static func instance() -> UnsafeMutablePointer<segue_animator> {
    var instance = segue_animator()
    instance.size = UInt32(MemoryLayout<segue_animator>.size)
    instance.destroy = { $0?.deallocate() }
    instance.choreograph = { _, stage, parameters, sink, _ in
      guard let stage, let parameters, let sink else { return Int32(SEGUE_INVALID) }
      return LinkedPlugin.choreograph(stage, parameters.pointee.values[0].number, sink)
    }
    return leaked(instance)
  }

  private static func choreograph(
    _ stage: UnsafePointer<segue_stage>, _ way: Double, _ sink: UnsafePointer<segue_sink>
  ) -> Int32 {
    var layer = segue_layer()
    layer.size = UInt32(MemoryLayout<segue_layer>.size)
    layer.frame = stage.pointee.to.pointee.frame
    layer.contents = UInt32(SEGUE_CONTENTS_LIVE)
    layer.subject.kind = UInt32(SEGUE_SUBJECT_TO)
    let number = "to".withCString { id in
      layer.id = id
      return sink.pointee.add_layer(sink, &layer)
    }
    var track = segue_track()
    track.size = UInt32(MemoryLayout<segue_track>.size)
    track.layer = number
    track.channel_count = 1
    track.keyframe_count = 2
    track.duration = 1
    return withUnsafePointer(to: UInt32(SEGUE_TRANSLATION_X)) { channel in
      withUnsafePointer(to: (0.0, way)) { ends in
        ends.withMemoryRebound(to: Double.self, capacity: 2) { numbers in
          var keyframes = [segue_keyframe(), segue_keyframe()]
          for index in 0..<2 {
            keyframes[index].offset = Double(index)
            keyframes[index].numbers = numbers + index
            keyframes[index].number_count = 1
          }
          return keyframes.withUnsafeBufferPointer { keyframes in
            track.channels = channel
            track.keyframes = keyframes.baseAddress
            return sink.pointee.add_track(sink, &track)
          }
        }
      }
    }
  }

  private static func leaked<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    return place
  }

  private static func leaked<Value>(_ value: UnsafePointer<Value>) -> UnsafePointer<
    UnsafePointer<Value>?
  > {
    let place = UnsafeMutablePointer<UnsafePointer<Value>?>.allocate(capacity: 1)
    place.initialize(to: value)
    return UnsafePointer(place)
  }

  private static func constant(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

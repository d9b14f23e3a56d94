import CSeguePlugin
import Foundation
import Testing

@testable import SeguePluginKit

/// A plugin that is written with the kit is one, seen from the other side of the border.
@Suite struct PluginTests {
  private let plugin = Plugin(id: "swings", version: "1.0.0", animators: [Swing.self])

  private func entered(
    size: Int = MemoryLayout<segue_host>.size, major: Int = Int(SEGUE_ABI_MAJOR)
  ) -> (UnsafePointer<segue_plugin>?, segue_error) {
    var host = segue_host()
    (host.size, host.abi_major) = (UInt32(size), UInt32(major))
    var error = Self.noError
    let record = plugin.enter(&host, &error)
    return (record, error)
  }

  private static var noError: segue_error {
    var error = segue_error()
    error.size = UInt32(MemoryLayout<segue_error>.size)
    return error
  }

  private func message(_ error: segue_error) -> String {
    withUnsafeBytes(of: error.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private func animator() throws -> UnsafeMutablePointer<segue_animator> {
    let record = try #require(entered().0)
    var error = Self.noError
    return try #require(record.pointee.create(record, "swing", &error))
  }

  private static func values(loud: Double = 1) -> [segue_parameter] {
    ["height", "side", "loud", "tint"].enumerated().map { index, name in
      var value = segue_parameter()
      // It is there as long as the process, as everything that a value points to.
      value.name = UnsafePointer(strdup(name))
      value.number = index == 0 ? 60 : loud
      value.color = segue_color(red: 1, green: 0.5, blue: 0.25, alpha: 1)
      return value
    }
  }

  @Test func `the surface of a stage is the host's, or follows the appearance`() {
    var record = segue_stage()
    record.size = UInt32(MemoryLayout<segue_stage>.size)
    record.surface = segue_color(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    #expect(withUnsafePointer(to: record) { Stage($0).surface.green } == 0.25)
    record.size = SEGUE_STAGE_SIZE_1_0
    #expect(withUnsafePointer(to: record) { Stage($0).surface.green } == 1)
    record.traits = UInt32(SEGUE_TRAIT_DARK)
    #expect(withUnsafePointer(to: record) { Stage($0).surface.green } == 0)
  }

  @Test func `the plugin record matches the Swift declarations`() throws {
    let record = try #require(entered().0).pointee
    #expect(record.size == 56)
    #expect(String(cString: record.id) == "swings")
    #expect(record.animator_count == 1)
    let animator = try #require(record.animators[0]).pointee
    #expect(String(cString: animator.id) == "swing")
    #expect(String(cString: animator.version) == "1.2.3")
    #expect(animator.operations == 0b10001)
    #expect((0..<2).map { animator.capabilities[$0].map { String(cString: $0) } } == ["a", "b"])
    #expect(animator.parameter_count == 4)
    let parameters = (0..<4).compactMap { animator.parameters[$0]?.pointee }
    #expect(parameters.map { String(cString: $0.name) } == ["height", "side", "loud", "tint"])
    #expect(parameters.map(\.kind) == [1, 5, 4, 6])
    #expect(parameters[0].maximum == 200 && parameters[0].default_number == 40)
    #expect(parameters[1].choice_count == 2 && parameters[1].default_number == 1)
    #expect(parameters[3].default_color.green == 0.5)
  }

  @Test func `a host with another version or a truncated record is refused`() {
    #expect(entered().0 != nil)
    for (record, error) in [entered(major: 2), entered(size: 8)] {
      #expect(record == nil)
      #expect(error.code == SEGUE_VERSION)
      #expect(message(error) == "the plugin needs version 1 of the plugin interface")
    }
  }

  @Test(arguments: ["", "swin", "swing ", "swings"])
  func `creating an unknown animator fails`(_ id: String) throws {
    let record = try #require(entered().0)
    var error = Self.noError
    #expect(record.pointee.create(record, id, &error) == nil)
    #expect(error.code == SEGUE_UNSUPPORTED)
    #expect(message(error) == "unknown animator '\(id)'")
  }

  @Test func `everything that an animator writes reaches the sink`() throws {
    let animator = try animator()
    let recorder = Recorder()
    recorder.parameters = Self.values()
    var error = Self.noError
    #expect(recorder.run(animator, &error) == SEGUE_OK)
    animator.pointee.destroy(animator)
    #expect(
      recorder.lines == [
        "from: in 0, contents 1 of 0 - on 0 when 0, fit 0, flags 0, mask 0, at 0.0 0.0 390.0 844.0, "
          + "width 0.0, numbers [\"22=8.0\", \"44=1.0\"], stops 0",
        "to: in 0, contents 1 of 1 - on 0 when 0, fit 0, flags 0, mask 0, at 0.0 0.0 390.0 844.0, "
          + "width 0.0, numbers [\"22=8.0\", \"43=1.0\", \"44=1.0\"], stops 0",
        "tile: in 2, contents 2 of 5 hero on 1 when 1, fit 5, flags 1, mask 2, at 10.0 20.0 30.0 40.0, "
          + "width 0.5, numbers [\"37=1.0\", \"38=2.0\", \"39=3.0\", \"40=4.0\", \"41=5.0\"], stops 0",
        "track of 3: [16], [\"0.0 60.0\", \"1.0 0.0\"], 0.0+0.5, 1 ease-out -",
        "track of 3: [], [\"0.0 2:1.0,1.0 0:1.0,3.0\", \"1.0 2:0.0,1.0 0:0.0,0.0\"], 0.25+0.5, 8 - 6/5",
        "sky: in 0, contents 3 of 0 - on 0 when 0, fit 0, flags 0, mask 0, at 0.0 0.0 390.0 844.0, "
          + "width 0.0, numbers [], stops 2",
        "track of 4: [21], [\"0.0 0.0\", \"1.0 0.0\"], 0.0+0.75, linear",
        "duration 0.75", "declares 5",
      ])
  }

  @Test func `failures are reported with a status and a message`() throws {
    let animator = try animator()
    defer { animator.pointee.destroy(animator) }
    func failure(_ change: (Recorder) -> Void) -> (segue_status, segue_status, String) {
      let recorder = Recorder()
      recorder.parameters = Self.values()
      change(recorder)
      var error = Self.noError
      let status = recorder.run(animator, &error)
      return (status, error.code, message(error))
    }
    #expect(failure { $0.parameters = Self.values(loud: 0) } == (-4, -4, "it is quiet"))
    #expect(failure { $0.name = "Wall" } == (-1, -1, "there is a wall"))
    #expect(failure { $0.refused = ("tile", -3) } == (-3, -3, "the host rejected layer 'tile'"))
    #expect(failure { $0.direction = -1 }.1 == SEGUE_INVALID)
  }

  @Test func `a long message is truncated at a character boundary`() {
    var error = Self.noError
    PluginFailure(.failed, String(repeating: "é", count: 200)).write(to: &error)
    #expect(message(error) == String(repeating: "é", count: 123))
  }
}

import Foundation
import SegueCatalog
import SeguePluginABI
import SeguePluginTestSupport
import SegueTimeline
import Testing

@testable import SeguePlugins

/// The messages that the fuzzer begins with are what processes send each other today.
///
/// `SEGUE_RECORD=1 Scripts/test --filter MessageCorpusTests` writes them anew.
@Suite struct MessageCorpusTests {
  private static let folder = FixtureLibrary.root.appending(path: "Fuzzing/Corpus/messages")

  @Test func `the fuzzer's messages are up to date`() throws {
    let messages = try Self.messages()
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
      for (name, bytes) in messages {
        try Data(bytes).write(to: Self.folder.appending(path: name))
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(names == messages.keys.sorted())
    for (name, bytes) in messages {
      let stored = try Array(Data(contentsOf: Self.folder.appending(path: name)))
      #expect(
        stored == bytes, "\(name): run SEGUE_RECORD=1 Scripts/test --filter MessageCorpusTests")
      #expect(readMessages(from: stored))
    }
  }

  private static func messages() throws -> [String: [UInt8]] {
    var messages: [String: [UInt8]] = [:]
    func add(_ name: String, _ value: some BinaryCodable) throws {
      messages[name] = try MessageWriter.bytes(of: value)
    }
    for seed in [1, 2, 3] as [UInt64] {
      let sink = TimelineSink.immortal()
      sink.open()
      #expect(ReferenceWriter().write(try RandomTimeline.of(seed: seed), to: sink.record) == 0)
      try add("timeline-\(seed)", HostReply.timeline(try sink.close().get()))
    }
    try add(
      "fault",
      HostReply.fault(
        PluginFault(plugin: "a", kind: .failed, doing: "while creating 'b'", reason: "failed: c")))
    try add("step", HostReply.step(.choreographing(.push, "ripple")))
    try add("confined", HostReply.confined(notes: ["memory is not limited"]))
    try add("rejected", HostReply.probed(.rejected(code: -4, message: "unknown animator")))
    try add(
      "choreograph",
      HostRequest.choreograph(
        AnimatorCall(animator: "a", stage: .phone(), values: ["b": .number(1)])))
    try add("short-records", HostRequest.probe(.passShortRecords(["a": .phone()])))
    return messages
  }
}

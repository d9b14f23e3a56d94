import SegueCatalog
import SeguePluginABI
import SeguePluginTestSupport
import SegueSystem
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePlugins

/// Messages between processes: what is sent comes, and what is not a message never does any harm.
@Suite struct MessageTests {
  @Test func `random timelines survive a round trip`() throws {
    for seed in 0..<500 as Range<UInt64> {
      let timeline = try RandomTimeline.of(seed: seed)
      let reply = try read(HostReply.self, bytes(.timeline(try draft(of: timeline))))
      guard case .timeline(let draft) = reply else {
        Issue.record("another reply")
        continue
      }
      #expect(try draft.timeline() == timeline, "seed \(seed)")
    }
  }

  @Test func `a request with a full stage survives a round trip`() throws {
    let request = HostRequest.choreograph(
      AnimatorCall(
        animator: "ripple-tiles", stage: Stage.full,
        values: [
          "amount": .number(0.3), "isOn": .boolean(true), "way": .choice("left"),
          "tint": .color(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
        ]))
    #expect(try read(HostRequest.self, bytes(request)) == request)
  }

  @Test func `reading random bytes never crashes`() throws {
    var random = SeededGenerator(seed: 7)
    var refusals = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...200, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      if (try? read(HostReply.self, bytes)) == nil { refusals += 1 }
      if (try? read(HostRequest.self, bytes)) == nil { refusals += 1 }
    }
    #expect(refusals > 30_000)
  }

  @Test func `reading altered messages never crashes`() throws {
    var random = SeededGenerator(seed: 11)
    var refusals = 0
    for seed in 0..<200 as Range<UInt64> {
      let original = bytes(.timeline(try draft(of: try RandomTimeline.of(seed: seed))))
      for _ in 0..<40 {
        var changed = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          changed.removeLast(Int.random(in: 0...changed.count / 2, using: &random))
        }
        guard case .timeline(let draft)? = try? read(HostReply.self, changed) else {
          refusals += 1
          continue
        }
        // What is read can be made a timeline and looked at, or is refused.
        if let timeline = try? draft.timeline() { _ = timeline.sample(at: 0.1) }
      }
    }
    #expect(refusals > 1000)
  }

  @Test func `rejects a huge message by its header`() throws {
    let ends = try SocketPair()
    let sender = MessageChannel(descriptor: ends.ours)
    var receiver = MessageChannel(descriptor: ends.theirs)
    try sender.send(HostRequest.end, until: .after(1))
    try receiver.fill(waits: true)
    #expect(try receiver.next(HostRequest.self) == .end)
    let claim: [UInt8] = [0xFF, 0xFF, 0xFF, 0x7F]
    try claim.withUnsafeBytes { try ends.ours.sendFully($0) }
    try receiver.fill(waits: true)
    #expect(
      throws: MessageChannel.Failure.invalidMessage("a message claims to have 2147483647 bytes")
    ) {
      try receiver.next(HostRequest.self)
    }
  }

  @Test func `limits the length of texts`() throws {
    #expect(throws: Never.self) {
      try read(HostReply.self, written(HostReply.log(String(repeating: "a", count: 1 << 14))))
    }
    #expect(throws: DamagedBytes.self) {
      try read(HostReply.self, written(HostReply.log(String(repeating: "a", count: (1 << 14) + 1))))
    }
  }

  @Test func `limits the nesting of easings`() throws {
    // Each level is a 'mirror', in eight bytes.
    let deep = (0..<10_000).flatMap { _ in [6, 0, 0, 0, 0, 0, 0, 0] as [UInt8] }
    #expect(throws: DamagedBytes(offset: 16 * 8)) { try read(TimingFunction.self, deep) }
  }

  @Test func `splits output into printable lines and truncates it`() {
    var output = PluginOutput()
    #expect(output.take(Array("one\ntw".utf8)) == ["one"])
    #expect(output.take(Array("o\n\n\u{1B}[2J".utf8)) == ["two"])
    #expect(output.endLine() == [#"\u{1B}[2J"#])
    #expect(
      output.take([UInt8](repeating: 97, count: 5000)).map(\.count) == [1024, 1024, 1024, 1024])
    var count = 0
    for _ in 0..<3000 { count += output.take(Array("x\n".utf8)).count }
    #expect(count < PluginOutput.lineLimit)
  }

  // MARK: -

  private func draft(of timeline: Timeline) throws -> TimelineDraft {
    let sink = TimelineSink.immortal()
    sink.open()
    #expect(ReferenceWriter().write(timeline, to: sink.record) == 0)
    return try sink.close().get()
  }

  private func bytes(_ reply: HostReply) -> [UInt8] { written(reply) }

  private func bytes(_ request: HostRequest) -> [UInt8] { written(request) }

  private func written(_ value: some BinaryCodable) -> [UInt8] {
    (try? MessageWriter.bytes(of: value)) ?? []
  }

  private func read<Value: BinaryCodable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
    try MessageReader.value(type, from: bytes[...])
  }
}

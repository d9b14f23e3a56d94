import SegueSystem
import SegueTestSupport
import SystemPackage
import Testing

@Suite struct SpawnTests {
  /// A shell with a script; none of its streams is ours, and no signal is blocked, as it may be on a test's thread.
  private func shell(_ script: String, _ arguments: [String] = []) -> Spawn {
    var spawn = Spawn("/bin/sh", ["-c", script, "sh"] + arguments)
    spawn.input = .null
    spawn.errors = .null
    spawn.standardSignals = .all
    return spawn
  }

  private func outputText(_ spawn: Spawn) throws -> String {
    String(decoding: try spawn.outputOfRun(limit: 1000), as: UTF8.self)
  }

  @Test func argumentsArePassedUnchanged() throws {
    #expect(
      try outputText(shell(#"printf '<%s>' "$@""#, ["a b", "", "*", "ü"])) == "<a b><><*><ü>")
  }

  @Test func onlyNamedVariablesArePassed() throws {
    var spawn = shell("env | grep -c '^HOME=\\|^SEGUE_TEST='")
    spawn.variables = ["PATH=/usr/bin:/bin", "SEGUE_TEST=1"]
    #expect(try outputText(spawn) == "1\n")
  }

  @Test func moreOutputThanTheLimitEndsTheRun() throws {
    let spawn = shell("head -c 1000000 /dev/zero")
    #expect(try spawn.outputOfRun(limit: 10).count == 11)
  }

  @Test func aProgramIsFoundOnThePath() throws {
    var spawn = Spawn("printf", ["hello"])
    spawn.searchesPath = true
    #expect(try outputText(spawn) == "hello")
    spawn.program = "segue-has-no-such-program"
    #expect(throws: Errno.noSuchFileOrDirectory) { try spawn.start() }
  }

  @Test func aProgramThatAnotherProcessHasOpenForWritingIsTriedAgain() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("program")
    try folder.write("#!/bin/sh\necho ran\n", to: "program")
    #expect(try shell("chmod +x \"$1\"", [path]).start().wait() == .status(0))
    let writer = try FileDescriptor.open(path, .writeOnly)
    var holder = shell("exec sleep 0.05")
    holder.channels = [(writer, 7)]
    let process = try holder.start()
    writer.closeQuietly()
    #expect(try outputText(Spawn(path, [])) == "ran\n")
    #expect(process.wait() == .status(0))
  }

  @Test func theChannelHasItsNumberAndOtherDescriptorsAreNotInherited() throws {
    let (pipe, other) = (try Pipe(), try Pipe())
    defer { for end in [pipe.reader, other.reader, other.writer] { end.closeQuietly() } }
    let ours = [pipe.reader, other.reader, other.writer].map(\.rawValue).filter { $0 != 7 }
    var spawn = shell(
      "printf hello >&7; for n; do [ ! -e /dev/fd/$n ] || printf ' %s' $n >&7; done",
      ours.map(String.init))
    spawn.output = .null
    spawn.channels = [(pipe.writer, 7)]
    let process = try spawn.start()
    pipe.writer.closeQuietly()
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = try bytes.withUnsafeMutableBytes { try pipe.reader.readFully(into: $0) }
    #expect(process.wait() == .status(0))
    #expect(String(decoding: bytes[..<count], as: UTF8.self) == "hello")
  }

  @Test func exitStatusesAndSignalsAreReported() throws {
    #expect(try shell("exit 3").start().wait() == .status(3))
    let end = try shell("kill -TERM $$").start().wait()
    #expect(end == .signal(.terminate) && end.shellStatus == 143)
  }

  @Test func killingAGroupEndsItsChildren() throws {
    let pipe = try Pipe()
    defer { pipe.reader.closeQuietly() }
    var spawn = shell("sleep 60 & printf x; wait")
    spawn.leadsSession = true
    spawn.output = .descriptor(pipe.writer)
    let process = try spawn.start()
    pipe.writer.closeQuietly()
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(try bytes.withUnsafeMutableBytes { try pipe.reader.read(into: $0) } == 1)
    #expect(!process.hasEnded)
    process.killGroup()
    #expect(process.wait() == .signal(.kill))
    // Nobody holds the other end any more: what it has started is gone, too.
    #expect(try bytes.withUnsafeMutableBytes { try pipe.reader.read(into: $0) } == 0)
  }

  @Test func ignoredSignalsAreNotInherited() throws {
    let spawn = shell("kill -INT $$; sleep 1; printf deaf")
    let end = try Signal.ignoring([.interrupt]) { Result { try spawn.start().wait() } }.get()
    #expect(end == .signal(.interrupt))
  }
}

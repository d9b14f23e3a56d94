import Foundation
import SegueTestSupport
import Testing

/// The memory of whole previews, as the system measures it.
@Suite(.waits, .serialized) struct PreviewMemoryTests {
  private static let limit = 300_000_000

  @Test(arguments: [
    ["explode", "--at", "45%"], ["explode", "--param", "columns=16", "--at", "30%"],
    ["depth-sheet", "--at", "50%"], ["fold", "--frames", "0%,20%,40%,60%,80%,100%"],
  ])
  func `a preview stays below 300 MB on the largest phone`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let used = try memory(
      of: ["preview"] + arguments + [
        "--scale", "3", "--container", "440x956", "-o", folder.file("a.png"),
      ])
    #expect(used > 20_000_000)
    #expect(used < Self.limit)
    #expect(try folder.names() == ["a.png"])
  }

  /// The greatest resident memory of a run of the built program, in bytes.
  private func memory(of arguments: [String]) throws -> Int {
    let catalog = Checkout.catalog
    let words = [BuiltProgram.segue] + arguments + ["--catalog", catalog]
    var process = pid_t()
    let pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    try #require(posix_spawn(&process, BuiltProgram.segue, nil, nil, pointers, environ) == 0)
    var (status, usage) = (Int32(), rusage())
    #if os(Linux)
    // The usage of a process that was spawned also counts the memory of its parent until then.
    var highest = 0
    var ended: pid_t = 0
    while ended == 0 {
      highest = max(highest, highWaterMark(of: process))
      usleep(1000)
      ended = wait4(process, &status, WNOHANG, &usage)
    }
    try #require(ended == process)
    #else
    try #require(wait4(process, &status, 0, &usage) == process)
    let highest = usage.ru_maxrss
    #endif
    #expect(status == 0)
    return highest
  }

  #if os(Linux)
  /// The greatest resident memory of a running process so far, in bytes; 0 if it has ended.
  private func highWaterMark(of process: pid_t) -> Int {
    let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let kilobytes = text?.firstMatch(of: /VmHWM:\s+([0-9]+) kB/).flatMap { Int($0.1) }
    return 1024 * (kilobytes ?? 0)
  }
  #endif
}

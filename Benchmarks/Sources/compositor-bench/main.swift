import Measuring
import SeguePreview
import SegueTimeline

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: compositor-bench [THREADS [SCENE]] [--json] [--no-peers]
//        compositor-bench --frames COUNT KIND      draws a cross-fade; started by the first form
//        compositor-bench --once COUNT SCENE       draws one frame so often, for counting with valgrind
//
// Each round measures the copy of a frame and every scene in turn, so that other load on the
// machine affects all of them equally. One thread is measured by its processor time, which other
// load disturbs less; several threads by elapsed time.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" && $0 != "--no-peers" })
if words.count == 3, words[0] == "--frames", let frames = Int(words[1]),
  let kind = CrossFade(rawValue: words[2])
{
  kind.draw(frames: frames)
  exit(0)
}
if words.first == "--once" {
  guard words.count == 3, let count = Int(words[1]),
    let scene = BenchScenes().all.first(where: { $0.name == words[2] })
  else {
    let names = BenchScenes().all.map(\.name).joined(separator: ", ")
    print("usage: compositor-bench --once COUNT SCENE; the scenes are \(names)")
    exit(2)
  }
  scene.draw(times: count)
  exit(0)
}

let threads = words.first.flatMap { Int($0) } ?? 1
let scenes = BenchScenes()
for group in [scenes.all, scenes.manyLayers] {
  let wanted = group.filter { words.count < 2 || $0.name == words[1] }
  if !wanted.isEmpty { frameReport(threads: threads, scenes: wanted).print() }
}
if !CommandLine.arguments.contains("--no-peers"), threads == 1, words.count < 2 {
  crossFadeReport(rounds: 3).print()
}

/// Compares a frame of each scene with a copy of the frame.
func frameReport(threads: Int, scenes: [BenchScene]) -> Report {
  let rounds = 25
  let callsPerRound = 4
  let compositor = Compositor(threads: threads)
  var output = FrameBuffer(width: 780, height: 1688)
  // As large as a bitmap, whose rows begin at multiples of 64 bytes.
  let frameBytes = 3136 * 1688
  let frames = (0..<2).map { _ in
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: frameBytes, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    return memory
  }
  defer { for memory in frames { memory.deallocate() } }

  func milliseconds(_ body: () -> Void) -> Double {
    body()
    let start = now(ofThread: threads == 1)
    for _ in 0..<callsPerRound { body() }
    return (now(ofThread: threads == 1) - start) * 1000 / Double(callsPerRound)
  }
  func copy() -> Double {
    milliseconds { frames[1].copyMemory(from: UnsafeRawBufferPointer(frames[0])) }
  }

  // Each scene has its own copy, measured next to it.
  let samples = inTurn(
    rounds: rounds,
    scenes.flatMap { scene in
      [copy, { milliseconds { compositor.draw(scene.list, into: &output) } }]
    })
  var report = Report(
    "A frame at 780×1688, \(threads) thread(s), \(rounds) rounds of \(callsPerRound)", unit: "ms")
  report.add(
    Row(
      "copy of a frame",
      Samples(
        samples.indices.filter { $0 % 2 == 0 }.flatMap {
          samples[$0].values
        })))
  for (index, scene) in scenes.enumerated() {
    report.add(
      Row(
        scene.name, samples[2 * index + 1],
        ratio: (samples[2 * index + 1].ratio(to: samples[2 * index]), "the copy"),
        aim: scene.aim.map { "≤ \(Int($0))×" }))
  }
  return report
}

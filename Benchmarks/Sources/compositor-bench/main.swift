import Measuring
import SeguePreview
import SegueTimeline

// Usage: compositor-bench [THREADS [SCENE]]
//
// Each round measures the copy of a frame and every scene in turn, so that whatever else the machine
// does meets all of them alike; a scene's figure is the median of its rounds. One thread is measured
// by its processor time, which a busy machine disturbs less; several are measured by the clock.

let rounds = 25
let callsPerRound = 4
let threads = CommandLine.arguments.dropFirst().compactMap { Int($0) }.first ?? 1
let wanted = CommandLine.arguments.dropFirst(2).first ?? ""

let scenes = BenchScenes().all.filter { wanted.isEmpty || $0.name == wanted }
let compositor = Compositor(threads: threads)
let output = Bitmap(width: 780, height: 1688)
let copySource = Bitmap(width: 780, height: 1688)
let copyTarget = Bitmap(width: 780, height: 1688)

func milliseconds(_ body: () -> Void) -> Double {
  let start = now(ofThread: threads == 1)
  for _ in 0..<callsPerRound { body() }
  return (now(ofThread: threads == 1) - start) * 1000 / Double(callsPerRound)
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func rounded(_ number: Double, _ places: Double) -> Double { (number * places).rounded() / places }

func copyFrame() {
  copyTarget.bytes.copyMemory(
    from: copySource.bytes, byteCount: copySource.bytesPerRow * copySource.height)
}

var copies: [Double] = []
var times = [[Double]](repeating: [], count: scenes.count)
for _ in 0..<rounds {
  for (index, scene) in scenes.enumerated() {
    copyFrame()
    copies.append(milliseconds(copyFrame))
    compositor.draw(scene.list, into: output)
    times[index].append(milliseconds { compositor.draw(scene.list, into: output) })
  }
}
let floor = median(copies)
print("780×1688, \(threads) thread(s), median of \(rounds) rounds of \(callsPerRound)")
print("copy of a frame: \(rounded(floor, 1000)) ms")
for (scene, samples) in zip(scenes, times) {
  let time = median(samples)
  let aim = scene.aim.map { " (aim \($0)×)" } ?? ""
  print("\(scene.name): \(rounded(time, 1000)) ms, \(rounded(time / floor, 10))×\(aim)")
}

import Measuring
import SegueCatalog
import SegueTimeline
import UIKit

@testable import SegueUIKit

/// A transition of ten layers that a finger can hold.
let preset = "card-expand"

if CommandLine.arguments.contains("--starts") {
  StartBench(preset).repeatForProfilers(times: 40)
} else if CommandLine.arguments.contains("--updates") {
  UpdateBench(preset).repeatForProfilers(times: 3000)
} else {
  var report = Report("SegueUIKit on the stand-in, card-expand, 10 layers", unit: "µs")
  let starts = StartBench(preset)
  let updates = UpdateBench(preset)
  updates.measure(into: &report)
  starts.measure(into: &report)
  report.print()
}

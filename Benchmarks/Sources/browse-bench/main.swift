import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Usage: browse-bench SEGUE SOURCES [PRESETS] [frames|keys|saving] [--json]
//
// Drives the browser on a pseudo-terminal that reads output as fast as it arrives: measures frames
// per second in each protocol, the latency from a key to the screen among many presets, and from
// saving a file to its new picture.

let words = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
guard words.count >= 2, let segue = realpath(words[0], nil).map({ String(cString: $0) }) else {
  print("browse-bench: skipped: tell me where segue and its sources are")
  exit(words.isEmpty ? 0 : 1)
}
let catalog = "\(words[1])/catalog"
let presets = words.dropFirst(2).compactMap { Int($0) }.first ?? 10_000
let parts = ["frames", "keys", "saving"].filter { words.dropFirst(2).contains($0) }
setenv("TERM", "xterm-256color", 1)
setenv("COLORTERM", "truecolor", 1)
setenv("LANG", "C.UTF-8", 1)
for name in ["SSH_CONNECTION", "SSH_TTY", "TMUX", "STY", "ZELLIJ", "NO_COLOR"] { unsetenv(name) }

let bench = Bench(segue: segue, catalog: catalog)
if parts.isEmpty || parts.contains("frames") { bench.measureFrames() }
if parts.isEmpty || parts.contains("keys") { bench.measureKeys(among: presets) }
if parts.isEmpty || parts.contains("saving") { bench.measureSaving() }

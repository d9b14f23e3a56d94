/// The text of one generated preset: about 44 lines, similar to the catalog's.
struct PresetText {
  let id: String
  private var numbers: Numbers

  init(number: Int) {
    let digits = String(number)
    id = "generated-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    numbers = Numbers(seed: UInt64(number))
  }

  mutating func text(_ kind: Int) -> String {
    switch kind % 3 {
    case 0: slide()
    case 1: zoom()
    default: pieces()
    }
  }

  private mutating func head(_ name: String, tags: String) -> String {
    """
    # yaml-language-server: $schema=../schema/preset.json
    schema: 1
    id: \(id)
    name: \(name) \(numbers.in(1...99))
    summary: A \(name) of \(numbers.in(2...9)) parts that somebody once saw elsewhere.
    tags: [\(tags)]
    license: MIT
    """
  }

  private mutating func slide() -> String {
    head("Slide", tags: "slide, system-like") + """

      parameters:
        parallax:
          type: number
          default: 0.\(numbers.in(10...99))
          range: [0, 1]
          help: How far the lower screen moves.
        dimming: {type: number, default: 0.1, range: [0, 1], help: How dark it gets.}
      transitions:
        push:
          duration: \(numbers.in(200...600))ms
          easing: ease-in-out
          tracks:
            - layer: to
              translate-x: {from: container.width * direction}
              opacity: {from: 0.\(numbers.in(10...99)), to: 1}
            - layer: from
              translate-x:
                to: -parallax * container.width * direction
            - layer: dimming
              above: from
              opacity: {from: 0, to: dimming}
        pop: {reverse: push}
      interaction:
        pop:
          gesture: {edge-pan: leading}
          progress: gesture.distance / container.width
          finish: progress > 0.\(numbers.in(10...99)) or gesture.speed > 600
          hand-over: velocity
          on-finish:
            duration: \(numbers.in(100...300))ms
            easing: ease-out
          on-cancel:
            duration: \(numbers.in(100...300))ms
            easing: ease-out
      reduced-motion: crossfade
      preview:
        scene: feed-to-detail
        poster: \(numbers.in(20...80))%

      """
  }

  private mutating func zoom() -> String {
    head("Zoom", tags: "zoom, spring") + """

      parameters:
        grow: {type: duration, default: 300ms, range: [50ms, 3s], help: How long it grows.}
        shrink: {type: duration, default: 250ms, range: [50ms, 3s], help: How long it shrinks.}
      presentation:
        style: over-context
        backdrop: black
      transitions:
        present:
          duration: if(source.known, grow, 0s)
          easing: "spring(damping-ratio: 0.\(numbers.in(50...95)), velocity: 1)"
          starts-at: source
          tracks:
            - layer: to
              when: source.known
              center: {from: [source.center.x, source.center.y]}
              scale-x: {from: source.width / to.width}
              scale-y: {from: source.height / to.height}
            - layer: backdrop
              opacity: {from: 0, to: 1}
        dismiss:
          duration: shrink
          ends-at: source
          tracks:
            - layer: from
              center: {to: [source.center.x, source.center.y]}
              scale: {to: source.width / from.width}
              corner-radius: {from: 0, to: \(numbers.in(4...40))}
            - layer: from
              duration: shrink / \(numbers.in(2...9))
              opacity: {to: 0}
            - layer: backdrop
              opacity: {from: 1, to: 0}
      reduced-motion: crossfade
      preview:
        scene: video-feed
        poster: \(numbers.in(20...80))%
        operation: present

      """
  }

  private mutating func pieces() -> String {
    head("Pieces", tags: "slices, playful") + """

      parameters:
        columns:
          type: number
          default: \(numbers.in(4...20))
          range: [2, 40]
          help: How many tiles lie side by side.
        spin: {type: angle, default: 10rad, range: [0rad, 20rad], help: How far a tile turns.}
      transitions:
        push:
          duration: \(numbers.in(400...900))ms
          easing: cubic-bezier(0.4, 0, 0.\(numbers.in(10...99)), 1)
          layers:
            tiles:
              snapshot: from
              grid: ["round(columns * from.height / from.width)", columns]
              above: to
            from: {hidden: true}
          tracks:
            - layer: tiles
              delay: item.index * \(numbers.in(1...9))ms
              translate-x: {to: "(random(seed, 3 * item.index) * 2 - 1) * \(numbers.in(40...200))"}
              rotate-z: {to: "spin * (random(seed, 3 * item.index + 2) * 2 - 1)"}
              scale:
                keyframes:
                  0%: 1
                  \(numbers.in(20...80))%: {value: 1.1, easing: ease-in}
                  100%: 0.01
              opacity: {to: 0}
            - layer: to
              scale: {from: 0.\(numbers.in(80...99)), to: 1}
        pop: {reverse: push}
      reduced-motion: crossfade
      preview:
        scene: feed-to-detail
        poster: \(numbers.in(20...80))%

      """
  }
}

/// Pseudorandom numbers that are the same on every run.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func `in`(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}

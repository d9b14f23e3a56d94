import SegueCatalog
import SegueYAML
import Testing

/// Each way in which a value can differ from its shape.
@Suite struct SchemaCheckTests {
  @Test func `a good preset has nothing wrong`() {
    MarkedYAML(
      """
      schema: 1
      id: parallax-push
      tags: [slide, system-like]
      poster: 40%
      x-anything: {a: [1, 2], b: ~}
      with: {shape: circle, 3: [yes]}
      transitions:
        push:
          duration: 350ms
          easing: ease-in-out
          range: [0, 1.5e3]
          tracks:
            - {layer: to, translate-x: {from: container.width}, rotate-z: 90deg, x-a: 1}
            - {layer: dimming, opacity: {from: 0, to: 0.1}, color: '#0a84ff'}
          inner: {duration: 0.35s, repeat: 3}
        pop: {reverse: push}
      """
    ).expect([])
  }

  @Test func `all problems of a file come at once`() {
    MarkedYAML(
      """
      schema: 1️⃣2
      id: 2️⃣Über
      tags: 3️⃣slide
      4️⃣nmae: x
      transitions:
        push:
          duration: 5️⃣5
        6️⃣puhs:
          duration: 1s
      """
    ).expect([
      .init(1, "format/out-of-range", "'schema' must be 1, found 2"),
      .init(2, "format/bad-text", "'id' must be a name such as cell-zoom, found 'Über'"),
      .init(3, "format/wrong-type", "'tags' must be a list, found 'slide'"),
      .init(
        4, "format/unknown-key", "'nmae' is not a key of a preset",
        help: "there is a key with a similar name: 'name'"),
      .init(
        5, "format/wrong-type",
        "'duration' must be a duration such as 350ms or 0.35s, found the number 5"),
      .init(
        6, "format/unknown-name",
        "a key must be one of push, pop, present, dismiss, tab, found 'puhs'",
        help: "there is a name with a similar name: 'push'"),
    ])
  }
}

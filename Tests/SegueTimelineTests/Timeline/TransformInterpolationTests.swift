import SegueTestSupport
import SegueTimeline
import Testing

private func line(
  _ a: [TransformOperation], _ b: [TransformOperation]
) throws -> Timeline {
  let layer = Layer(id: "box", state: LayerState(frame: Rect2D(x: 0, y: 0, width: 10, height: 10)))
  return try Timeline(
    layers: [layer],
    tracks: [
      Track(
        layer: 0, property: .transform,
        keyframes: [
          Keyframe(offset: 0, value: .transform(a)), Keyframe(offset: 1, value: .transform(b)),
        ], timing: TrackTiming(duration: 1))
    ])
}

private func difference(_ a: Matrix4, _ b: Matrix4) -> Double {
  zip(numbers(of: a), numbers(of: b)).map { abs($0 - $1) }.max() ?? 0
}

private func numbers(of matrix: Matrix4) -> [Double] {
  [matrix.row1, matrix.row2, matrix.row3, matrix.row4].flatMap { [$0.0, $0.1, $0.2, $0.3] }
}

private let yAxis = Vector3(x: 0, y: 1, z: 0)

@Suite struct `Transform interpolation` {
  @Test func `corresponding steps interpolate separately`() throws {
    let line = try line(
      [.translate(Vector3(x: 0, y: 0, z: 100)), .rotate(0, axis: yAxis)],
      [.translate(Vector3(x: 0, y: 0, z: 200)), .rotate(2 * .pi, axis: yAxis)])
    let half = line.sample(at: 0.5).states[0].transform
    let expected = Matrix4.translation(0, 0, 150) * .rotation(.pi, x: 0, y: 1, z: 0)
    #expect(difference(half, expected) < 1e-12)
  }

  @Test(arguments: [0, 0.2, 0.5, 0.9, 1])
  func `steps that stay and steps that change give the product of their matrices`(
    t: Double
  ) throws {
    let slanted = Vector3(x: 1, y: 2, z: -1)
    func steps(_ t: Double) -> [TransformOperation] {
      [
        .scale(Vector3(x: 2, y: 3, z: 1)), .rotate(0.3, axis: slanted),
        .translate(Vector3(x: 10 * t, y: -4 * t, z: 7)), .rotate(1 - 3 * t, axis: slanted),
        .rotate(2 * t, axis: Vector3(x: 1, y: 0, z: 0)), .rotate(-t, axis: yAxis),
        .rotate(5 * t, axis: Vector3(x: 0, y: 0, z: 1)), .skew(Point2D(x: 0.4 * t, y: -0.2)),
        .scale(Vector3(x: 1 + t, y: 1, z: 1 - t / 2)), .translate(Vector3(x: 0, y: 5, z: 0)),
        .perspective(Vector3(x: 0, y: 0.001 * t, z: -0.002 * t)), .skew(Point2D(x: 0, y: 0.1)),
        .perspective(Vector3(x: 0, y: 0, z: -0.001)),
      ]
    }
    let found = try line(steps(0), steps(1)).sample(at: t).states[0].transform
    let expected = steps(t).map(\.matrix).reduce(Matrix4.identity) { $0 * $1 }
    #expect(difference(found, expected) < 1e-12)
  }

  @Test func `matrices interpolate by angle of rotation`() throws {
    // A quarter turn as a matrix: halfway is an eighth of a turn.
    let line = try line(
      [.matrix(.identity)], [.matrix(.rotation(.pi / 2, x: 0, y: 0, z: 1))])
    let half = line.sample(at: 0.5).states[0].transform
    #expect(difference(half, .rotation(.pi / 4, x: 0, y: 0, z: 1)) < 1e-12)
  }

  @Test func `steps of different kinds interpolate by decomposed matrices`() throws {
    let a: [TransformOperation] = [.scale(Vector3(x: 2, y: 3, z: 1))]
    let b: [TransformOperation] = [
      .rotate(1, axis: yAxis), .translate(Vector3(x: 10, y: 20, z: 30)),
    ]
    let line = try line(a, b)
    #expect(line.sample(at: 0).states[0].transform == a[0].matrix)
    #expect(line.sample(at: 1).states[0].transform == b[0].matrix * b[1].matrix)
    let half = line.sample(at: 0.5).states[0].transform
    let expected =
      Matrix4.scale(1.5, 2, 1) * .rotation(0.5, x: 0, y: 1, z: 0) * .translation(5, 10, 15)
    #expect(difference(half, expected) < 1e-12)
  }

  @Test func `decomposing and recomposing a matrix preserves it`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      func random(_ range: ClosedRange<Double>) -> Double {
        .random(in: range, using: &generator)
      }
      let matrix =
        Matrix4.scale(random(0.2...3), random(0.2...3), random(0.2...3))
        * .rotation(random(-3...3), x: random(-1...1), y: random(-1...1), z: random(-1...1))
        * .translation(random(-500...500), random(-500...500), random(-500...500))
        * .perspective(
          m14: random(-0.001...0.001), m24: random(-0.001...0.001), m34: random(-0.001...0.001))
      // A slightly different target forces interpolation by decomposition.
      let line = try line([.matrix(matrix)], [.matrix(matrix), .scale(.one)])
      let half = line.sample(at: 0.5).states[0].transform
      let w = matrix.m44
      let normal = Matrix4(
        rows: (matrix.m11 / w, matrix.m12 / w, matrix.m13 / w, matrix.m14 / w),
        (matrix.m21 / w, matrix.m22 / w, matrix.m23 / w, matrix.m24 / w),
        (matrix.m31 / w, matrix.m32 / w, matrix.m33 / w, matrix.m34 / w),
        (matrix.m41 / w, matrix.m42 / w, matrix.m43 / w, 1))
      #expect(difference(half, normal) < 1e-7)
    }
  }

  @Test func `a singular matrix jumps halfway`() throws {
    let flat: [TransformOperation] = [.matrix(.scale(0, 1))]
    let line = try line(flat, [.translate(.one), .scale(.one)])
    #expect(line.sample(at: 0.49).states[0].transform == .scale(0, 1))
    #expect(line.sample(at: 0.51).states[0].transform == .translation(1, 1, 1))
  }
}

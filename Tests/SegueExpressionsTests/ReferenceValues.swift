/// Formulas and their values from an independent evaluator.
///
/// Computed by Python 3.11.7 with `eval` of the same text, in IEEE doubles: names read a dictionary
/// of the values in `variables`, `if(c, a, b)` is `a if c else b`, `clamp` is `min(max(x, l), h)`,
/// `mix` is `a + (b - a) * t`, `mod` is `%`, `round` rounds half away from zero, and `hypot`,
/// `sin`, `cos`, `sqrt`, `floor` are those of its `math` module, and `angle(x, y)` is its `atan2(y, x)`. The formulas were drawn from the
/// grammar with `random.Random(20261121)`.
enum ReferenceValues {
  static let variables: [String: Double] = [
    "container.width": 390, "container.height": 844, "direction": -1, "parallax": 0.3,
    "offset": -2.5, "item.index": 3, "item.count": 8, "source.x": 198, "progress": 0.4,
  ]

  static let formulas: [(String, Double)] = [
    ("cos(angle(offset, progress - parallax))", -0.9992009587217894),
    ("sin(angle(source.x, item.index - container.height))", -0.9733868013319958),
    ("cos(angle(direction, offset) + 0.5rad)", 0.11920945639208097),
    ("sqrt(abs(3.25 / (abs((item.index - item.index)) + 1)))", 1.8027756377319946),
    ("(parallax / (abs(0.125) + 1) + item.count)", 8.266666666666667),
    ("hypot(0.125 * 100, hypot(25%, progress))", 12.508896833853894),
    ("round(offset)", -3.0),
    ("clamp(sin(12 * 1rad), -5, max(-5, parallax * parallax))", -0.5365729180004349),
    (
      "sqrt(abs(sqrt(abs(container.height)))) * (container.height + item.index) * -100",
      -456529.68500178366
    ),
    ("(min(direction, container.width, 0.5) - sqrt(abs(offset)))", -2.58113883008419),
    ("(sqrt(abs(direction * container.height)) + source.x)", 227.05167809266788),
    (
      "sqrt(abs(hypot((offset - clamp(item.count, -5, max(-5, 25%))), item.index)))",
      2.0173510227585396
    ),
    ("(container.width / (abs(7) + 1) + 7) * (12 + mix(source.x, 25%, direction))", 22732.0625),
    ("sqrt(abs(12 * (parallax + direction)))", 2.8982753492378874),
    (
      "hypot(container.width, progress) * (2 + 0.125) / (abs(sqrt(abs(100 * 12))) + 1)",
      23.252716263121737
    ),
    ("clamp(3.25, -5, max(-5, sqrt(abs(direction))))", 1.0),
    ("container.height", 844.0),
    ("min(parallax, min(container.width, 7, parallax), 100 * 0.5)", 0.3),
    ("min(offset, direction, parallax) * parallax", -0.75),
    ("((item.index - (source.x - item.count)) + 100)", -87.0),
    (
      "clamp(sqrt(abs(if(container.height < parallax, 2, 12))), -5, max(-5, sqrt(abs(7 * 0.125))))",
      0.9354143466934853
    ),
    (
      "-sqrt(abs(100)) / (abs(((offset - progress) + sqrt(abs(container.height)))) + 1)",
      -0.368301361185496
    ),
    ("sqrt(abs((-progress * direction + 2)))", 1.5491933384829668),
    ("(source.x + 2) * item.index", 600.0),
    ("min(parallax, offset, 2) * item.index / (abs(offset) + 1)", -2.142857142857143),
    (
      "sqrt(abs((if(0.125 <= item.index, item.index, 2) + parallax) * floor(sqrt(abs(source.x)))))",
      6.797058187186571
    ),
    ("(progress - container.height) * if(source.x != item.index, 7, item.count)", -5905.2),
    (
      "(offset * 100 + hypot(direction, 2)) * hypot(3.25, (container.height + 0.5))",
      -209238.19002866888
    ),
    (
      "(container.width - 25% / (abs((progress + 0.125)) + 1)) / (abs(direction) + 1)",
      194.91803278688525
    ),
    ("sqrt(abs((item.index - source.x)))", 13.96424004376894),
    ("(sqrt(abs(cos(item.index * 1rad))) + 0.5)", 1.4949836664993277),
    ("(12 * (container.width - 12) + (parallax + offset) * 100)", 4316.0),
    ("(item.index + container.height) / (abs(100 * 0.125) + 1)", 62.74074074074074),
    ("mix(parallax, direction, 12) / (abs(12 / (abs(progress) + 1)) + 1)", -1.5985074626865672),
    ("clamp(direction, -5, max(-5, 25%)) * hypot(item.index, container.width)", -390.0115382908562),
    (
      "mix(round(offset), hypot(progress, 3.25), progress / (abs(offset) + 1))",
      -2.2829116724563896
    ),
    ("100 * 0.125 / (abs(0.5 * direction) + 1) * item.index", 25.0),
    (
      "(((parallax - container.width) - clamp(progress, -5, max(-5, direction))) + item.index)",
      -385.7
    ),
    ("(direction * item.count + min(7, 2, 100))", -6.0),
    ("cos(hypot(sqrt(abs(0.125)), (offset * 12 + (offset + 0.125))) * 1rad)", 0.5726973038435874),
    (
      "sqrt(abs((if(item.count < direction, 3.25, 2) + (container.width - item.count))))",
      19.595917942265423
    ),
    ("if(container.height * 0.5 > sqrt(abs(12)), 100, hypot(progress, direction))", 100.0),
    ("(item.count + 0.125 / (abs(offset) + 1))", 8.035714285714286),
    ("(100 / (abs(item.count) + 1) + min(0.5, direction, offset))", 8.61111111111111),
    ("(100 / (abs(item.index) + 1) - min(progress, 2, container.width))", 24.6),
    ("0.5 * item.index * mix(3.25, item.count, direction)", -2.25),
    ("((container.height + item.index) - mod(direction, 7))", 841.0),
    ("container.width", 390.0),
    ("((parallax + container.height) - 100)", 744.3),
    ("(min(25%, 7, item.count) + if(25% >= 3.25, progress, source.x))", 198.25),
    ("((item.count - 0.125) - hypot(2, source.x))", -190.13510075246163),
    ("sqrt(abs(sqrt(abs(min(offset, parallax, source.x)))))", 1.2574334296829355),
    ("sqrt(abs(offset)) / (abs((0.5 + source.x)) + 1)", 0.007925507920221503),
    (
      "sqrt(abs(mix((direction + progress), 100 * 25%, (25% - container.height))))",
      146.9714257942679
    ),
    ("(round(0.5) - progress * source.x)", -78.2),
    (
      "((sqrt(abs(25%)) + mix(parallax, container.width, 2)) - (0.125 * item.index + 0.5))",
      779.3249999999999
    ),
    ("0.5 * clamp(round(0.5), -5, max(-5, sqrt(abs(item.count))))", 0.5),
    (
      "sqrt(abs(cos(2 / (abs(progress) + 1) / (abs(container.width * 100) + 1) * 1rad)))",
      0.9999999996645773
    ),
    (
      "(sqrt(abs((source.x - 0.125))) - (round(container.height) + (direction - direction)))",
      -829.9331951033648
    ),
    (
      "(sqrt(abs(100 / (abs(direction) + 1))) - (item.count / (abs(item.index) + 1) + 3.25))",
      1.8210678118654755
    ),
    ("(sqrt(abs(source.x)) + container.height * direction)", -829.9287527205297),
    ("(0.125 + progress) * if(parallax <= 3.25, 100, container.width)", 52.5),
    ("sin((25% - container.height) * 1rad)", -0.9731227760085653),
    (
      "mod(progress, 7) * mix(0.125, 7, item.count) * sqrt(abs(hypot(source.x, parallax)))",
      310.27118058321946
    ),
    ("mix(12 * 7, sqrt(abs(parallax)), item.index * source.x)", -49486.652800841934),
    ("-container.height", -844.0),
    ("hypot(sqrt(abs(source.x)), mix(0.125, progress, item.index))", 14.10327976039616),
    (
      "((sqrt(abs(source.x)) - 0.5) + clamp(sqrt(abs(offset)), -5, max(-5, (item.index - 0.125))))",
      15.152386109554477
    ),
    ("min(((100 + 100) + container.height), 25% * 3.25 / (abs(offset * 25%) + 1), offset)", -2.5),
    ("clamp((container.height + 0.5), -5, max(-5, container.height))", 844.0),
    ("-(container.width - 0.5)", -389.5),
    ("clamp(100, -5, max(-5, container.width))", 100.0),
    (
      "(sqrt(abs(2)) - 2 * direction) * hypot((source.x - container.width), round(7))",
      655.9645271746882
    ),
    ("(hypot(12, source.x) + if(direction < 2, source.x, 3.25))", 396.3633030577985),
    ("-cos(container.width * parallax * 1rad)", 0.7240971967004738),
    ("hypot(25%, floor((hypot(3.25, offset) + 3.25)))", 7.00446286306095),
    (
      "min(7, container.height, hypot(sqrt(abs(100)), clamp(item.index, -5, max(-5, item.index))))",
      7.0
    ),
    ("-offset * 25% / (abs(offset) + 1)", 0.17857142857142858),
    ("mix(2 * offset, 3.25 * container.height, (direction - source.x))", -546857.0),
    ("3.25 * direction / (abs(100) + 1) * source.x", -6.371287128712871),
    ("(parallax * 3.25 + clamp(container.height, -5, max(-5, container.height)))", 844.975),
    ("7 * 3.25 / (abs(hypot(progress, 7)) + 1)", 2.8396965967798744),
    ("mix(item.count, direction * offset, 2 * 7)", -69.0),
  ]

  /// `random` from a transcription of its documentation into Python integers, which yields the
  /// published first output of SplitMix64 for the seed 0, 0xE220A8397B1DCDAF.
  static let random: [(String, Double)] = [
    ("random(0, 0)", 0.6524484863740322),
    ("random(0, 1)", 0.1663964394676608),
    ("random(1, 0)", 0.36818951565166946),
    ("random(7, 3)", 0.9579187413704255),
    ("random(42, 1000)", 0.4575300288382993),
    ("random(4294967295, 12)", 0.8827063285131833),
    ("random(-3, 5)", 0.6461546445968324),
    ("random(2.9, -1.5)", 0.5877833695737356),
    ("random(1e30, 0)", 0.2478158597438318),
  ]
}

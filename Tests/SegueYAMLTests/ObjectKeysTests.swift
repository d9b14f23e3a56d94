import SegueCatalog
import SegueDiagnostics
import Testing

@testable import SegueYAML

/// Keys that are declared once: what checks a file is what reads it.
@Suite struct ObjectKeysTests {
  private struct ShelfKeys: ObjectKeys {
    enum Wood: String, CaseIterable { case oak, pine }

    let name: RequiredKey<Cursor>
    let wood: OptionalKey<Name<Wood>>
    let size: OptionalKey<Pair>
    let frame: OptionalKey<Quadruple>
    let items: OptionalKey<List<Choice<ItemForms>>>
    let byName: OptionalKey<Map<Object<ShelfKeys>>>
    let common: CommonKeys

    static let definition: String? = "shelf"
    static let table = ObjectTable<Self>("a shelf")

    init(_ keys: inout KeyList) {
      name = keys.required("name", .string, "Its name.")
      wood = keys.optional("wood", .name(of: Wood.self), "What it is made of.")
      size = keys.optional("size", .pair(of: .number()), "Width and height.")
      frame = keys.optional("frame", .quadruple(of: .number()), "Where it is.")
      items = keys.optional("items", .list(of: .choice(ItemForms.self)), "What is on it.")
      byName = keys.optional(
        "by-name", .map(keys: .kebab, of: .object(ShelfKeys.self)), "Shelves inside.")
      common = CommonKeys(&keys)
      keys.atMostOne(size.name, frame.name)
      keys.atLeastOne(common.color.name, wood.name)
    }
  }

  private struct CommonKeys: KeyGroup {
    let color: OptionalKey<Cursor>

    static let keys = Self.declared()

    init(_ keys: inout KeyList) { color = keys.optional("color", .string, "Its color.") }
  }

  private struct BookKeys: ObjectKeys {
    let title: RequiredKey<Cursor>

    static let table = ObjectTable<Self>("a book")

    init(_ keys: inout KeyList) { title = keys.required("book", .string, "Its title.") }
  }

  private struct BoxKeys: ObjectKeys {
    let common: CommonKeys

    static let table = ObjectTable<Self>("a box")

    init(_ keys: inout KeyList) { common = CommonKeys(&keys) }
  }

  private struct ItemForms: Alternatives {
    let word: Alternative<Cursor>
    let book: Alternative<Object<BookKeys>>
    let box: Alternative<Object<BoxKeys>>

    static let table = AlternativeTable<Self>()

    init(_ forms: inout AlternativeList) {
      word = forms.value(.string)
      book = forms.object(BookKeys.self) { $0.title }
      box = forms.object(BoxKeys.self)
    }
  }

  private static let format = FileFormat<ShelfKeys>(title: "A shelf")

  private func read(_ text: String) -> (root: Object<ShelfKeys>?, codes: [String]) {
    var reader = YAMLReader()
    let reading = Self.format.read(SourceFile(name: "a", text: text), with: &reader)
    let root = reading.diagnostics.hasErrors ? nil : reading.root
    return (root, reading.diagnostics.shown.map { "\($0.code)" })
  }

  @Test func `each key reads the kind of value it declares`() throws {
    let (root, codes) = read(
      """
      name: upper
      wood: oak
      size: [2, 3.5]
      color: red
      items: [vase, {book: Emma}, {color: blue}]
      by-name: {low: {name: lower, wood: pine, frame: [1, 2, 3, 4]}}
      """)
    let shelf = try #require(root)
    #expect(codes == [])
    #expect(shelf.name.string == "upper" && shelf.wood?.value == .oak)
    #expect(shelf.size.map { $0.numbers == (2, 3.5) } == true && shelf.frame == nil)
    #expect(shelf.common.color?.string == "red")
    let items = try #require(shelf.items).items
    #expect(items.map { $0.word?.string } == ["vase", nil, nil])
    #expect(items.map { $0.book?.title.string } == [nil, "Emma", nil])
    #expect(items.map { $0.box?.common.color?.string } == [nil, nil, "blue"])
    let inner = try #require(shelf.byName?.entries.first)
    #expect(inner.cursor.name == "low" && inner.wood?.value == .pine && inner.items == nil)
    #expect(inner.frame.map { $0.numbers == (1, 2, 3, 4) } == true)
  }

  @Test func `the same keys validate the file`() {
    // What is misspelled is not missing, too.
    #expect(read("nme: a\ncolor: red").codes == ["format/unknown-key"])
    #expect(read("qqq: a\ncolor: red").codes == ["format/unknown-key", "format/missing-key"])
    #expect(read("name: a").codes == ["format/missing-key"])
    #expect(read("name: a\nwood: elm").codes == ["format/unknown-name"])
    #expect(
      read("name: a\nwood: oak\nsize: [1, 2]\nframe: [1, 2, 3, 4]").codes
        == ["format/exclusive-keys"])
    #expect(
      read("name: a\nwood: oak\nitems: [{book: A, color: b}]").codes == ["format/unknown-key"])
    #expect(read("name: a\nwood: oak\nby-name: {b: {wood: oak}}").codes == ["format/missing-key"])
  }

  @Test func `defines a recursive shape once`() throws {
    let schema = Self.format.schema.jsonSchema
    #expect(schema.ranges(of: "\"shelf\": {").count == 1)
    #expect(schema.contains("\"$ref\": \"#/definitions/shelf\""))
  }

  @Test func `reads unchecked values without trapping`() throws {
    var reader = YAMLReader()
    let tree = try #require(reader.read(SourceFile(name: "a", text: "size: 3\nitems: x")).tree)
    let shelf = Object<ShelfKeys>(checked: Cursor(tree))
    #expect(shelf.name.string == "" && shelf.wood == nil)
    #expect(shelf.size.map { $0.numbers == (3, 3) } == true)
    #expect(shelf.items?.items.isEmpty == true)
  }
}

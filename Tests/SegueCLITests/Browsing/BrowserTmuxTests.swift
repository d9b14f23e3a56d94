import SegueTestSupport
#if os(Linux)
import Glibc
import Testing

@testable import SegueCLI

/// The browser in a real tmux: every key, the mouse, other sizes, and every way to end.
@Suite(.serialized, .needs("tmux"))
struct BrowserTmuxTests {
  private static let catalog = SampledCatalog.path

  private func browser(
    _ options: String = "--protocol half", catalog: String = Self.catalog,
    variables: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> TmuxScreen {
    let screen = try TmuxScreen(
      "\(TmuxScreen.segue) browse \(options) --catalog \(catalog)",
      variables: variables.merging(
        ["SEGUE_CATALOG": Self.catalog, "SEGUE_CATALOG_ONLY": "1"]
      ) { $1 }, columns: columns, rows: rows)
    try screen.expect("it starts") { $0.contains("segue  ") }
    return screen
  }

  private func selected(_ text: String) -> String {
    let line = text.split(separator: "\n").first { $0.hasPrefix(" ▎ ") }
    return line?.dropFirst(3).split(separator: " ").first.map(String.init) ?? ""
  }

  @Test func `keys move the selection, search and filter`() throws {
    let screen = try browser()
    try screen.expect("the first") { selected($0) == "card-expand" }
    for (key, wanted) in [
      ("Down", "cell-zoom"), ("j", "circle-reveal"), ("k", "cell-zoom"), ("Up", "card-expand"),
      ("End", "tab-slide"), ("Home", "card-expand"), ("G", "tab-slide"), ("g", "card-expand"),
      ("NPage", "tab-slide"), ("PPage", "card-expand"),
    ] {
      try screen.press(key)
      try screen.expect("\(key) selects \(wanted)") { selected($0) == wanted }
    }
    try screen.press("/", "p", "a", "r", "a")
    try screen.expect("a search as typed") {
      $0.contains("/ para") && selected($0) == "parallax-push"
    }
    try screen.press("BSpace", "BSpace")
    try screen.expect("a letter less") { $0.contains("/ pa▏") }
    try screen.press("Enter")
    try screen.press("Escape")
    try screen.expect("Esc clears") { $0.contains("15 presets") }
    try screen.press("f")
    try screen.expect("filters") { $0.contains("Filter") && $0.contains("‹ any ›") }
    try screen.press("Right")
    try screen.expect("the first operation") {
      $0.contains("‹ push ›") && $0.contains(" of 15")
    }
    try screen.press("x")
    try screen.press("f")
    try screen.expect("no filters") { $0.contains("15 presets") && selected($0) != "" }
  }

  @Test func `keys control playback, appearance and comparison`() throws {
    let screen = try browser()
    try screen.expect("it plays") { $0.contains("/ 0.50 s") && $0.contains("▶") }
    for (key, wanted) in [
      ("Space", "‖"), ("0", "0.00 / 0.50 s"), (".", "0.02 / 0.50 s"), (",", "0.00 / 0.50 s"),
      ("9", "0.45 / 0.50 s"), ("Left", "0.43 / 0.50 s"), ("Right", "0.45 / 0.50 s"),
      ("-", "×0.5"), ("+", "×1"), ("l", "→"), ("l", "↻"), ("m", "mirrored"),
      ("r", "reduced motion"), ("d", "dark"), ("o", "● dismiss"), ("o", "● present"),
    ] {
      try screen.press(key)
      try screen.expect("\(key) shows \(wanted)") { $0.contains(wanted) }
    }
    try screen.press("m", "r", "d")
    try screen.expect("as usual again") { !$0.contains("mirrored") && !$0.contains("dark") }
    try screen.press("Enter")
    try screen.expect("from the beginning") { $0.contains("▶") }
    try screen.press("c")
    try screen.press("Down")
    try screen.expect("two phones") { text in
      text.split(separator: "\n").dropFirst(3).first.map { $0.filter { $0 == "▄" }.count > 8 }
        ?? false
    }
    try screen.press("c", "?")
    try screen.expect("help") { $0.contains("open in $EDITOR") }
    try screen.press("C-l")
    try screen.press("?")
    try screen.press("q")
    try screen.expect("it ends") { $0.contains("ended 0") }
  }

  @Test func `arrow keys change a parameter, and keys copy it as YAML and Swift`() throws {
    let screen = try browser()
    try screen.expect("parameters") { $0.contains("spread  30") }
    try screen.press("p")
    try screen.press("Right")
    try screen.expect("changed") { $0.contains("‹ 40 ›") || $0.contains("‹ 35 ›") }
    try screen.press("y")
    try screen.expect("told") { $0.contains("copied the YAML") }
    let yaml = try screen.clipboard
    #expect(
      yaml.contains("id: card-expand") && yaml.contains("default: 4")
        || yaml.contains("default: 35"))
    try screen.press("s")
    try screen.expect("told") { $0.contains("copied the Swift line") }
    #expect(
      try screen.clipboard.hasPrefix(#"TransitionOptions(preset: "card-expand", parameters:"#))
    try screen.press("BSpace")
    try screen.expect("the default") { $0.contains("‹ 30 ›") }
    try screen.press("Tab")
    try screen.expect("done") { $0.contains("spread  30") }
  }

  @Test func `the mouse selects, scrolls, scrubs and drags`() throws {
    let screen = try browser()
    try screen.expect("it plays") { $0.contains("/ 0.50 s") }
    try screen.send("\u{1B}[<0;6;4M\u{1B}[<0;6;4m")
    try screen.expect("a click selects") { selected($0) == "cell-zoom" }
    try screen.send("\u{1B}[<65;6;4M")
    try screen.expect("the wheel moves on") { selected($0) == "cover" }
    try screen.send("\u{1B}[<0;28;23M\u{1B}[<32;40;23M\u{1B}[<0;40;23m")
    try screen.expect("the line of time is held") { $0.contains("‖") }
    // Down over the phone: the gesture of its dismissal.
    try screen.send("\u{1B}[<0;38;6M")
    for row in 7...20 { try screen.send("\u{1B}[<32;38;\(row)M") }
    try screen.expect("the finger drives") { $0.contains("● dismiss") }
    try screen.send("\u{1B}[<0;38;20m")
    try screen.expect("it is decided") { $0.contains("finish") || $0.contains("cancel") }
  }

  @Test func `opens the file in the editor and shows each change to it`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    let editor = "\(folder.path)/editor.sh"
    try folder.write("sed -i 's/name: The alpha/name: The edited one/' \"$1\"\n", to: "editor.sh")
    let screen = try browser(
      catalog: folder.path + "/catalog", variables: ["EDITOR": "sh \(editor)"])
    try screen.expect("its name") { $0.contains("The alpha") }
    try screen.press("e")
    try screen.expect("its new name") { $0.contains("The edited one") }
    try folder.write(
      samplePreset("alpha").replacing("350ms", with: "3 apples"), to: "catalog/slide/alpha.yaml")
    try screen.expect("what is wrong") { $0.contains("line ") && $0.contains("apples") }
    try folder.write(
      samplePreset("alpha").replacing("350ms", with: "600ms"), to: "catalog/slide/alpha.yaml")
    try screen.expect("fixed") { $0.contains("/ 0.60 s") && !$0.contains("apples") }
    rename(folder.path + "/catalog", folder.path + "/elsewhere")
    try screen.expect("gone") {
      $0.contains("the file has been deleted; this is its last version")
    }
    try screen.press("q")
    try screen.expect("it ends") { $0.contains("ended 0") }
  }

  @Test func `presets appear, break, are fixed and disappear while it runs`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("aa-middle")
    try folder.write(
      samplePreset("aa-wrong").replacing("350ms", with: "3 apples"),
      to: "catalog/slide/aa-wrong.yaml")
    let screen = try browser(catalog: folder.path + "/catalog")
    try screen.expect("the broken one is listed") {
      $0.contains("17 presets, 1 with errors") && selected($0) == "aa-middle"
    }
    try folder.addPreset("aa-first", family: "zoom")
    try screen.expect("one more") {
      $0.contains("added 'aa-first'") && $0.contains("18 presets") && selected($0) == "aa-middle"
    }
    try screen.press("Down")
    try screen.expect("its first problem with the line") {
      selected($0) == "aa-wrong" && $0.contains("line ") && $0.contains("apples")
        && !$0.contains("▄▄▄")
    }
    try folder.addPreset("aa-wrong")
    try screen.expect("fixed") {
      selected($0) == "aa-wrong" && $0.contains("▄▄▄") && !$0.contains("with errors")
    }
    folder.rename("catalog/zoom", to: "zoom")
    try screen.expect("deleted") {
      $0.contains("deleted 'aa-first'") && $0.contains("17 presets")
    }
    folder.rename("catalog/slide/aa-wrong.yaml", to: "wrong.yaml")
    try screen.expect("it stays as it was") {
      selected($0) == "aa-wrong" && $0.contains("the file has been deleted")
    }
    try screen.press("Up")
    try screen.expect("and goes") { !$0.contains("     aa-wrong ") && $0.contains("16 presets") }
    try screen.press("q")
    try screen.expect("it ends") { $0.contains("ended 0") }
  }

  @Test func `adapts to the terminal's size and reports one that is too small`() throws {
    let screen = try browser(columns: 120, rows: 40)
    try screen.resize(columns: 50, rows: 12)
    try screen.expect("too small") { $0.contains("segue browse needs 72 × 20 cells;") }
    try screen.resize(columns: 100, rows: 30)
    try screen.expect("large enough") { selected($0) == "card-expand" }
    try screen.resize(columns: 40, rows: 10)
    try screen.expect("too small") { $0.contains("q quits") }
    try screen.press("q")
    try screen.expect("it ends") { $0.contains("ended 0") }
  }

  @Test(arguments: ["C-c", "q"]) func `restores the terminal when it quits`(key: String) throws {
    let screen = try browser()
    try screen.expect("it plays") { $0.contains("/ 0.50 s") }
    try screen.press(key)
    try screen.expect("it ends") { $0.contains(key == "q" ? "ended 0" : "ended 130") }
    try screen.expect("the text before it is back") {
      $0.contains("\n1") && !$0.contains("cell-zoom")
    }
    try screen.press("x")
    #expect(try !screen.text.contains("▄"))
  }

  @Test(arguments: ["TERM", "HUP"])
  func `restores the terminal when a signal ends it`(name: String) throws {
    let screen = try browser()
    try screen.expect("it plays") { $0.contains("/ 0.50 s") }
    try screen.signal(name)
    try screen.expect("it ends") { $0.contains("ended ") }
    try screen.expect("the text before it is back") {
      $0.contains("\n1") && !$0.contains("cell-zoom")
    }
  }

  @Test func `a watched preview shows the saved file or its errors`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    let screen = try TmuxScreen(
      "\(TmuxScreen.segue) preview alpha --watch --protocol half --catalog \(folder.path)/catalog"
    )
    try screen.expect("a picture") { $0.contains("▄▄▄") }
    let broken = samplePreset("alpha").replacing("350ms", with: "3 apples")
    try folder.write(broken, to: "catalog/slide/alpha.yaml")
    try screen.expect("the diagnostic in its place") {
      $0.contains("error[") && $0.contains("apples") && !$0.contains("▄")
    }
    try folder.write(samplePreset("alpha"), to: "catalog/slide/alpha.yaml")
    try screen.expect("the picture again") { $0.contains("▄▄▄") && !$0.contains("error[") }
    rename(folder.path + "/catalog", folder.path + "/elsewhere")
    try screen.expect("what is missing") { $0.contains("is missing") }
    rename(folder.path + "/elsewhere", folder.path + "/catalog")
    try screen.expect("the picture again") { $0.contains("▄▄▄") }
    try screen.press("q")
    try screen.expect("it ends") { $0.contains("ended 0") }
  }

  @Test(arguments: ["browse beta", "preview beta --watch"])
  func `watches the files that a preset extends`(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    let child = "schema: 1\nid: beta\nname: The beta\nsummary: It slides.\nextends: alpha\n"
    try folder.write(child, to: "catalog/slide/beta.yaml")
    let screen = try TmuxScreen(
      "\(TmuxScreen.segue) \(command) --protocol half --catalog \(folder.path)/catalog")
    try screen.expect("a picture") { $0.contains("▄▄▄") }
    let broken = samplePreset("alpha").replacing("350ms", with: "3 apples")
    try folder.write(broken, to: "catalog/slide/alpha.yaml")
    try screen.expect("what is wrong with its parent") { $0.contains("apples") }
    try folder.write(samplePreset("alpha"), to: "catalog/slide/alpha.yaml")
    try screen.expect("the picture again") { $0.contains("▄▄▄") && !$0.contains("apples") }
    try screen.press("q")
    try screen.expect("it ends") { $0.contains("ended 0") }
  }

  @Test func `lists presets in rows with posters`() throws {
    let screen = try TmuxScreen(
      "\(TmuxScreen.segue) list --pictures --family perspective --protocol half --catalog "
        + Self.catalog, variables: ["SEGUE_CATALOG_ONLY": "1"])
    try screen.expect("both") { text in
      let line = text.split(separator: "\n").first { $0.contains("cube") }
      return line?.contains("flip") == true && text.contains("▄") && text.contains("ended 0")
    }
  }

  @Test func `a preview pauses, and shows its keys`() throws {
    let screen = try TmuxScreen(
      "\(TmuxScreen.segue) preview cube --protocol half --catalog \(Self.catalog)")
    try screen.expect("a picture") { $0.contains("▄▄▄") }
    try screen.press("?")
    try screen.expect("the keys") { $0.contains("pause, play") && !$0.contains("▄") }
    try screen.press("Space")
    try screen.expect("the picture again") { $0.contains("▄▄▄") && !$0.contains("pause, play") }
    try screen.press("q")
    try screen.expect("it ends") { $0.contains("ended 0") }
  }

  @Test func `draws with letters when colors are off`() throws {
    let screen = try browser("--color never")
    try screen.expect("a picture of letters") {
      $0.contains("@") && !$0.contains("▄") && !$0.contains("▐")
    }
    try screen.press("q")
    try screen.expect("it ends") { $0.contains("ended 0") }
  }
}
#endif

import SegueSystem
import SegueTestSupport
import Testing

@testable import SegueCLI

/// What people type who do not know the words of the command line: each message says which command is meant.
@Suite struct OtherWordsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func help(_ arguments: [String]) -> String {
    let run = CommandRun(arguments, in: folder, executable: BuiltProgram.segue)
    #expect(run.status != .success)
    return run.errors
  }

  @Test(arguments: [
    ("show app-store", "a search finds 'today-card'"), ("tags", "segue list tags"),
    ("play", "segue list scenarios"),
    ("gallery catalog --out zz", "write -o"),
    ("list --interactve", "--tag interactive"),
    ("preview alpha --reach 0.5", "--param reach=0.5"),
    ("preview cover --right-to-left", "write --rtl"), ("ls", "segue list"), ("-v", "--version"),
    ("list families", "--family NAME"), ("list rules", "segue match"),
    ("match push feed player", "write segue match --operation push --from feed --to player"),
    (
      "match --operation push feed player",
      "write segue match --from feed --to player --operation push"
    ),
    ("match --op push", "help: write --operation\n"),
    ("preview flip --param keep 0.3 -o a.png", "write --param keep=0.3"),
    ("match push --to player", "write segue match --operation push --to player"),
    ("preview flip feed.png player.png --dark", "--from feed.png --to player.png --dark"),
    (
      "preview flip --dark --operation pop feed.png player.png",
      "write segue preview flip --from feed.png --to player.png --dark --operation pop"
    ),
    ("preview flip --loop -o a.gif", "images repeat without an option"),
    ("preview flip --poster -o a.png", "write --at 50% with -o FILE.png"),
    ("preview flip --caption -o a.png", "Did you mean '--captions'?"),
    ("trace cover pull-down-flick", "write segue trace cover --gesture pull-down-flick"),
    (
      "preview flip feed.png player.png", "write segue preview flip --from feed.png --to player.png"
    ),
    ("use flip --uikit", "UIKit's code is printed without an option"),
    ("new my-flip --inherit flip", "write --extends"),
    ("new my-flip --template flip", "write --from for a copy"),
    ("match --operation push --from ^feed.*", "is the name of one screen, and not a pattern"),
    ("preview flip --at 200ms -o a.png", "divide the time by the duration"),
    ("preview flip --scale big -o a.png", "expected 1, 2 or 3 pixels per point"),
    ("preview cover --gesture my-drag -o a.mp4", "there is a file 'my-drag.yaml' here"),
    ("preview cover --gesture swipe-down -o a.mp4", "similar gestures: pull-down, swipe-back, "),
    ("preview cover --from lst.png --to lst.png -o a.png", "list.png'"),
    ("preview --tape list.png", "the file must be text in YAML, found a PNG picture"),
    ("play rules.yaml", "is a file of rules, and not a scenario"),
    ("validate --for ios", "write --for uikit"), ("validate --for web", "write --for page"),
    ("validate --for css", "write --for page"),
    ("validate --for tv", "expected uikit for an app, or page for a browser"),
    ("preview flip --speed 50% -o a.webp", "write 0.5"),
    ("preview flip --speed 2x -o a.webp", "write 2"),
    ("preview flip --speed fast -o a.webp", "expected a factor, such as 0.5"),
    ("preview flip --at 0.5 -o a.png", "percentage of the duration"),
    ("preview flip --at 0.5 -o a.png", "write 50%"),
    ("preview flip --at 50 -o a.png", "write 50%"), ("sample flip --at 0.25,1", "write 25%,100%"),
    ("preview flip --frames 0,50,100 -o a.png", "write 0%,50%,100%"),
    ("preview flip --frames 8 -o a.png", "for 8 frames write 0%,14%,29%,43%,57%,71%,86%,100%"),
    ("list --op push", "help: write --operation"), ("list --tg card", "Did you mean '--tag'?"),
    ("preview flip --size 375x812", "write --container"),
    ("list --slow 3", "error: Unknown option '--slow'\nusage: "),
    ("preview flip --slow 3", "help: write --speed 0.5 for half speed"),
    ("match --operation push --source known", "unless you write --source-unknown"),
    ("preview photo-zoom --param commit=30% -o a.png", "a length is in points, without a unit"),
    ("preview photo-zoom --param commit=90px -o a.png", "write '90'"),
    ("preview flip --at 20%,40% -o a.png", "write --frames 20%,40%"),
    ("preview flip --container iphone15 -o a.png", "write 393x852"),
    ("preview flip --container iPad-Pro-10.5-inch -o a.png", "write 834x1112"),
    ("preview flip --container tv -o a.png", "such as 390x844"),
    ("list --operation modal", "write present"), ("list --operation Push", "write push"),
    ("search zoom --operation dismis", "write dismiss"), ("match --operation back", "write pop"),
    ("list --operation zoom", "the operations are push, pop, present, dismiss, tab"),
    ("new MyPush", "write 'my-push'"), ("new my_push", "write 'my-push'"),
    ("plugins new MySwing --language c", "the nearest valid id is 'my-swing'"),
    ("plugins new com.example.MySwing --language c", "'com.example.my-swing'"),
    ("families", "type 'segue list'"), ("presets", "type 'segue list'"),
    ("gestures", "type 'segue list gestures'"), ("render", "type 'segue preview ID -o FILE.mp4'"),
    ("laws", "type 'segue validate --laws'"), ("plugin", "'plugins'"),
    ("plugins install ripple", "the one that 'segue plugins path --user' prints"),
    ("plugins create ripple", "type 'segue plugins new ID --language c'"),
    ("plugins untrust ripple", "type 'segue plugins trust ID --revoke'"),
    ("plugins remove ripple", "'segue plugins show ID'"),
    ("plugins new ripple --lang go", "'rust'"),
    ("plugins validate my-swing/build/my-swing.segueplugin", "type 'make -C my-swing'"),
    ("plugins validate my-swing/build/", "type 'make -C my-swing'"),
    ("plugins validate build/my-swing.segueplugin", "does not exist"),
    ("gallery some/catalog -o site", "a catalog is a folder with a folder of presets"),
  ])
  func `a word of another command line`(line: String, help expected: String) throws {
    try folder.addPreset("alpha")
    try folder.write("schema: 1\n", to: "my-drag.yaml")
    try folder.write("schema: 1\nrules: []\n", to: "rules.yaml")
    for file in ["plugin.yaml", "Makefile"] { try folder.write("", to: "my-swing/\(file)") }
    try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0], to: "list.png")
    let help = help(line.split(separator: " ").map(String.init))
    #expect(help.contains(expected), "\(help)")
  }

  @Test func `an option far from every other one gets no guess`() {
    let help = help(["list", "--qqqqqq", "push"])
    #expect(help.hasPrefix("error: Unknown option '--qqqqqq'\nusage: "), "\(help)")
  }

  @Test(arguments: [
    ("drag-away", "type 'segue preview ID --gesture drag-away'"),
    ("three-tabs", "type 'segue preview ID --scene three-tabs'"),
    ("swipe-back-cancelled", "type 'segue play swipe-back-cancelled'"),
    ("ease-out", "write 'easing: ease-out' in a preset"), ("spring", "is an easing"),
    ("law/ends", "type 'segue explain law/ends'"), ("exact-ends", "type 'segue explain law/ends'"),
    ("yaml/empty", "type 'segue explain yaml/empty'"),
    ("push", "type 'segue list --operation push'"),
    ("edge-pan", "is a gesture of interactions"), ("genie-strips", "run 'segue list'"),
    ("notes.yaml", "'segue validate notes.yaml' checks the file"),
    ("push.yaml", "there is no preset 'push.yaml'"), ("crossfade.yaml", "write 'crossfade'"),
    (SampledCatalog.path + "/fade/crossfade.yaml", "write 'crossfade'"),
    ("my-swing", "my-swing/build' finds it"),
    (".", "give a catalog with '--catalog .'"), ("croosfade", "'crossfade'"),
  ])
  func `something that is no preset`(id: String, help expected: String) throws {
    try folder.write("", to: "notes.yaml")
    try folder.write("", to: "my-swing/plugin.yaml")
    let help = help(["show", id, "--catalog", SampledCatalog.path])
    #expect(help.contains(expected), "\(help)")
  }

  @Test(arguments: ["swing/build", "swing/build/"])
  func `the folder around a plugin`(path: String) throws {
    try folder.write("", to: "swing/build/swing.segueplugin/plugin.yaml")
    let help = help(["plugins", "validate", path])
    #expect(help.contains("type 'segue plugins validate swing/build/swing.segueplugin'"), "\(help)")
  }

  @Test(arguments: [
    "reduced-motion: crossFade", "reduced-motion: fade", "extends: flipHorizontal",
    "extends: flip-horizontal", "extends: transitionCurlUp", "extends: coverVertical",
    "extends: partialCurl", "extends: moveIn",
  ])
  func `a transition of UIKit leads to a preset that can be used in its place`(line: String) throws
  {
    let parent = line.hasPrefix("extends") ? "" : "extends: cover\n"
    func validate(_ line: String) throws -> CommandRun {
      try folder.write(
        "schema: 1\nid: own\nname: Own\nsummary: A test.\nlicense: MIT\n\(parent)\(line)\n",
        to: "own.yaml")
      return CommandRun("validate", "own.yaml", "--catalog", Checkout.catalog, in: folder)
    }
    let found = try validate(line)
    let meant = try #require(
      found.output.firstMatch(of: /help: write '([a-z-]+)'/)?.1, "\(found.output)")
    let key = line.prefix { $0 != ":" }
    let corrected = try validate("\(key): \(meant)")
    #expect(corrected.status == .success, "\(corrected.output)")
  }
}

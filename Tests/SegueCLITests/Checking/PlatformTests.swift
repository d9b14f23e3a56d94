import SegueTestSupport
import Testing

@testable import SegueCLI

/// What platforms leave out of presets.
@Suite struct PlatformTests {
  @Test func `--for uikit warns of blur at its line, once for all operations`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      schema: 1
      id: soft
      name: Soft
      summary: Both screens blur as they fade.
      transitions:
        push:
          tracks:
            - {layer: to, opacity: {from: 0}}
            - {layer: from, blur: {to: 20}}
        pop: {reverse: push}
      reduced-motion: none
      """, to: "catalog/fade/soft.yaml")
    let plain = CommandRun("validate", "catalog/fade/soft.yaml", in: folder)
    #expect(plain.status == .success && plain.output.isEmpty)
    let run = CommandRun("validate", "catalog/fade/soft.yaml", "--for", "uikit", in: folder)
    #expect(run.status == .success)
    #expect(
      run.output.contains("warning[platform/uikit]: push, layer 'from': is not blurred"),
      "\(run.output)")
    #expect(run.output.contains("catalog/fade/soft.yaml:9:"))
    #expect(run.output.contains("help: blur a picture instead"))
    #expect(run.errors.contains("0 errors, "))
    let compiled = CommandRun("compile", "-o", "-", in: folder)
    #expect(
      compiled.errors.contains("'soft': UIKit shows 'from' (push) and 'to' (pop) without blur"))
  }

  @Test func `of the catalog, UIKit leaves out nothing but blur, and pages say what they do`() {
    for platform in ["uikit", "page"] {
      let run = CommandRun(
        "validate", Checkout.catalog, "--for", platform, "--diagnostics", "oneline",
        variables: ["SEGUE_PLUGIN_PATH_ONLY": "1"])
      let lines = run.output.split(separator: "\n")
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { $0.hasSuffix("[platform/\(platform)]") }, "\(run.output)")
    }
  }
}

import SegueDiagnostics
import Testing

/// The forms for editors and programs.
@Suite struct DiagnosticFormsTests {
  private var diagnostic: Diagnostic {
    let file = SourceFile(name: "a\u{1B}.yaml", text: "é: \"x\"\nb")
    return Diagnostic(
      .error, "area/code", "a \"message\"\nwith\u{202E} \\ tab\t", at: file.place(of: 4..<7),
      labels: [.init("there", at: file.place(of: 8..<9))], help: "do",
      fixIt: .init("'y'", at: file.place(of: 4..<7), confidence: .machineApplicable))
  }

  @Test func `the one-line form escapes control characters`() {
    let expected = #"a\u{1B}.yaml:1:4: error: a "message"\u{A}with\u{202E} \ tab"#
    #expect(diagnostic.text(.oneLine) == expected + "\t [area/code]")
  }

  @Test func `the form for Xcode has absolute paths, and a line for each label and the help`() {
    #expect(
      diagnostic.text(.xcode(folder: "/my app/./x")) == #"""
        /my app/x/a\u{1B}.yaml:1:4: error: a "message"\u{A}with\u{202E} \ tab\#t [area/code]
        /my app/x/a\u{1B}.yaml:2:1: note: there
        /my app/x/a\u{1B}.yaml:1:4: note: do
        """#)
    let absolute = SourceFile(name: "/tmp/./b.yaml", text: "x")
    #expect(
      Diagnostic(.warning, "a/b", "m", at: absolute.place(of: 0..<1)).text(.xcode(folder: "/f"))
        == "/tmp/b.yaml:1:1: warning: m [a/b]")
    #expect(Diagnostic(.note, "a/b", "m", at: nil).text(.xcode(folder: "/f")) == "note: m [a/b]")
  }

  @Test func json() {
    let place =
      #""file":"a\u001b.yaml","range":{"start":{"line":1,"column":4,"offset":4},"end":{"line":1,"column":7,"offset":7}}"#
    let other =
      #""file":"a\u001b.yaml","range":{"start":{"line":2,"column":1,"offset":8},"end":{"line":2,"column":2,"offset":9}}"#
    let expected =
      #"{"code":"area/code","severity":"error","message":"a \"message\"\nwith\u202e \\ tab\t","#
      + "\(place),\"labels\":[{\(other),\"text\":\"there\"}],\"help\":\"do\","
      + "\"fixIt\":{\(place),\"replacement\":\"'y'\",\"confidence\":\"machineApplicable\"}}"
    #expect(diagnostic.text(.json) == expected)
    #expect(
      Diagnostic(.note, "a/b", "m", at: nil).text(.json)
        == #"{"code":"a/b","severity":"note","message":"m"}"#)
  }
}

import Testing

/// The folders of a target depend on each other one way only.
@Suite struct FolderTests {
  @Test func `folders of a target have no dependency cycles, except in the listed targets`() throws
  {
    let paths = Repository.files(under: "Sources", suffixes: ["swift"])
    let targets = Dictionary(grouping: paths) { String($0.split(separator: "/")[1]) }
    #expect(targets["SegueCLI"] != nil)
    for (target, paths) in targets {
      let sources = try paths.map { path in
        (String(path.dropFirst("Sources/\(target)/".count)), try Repository.text(of: path))
      }
      let cycle = FolderGraph(Dictionary(uniqueKeysWithValues: sources)).cycle
      #expect(cycle.isEmpty, "\(target): \(cycle.map(\.description).joined(separator: ", "))")
    }
  }

  private func cycle(_ sources: [String: String]) -> [String] {
    FolderGraph(sources).cycle.map(\.description)
  }

  @Test func `a cycle is described by its folders and the types that cause it`() {
    let sources = [
      "A/One.swift": "struct One { var two: Two }",
      "B/Two.swift": "struct Two { let three: Three }",
      "C/Three.swift": "extension One { enum Three {} }\nstruct Three {}",
    ]
    #expect(
      cycle(sources) == [
        "A → B (Two in One.swift)", "B → C (Three in Two.swift)", "C → A (One in Three.swift)",
      ])
  }

  @Test(arguments: [
    // One way.
    ["A/One.swift": "struct One { var two: Two }", "B/Two.swift": "struct Two {}"],
    // Comments, strings and members of that name.
    [
      "A/One.swift": "struct One { var two: Two }",
      "B/Two.swift": "/// As `One`.\nstruct Two { let text = \"One\", one = Other.One.self }",
    ],
    // What only one file sees.
    [
      "A/One.swift": "private struct Part {}\nstruct One { var two: Two }",
      "B/Two.swift": "private struct Part {}\nstruct Two { let part: Part }",
    ],
    // A name that both folders have.
    [
      "A/One.swift": "struct Part {}\nstruct One { var two: Two }",
      "B/Two.swift": "struct Part {}\nstruct Two { let part: Part }",
    ],
  ])
  func `sources without a cycle report none`(sources: [String: String]) {
    #expect(cycle(sources).isEmpty)
  }
}

import SegueDiagnostics
import SegueJSONRPC
import SegueSystem

/// What clients can read: the schemas, the guides and the explanations.
struct MCPResources: Sendable {
  /// A text with its address.
  struct Resource: Sendable {
    let address: String
    let title: String
    let type: String
    /// The text; nil if its file has disappeared.
    let text: @Sendable () -> String?

    /// The resource as `resources/list` describes it.
    var json: JSONObject {
      [
        "uri": .string(address), "name": .string(address), "title": .string(title),
        "mimeType": .string(type),
      ]
    }
  }

  let all: [Resource]

  /// The guides, in the order of their use, and their titles.
  private static let guides: KeyValuePairs = [
    "Presets": "How to write presets", "CommandLine": "The command line",
    "Scenarios": "Scripted tests of containers", "Apps": "Presets of your own in an app",
    "SwiftUI": "SwiftUI", "MCP": "The server for agents",
  ]

  private static let schema = "segue://schema/"
  private static let guide = "segue://guide/"
  private static let explanation = "segue://explain/"

  /// The template of the addresses of explanations.
  static let templates: [JSONValue] = [
    [
      "uriTemplate": .string(explanation + "{+code}"), "name": "explain",
      "title": "The meaning of a diagnostic code", "mimeType": "text/plain",
    ]
  ]

  init(_ shipped: ShippedFiles) {
    let schemas = SchemaCommand.Format.allCases.map { format in
      Resource(
        address: Self.schema + format.rawValue, title: "JSON Schema of a \(format.rawValue) file",
        type: "application/schema+json"
      ) { format.text }
    }
    let guides = Self.guides.compactMap { name, title in
      shipped.existing("guides/\(name).md", inPackage: "Documentation/\(name).md").map { path in
        Resource(address: Self.guide + name.lowercased(), title: title, type: "text/markdown") {
          (try? FileBytes.read(path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
        }
      }
    }
    all = schemas + guides
  }

  /// The resource at an address.
  func resource(_ address: String) throws(JSONRPCError) -> Resource {
    if let resource = all.first(where: { $0.address == address }) { return resource }
    if address.hasPrefix(Self.explanation),
      let page = ExplainPage.find(String(address.dropFirst(Self.explanation.count)))
    {
      return Resource(address: address, title: page.what, type: "text/plain") { page.text }
    }
    throw .noResource(
      "there is no resource '\(address.printable)': "
        + (NearestName.help(for: address, noun: "resource", among: all.map(\.address))
          ?? "'resources/list' lists them"))
  }
}

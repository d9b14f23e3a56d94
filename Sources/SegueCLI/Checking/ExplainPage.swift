import SegueCatalog
import SegueDiagnostics

/// A page of `segue explain` for a code from any part of Segue.
struct ExplainPage {
  /// The code.
  let code: String
  /// The problem, in one sentence.
  let what: String
  /// Why the rule exists.
  let why: String
  /// The whole page.
  let text: String

  /// All pages.
  static let all = Explanation.all.map(ExplainPage.init).sorted { $0.code < $1.code }

  /// The page of a code, ignoring case.
  static func find(_ code: String) -> ExplainPage? {
    all.first { $0.code == code.lowercased() }
  }

  /// The pages of an area, such as `law` or `laws`; none for a code.
  static func all(in area: String) -> [ExplainPage] {
    let parts = area.lowercased().split(separator: "/")
    guard parts.count == 1, let word = parts.first else { return [] }
    return all.filter { page in
      let own = page.code.prefix { $0 != "/" }
      return own == word || own + "s" == word
    }
  }

  private init(_ explanation: Explanation) {
    code = explanation.code.description
    what = explanation.what
    why = explanation.why
    text = explanation.text
  }

  /// The page as members of a JSON object.
  var jsonMembers: JSONObject {
    [
      "code": .string(code), "what": .string(what), "why": .string(why), "text": .string(text),
    ]
  }
}

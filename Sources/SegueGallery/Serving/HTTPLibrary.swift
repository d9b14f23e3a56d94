internal import CMicroHTTPD
internal import SeguePreview
import SegueSystem

/// libmicrohttpd, which is opened when a page is first served.
package enum HTTPLibrary {
  /// Its functions; they are found once and never change.
  static let functions: Result<HTTPFunctions, MissingLibrary> = library.functions(segue_find_http)

  private static let library = SharedLibrary(
    name: "libmicrohttpd", purpose: "served pages", stem: "microhttpd", version: 12,
    packages: ("libmicrohttpd12", "libmicrohttpd"))

  /// Whether it can be used, in a line; where not, with what to install.
  package static var finding: String { library.finding(functions) }
}

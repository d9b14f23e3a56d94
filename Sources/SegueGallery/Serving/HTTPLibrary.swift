internal import CMicroHTTPD
internal import SeguePreview
import SegueSystem

/// The library libmicrohttpd, loaded when a page is first served.
package enum HTTPLibrary {
  /// Its functions, resolved once.
  static let functions: Result<HTTPFunctions, MissingLibrary> = library.functions(segue_find_http)

  private static let library = SharedLibrary(
    name: "libmicrohttpd", purpose: "served pages", stem: "microhttpd", version: 12,
    packages: ("libmicrohttpd12", "libmicrohttpd"))

  /// A line that reports whether it is available, or what to install.
  package static var finding: String { library.finding(functions) }
}

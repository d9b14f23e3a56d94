import SegueExport

/// What other sites and search engines show of a page: its title, description and picture.
struct LinkTags {
  /// The page's title.
  let title: String
  /// One or two sentences.
  let description: String
  /// The page's own address.
  let address: String
  /// The address of a picture, as large as ``LinkPreview/size``.
  let picture: String
  /// What the picture shows.
  let pictureText: String

  /// The elements of the page's head.
  var markup: String {
    let e = HTMLExport.escaped
    let properties = [
      ("og:type", "website"), ("og:site_name", "Segue"), ("og:title", title),
      ("og:description", description), ("og:url", address), ("og:image", picture),
      ("og:image:type", "image/png"), ("og:image:width", "\(LinkPreview.width)"),
      ("og:image:height", "\(LinkPreview.height)"), ("og:image:alt", pictureText),
    ]
    return """
      <title>\(e(title))</title>
      <meta name="description" content="\(e(description))">
      <link rel="canonical" href="\(e(address))">
      \(properties.map { "<meta property=\"\($0)\" content=\"\(e($1))\">" }.joined(separator: "\n"))
      <meta name="twitter:card" content="summary_large_image">
      """
  }
}

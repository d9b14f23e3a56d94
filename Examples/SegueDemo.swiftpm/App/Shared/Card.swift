import UIKit

/// A picture with two lines of text: a video, a product, a note.
struct Card: Hashable {
  let title: String
  let detail: String
  let symbol: String
  /// The hue of the picture, 0…1.
  let hue: Double
}

extension Card {
  static let videos = [
    Card(title: "Street noodles at midnight", detail: "Noodle Lane", symbol: "flame", hue: 0.04),
    Card(title: "First light on the ridge", detail: "Slow Hikes", symbol: "mountain.2", hue: 0.57),
    Card(title: "How a lock works", detail: "Take It Apart", symbol: "lock.open", hue: 0.12),
    Card(title: "Ferry at blue hour", detail: "Harbor Cam", symbol: "ferry", hue: 0.64),
    Card(title: "A fern unrolls", detail: "Time Lapse", symbol: "leaf", hue: 0.36),
    Card(title: "Night train, no talking", detail: "Window Seat", symbol: "tram", hue: 0.78),
  ]

  static let product = Card(
    title: "Stoneware carafe", detail: "Hand-thrown, 1.1 l, with matching cup",
    symbol: "cup.and.saucer", hue: 0.08)

  static let notes = [
    Card(
      title: "Sourdough log", detail: "Fed at seven, doubled by noon.", symbol: "clock", hue: 0.11),
    Card(
      title: "Lisbon in May", detail: "Tram 28 early, then the tiles.", symbol: "map", hue: 0.42),
    Card(title: "Talk outline", detail: "Open with the black screen.", symbol: "mic", hue: 0.61),
    Card(
      title: "Books to lend", detail: "Ana has the Calvino.", symbol: "books.vertical", hue: 0.02),
    Card(
      title: "Balcony plan", detail: "Thyme and mint in the shade.", symbol: "sun.max", hue: 0.25),
  ]
}

import Foundation
import SwiftUI
import Testing
import UIKit

/// What Documentation/SwiftUI.md shows is so.
@MainActor @Suite(.serialized) struct SwiftUIDocumentTests {
  @Test func `every example is part of these tests' sources`() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let page = try String(
      contentsOf: root.appending(path: "Documentation/SwiftUI.md"), encoding: .utf8)
    let sources = try String(contentsOf: here.appending(path: "Examples.swift"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift swiftui\n").dropFirst()
    #expect(blocks.count >= 5)
    for block in blocks {
      let code = try #require(block.components(separatedBy: "```").first)
      #expect(sources.contains(code), "\(code)")
    }
  }

  @Test func `the stack of the example has a style`() throws {
    let app = TestApp { FeedApp() }
    #expect(app.navigations.first?.delegate != nil)
  }

  @Test func `the tabs of the example have a style`() throws {
    let app = TestApp { ShopTabs() }
    #expect(app.tabs.first?.delegate != nil)
  }

  @Test func `the settings of the example open and close`() throws {
    let app = TestApp { Feed() }
    StandIn.press(0, in: app.host)
    app.settle()
    #expect(app.presented == ["Done"])
    StandIn.press(0, in: try #require(app.host.presentedViewController))
    app.settle()
    #expect(app.presented == nil)
  }

  @Test func `the photos of the example open`() throws {
    let photos = [Photo(id: 1, title: "sea"), Photo(id: 2, title: "wood")]
    let app = TestApp { PhotoGrid(photos: photos) }
    StandIn.press(1, in: app.host)
    app.settle()
    #expect(app.presented == ["wood"])
    #expect(StandIn.faults.isEmpty)
  }

  @Test func `the button of the example appears`() throws {
    let app = TestApp { CartButton() }
    StandIn.press(0, in: app.host)
    #expect(StandIn.contents(of: app.host) == ["Add", "Checkout"])
    let start = try #require(StandIn.drawings(in: app.host).last)
    #expect(
      start.effects.contains { if case .projection(let t) = $0 { t != .init() } else { false } })
    app.settle()
    let end = try #require(StandIn.drawings(in: app.host).last)
    #expect(
      end.effects.allSatisfy { if case .projection(let t) = $0 { t == .init() } else { true } })
  }
}

import SegueStyles
import SegueUIKit
import SwiftUI

// The examples of Documentation/SwiftUI.md, word for word.

struct Photo: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct FeedApp: View {
  var body: some View {
    NavigationStack { Feed() }
      .segue(.parallaxPush())
  }
}

struct ShopTabs: View {
  var body: some View {
    TabView {
      Feed()
      Text("Profile")
    }
    .segue(.tabSlide())
  }
}

struct Feed: View {
  @State private var isOpen = false

  var body: some View {
    Button("Settings") { isOpen = true }
      .segueCover(isPresented: $isOpen, .depthSheet()) { Settings() }
  }
}

struct Settings: View {
  @Environment(\.dismissCover) private var dismissCover

  var body: some View {
    Button("Done") { dismissCover() }
  }
}

struct PhotoGrid: View {
  @State private var open: Photo?

  let photos: [Photo]

  var body: some View {
    VStack {
      ForEach(photos) { photo in
        Button(photo.title) { open = photo }
          .segueElement("photo-\(photo.id)", cornerRadius: 8)
      }
    }
    .segueCover(item: $open, .cellZoom(), source: { "photo-\($0.id)" }) { photo in
      Text(photo.title)
    }
  }
}

struct Album: View {
  @State private var open: Photo?

  let photos: [Photo]

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(photos) { photo in
          Button(photo.title) { open = photo }
            .segueElement("photo-\(photo.id)", cornerRadius: 8)
        }
      }
      .navigationDestination(item: $open) { photo in
        Text(photo.title)
          .seguePush(.fluidZoom(), source: "photo-\(photo.id)")
      }
    }
    .segue(.parallaxPush())
  }
}

struct CartButton: View {
  @State private var hasItems = false

  var body: some View {
    ZStack {
      Button("Add") { withAnimation { hasItems = true } }
      if hasItems {
        Text("Checkout").transition(.segue(.cover()))
      }
    }
  }
}

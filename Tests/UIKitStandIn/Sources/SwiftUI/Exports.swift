// As on Apple's platforms, where `import SwiftUI` brings the types of geometry along.

@_exported public import QuartzCore

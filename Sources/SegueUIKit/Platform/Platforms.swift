#if os(tvOS) || os(watchOS)
#error(
  "SegueUIKit is for iOS, Mac Catalyst and visionOS. In Package.swift, give the dependency 'condition: .when(platforms: [.iOS, .macCatalyst, .visionOS])'."
)
#endif

extension LayerState {
  /// One animatable number of the layer.
  ///
  /// Without a mask, the mask's channels read as zero and writing them has no effect.
  public subscript(channel: Channel) -> Double {
    get {
      switch channel {
      case .boundsX: bounds.origin.x
      case .boundsY: bounds.origin.y
      case .boundsWidth: bounds.size.width
      case .boundsHeight: bounds.size.height
      case .positionX: position.x
      case .positionY: position.y
      case .anchorX: anchorPoint.x
      case .anchorY: anchorPoint.y
      case .zPosition: zPosition
      case .scaleX: components.scale.x
      case .scaleY: components.scale.y
      case .scaleZ: components.scale.z
      case .rotationX: components.rotation.x
      case .rotationY: components.rotation.y
      case .rotationZ: components.rotation.z
      case .translationX: components.translation.x
      case .translationY: components.translation.y
      case .translationZ: components.translation.z
      case .m14: components.perspective.x
      case .m24: components.perspective.y
      case .m34: components.perspective.z
      case .opacity: opacity
      case .cornerRadius: cornerRadius
      case .backgroundRed: backgroundColor.red
      case .backgroundGreen: backgroundColor.green
      case .backgroundBlue: backgroundColor.blue
      case .backgroundAlpha: backgroundColor.alpha
      case .shadowRed: shadow.color.red
      case .shadowGreen: shadow.color.green
      case .shadowBlue: shadow.color.blue
      case .shadowAlpha: shadow.color.alpha
      case .shadowOpacity: shadow.opacity
      case .shadowRadius: shadow.radius
      case .shadowOffsetX: shadow.offset.x
      case .shadowOffsetY: shadow.offset.y
      case .blurRadius: blurRadius
      case .backdropBlurRadius: backdropBlurRadius
      case .maskX: mask?.frame.origin.x ?? 0
      case .maskY: mask?.frame.origin.y ?? 0
      case .maskWidth: mask?.frame.size.width ?? 0
      case .maskHeight: mask?.frame.size.height ?? 0
      case .maskCornerRadius: mask?.cornerRadius ?? 0
      case .sublayerPerspective: sublayerPerspective
      case .hidden: isHidden ? 1 : 0
      case .masksToBounds: masksToBounds ? 1 : 0
      case .skewX: components.skew.x
      case .skewY: components.skew.y
      case .maskEndX: mask?.gradient.end.x ?? 0
      case .maskEndY: mask?.gradient.end.y ?? 0
      case .maskInnerRadius: mask?.gradient.innerRadius ?? 0
      case .maskOuterRadius: mask?.gradient.outerRadius ?? 0
      case .maskStartAngle: mask?.gradient.startAngle ?? 0
      case .maskEndAngle: mask?.gradient.endAngle ?? 0
      case .maskSoftness: mask?.gradient.softness ?? 0
      case .maskInverted: invertsMask ? 1 : 0
      case .corners: Double(corners.rawValue)
      case .cornerCurve: cornerCurve == .continuous ? 1 : 0
      }
    }
    set {
      switch channel {
      case .boundsX: bounds.origin.x = newValue
      case .boundsY: bounds.origin.y = newValue
      case .boundsWidth: bounds.size.width = newValue
      case .boundsHeight: bounds.size.height = newValue
      case .positionX: position.x = newValue
      case .positionY: position.y = newValue
      case .anchorX: anchorPoint.x = newValue
      case .anchorY: anchorPoint.y = newValue
      case .zPosition: zPosition = newValue
      case .scaleX: components.scale.x = newValue
      case .scaleY: components.scale.y = newValue
      case .scaleZ: components.scale.z = newValue
      case .rotationX: components.rotation.x = newValue
      case .rotationY: components.rotation.y = newValue
      case .rotationZ: components.rotation.z = newValue
      case .translationX: components.translation.x = newValue
      case .translationY: components.translation.y = newValue
      case .translationZ: components.translation.z = newValue
      case .m14: components.perspective.x = newValue
      case .m24: components.perspective.y = newValue
      case .m34: components.perspective.z = newValue
      case .opacity: opacity = newValue
      case .cornerRadius: cornerRadius = newValue
      case .backgroundRed: backgroundColor.red = newValue
      case .backgroundGreen: backgroundColor.green = newValue
      case .backgroundBlue: backgroundColor.blue = newValue
      case .backgroundAlpha: backgroundColor.alpha = newValue
      case .shadowRed: shadow.color.red = newValue
      case .shadowGreen: shadow.color.green = newValue
      case .shadowBlue: shadow.color.blue = newValue
      case .shadowAlpha: shadow.color.alpha = newValue
      case .shadowOpacity: shadow.opacity = newValue
      case .shadowRadius: shadow.radius = newValue
      case .shadowOffsetX: shadow.offset.x = newValue
      case .shadowOffsetY: shadow.offset.y = newValue
      case .blurRadius: blurRadius = newValue
      case .backdropBlurRadius: backdropBlurRadius = newValue
      case .maskX: mask?.frame.origin.x = newValue
      case .maskY: mask?.frame.origin.y = newValue
      case .maskWidth: mask?.frame.size.width = newValue
      case .maskHeight: mask?.frame.size.height = newValue
      case .maskCornerRadius: mask?.cornerRadius = newValue
      case .sublayerPerspective: sublayerPerspective = newValue
      case .hidden: isHidden = newValue >= 0.5
      case .masksToBounds: masksToBounds = newValue >= 0.5
      case .skewX: components.skew.x = newValue
      case .skewY: components.skew.y = newValue
      case .maskEndX: mask?.gradient.end.x = newValue
      case .maskEndY: mask?.gradient.end.y = newValue
      case .maskInnerRadius: mask?.gradient.innerRadius = newValue
      case .maskOuterRadius: mask?.gradient.outerRadius = newValue
      case .maskStartAngle: mask?.gradient.startAngle = newValue
      case .maskEndAngle: mask?.gradient.endAngle = newValue
      case .maskSoftness: mask?.gradient.softness = newValue
      case .maskInverted: invertsMask = newValue >= 0.5
      case .corners: corners = Corners(rawValue: UInt8(newValue.clamped(to: 0...15).rounded()))
      case .cornerCurve: cornerCurve = newValue >= 0.5 ? .continuous : .circular
      }
    }
  }
}

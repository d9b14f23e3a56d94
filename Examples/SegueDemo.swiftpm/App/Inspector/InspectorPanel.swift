import SegueTimeline
import SegueUIKit
import UIKit

/// What the running or the last transition is, why its preset was chosen, and a slider that holds it.
final class InspectorPanel: UIView {
  /// Called to move the panel elsewhere.
  var move: () -> Void = {}

  let preset = UILabel("No transition yet", .headline)
  let change = UILabel("", .footnote)
  let reason = UILabel(
    "Changes without a style are UIKit's own, and not shown here.", .footnote, .secondaryLabel)
  let state = UILabel("", .footnote, .secondaryLabel)
  let slider = UISlider()
  private(set) lazy var letGoButton = button("Let go") { [weak self] in self?.letGo() }
  private var isHolding = false { didSet { letGoButton.isEnabled = isHolding } }
  private let hold: (Double) -> Void
  private let release: () -> Void
  private var duration = 0.0

  init(
    hold: @escaping (Double) -> Void, letGo: @escaping () -> Void, close: @escaping () -> Void
  ) {
    (self.hold, release) = (hold, letGo)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 12
    // The largest sizes would cover the app that it is about.
    maximumContentSizeCategory = .accessibilityLarge
    slider.accessibilityLabel = "Hold transitions at"
    slider.addAction(UIAction { [weak self] _ in self?.holdAtSlider() }, for: .valueChanged)
    letGoButton.isEnabled = false
    addContent([
      letGoButton, button("Move") { [weak self] in self?.move() }, button("Close", close),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func show(_ event: TransitionEvent) {
    let shown = event.preset ?? "No animation"
    preset.text =
      event.preset == event.chosenPreset ? shown : "\(shown), in place of \(event.chosenPreset)"
    change.text =
      "\(event.operation.rawValue) from \(event.from.segue.name) to \(event.to.segue.name)"
    reason.text = "Why: \(event.reason)"
    // UIKit has it only while the transition runs.
    if let coordinator = event.to.transitionCoordinator {
      duration = (coordinator.transitionDuration * 100).rounded() / 100
    }
    state.text = "\(duration) s, \(phase(of: event))"
  }

  private func phase(of event: TransitionEvent) -> String {
    switch event.phase {
    case .willBegin: return event.isInteractive ? "a finger begins it" : "begins"
    case .progress(let progress):
      if !slider.isTracking { slider.value = Float(progress) }
      let percent = "\(Int((progress * 100).rounded())) %"
      if event.isInteractive { return "\(percent), a finger holds it" }
      return isHolding ? "\(percent), held" : percent
    case .didEnd(let isCompleted): return isCompleted ? "completed" : "cancelled"
    }
  }

  // From now on, every transition stands still there.
  private func holdAtSlider() {
    isHolding = true
    hold(Double(slider.value))
  }

  private func letGo() {
    isHolding = false
    release()
  }

  private func addContent(_ buttons: [UIButton]) {
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    let content = UIStackView(arrangedSubviews: [preset, change, reason, state, slider, row])
    content.axis = .vertical
    content.spacing = 4
    add(content) { content in
      [
        content.topAnchor.constraint(equalTo: self.topAnchor, constant: 12),
        content.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
        content.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -16),
        content.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -8),
      ]
    }
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
  }
}

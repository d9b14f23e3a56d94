/// What a scenario finds on UIKit's containers that is not as on the headless ones, and why.
struct KnownDifference {
  let scenario: String
  /// The step, from 1, and what is compared.
  let subject: String
  /// What is found; nil for whatever it is.
  let found: String?
  let reason: Reason

  init(_ scenario: String, _ subject: String, _ found: String?, _ reason: Reason) {
    self.scenario = scenario
    self.subject = subject
    self.found = found
    self.reason = reason
  }

  /// What UIKit does not do, or does in another way.
  enum Reason {
    /// UIKit raises an exception for a push of a screen that is in the stack; the headless stack
    /// queues the request and refuses it when its turn comes.
    case refusedAtOnce
    /// A tab that is selected during a transition waits for its end on the stand-in; no documentation
    /// says what UIKit does. The headless tab bar ends the transition.
    case tabWaits
    /// A finger that slides to a tab has selected it already, so that selecting it changes nothing.
    case tabIsSelected
    /// A push during a pop gets the stack that the pop leaves, even if that is cancelled afterward, on
    /// the stand-in; no documentation says what UIKit does.
    case stackOfThePop
    /// UIKit lets only interactive transitions be cancelled. The player ends others by
    /// `completeTransition(false)`, which the stand-in notes; nothing else differs.
    case notInteractive
    /// UIKit loads the view of a screen whenever there is none, so that no screen is without one.
    case viewIsLoaded
    /// A view that the app takes away in the middle is not there at the end, which the stand-in notes.
    case viewIsLost
    /// UIKit's containers have no such log; the expectations of layers say the same.
    case noLog
  }

  /// The table; the tests hold it against the folder.
  static let all: [KnownDifference] = [
    .init("button-spam", "step 6: outcome of 'second'", "refused", .refusedAtOnce),
    .init("button-spam", "step 6: outcome of 'third'", "refused", .refusedAtOnce),
    .init("cancelled-at-once", "step 10: faults", uncancelled, .notInteractive),
    .init("fast-tabs", "step 8: outcome of 'first'", "running", .tabWaits),
    .init("fast-tabs", "step 8: outcome of 'second'", "waiting", .tabWaits),
    .init("fast-tabs", "step 8: outcome of 'third'", "waiting", .tabWaits),
    .init("fast-tabs", "step 8: outcome of 'last'", "waiting", .tabWaits),
    .init("full-screen-cancelled", "step 15: faults", uncancelled, .notInteractive),
    .init("interrupted-by-requests", "step 11: outcome of 'slide'", "running", .tabIsSelected),
    .init("interrupted-by-requests", "step 11: outcome of 'tap'", "refused", .tabIsSelected),
    .init("interrupted-by-requests", "step 14: outcome of 'tap'", "refused", .tabIsSelected),
    .init(
      "lost-view", "step 9: log", "no 'the view of the departing screen is missing'", .viewIsLoaded),
    .init("lost-view", "step 15: hierarchy", "window(home(comments))", .viewIsLoaded),
    .init("lost-view", "final hierarchy", "window(home(comments))", .viewIsLoaded),
    .init(
      "lost-view", "step 15: faults",
      "the view of `to` is not in the container at the end; \(uncancelled)", .viewIsLost),
    .init("push-cancelled", "step 7: faults", uncancelled, .notInteractive),
    .init("rotated-and-cancelled", "step 3: log", "no 'laid out again'", .noLog),
    .init(
      "screen-without-view", "step 2: log", "no 'the view of the arriving screen is missing'",
      .viewIsLoaded),
    .init("screen-without-view", "step 2: outcome of 'push'", "running", .viewIsLoaded),
    .init("screen-without-view", "step 4: outcome of 'pop'", "waiting", .viewIsLoaded),
    .init("screen-without-view", "step 4: hierarchy", "window(home(feed ghost))", .viewIsLoaded),
    .init("screen-without-view", "step 7: outcome of 'present'", "running", .viewIsLoaded),
    .init("screen-without-view", "step 7: outcome of 'dismiss'", "refused", .viewIsLoaded),
    .init("screen-without-view", "step 7: idle", "false", .viewIsLoaded),
    .init("screen-without-view", "step 7: at rest", nil, .viewIsLoaded),
    .init(
      "screen-without-view", "step 7: hierarchy",
      "window(home(feed ghost) presentation(other-ghost))", .viewIsLoaded),
    .init(
      "screen-without-view", "final hierarchy", "window(home(feed) presentation(other-ghost))",
      .viewIsLoaded),
    .init("swipe-back-then-push", "step 10: shows", "feed", .stackOfThePop),
  ]

  /// What the stand-in notes of a transition that is cancelled although it is not interactive.
  private static let uncancelled =
    "completeTransition(false) contradicts transitionWasCancelled"
}

import Foundation
import Measuring

/// What a visitor waits for, and what the page costs while it plays.
enum PageMeasurements {
  /// Lighthouse's slow 4G: the latency of a request in milliseconds, and bytes a second.
  private static var network: [String: Any] {
    [
      "offline": false, "latency": 150, "downloadThroughput": 1_600_000 / 8,
      "uploadThroughput": 750_000 / 8,
    ]
  }
  private static let slowdown = 4.0
  private static let rounds = 3

  /// Milliseconds from an address to the first card, on a phone with a slow network and processor.
  static func firstCard(at address: String) throws -> Samples {
    try onSlowPhone {
      try $0.open(address, until: "document.documentElement.dataset.first")
      return try $0.evaluate("Number(document.documentElement.dataset.first)") as? Double
    }
  }

  /// Milliseconds from the address of a preset to its phone with the poster, in the same way.
  static func poster(at address: String) throws -> Samples {
    try onSlowPhone {
      try $0.call("Page.addScriptToEvaluateOnNewDocument", ["source": posterWatcher])
      try $0.open(address, until: "document.documentElement.dataset.poster")
      return try $0.evaluate("Number(document.documentElement.dataset.poster)") as? Double
    }
  }

  private static let posterWatcher = """
    const watch = setInterval(() => {
      const poster = document.querySelector("#page .poster");
      // The page takes it away as soon as the pictures above it are there, which may be sooner.
      const isReplaced = !poster && document.querySelector("#page .phone .picture");
      if (!isReplaced && !(poster?.complete && poster.naturalWidth)) return;
      clearInterval(watch);
      document.documentElement.dataset.poster = performance.now();
    }, 10);
    """

  /// Milliseconds from the address of a preset to its phone with all pictures, in the same way.
  static func phone(at address: String) throws -> Samples {
    try onSlowPhone {
      try $0.call("Page.addScriptToEvaluateOnNewDocument", ["source": phoneWatcher])
      try $0.open(address, until: "document.documentElement.dataset.phone")
      return try $0.evaluate("Number(document.documentElement.dataset.phone)") as? Double
    }
  }

  private static let phoneWatcher = """
    const watch = setInterval(async () => {
      const pictures = [...document.querySelectorAll("#page .device .picture, #page .phone .picture")];
      if (pictures.length === 0) return;
      clearInterval(watch);
      const addresses = pictures.map((one) => /url\\("(.*?)"\\)/.exec(one.style.backgroundImage)?.[1]);
      await Promise.all([...new Set(addresses)].filter(Boolean)
        .map((src) => Object.assign(new Image(), { src }).decode()));
      document.documentElement.dataset.phone = performance.now();
    }, 10);
    """

  private static func onSlowPhone(
    _ measure: (BrowserSession) throws -> Double?
  ) throws -> Samples {
    Samples(
      try (0..<rounds).compactMap { _ in
        let browser = try BrowserSession(width: 390, height: 844, scale: 2, isTouched: true)
        try browser.call("Network.enable")
        try browser.call("Network.emulateNetworkConditions", network)
        try browser.call("Emulation.setCPUThrottlingRate", ["rate": slowdown])
        return try measure(browser)
      })
  }

  /// Frames a second while a page plays, on a desktop.
  ///
  /// - Parameter script: brings what plays into view.
  static func frameRate(at address: String, after script: String) throws -> Samples {
    let browser = try BrowserSession()
    try browser.open(address, until: "document.documentElement.dataset.ready !== undefined")
    _ = try browser.evaluate(script)
    Thread.sleep(forTimeInterval: 4)
    return Samples(
      try (0..<rounds).compactMap { _ in try browser.evaluate(frameCounter) as? Double })
  }

  private static let frameCounter = """
    new Promise((done) => {
      const start = performance.now();
      let count = 0;
      const step = (now) => {
        count += 1;
        if (now - start < 5000) requestAnimationFrame(step);
        else done(count / (now - start) * 1000);
      };
      requestAnimationFrame(step);
    })
    """

  /// The heap in MB after garbage collections, once a minute while the cards play.
  static func heap(at address: String, minutes: Int) throws -> Samples {
    let browser = try BrowserSession()
    try browser.open(address, until: "document.documentElement.dataset.ready !== undefined")
    _ = try browser.evaluate("document.getElementById('cards').scrollIntoView()")
    Thread.sleep(forTimeInterval: 30)
    var values: [Double] = []
    for minute in 0...minutes {
      if minute > 0 { Thread.sleep(forTimeInterval: 60) }
      try browser.call("HeapProfiler.collectGarbage")
      let used = try browser.call("Runtime.getHeapUsage")["usedSize"] as? Double
      values.append((used ?? .nan) / 1e6)
    }
    return Samples(values)
  }
}

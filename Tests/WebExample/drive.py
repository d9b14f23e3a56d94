"""Plays the web example in a headless Chromium through the DevTools protocol: drive.py BROWSER FOLDER AXE"""

import functools
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time


class Page:
    """A page in a browser of its own."""

    def __init__(self, browser):
        self.profile = tempfile.mkdtemp()
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()

        def prepare():
            # Descriptors that are out of the way first, since 3 and 4 may be in use.
            os.dup2(commands, 13)
            os.dup2(answers, 14)
            os.dup2(13, 3)
            os.dup2(14, 4)

        self.process = subprocess.Popen(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--disable-background-networking", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=prepare, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer, self.count, self.session, self.messages = b"", 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                self.buffer += os.read(self.input, 1 << 20)
            line, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            if answer.get("method") in ["Runtime.exceptionThrown", "Runtime.consoleAPICalled",
                                        "Log.entryAdded"]:
                self.messages.append(json.dumps(answer["params"])[:400])

    def run(self, body):
        """What the body of an async function returns."""
        answer = self.call("Runtime.evaluate", expression=f"(async () => {{ {body} }})()",
                           awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{body[:200]}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def open(self, address):
        self.call("Page.navigate", url=address)
        for _ in range(400):
            try:
                ready = self.run(f"return location.href === {json.dumps(address)} "
                                 "&& document.readyState === 'complete'")
            except RuntimeError:
                ready = False  # between two documents
            if ready:
                return
            time.sleep(0.02)
        raise RuntimeError(f"{address} does not load")

    def prefer(self, scheme):
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


HELPERS = """
const byId = (id) => document.getElementById(id);
const until = async (condition) => {
  const end = performance.now() + 10000;
  while (!condition()) {
    if (performance.now() > end) throw new Error("it never came to be: " + condition);
    await new Promise(requestAnimationFrame);
  }
};
const still = () => until(() => {
  for (const animation of document.getAnimations()) animation.playbackRate = 4;
  return !document.activeViewTransition && document.getAnimations().length === 0;
});
const seen = () => ["places", "moves", "place"].filter((id) => !byId(id).hidden).join();
const visit = async (button) => { button.click(); await until(() => !byId("place").hidden); await still(); };
const leave = async () => { byId("back").click(); await until(() => byId("place").hidden); await still(); };
const swipe = async (distance) => {
  const box = byId("screen").getBoundingClientRect();
  const fire = (type, x, element = window) => element.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, isPrimary: true, clientX: box.left + x, clientY: box.top + 300 }));
  const rest = (time) => new Promise((done) => setTimeout(done, time));
  fire("pointerdown", 10, byId("screen"));
  for (let x = 30; x <= distance; x += 20) { fire("pointermove", x); await rest(16); }
  await rest(150);
  fire("pointerup", distance);
  await still();
  await rest(50);
};
"""
failures = []


def expect(condition, text):
    if not condition:
        failures.append(text)


def play_everything(page, address):
    """Goes to each place in each way and back, then with a finger."""
    page.open(address + "index.html")
    page.run("await import('./app.js')")
    shown = page.run(HELPERS + """
      const shown = [];
      for (const tab of ["places", "moves"]) {
        if (tab !== seen()) {
          document.querySelector(`[data-tab=${tab}]`).click();
          await until(() => seen() === tab);
          await still();
        }
        for (const button of byId(tab).querySelectorAll("li button")) {
          await visit(button);
          shown.push(seen());
          await leave();
          shown.push(seen());
        }
      }
      return shown;
    """)
    expect(shown == ["place", "places"] * 6 + ["place", "moves"] * 8, f"there and back: {shown}")
    shown = page.run(HELPERS + """
      await visit(document.querySelector("#moves li button"));
      await swipe(110);
      const kept = [seen(), history.state?.place];
      await swipe(330);
      await until(() => history.state === null);
      return [...kept, seen(), document.querySelectorAll("[style*=view-transition-name]").length];
    """)
    expect(shown == ["place", "fjord", "moves", 0], f"with a finger: {shown}")


def look_for_barriers(page, address, axe):
    for path in ["index.html", "documents/index.html", "documents/place.html?reef"]:
        for scheme in ["light", "dark"]:
            page.prefer(scheme)
            page.open(address + path)
            page.run("await new Promise((done) => setTimeout(done, 300))")
            page.call("Runtime.evaluate", expression=axe)
            found = page.run("return (await axe.run()).violations.map((one) => one.id + ' ' + "
                             "one.nodes.map((node) => node.target.join(' ')).join(', '))")
            expect(found == [], f"{path}, {scheme}: {found}")


def main(browser, folder, axe):
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=folder)
    http.server.SimpleHTTPRequestHandler.log_message = lambda *_: None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    page = Page(browser)
    try:
        play_everything(page, address)
        if os.path.exists(axe):
            with open(axe, encoding="utf-8") as file:
                look_for_barriers(page, address, file.read())
        expect(page.messages == [], f"the console says {page.messages}")
    finally:
        page.close()
    for failure in failures:
        print("error:", failure)
    print("the web example plays" if not failures else f"{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

import { places, placeOf } from "./places.js";
import { play, swipeBack } from "./segue.js";

/** How each row goes there, and back again. */
const moves = [
  { preset: "parallax-push", name: "Parallax push", words: "Over the old one, which drifts and dims", go: "push", back: "pop" },
  { preset: "cover", name: "Cover", words: "Up from below", go: "present", back: "dismiss" },
  { preset: "slide-fade", name: "Slide and fade", words: "Along, while both fade", go: "push", back: "pop" },
  { preset: "shared-axis", name: "Shared axis", words: "A small step along a line", go: "push", back: "pop" },
  { preset: "shared-axis-z", name: "Shared axis in depth", words: "Nearer, and out of the way", go: "push", back: "pop" },
  { preset: "scale-through", name: "Scale through", words: "Out of the middle", go: "push", back: "pop" },
  { preset: "fade-through", name: "Fade through", words: "Out, then in", go: "push", back: "pop" },
  { preset: "diamond", name: "Diamond", words: "Through a shape that opens", go: "push", back: "pop" },
];
const zoom = { preset: "cell-zoom", go: "present", back: "dismiss" };

const byId = (id) => document.getElementById(id);
const screen = byId("screen");
const lists = { places: byId("places"), moves: byId("moves") };
let tab = "places";
/** What is open: how it came and what was tapped. */
let open;

const showList = (name) => {
  tab = name;
  byId("place").hidden = true;
  byId("tabs").hidden = false;
  for (const [key, list] of Object.entries(lists)) list.hidden = key !== name;
  for (const button of byId("tabs").children) {
    button.toggleAttribute("aria-current", button.dataset.tab === name);
    if (button.dataset.tab === name) button.setAttribute("aria-current", "page");
  }
};

const showPlace = (place) => {
  const page = byId("place");
  lists[tab].hidden = byId("tabs").hidden = true;
  page.hidden = false;
  page.scrollTop = 0;
  page.querySelector(".art").className = `art ${place.id}`;
  page.querySelector(".art").ariaLabel = `${place.name}, painted`;
  page.querySelector(".region").textContent = place.region;
  page.querySelector("h1").textContent = place.name;
  page.querySelector(".story").textContent = place.story;
};

const visit = (place, move, source) => {
  if (open) return;
  open = { place, move, source };
  history.pushState({ place: place.id }, "");
  play(move.preset, move.go, () => showPlace(place), { source, screen })
    .finished.then(() => byId("place").querySelector("h1").focus({ preventScroll: true }));
};

/** Goes back to the list; whoever calls this takes care of the history. */
const leave = () => {
  const { place, move, source } = open;
  open = undefined;
  const transition = play(move.preset, move.back, () => showList(tab), { source, screen });
  const undo = () => {
    open = { place, move, source };
    showPlace(place);
  };
  return { transition, undo };
};

/** Whether the next step back in the history is only the record of a return that has been shown. */
let isShown = false;
addEventListener("popstate", () => {
  if (!isShown && open) leave();
  isShown = false;
});
byId("back").addEventListener("click", () => history.back());
swipeBack(screen, () => {
  if (!open) return undefined;
  const begun = leave();
  begun.transition.finished.then(() => {
    if (open) return;
    isShown = true;
    history.back();
  });
  return begun;
});

byId("tabs").addEventListener("click", (event) => {
  const name = event.target.closest("button")?.dataset.tab;
  if (!name || name === tab) return;
  const types = name === "places" ? ["backward"] : [];
  play("tab-shift", "tab", () => showList(name), { screen, types });
});

byId("rtl").addEventListener("change", (event) => { document.documentElement.dir = event.target.checked ? "rtl" : "ltr"; });

for (const place of places) {
  const item = document.createElement("li");
  item.innerHTML = `<button type="button" class="card art ${place.id}"><span>${place.name}</span></button>`;
  item.firstChild.addEventListener("click", ({ currentTarget }) => visit(place, zoom, currentTarget));
  lists.places.querySelector(".grid").append(item);
}
for (const [index, move] of moves.entries()) {
  const place = places[index % places.length];
  const item = document.createElement("li");
  item.innerHTML = `<button type="button"><i class="art ${place.id}"></i><span>${move.name}<small>${move.words}</small></span></button>`;
  item.firstChild.addEventListener("click", () => visit(place, move));
  lists.moves.querySelector(".list").append(item);
}

history.replaceState(null, "");

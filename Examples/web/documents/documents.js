import { placeOf } from "../places.js";
import { playBetweenDocuments } from "../segue.js";

playBetweenDocuments("parallax-push");

const page = document.querySelector(".place");
if (page) {
  const place = placeOf(location.search.slice(1));
  document.title = place.name;
  page.querySelector(".art").classList.add(place.id);
  page.querySelector(".region").textContent = place.region;
  page.querySelector("h1").textContent = place.name;
  page.querySelector(".story").textContent = place.story;
  // Back to where one came from, so that the list is where it was.
  page.querySelector(".back").addEventListener("click", (event) => {
    if (navigation?.canGoBack === true && document.referrer.startsWith(location.origin)) {
      event.preventDefault();
      history.back();
    }
  });
}

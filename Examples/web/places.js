// What both examples show.

export const places = [
  { id: "fjord", name: "Still Fjord", region: "Norway", story: "The water is so quiet in the morning that the mountains are there twice. Boats leave no trace for long." },
  { id: "dune", name: "Long Dune", region: "Namibia", story: "Sand walks a few metres a year. At noon it is too bright to look at, and at six it is the color of apricots." },
  { id: "forest", name: "Moss Forest", region: "Japan", story: "Nothing here is in a hurry. The path is a suggestion, and the rain has been expected since Tuesday." },
  { id: "reef", name: "Low Reef", region: "Belize", story: "At low tide the reef comes up to breathe. What looks like stone is busy growing." },
  { id: "plateau", name: "High Plateau", region: "Bolivia", story: "The sky begins at your knees. After rain the salt becomes a mirror, and people walk on clouds." },
  { id: "coast", name: "Chalk Coast", region: "England", story: "Every winter the sea takes a little and gives back pebbles. The gulls have seen it all before." },
];

/** What a page needs of a place, by the id in its address. */
export const placeOf = (id) => places.find((place) => place.id === id) ?? places[0];

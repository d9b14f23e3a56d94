// The frame of a device around a screen.

/** The radius of a device's screen, in points. */
export const screenRadius = (device) => (device === "tablet" ? 18 : 62);

/**
 * Scales the layers on a screen to its width; one that is not displayed has none.
 *
 * @param {HTMLElement} screen
 * @param {number[]} size
 */
export const fitScreen = (screen, [width]) => {
  if (screen.clientWidth > 0) screen.style.setProperty("--scale", screen.clientWidth / width);
};

/** The width and height in pixels that each phone on a preset's page may have, beside the others. */
export const deviceRoom = (device, columns = 1) => {
  const isWide = matchMedia("(min-width: 900px)").matches;
  return [(device.clientWidth - (columns - 1) * 20) / columns - 8, innerHeight * (isWide ? 0.8 : 0.62)];
};

/** Makes a phone as large as fits into a width and a height, in the shape of what it plays. */
export const fitPhone = (phone, player, device, availableWidth, availableHeight) => {
  const [width, height] = player.size;
  const bezel = 20;
  const scale = Math.min(1, (availableWidth - bezel) / width, (availableHeight - bezel) / height);
  const radius = screenRadius(device) * scale;
  phone.style.width = `${width * scale + bezel}px`;
  phone.style.borderRadius = `${radius + bezel / 2}px`;
  player.screen.style.aspectRatio = `${width} / ${height}`;
  player.screen.style.borderRadius = `${radius}px`;
  player.fit();
};

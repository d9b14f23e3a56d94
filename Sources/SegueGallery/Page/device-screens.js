// The size in points of the screen that a screenshot shows, as the engine reads it.

/** Tablets save two pixels per point, phones as many as leave at least 320 points. */
const scaleByShape = (shorter, longer) => {
  if (longer < shorter * 1.7 && shorter >= 1400) return 2;
  return [3, 2, 1].find((factor) => shorter / factor >= 320) ?? 1;
};

/** The size of a screenshot in points: a known screen's, else that of a tablet or a phone by its shape. */
export const sizeInPoints = ({ width, height }) => {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const known = engineScreens.find(([short, long]) => short === shorter && long === longer);
  const scale = known?.[2] ?? scaleByShape(shorter, longer);
  return [width / scale, height / scale];
};

// The size in points of the screen that a screenshot shows, as the engine reads it.

/** The screens of iPhones and iPads: the pixels of the shorter and the longer side, and the pixels per point. */
const deviceScreens = [
  [1320, 2868, 3],
  [1290, 2796, 3],
  [1284, 2778, 3],
  [1260, 2736, 3],
  [1242, 2688, 3],
  [1242, 2208, 3],
  [1206, 2622, 3],
  [1179, 2556, 3],
  [1170, 2532, 3],
  [1125, 2436, 3],
  [828, 1792, 2],
  [750, 1334, 2],
  [640, 1136, 2],
  [2064, 2752, 2],
  [2048, 2732, 2],
  [1668, 2420, 2],
  [1668, 2388, 2],
  [1668, 2224, 2],
  [1640, 2360, 2],
  [1620, 2160, 2],
  [1536, 2048, 2],
  [1488, 2266, 2],
];

/** Tablets save two pixels per point, phones as many as leave at least 320 points. */
const scaleByShape = (shorter, longer) => {
  if (longer < shorter * 1.7 && shorter >= 1400) return 2;
  return [3, 2, 1].find((factor) => shorter / factor >= 320) ?? 1;
};

/** The size of a screenshot in points: a known screen's, else that of a tablet or a phone by its shape. */
export const sizeInPoints = ({ width, height }) => {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const known = deviceScreens.find(([short, long]) => short === shorter && long === longer);
  const scale = known?.[2] ?? scaleByShape(shorter, longer);
  return [width / scale, height / scale];
};

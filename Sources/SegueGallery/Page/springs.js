// Curves of completions: springs, and easings sampled as points.

/**
 * A spring from 0 to 1: returns the remaining distance after some seconds.
 *
 * The displacement solves y″ + 2a·y′ + ω²·y = 0 with y(0) = 1 and y′(0) = −speed: the closed forms for the
 * under-damped, critically damped and over-damped cases.
 */
export const springMotion = ([mass, stiffness, damping], speed) => {
  const frequency = Math.sqrt(stiffness / mass);
  const decay = damping / (2 * mass);
  const discriminant = (frequency - decay) * (frequency + decay);
  const root = Math.sqrt(Math.abs(discriminant));
  const sineWeight = decay - speed;
  const slowestDecay = discriminant < 0 ? decay - root : decay;
  const parts = (t) => {
    if (discriminant > 0) return [Math.cos(root * t), Math.sin(root * t) / root, Math.exp(-decay * t)];
    if (root === 0) return [1, t, Math.exp(-decay * t)];
    const fade = Math.exp(-2 * root * t);
    return [(1 + fade) / 2, (1 - fade) / (2 * root), Math.exp(-slowestDecay * t)];
  };
  const remaining = (t) => {
    const [cosine, sine, envelope] = parts(t);
    return envelope * (cosine + sineWeight * sine);
  };
  return { remaining, slowestDecay };
};

/** The time after which a spring stays within a tolerance of its target, in seconds. */
export const settlingTime = ({ remaining, slowestDecay }, tolerance) => {
  const step = 0.01 / slowestDecay;
  let low = 0;
  for (let index = 1; index <= 2000; index += 1) if (Math.abs(remaining(index * step)) > tolerance) low = index * step;
  let high = low + step;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (Math.abs(remaining(middle)) > tolerance) low = middle; else high = middle;
  }
  return high;
};

/** The value of an easing given by evenly spaced samples; 0 before and 1 after. */
export const interpolate = (points, fraction) => {
  if (fraction <= 0) return 0;
  if (fraction >= 1) return 1;
  const position = fraction * (points.length - 1);
  const index = Math.floor(position);
  return points[index] + (points[index + 1] - points[index]) * (position - index);
};

/** The value between b and c on the Catmull–Rom curve through four evenly spaced values. */
export const catmullRom = (a, b, c, d, t) =>
  b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

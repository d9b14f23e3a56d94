"use strict";
// Settling curves: springs, and easings sampled as points.

/**
 * A spring from 0 to 1: returns the remaining distance after some seconds.
 *
 * The displacement solves y″ + 2a·y′ + ω²·y = 0 with y(0) = 1 and y′(0) = −speed: the closed forms for the
 * under-damped, critically damped and over-damped cases.
 */
segue.spring = ([mass, stiffness, damping], speed) => {
  const frequency = Math.sqrt(stiffness / mass);
  const decay = damping / (2 * mass);
  const difference = (frequency - decay) * (frequency + decay);
  const split = Math.sqrt(Math.abs(difference));
  const weight = decay - speed;
  const slowest = difference < 0 ? decay - split : decay;
  const parts = (t) => {
    if (difference > 0) return [Math.cos(split * t), Math.sin(split * t) / split, Math.exp(-decay * t)];
    if (split === 0) return [1, t, Math.exp(-decay * t)];
    const fade = Math.exp(-2 * split * t);
    return [(1 + fade) / 2, (1 - fade) / (2 * split), Math.exp(-slowest * t)];
  };
  const left = (t) => {
    const [cosine, sine, envelope] = parts(t);
    return envelope * (cosine + weight * sine);
  };
  return { left, slowest };
};

/** The time after which a spring stays within a tolerance of its target, in seconds. */
segue.settlingTime = ({ left, slowest }, tolerance) => {
  const step = 0.01 / slowest;
  let low = 0;
  for (let index = 1; index <= 2000; index += 1) if (Math.abs(left(index * step)) > tolerance) low = index * step;
  let high = low + step;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (Math.abs(left(middle)) > tolerance) low = middle; else high = middle;
  }
  return high;
};

/** The value of an easing sampled at even intervals; 0 before and 1 after. */
segue.paced = (points, part) => {
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  const place = part * (points.length - 1);
  const index = Math.floor(place);
  return points[index] + (points[index + 1] - points[index]) * (place - index);
};

/** The value between b and c on the Catmull–Rom curve through four evenly spaced values. */
segue.smooth = (a, b, c, d, t) =>
  b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

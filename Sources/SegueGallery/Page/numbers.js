// Arithmetic that several modules need.

/** The number of a range that is nearest to a value. */
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

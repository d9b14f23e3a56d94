// Whether the visitor's settings ask for less motion.

export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

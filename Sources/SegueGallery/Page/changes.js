// What a visitor has changed about a preset: values of parameters, thresholds of gestures, and easings.

export class Changes {
  /** Reads the fields of an address: `set=dimming:0.5,radius:20`, `gesture=dismiss.finish.0:0.3`, `easing=push:ease-in`. */
  constructor({ value = "", gesture = "", easing = "" } = {}) {
    const { pairs } = Changes;
    this.values = new Map(pairs(value, ","));
    this.thresholds = new Map(pairs(gesture, ",").map(([key, text]) => [key, Number(text)]).filter(([, number]) => Number.isFinite(number)));
    this.easings = new Map(pairs(easing, ";"));
  }

  static pairs(text, separator) {
    return text.split(separator).map((pair) => pair.split(/:(.*)/s).slice(0, 2)).filter(([key, value]) => key && value);
  }

  /** The field `set` of an address, also as it was written with one value: `name=value`. */
  static normalized(text) {
    return /^[\w-]+=[^:]*$/.test(text) ? text.replace("=", ":") : text;
  }

  /** The fields of an address. */
  get fields() {
    const join = (map, separator) => [...map].map(([key, value]) => `${key}:${value}`).join(separator);
    return { value: join(this.values, ","), gesture: join(this.thresholds, ","), easing: join(this.easings, ";") };
  }

  get isEmpty() { return this.values.size + this.thresholds.size + this.easings.size === 0; }

  /** Leaves out the values that are the defaults of parameters. */
  removeDefaults(parameters) {
    for (const parameter of parameters) if (this.values.get(parameter.name) === parameter.default) this.values.delete(parameter.name);
    return this;
  }

  /** Sets or, with undefined, removes an entry of one of the maps. */
  static assign(map, key, value) {
    if (value === undefined) map.delete(key); else map.set(key, value);
  }
}

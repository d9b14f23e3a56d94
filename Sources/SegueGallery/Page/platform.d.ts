// What browsers have, and TypeScript's own declarations do not know yet.

interface ParentNode {
  // Everything that a page's selectors find is an element of HTML.
  querySelector<Name extends keyof HTMLElementTagNameMap>(selectors: Name): HTMLElementTagNameMap[Name] | null;
  querySelector<Found extends Element = HTMLElement>(selectors: string): Found | null;
  querySelectorAll<Name extends keyof HTMLElementTagNameMap>(selectors: Name): NodeListOf<HTMLElementTagNameMap[Name]>;
  querySelectorAll<Found extends Element = HTMLElement>(selectors: string): NodeListOf<Found>;
}

interface Element {
  // It makes a text of any value.
  setAttribute(name: string, value: string | number | boolean): void;
  closest<Found extends Element = HTMLElement>(selectors: string): Found | null;
}

interface CSSStyleDeclaration {
  setProperty(property: string, value: string | number | null, priority?: string): void;
}

interface Array<T> {
  toSorted(compare?: (a: T, b: T) => number): T[];
}

interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}

interface URLSearchParams {
  readonly size: number;
}

declare class DecompressionStream {
  constructor(format: "gzip");
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<BufferSource>;
}

declare function scrollBy(options: { top: number, behavior: "instant" }): void;

declare function createImageBitmap(
  image: ImageBitmapSource, options: { imageOrientation: "from-image" }): Promise<ImageBitmap>;

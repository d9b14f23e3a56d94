// What the page receives: a preset's parts, as Segue writes them.

/** The layers of an operation over time, as elements and what moves them. */
interface Timeline {
  duration: number;
  size: [width: number, height: number];
  background: string;
  /** The layers; `UID-` stands for what makes their ids unique. */
  markup: string;
  /** The names of the pictures that the layers show, and what each shows of which screen. */
  pictures: string[];
  screens?: any[];
  motion: { tracks: any[], keyframes: any[] };
  curves: any[];
  lanes: [layer: number, name: string, tracks: any[]][];
  losses: string[];
  layerCount: number;
  keyframeCount: number;
  /** How a recorded scroll moves through the timeline, which is then one of positions. */
  recording?: { duration: number, positions: number[] };
}

/** An easing, by its kind: `bezier`, `path`, `steps`, `sampled` or `spring`. */
interface Easing {
  kind: string;
  points?: number[];
  /** Of a path, its Bézier curves one after the other: two handles and the end. */
  pieces?: number[][];
  values?: number[];
  dampingRatio?: number;
  velocity?: number;
}

/** The engine's named easings, in listing order: a constant that comes before the page's script. */
declare const engineEasings: Record<string, Easing>;

/** The screens of iPhones and iPads: the shorter and the longer side in pixels, and the pixels per point. Like the easings. */
declare const engineScreens: [shorter: number, longer: number, scale: number][];

/** How a finger drives an operation: formulas in postfix form, by what they decide. */
interface GestureRules {
  kind: [name: string, direction?: string];
  axis?: [x: number, y: number];
  duration: number;
  progress: any[];
  finish: any[];
  isRightToLeft: boolean;
  texts?: Record<string, string>;
  [member: string]: any;
}

/** What differs in a look, such as dark, or with other values of parameters. */
interface TimelineSource {
  timelines: Record<string, any>;
  gestures?: Record<string, any>;
  recordings?: Record<string, any>;
  isLook?: boolean;
  [member: string]: any;
}

/** A preset, as far as its parts are loaded. */
interface Preset {
  id: string;
  /** By name, such as `push` and `dismiss.scrubbed`; a text is the name of an identical one. */
  timelines: Record<string, any>;
  loadedParts: Set<string>;
  cardTimelines?: string[];
  /** The part of its time at which the poster was taken. */
  poster?: number;
  problem?: string;
  facts?: any;
  gestures?: Record<string, GestureRules>;
  recordings?: Record<string, any>;
  values?: Record<string, TimelineSource>;
  variants?: Record<string, TimelineSource>;
  looks?: string[];
  hero?: any;
  held?: any;
}

// Timelines played in sequence, and the shared clock of all players.

import { findTimeline } from "./loading.js";
import { fitScreen } from "./phone-frame.js";
import { Stage } from "./stage.js";

/** Timelines played in sequence on one screen, with pauses between them. */
export class Player {
  /**
   * @param {HTMLElement} phone
   * @param {Pick<Preset, "timelines">} preset
   * @param {string[]} names
   * @param {{ before: number, after: number }} [pauses] in milliseconds
   * @param {TimelineSource} [value]
   */
  constructor(phone, preset, names, pauses = { before: 300, after: 900 }, value = undefined) {
    this.screen = phone.querySelector(".screen");
    this.size = findTimeline(preset, names[0], value).size;
    this.clips = [];
    /** Whether the real screens at the ends of a timeline stay hidden. */
    this.showsMotionOnly = false;
    /** Called after each change of the time, and where the playback starts again. */
    this.onchange = () => {};
    this.onloop = () => {};
    let start = 0;
    for (const name of names) {
      const timeline = findTimeline(preset, name, value);
      const stage = new Stage(this.screen, timeline);
      const { duration } = timeline.recording ?? timeline;
      this.clips.push({ timeline, stage, start: start + pauses.before, duration, rests: {}, ...this.restOf(preset, name, value) });
      start += pauses.before + duration + pauses.after;
    }
    this.duration = start;
    this.pauseAfter = pauses.after;
    this.motionDuration = this.clips.reduce((sum, clip) => sum + clip.duration, 0);
    this.time = 0;
    this.speed = 1;
    this.isPlaying = false;
    this.fit();
    this.seek(0);
  }

  /** The timelines of the real screens before and after a timeline; undefined where its own ends look the same. */
  restOf(preset, name, value) {
    const find = (suffix) => {
      const isOmitted = value?.isLook && !(name + suffix in value.timelines);
      return isOmitted ? undefined : findTimeline(preset, name + suffix, value);
    };
    return { before: find(".before"), after: find(".after") };
  }

  /** Plays as long as something else beside it, in milliseconds; shorter motion ends earlier. */
  set length(milliseconds) {
    const clip = this.clips.at(-1);
    this.extension = Math.max(milliseconds - clip.duration, 0);
    this.duration = clip.start + clip.duration + this.extension + this.pauseAfter;
  }

  /** Scales the layers to the screen's width. */
  fit() { fitScreen(this.screen, this.size); }

  /** Shows a time of the whole sequence, pauses included. */
  seek(time) {
    this.time = Math.min(Math.max(time, 0), this.duration);
    let current = this.clips[0];
    for (const clip of this.clips) if (this.time >= clip.start - 0.001) current = clip;
    const clipTime = Math.min(Math.max(this.time - current.start, 0), current.duration);
    const { recording } = current.timeline;
    current.stage.seek(recording ? recordedPosition(recording, clipTime) : clipTime);
    this.currentClip = current;
    this.clipTime = clipTime;
    this.showStage(this.restAt(current, clipTime) ?? current.stage);
    this.onchange();
  }

  /** The stage of the real screens, at either end of a timeline that looks different from them. */
  restAt(clip, time) {
    if (this.showsMotionOnly) return undefined;
    const side = time <= 0 ? "before" : time >= clip.duration ? "after" : "";
    if (!side || !clip[side]) return undefined;
    return clip.rests[side] ??= new Stage(this.screen, clip[side]);
  }

  /** Every stage: of timelines, and of the real screens at their ends. */
  get stages() { return this.clips.flatMap((clip) => [clip.stage, ...Object.values(clip.rests)]); }

  /** Shows one stage, or none. */
  showStage(stage) { for (const one of this.stages) one.isShown = one === stage; }

  /** The progress of all motion, 0…1, without pauses. */
  get progress() {
    const earlier = this.clips.slice(0, this.clips.indexOf(this.currentClip));
    const elapsed = earlier.reduce((sum, clip) => sum + clip.duration, 0) + this.clipTime;
    return this.motionDuration > 0 ? elapsed / this.motionDuration : 1;
  }

  /** Shows a progress of all motion, 0…1. */
  set progress(progress) {
    let remaining = Math.min(Math.max(progress, 0), 1) * this.motionDuration;
    for (const clip of this.clips) {
      if (remaining <= clip.duration || clip === this.clips.at(-1)) {
        this.seek(clip.start + remaining);
        return;
      }
      remaining -= clip.duration;
    }
  }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    clock.add(this);
  }

  pause() {
    this.isPlaying = false;
    clock.delete(this);
  }

  /** Advances the playback; after the end it starts again. */
  advance(milliseconds) {
    // Slow motion applies to motion only: pauses are not slowed down.
    const { start, duration } = this.currentClip;
    const isMoving = this.time >= start && this.time < start + duration + (this.extension ?? 0);
    const next = this.time + milliseconds * (isMoving ? this.speed : Math.max(this.speed, 1));
    this.seek(next < this.duration ? next : next % this.duration);
    if (next >= this.duration) this.onloop();
  }

  remove() {
    this.pause();
    for (const stage of this.stages) stage.remove();
  }
}

/** The recorded position at a time, interpolated between evenly spaced ones. */
export const recordedPosition = ({ duration, positions }, time) => {
  const position = duration > 0 ? (time / duration) * (positions.length - 1) : 0;
  const index = Math.min(Math.floor(position), positions.length - 2);
  const [a, b] = [positions[index], positions[index + 1]];
  return a + (b - a) * (position - index);
};

const clockPlayers = new Set();
let lastTick = 0;
let frameRequest = 0;

const tick = (now) => {
  // A frame's timestamp may be slightly earlier than the time of its request.
  const elapsed = Math.min(Math.max(now - lastTick, 0), 100);
  lastTick = now;
  for (const player of [...clockPlayers]) player.advance(elapsed);
  frameRequest = clockPlayers.size ? requestAnimationFrame(tick) : 0;
};

/** The shared clock: it runs only while something plays. */
export const clock = {
  add(player) {
    clockPlayers.add(player);
    if (frameRequest) return;
    lastTick = performance.now();
    frameRequest = requestAnimationFrame(tick);
  },
  delete(player) { clockPlayers.delete(player); },
  get count() { return clockPlayers.size; },
};

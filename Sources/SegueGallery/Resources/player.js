"use strict";
// Timelines played in sequence, and the shared clock of all players.

/** Timelines played in sequence on one screen, with pauses between them. */
segue.Player = class {
  constructor(phone, preset, names, pauses = { before: 300, after: 900 }, value = undefined) {
    this.screen = phone.querySelector(".screen");
    this.size = segue.timeline(preset, names[0], value).size;
    this.clips = [];
    let start = 0;
    for (const name of names) {
      const timeline = segue.timeline(preset, name, value);
      const stage = new segue.Stage(this.screen, timeline);
      const { duration } = timeline.recording ?? timeline;
      this.clips.push({ timeline, stage, start: start + pauses.before, duration, ...this.restOf(preset, name, value) });
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
      return isOmitted ? undefined : segue.timeline(preset, name + suffix, value);
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
  fit() { segue.fitScreen(this.screen, this.size); }

  /** Shows a time of the whole sequence, pauses included. */
  seek(time) {
    this.time = Math.min(Math.max(time, 0), this.duration);
    let current = this.clips[0];
    for (const clip of this.clips) if (this.time >= clip.start - 0.001) current = clip;
    const clipTime = Math.min(Math.max(this.time - current.start, 0), current.duration);
    const { recording } = current.timeline;
    current.stage.seek(recording ? segue.recordedPosition(recording, clipTime) : clipTime);
    this.currentClip = current;
    this.clipTime = clipTime;
    this.showStage(this.restAt(current, clipTime) ?? current.stage);
    this.onchange?.();
  }

  /** The stage of the real screens, at either end of a timeline that looks different from them. */
  restAt(clip, time) {
    if (this.showsMotionOnly) return undefined;
    const side = time <= 0 ? "before" : time >= clip.duration ? "after" : "";
    if (!side || !clip[side]) return undefined;
    clip.rests ??= {};
    return clip.rests[side] ??= new segue.Stage(this.screen, clip[side]);
  }

  /** Every stage: of timelines, and of the real screens at their ends. */
  get stages() { return this.clips.flatMap((clip) => [clip.stage, ...Object.values(clip.rests ?? {})]); }

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
      if (remaining <= clip.duration || clip === this.clips.at(-1)) return this.seek(clip.start + remaining);
      remaining -= clip.duration;
    }
  }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    segue.clock.add(this);
  }

  pause() {
    this.isPlaying = false;
    segue.clock.delete(this);
  }

  /** Advances the playback; after the end it starts again. */
  advance(milliseconds) {
    // Slow motion applies to motion only: pauses are not slowed down.
    const { start, duration } = this.currentClip;
    const isMoving = this.time >= start && this.time < start + duration + (this.extension ?? 0);
    const next = this.time + milliseconds * (isMoving ? this.speed : Math.max(this.speed, 1));
    this.seek(next < this.duration ? next : next % this.duration);
    if (next >= this.duration) this.onloop?.();
  }

  remove() {
    this.pause();
    for (const stage of this.stages) stage.remove();
  }
};

/** The recorded position at a time, interpolated between evenly spaced ones. */
segue.recordedPosition = ({ duration, positions }, time) => {
  const position = duration > 0 ? (time / duration) * (positions.length - 1) : 0;
  const index = Math.min(Math.floor(position), positions.length - 2);
  const [a, b] = [positions[index], positions[index + 1]];
  return a + (b - a) * (position - index);
};

/** The shared clock: it runs only while something plays. */
segue.clock = (() => {
  const players = new Set();
  let last = 0;
  let request = 0;
  const tick = (now) => {
    // A frame's timestamp may be slightly earlier than the time of its request.
    const elapsed = Math.min(Math.max(now - last, 0), 100);
    last = now;
    for (const player of [...players]) player.advance(elapsed);
    request = players.size ? requestAnimationFrame(tick) : 0;
  };
  return {
    add(player) {
      players.add(player);
      if (request) return;
      last = performance.now();
      request = requestAnimationFrame(tick);
    },
    delete(player) { players.delete(player); },
    get count() { return players.size; },
  };
})();

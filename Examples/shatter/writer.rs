//! Writes layers and tracks into the host's sink, optionally in reverse.
#![allow(dead_code)]

use crate::border::*;
use std::ffi::{CString, c_char};
use std::ptr::null;

/// The host rejected a call with this status below zero.
pub struct Refused(pub Status);

/// The control points of a curve from (0, 0) to (1, 1).
pub type Bezier = [f64; 4];
/// A linear easing that presets do not replace.
pub const EVEN: Bezier = [1.0 / 3.0, 1.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0];

pub struct Writer<'a> {
    pub sink: &'a Sink,
    /// The duration, in seconds.
    pub duration: f64,
    /// Whether to write the timeline in reverse.
    pub is_reversed: bool,
}

/// An empty layer with a frame.
pub fn layer(frame: Rect) -> Layer {
    let no_subject = Subject { kind: 0, side: 0, index: 0, padding: 0, name: null() };
    Layer {
        size: size_of::<Layer>() as u32,
        parent: 0,
        id: null(),
        contents: 0,
        fit: 0,
        subject: no_subject,
        region: Rect::default(),
        moment: 0,
        flags: 0,
        gradient: null(),
        frame,
        numbers: null(),
        matrix: null(),
        number_count: 0,
        mask: 0,
        mask_vertices: null(),
        mask_vertex_count: 0,
        padding: 0,
    }
}

impl Writer<'_> {
    /// Adds a layer with an id and numbers.
    pub fn add(&self, id: &str, mut layer: Layer, numbers: &[Number]) -> Result<i32, Refused> {
        let id = CString::new(id).unwrap_or_default();
        layer.id = id.as_ptr() as *const c_char;
        layer.numbers = numbers.as_ptr();
        layer.number_count = numbers.len() as u32;
        match unsafe { (self.sink.add_layer)(self.sink, &layer) } {
            status if status < 0 => Err(Refused(status)),
            number => Ok(number),
        }
    }

    /// Adds the live layer of a screen, named `from` or `to`, with the screen's frame and corners.
    pub fn add_screen(&self, stage: &Stage, subject: u32) -> Result<i32, Refused> {
        self.add_live(stage, subject, &[])
    }

    /// Adds a hidden live layer for a screen that other layers replace.
    pub fn add_hidden_screen(&self, stage: &Stage, subject: u32) -> Result<i32, Refused> {
        self.add_live(stage, subject, &[Number::new(channel::HIDDEN, 1.0)])
    }

    fn add_live(&self, stage: &Stage, subject: u32, more: &[Number]) -> Result<i32, Refused> {
        let is_from = subject == SUBJECT_FROM;
        let screen = unsafe { &*if is_from { stage.from } else { stage.to } };
        let mut record = layer(screen.frame);
        record.contents = CONTENTS_LIVE;
        record.subject.kind = subject;
        let mut numbers = more.to_vec();
        if screen.corner_radius > 0.0 {
            numbers.push(Number::new(channel::CORNER_RADIUS, screen.corner_radius));
            numbers.push(Number::new(channel::MASKS_TO_BOUNDS, 1.0));
        }
        self.add(if is_from { "from" } else { "to" }, record, &numbers)
    }

    /// Animates channels of a layer together, each from one value to another.
    pub fn travel(
        &self,
        layer: i32,
        channels: &[u32],
        from: &[f64],
        to: &[f64],
        (begins, takes): (f64, f64),
        bezier: Bezier,
    ) -> Result<(), Refused> {
        let (start, end) = if self.is_reversed { (to, from) } else { (from, to) };
        let [x1, y1, x2, y2] = bezier;
        let mirrored = [1.0 - x2, 1.0 - y2, 1.0 - x1, 1.0 - y1];
        let handles = if self.is_reversed { mirrored } else { bezier };
        let delay = if self.is_reversed { self.duration - begins - takes } else { begins };
        let easing = Easing {
            size: size_of::<Easing>() as u32,
            kind: EASING_CUBIC_BEZIER,
            text: null(),
            numbers: handles.as_ptr(),
            number_count: 4,
            jump: 0,
            flags: 0,
            padding: 0,
            inner: null(),
        };
        let keyframes = [keyframe(0.0, start), keyframe(1.0, end)];
        let track = Track {
            size: size_of::<Track>() as u32,
            layer,
            property: 0,
            channel_count: channels.len() as u32,
            channels: channels.as_ptr(),
            keyframes: keyframes.as_ptr(),
            keyframe_count: 2,
            mode: 0,
            easing: &easing,
            delay: delay.max(0.0),
            duration: takes,
            iterations: 1.0,
            direction: 0,
            fill: 0,
            composite: 0,
            jump: 0,
            tension: 0.0,
            continuity: 0.0,
            bias: 0.0,
        };
        refused_below_zero(unsafe { (self.sink.add_track)(self.sink, &track) })
    }

    /// Sets the duration of the timeline.
    pub fn finish(&self) -> Result<(), Refused> {
        refused_below_zero(unsafe { (self.sink.set_duration)(self.sink, self.duration) })
    }
}

fn keyframe(offset: f64, numbers: &[f64]) -> Keyframe {
    Keyframe {
        offset,
        numbers: numbers.as_ptr(),
        steps: null(),
        number_count: numbers.len() as u32,
        step_count: 0,
        easing: null(),
    }
}

fn refused_below_zero(status: Status) -> Result<(), Refused> {
    if status < 0 { Err(Refused(status)) } else { Ok(()) }
}

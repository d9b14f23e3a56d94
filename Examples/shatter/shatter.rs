//! Shatter: the screen breaks from the tapped element outward into shards that fall and turn in 3D.
//!
//! A plugin for Segue in Rust without any crate. `border.rs` is `segue_plugin.h` in Rust.

mod border;
mod pane;
mod shards;
mod writer;

use border::*;
use pane::{Pane, Settings};
use std::ffi::{CStr, c_char};
use std::ptr::{null, null_mut};
use writer::{EVEN, Refused, Writer, layer};

/// The duration if the preset sets none, in seconds.
const DURATION: f64 = 1.2;
/// The viewing distance, in points.
const EYE: f64 = 900.0;

static SHARDS: Constant<ParameterDescription> = number(
    PARAMETER_NUMBER, c"shards", c"The approximate number of shards.", c"shards", [20.0, 200.0, 90.0],
);
static SPREAD: Constant<ParameterDescription> = number(
    PARAMETER_NUMBER, c"spread", c"The part of the duration after which the last shard comes off.", c"",
    [0.0, 0.8, 0.5],
);
static FALL: Constant<ParameterDescription> = number(
    PARAMETER_NUMBER, c"fall", c"How far a shard falls if it comes off first.", c"container heights",
    [0.0, 4.0, 1.5],
);
static DEPTH: Constant<ParameterDescription> = number(
    PARAMETER_LENGTH, c"depth", c"The maximum distance that a shard moves toward the viewer.", c"points",
    [0.0, 500.0, 260.0],
);
static SPIN: Constant<ParameterDescription> = number(
    PARAMETER_ANGLE, c"spin", c"The maximum rotation of a shard.", c"", [0.0, 12.0, 3.6],
);
static PARAMETERS: Constant<[*const ParameterDescription; 5]> =
    Constant([&SHARDS.0, &SPREAD.0, &FALL.0, &DEPTH.0, &SPIN.0]);

static DESCRIPTION: Constant<AnimatorDescription> = Constant(AnimatorDescription {
    size: size_of::<AnimatorDescription>() as u32,
    operations: ALL_OPERATIONS,
    id: c"break-glass".as_ptr(),
    version: c"1.0.0".as_ptr(),
    parameters: PARAMETERS.0.as_ptr(),
    capabilities: null(),
    parameter_count: 5,
    capability_count: 0,
});
static DESCRIPTIONS: Constant<[*const AnimatorDescription; 1]> = Constant([&DESCRIPTION.0]);

static PLUGIN: Constant<Plugin> = Constant(Plugin {
    size: size_of::<Plugin>() as u32,
    abi_major: ABI_MAJOR,
    abi_minor: 0,
    animator_count: 1,
    id: c"shatter".as_ptr(),
    version: c"1.0.0".as_ptr(),
    animators: DESCRIPTIONS.0.as_ptr(),
    create,
    get_extension: None,
});

const fn number(
    kind: u32,
    name: &'static CStr,
    help: &'static CStr,
    unit: &'static CStr,
    [minimum, maximum, default_number]: [f64; 3],
) -> Constant<ParameterDescription> {
    Constant(ParameterDescription {
        size: size_of::<ParameterDescription>() as u32,
        kind,
        name: name.as_ptr(),
        help: help.as_ptr(),
        unit: if unit.is_empty() { null() } else { unit.as_ptr() },
        minimum,
        maximum,
        default_number,
        default_color: Color { red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0 },
        choices: null(),
        choice_count: 0,
        padding: 0,
    })
}

/// The only function that the library exports.
///
/// # Safety
/// `host` and `error` must point to valid records.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn segue_plugin_entry(host: *const Host, error: *mut Error) -> *const Plugin {
    unsafe {
        if (*host).size >= HOST_SIZE_1_0 && (*host).abi_major == ABI_MAJOR {
            return &PLUGIN.0;
        }
        fail(error, VERSION, "the plugin needs version 1 of the plugin interface");
    }
    null()
}

unsafe extern "C" fn create(_: *const Plugin, id: *const c_char, error: *mut Error) -> *mut Animator {
    unsafe {
        if CStr::from_ptr(id) == c"break-glass" {
            let size = size_of::<Animator>() as u32;
            return Box::into_raw(Box::new(Animator { size, padding: 0, state: null_mut(), choreograph, destroy }));
        }
        fail(error, UNSUPPORTED, "there is no animator of this name but 'break-glass'");
    }
    null_mut()
}

unsafe extern "C" fn destroy(animator: *mut Animator) {
    drop(unsafe { Box::from_raw(animator) });
}

unsafe extern "C" fn choreograph(
    _: *mut Animator,
    stage: *const Stage,
    parameters: *const Parameters,
    sink: *const Sink,
    error: *mut Error,
) -> Status {
    unsafe {
        if (*stage).size < STAGE_SIZE_1_0 || (*sink).size < SINK_SIZE_1_0 {
            return fail(error, VERSION, "the stage has an older interface version than the plugin");
        }
        let values = std::slice::from_raw_parts((*parameters).values, (*parameters).count as usize);
        match write(&*stage, values, &*sink) {
            Ok(()) => OK,
            Err(Refused(status)) => fail(error, status, "the host rejected a layer or a track"),
        }
    }
}

/// Breaks the departing screen. A presented screen that arrives assembles instead.
fn write(stage: &Stage, values: &[Parameter], sink: &Sink) -> Result<(), Refused> {
    let arrives_above = matches!(stage.operation, PUSH | PRESENT | TAB);
    let presentation = unsafe { stage.presentation.as_ref() };
    let is_reversed = presentation.is_some() && arrives_above;
    let (broken, other) = if is_reversed { (stage.to, stage.from) } else { (stage.from, stage.to) };
    let (broken, other) = unsafe { (&*broken, &*other) };
    let (subject, under) = if is_reversed { (SUBJECT_TO, SUBJECT_FROM) } else { (SUBJECT_FROM, SUBJECT_TO) };
    let writer = Writer { sink, duration: DURATION, is_reversed };

    let lower = writer.add_screen(stage, under)?;
    if let Some(presentation) = presentation {
        keep(&writer, presentation, other, lower, stage)?;
    }
    writer.add_hidden_screen(stage, subject)?;
    let group = layer(whole(stage));
    let group = writer.add("shards", group, &[Number::new(channel::SUBLAYER_PERSPECTIVE, -1.0 / EYE)])?;

    let hit = hit(stage);
    let number = |index: usize| values.get(index).map_or(0.0, |value| value.number);
    let pane = Pane {
        screen: broken,
        subject,
        hit: Point { x: hit.x - broken.frame.x, y: hit.y - broken.frame.y },
        container_height: stage.container.height,
        is_mirrored: stage.traits & RIGHT_TO_LEFT != 0,
        settings: Settings {
            shards: number(0), spread: number(1), fall: number(2), depth: number(3), spin: number(4),
        },
    };
    pane.write(&writer, group, stage.seed)?;
    writer.finish()
}

fn whole(stage: &Stage) -> Rect {
    Rect { x: 0.0, y: 0.0, width: stage.container.width, height: stage.container.height }
}

/// The center of the source, or of the container if the source is unknown.
fn hit(stage: &Stage) -> Point {
    let frame = unsafe { stage.source.as_ref() }.map(|source| source.frame);
    let frame = frame.filter(|f| f.width > 0.0 && f.height > 0.0).unwrap_or(whole(stage));
    Point { x: frame.x + frame.width / 2.0, y: frame.y + frame.height / 2.0 }
}

/// Animates the presenter back from its covered state; the writer reverses that for a present.
fn keep(
    writer: &Writer,
    presentation: &Presentation,
    screen: &Screen,
    lower: i32,
    stage: &Stage,
) -> Result<(), Refused> {
    let count = presentation.while_presented_count as usize;
    let kept = if count == 0 { &[] } else { unsafe { std::slice::from_raw_parts(presentation.while_presented, count) } };
    for number in kept {
        let rest = resting_value(screen, number.channel);
        writer.travel(lower, &[number.channel], &[number.value], &[rest], (0.0, DURATION), EVEN)?;
    }
    let color = presentation.backdrop;
    if color.alpha > 0.0 {
        let parts = [color.red, color.green, color.blue, color.alpha];
        let numbers: Vec<Number> =
            parts.iter().enumerate().map(|(i, part)| Number::new(channel::BACKGROUND_RED + i as u32, *part)).collect();
        let backdrop = writer.add("backdrop", layer(whole(stage)), &numbers)?;
        writer.travel(backdrop, &[channel::OPACITY], &[1.0], &[0.0], (0.0, DURATION), EVEN)?;
    }
    Ok(())
}

/// The value of a channel of a screen's layer at rest.
fn resting_value(screen: &Screen, channel: u32) -> f64 {
    match channel {
        channel::BOUNDS_WIDTH => screen.frame.width,
        channel::BOUNDS_HEIGHT => screen.frame.height,
        channel::POSITION_X => screen.frame.x + screen.frame.width / 2.0,
        channel::POSITION_Y => screen.frame.y + screen.frame.height / 2.0,
        channel::ANCHOR_X | channel::ANCHOR_Y => 0.5,
        channel::SCALE_X | channel::SCALE_Y | channel::SCALE_Z => 1.0,
        channel::OPACITY | channel::SHADOW_ALPHA => 1.0,
        channel::CORNER_RADIUS => screen.corner_radius,
        channel::MASKS_TO_BOUNDS => f64::from(screen.corner_radius > 0.0),
        _ => 0.0,
    }
}

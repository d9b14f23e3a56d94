//! The new screen swings into place in 3D while the old one recedes and darkens.
//!
//! `border.rs` is `segue_plugin.h` in Rust; `writer.rs` is a short way to write layers and tracks.

mod border;
mod writer;

use border::*;
use std::ffi::{CStr, c_char};
use std::ptr::{null, null_mut};
use writer::{Refused, Writer, layer};

const DURATION: f64 = 0.5;
/// The viewing distance, in points.
const EYE: f64 = 900.0;
/// The easing of everything that moves. A preset's easing applies only to tracks that have none.
const SWIFTLY: writer::Bezier = [0.2, 0.8, 0.2, 1.0];

static SWING: Constant<ParameterDescription> = number(
    PARAMETER_ANGLE, c"swing", c"The angle at which the new screen starts.", [0.0, 1.2, 0.6],
);
static RECESS: Constant<ParameterDescription> = number(
    PARAMETER_NUMBER, c"recess", c"How much the old screen shrinks.", [0.0, 0.5, 0.08],
);
static PARAMETERS: Constant<[*const ParameterDescription; 2]> = Constant([&SWING.0, &RECESS.0]);

static DESCRIPTION: Constant<AnimatorDescription> = Constant(AnimatorDescription {
    size: size_of::<AnimatorDescription>() as u32,
    operations: 1 << PUSH | 1 << TAB,
    id: c"first-plugin".as_ptr(),
    version: c"1.0.0".as_ptr(),
    parameters: PARAMETERS.0.as_ptr(),
    capabilities: null(),
    parameter_count: 2,
    capability_count: 0,
});
static DESCRIPTIONS: Constant<[*const AnimatorDescription; 1]> = Constant([&DESCRIPTION.0]);

static PLUGIN: Constant<Plugin> = Constant(Plugin {
    size: size_of::<Plugin>() as u32,
    abi_major: ABI_MAJOR,
    abi_minor: 0,
    animator_count: 1,
    id: c"first-plugin".as_ptr(),
    version: c"1.0.0".as_ptr(),
    animators: DESCRIPTIONS.0.as_ptr(),
    create,
    get_extension: None,
});

const fn number(
    kind: u32,
    name: &'static CStr,
    help: &'static CStr,
    [minimum, maximum, default_number]: [f64; 3],
) -> Constant<ParameterDescription> {
    Constant(ParameterDescription {
        size: size_of::<ParameterDescription>() as u32,
        kind,
        name: name.as_ptr(),
        help: help.as_ptr(),
        unit: null(),
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
        if CStr::from_ptr(id) == CStr::from_ptr(DESCRIPTION.0.id) {
            let size = size_of::<Animator>() as u32;
            return Box::into_raw(Box::new(Animator { size, padding: 0, state: null_mut(), choreograph, destroy }));
        }
        fail(error, UNSUPPORTED, "there is no animator of this name");
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
        let writer = Writer { sink: &*sink, duration: DURATION, is_reversed: false };
        let written = step_back(&*stage, values[1].number, &writer)
            .and_then(|()| swing_in(&*stage, values[0].number, &writer));
        match written {
            Ok(()) => OK,
            Err(Refused(status)) => fail(error, status, "the host rejected a layer or a track"),
        }
    }
}

/// Shrinks and darkens the old screen.
fn step_back(stage: &Stage, recess: f64, writer: &Writer) -> Result<(), Refused> {
    let all = (0.0, DURATION);
    let from = writer.add_screen(stage, SUBJECT_FROM)?;
    let scales = [channel::SCALE_X, channel::SCALE_Y];
    writer.travel(from, &scales, &[1.0, 1.0], &[1.0 - recess, 1.0 - recess], all, SWIFTLY)?;
    let whole = Rect { x: 0.0, y: 0.0, width: stage.container.width, height: stage.container.height };
    let black = [Number::new(channel::BACKGROUND_ALPHA, 1.0)];
    let dark = writer.add("dark", layer(whole), &black)?;
    writer.travel(dark, &[channel::OPACITY], &[0.0], &[0.4], all, SWIFTLY)
}

/// Swings the new screen in from its side, turned toward the center.
fn swing_in(stage: &Stage, swing: f64, writer: &Writer) -> Result<(), Refused> {
    let all = (0.0, DURATION);
    let to = writer.add_screen(stage, SUBJECT_TO)?;
    let way = 0.4 * stage.container.width * stage.direction;
    writer.travel(to, &[channel::M34], &[-1.0 / EYE], &[-1.0 / EYE], all, writer::EVEN)?;
    writer.travel(to, &[channel::ROTATION_Y], &[swing * stage.direction], &[0.0], all, SWIFTLY)?;
    writer.travel(to, &[channel::TRANSLATION_X], &[way], &[0.0], all, SWIFTLY)?;
    writer.travel(to, &[channel::OPACITY], &[0.0], &[1.0], (0.0, DURATION / 2.0), SWIFTLY)
}

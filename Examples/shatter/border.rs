//! The C ABI between Segue and its plugins: `segue_plugin.h` and the headers it includes, in Rust.
//!
//! The headers document every field and state the rules.
#![allow(dead_code)]

use std::ffi::{c_char, c_void};

pub const ABI_MAJOR: u32 = 1;
pub const ABI_MINOR: u32 = 1;

// What every host of this major version fills in. The sizes of the structs can grow.
pub const HOST_SIZE_1_0: u32 = 40;
pub const STAGE_SIZE_1_0: u32 = 160;
pub const SINK_SIZE_1_0: u32 = 48;

pub type Status = i32;
pub const OK: Status = 0;
pub const FAILED: Status = -1;
pub const INVALID: Status = -2;
pub const LIMIT: Status = -3;
pub const UNSUPPORTED: Status = -4;
pub const VERSION: Status = -5;
pub const MEMORY: Status = -6;

pub const PUSH: u32 = 0;
pub const POP: u32 = 1;
pub const PRESENT: u32 = 2;
pub const DISMISS: u32 = 3;
pub const TAB: u32 = 4;
pub const ALL_OPERATIONS: u32 = 0b11111;
pub const REDUCES_MOTION: u32 = 1 << 0;
pub const RIGHT_TO_LEFT: u32 = 1 << 1;
pub const DARK: u32 = 1 << 2;

/// One animatable number of a layer.
pub mod channel {
    pub const BOUNDS_X: u32 = 0;
    pub const BOUNDS_Y: u32 = 1;
    pub const BOUNDS_WIDTH: u32 = 2;
    pub const BOUNDS_HEIGHT: u32 = 3;
    pub const POSITION_X: u32 = 4;
    pub const POSITION_Y: u32 = 5;
    pub const ANCHOR_X: u32 = 6;
    pub const ANCHOR_Y: u32 = 7;
    pub const Z_POSITION: u32 = 8;
    pub const SCALE_X: u32 = 9;
    pub const SCALE_Y: u32 = 10;
    pub const SCALE_Z: u32 = 11;
    pub const ROTATION_X: u32 = 12;
    pub const ROTATION_Y: u32 = 13;
    pub const ROTATION_Z: u32 = 14;
    pub const TRANSLATION_X: u32 = 15;
    pub const TRANSLATION_Y: u32 = 16;
    pub const TRANSLATION_Z: u32 = 17;
    pub const M14: u32 = 18;
    pub const M24: u32 = 19;
    pub const M34: u32 = 20;
    pub const OPACITY: u32 = 21;
    pub const CORNER_RADIUS: u32 = 22;
    pub const BACKGROUND_RED: u32 = 23;
    pub const BACKGROUND_GREEN: u32 = 24;
    pub const BACKGROUND_BLUE: u32 = 25;
    pub const BACKGROUND_ALPHA: u32 = 26;
    pub const SHADOW_RED: u32 = 27;
    pub const SHADOW_GREEN: u32 = 28;
    pub const SHADOW_BLUE: u32 = 29;
    pub const SHADOW_ALPHA: u32 = 30;
    pub const SHADOW_OPACITY: u32 = 31;
    pub const SHADOW_RADIUS: u32 = 32;
    pub const SHADOW_OFFSET_X: u32 = 33;
    pub const SHADOW_OFFSET_Y: u32 = 34;
    pub const BLUR_RADIUS: u32 = 35;
    pub const BACKDROP_BLUR_RADIUS: u32 = 36;
    pub const MASK_X: u32 = 37;
    pub const MASK_Y: u32 = 38;
    pub const MASK_WIDTH: u32 = 39;
    pub const MASK_HEIGHT: u32 = 40;
    pub const MASK_CORNER_RADIUS: u32 = 41;
    pub const SUBLAYER_PERSPECTIVE: u32 = 42;
    pub const HIDDEN: u32 = 43;
    pub const MASKS_TO_BOUNDS: u32 = 44;
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Extent {
    pub width: f64,
    pub height: f64,
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Insets {
    pub top: f64,
    pub left: f64,
    pub bottom: f64,
    pub right: f64,
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Color {
    pub red: f64,
    pub green: f64,
    pub blue: f64,
    pub alpha: f64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Number {
    pub channel: u32,
    pub padding: u32,
    pub value: f64,
}

impl Number {
    pub fn new(channel: u32, value: f64) -> Number {
        Number { channel, padding: 0, value }
    }
}

#[repr(C)]
pub struct Error {
    pub size: u32,
    pub code: Status,
    pub message: [u8; 248],
}

#[repr(C)]
pub struct Host {
    pub size: u32,
    pub abi_major: u32,
    pub abi_minor: u32,
    pub padding: u32,
    pub name: *const c_char,
    pub version: *const c_char,
    pub get_extension: Option<unsafe extern "C" fn(*const Host, *const c_char) -> *const c_void>,
}

#[repr(C)]
pub struct Element {
    pub size: u32,
    pub padding: u32,
    pub frame: Rect,
    pub corner_radius: f64,
    pub shadow_color: Color,
    pub shadow_opacity: f64,
    pub shadow_radius: f64,
    pub shadow_offset: Point,
}

#[repr(C)]
pub struct Screen {
    pub size: u32,
    pub is_opaque: u32,
    pub name: *const c_char,
    pub frame: Rect,
    pub corner_radius: f64,
    pub navigation_bar: *const Element,
    pub tab_bar: *const Element,
}

#[repr(C)]
pub struct NamedElement {
    pub size: u32,
    pub padding: u32,
    pub name: *const c_char,
    pub from: *const Element,
    pub to: *const Element,
}

pub const FULL_SCREEN: u32 = 0;
pub const OVER_CONTEXT: u32 = 1;

#[repr(C)]
pub struct Presentation {
    pub size: u32,
    pub style: u32,
    pub backdrop: Color,
    pub background: Color,
    pub while_presented: *const Number,
    pub while_presented_count: u32,
    pub padding: u32,
}

#[repr(C)]
pub struct LayerMotion {
    pub size: u32,
    pub number_count: u32,
    pub layer: *const c_char,
    pub numbers: *const f64,
    pub matrix: *const f64,
    pub velocities: *const Number,
    pub velocity_count: u32,
    pub mask: u32,
}

#[repr(C)]
pub struct Stage {
    pub size: u32,
    pub operation: u32,
    pub container: Extent,
    pub container_corner_radius: f64,
    pub safe_area: Insets,
    pub from: *const Screen,
    pub to: *const Screen,
    pub source: *const Element,
    pub destination: *const Element,
    pub siblings: *const *const Element,
    pub elements: *const *const NamedElement,
    pub sibling_count: u32,
    pub element_count: u32,
    pub direction: f64,
    pub traits: u32,
    pub current_count: u32,
    pub seed: u64,
    pub presentation: *const Presentation,
    pub current: *const *const LayerMotion,
}

/// The color of what the screens lie on, which hosts have since version 1.1.
///
/// # Safety
/// The stage is the host's own record, not a copy.
pub unsafe fn surface(stage: *const Stage) -> Option<Color> {
    let start = STAGE_SIZE_1_0 as usize;
    let end = start + std::mem::size_of::<Color>();
    // SAFETY: the record is as long as it says.
    unsafe {
        let has_surface = (*stage).size as usize >= end;
        has_surface.then(|| *stage.cast::<u8>().add(start).cast::<Color>())
    }
}

pub const PARAMETER_NUMBER: u32 = 0;
pub const PARAMETER_LENGTH: u32 = 1;
pub const PARAMETER_ANGLE: u32 = 2;
pub const PARAMETER_DURATION: u32 = 3;
pub const PARAMETER_BOOLEAN: u32 = 4;
pub const PARAMETER_CHOICE: u32 = 5;
pub const PARAMETER_COLOR: u32 = 6;

#[repr(C)]
pub struct ParameterDescription {
    pub size: u32,
    pub kind: u32,
    pub name: *const c_char,
    pub help: *const c_char,
    pub unit: *const c_char,
    pub minimum: f64,
    pub maximum: f64,
    pub default_number: f64,
    pub default_color: Color,
    pub choices: *const *const c_char,
    pub choice_count: u32,
    pub padding: u32,
}

#[repr(C)]
pub struct Parameter {
    pub name: *const c_char,
    pub number: f64,
    pub color: Color,
    pub choice: *const c_char,
}

#[repr(C)]
pub struct Parameters {
    pub size: u32,
    pub count: u32,
    pub values: *const Parameter,
}

pub const CONTENTS_NONE: u32 = 0;
pub const CONTENTS_LIVE: u32 = 1;
pub const CONTENTS_SNAPSHOT: u32 = 2;
pub const CONTENTS_GRADIENT: u32 = 3;
pub const SUBJECT_FROM: u32 = 0;
pub const SUBJECT_TO: u32 = 1;
pub const SUBJECT_SOURCE: u32 = 2;
pub const SUBJECT_DESTINATION: u32 = 3;
pub const SUBJECT_SIBLING: u32 = 4;
pub const SUBJECT_ELEMENT: u32 = 5;
pub const SUBJECT_NAVIGATION_BAR: u32 = 6;
pub const SUBJECT_TAB_BAR: u32 = 7;
pub const SIDE_FROM: u32 = 0;
pub const SIDE_TO: u32 = 1;
pub const MOMENT_BEFORE: u32 = 0;
pub const MOMENT_AFTER: u32 = 1;
pub const FIT_STRETCH: u32 = 0;
pub const FIT_FILL: u32 = 1;
pub const FIT_FIT: u32 = 2;
pub const FIT_CROP_TOP: u32 = 3;
pub const FIT_CROP_BOTTOM: u32 = 4;
pub const FIT_CROP_LEFT: u32 = 5;
pub const FIT_CROP_RIGHT: u32 = 6;
pub const SINGLE_SIDED: u32 = 1 << 0;
pub const TRANSFORM_GROUP: u32 = 1 << 1;
pub const MASK_NONE: u32 = 0;
pub const MASK_RECT: u32 = 1;
pub const MASK_ROUNDED_RECT: u32 = 2;
pub const MASK_ELLIPSE: u32 = 3;
pub const MASK_POLYGON: u32 = 4;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct GradientStop {
    pub offset: f64,
    pub color: Color,
}

#[repr(C)]
pub struct Gradient {
    pub size: u32,
    pub stop_count: u32,
    pub stops: *const GradientStop,
    pub start: Point,
    pub end: Point,
}

#[repr(C)]
pub struct Subject {
    pub kind: u32,
    pub side: u32,
    pub index: u32,
    pub padding: u32,
    pub name: *const c_char,
}

#[repr(C)]
pub struct Layer {
    pub size: u32,
    pub parent: i32,
    pub id: *const c_char,
    pub contents: u32,
    pub fit: u32,
    pub subject: Subject,
    pub region: Rect,
    pub moment: u32,
    pub flags: u32,
    pub gradient: *const Gradient,
    pub frame: Rect,
    pub numbers: *const Number,
    pub matrix: *const f64,
    pub number_count: u32,
    pub mask: u32,
    pub mask_vertices: *const Point,
    pub mask_vertex_count: u32,
    pub padding: u32,
}

pub const EASING_LINEAR: u32 = 0;
pub const EASING_TEXT: u32 = 1;
pub const EASING_CUBIC_BEZIER: u32 = 2;
pub const EASING_PATH: u32 = 3;
pub const EASING_PIECEWISE: u32 = 4;
pub const EASING_STEPS: u32 = 5;
pub const EASING_SPRING: u32 = 6;
pub const EASING_UIKIT_SPRING: u32 = 7;
pub const EASING_MIRRORED: u32 = 8;

#[repr(C)]
pub struct Easing {
    pub size: u32,
    pub kind: u32,
    pub text: *const c_char,
    pub numbers: *const f64,
    pub number_count: u32,
    pub jump: u32,
    pub flags: u32,
    pub padding: u32,
    pub inner: *const Easing,
}

pub const STEP_TRANSLATE: u32 = 0;
pub const STEP_SCALE: u32 = 1;
pub const STEP_ROTATE: u32 = 2;
pub const STEP_PERSPECTIVE: u32 = 3;
pub const STEP_MATRIX: u32 = 4;

#[repr(C)]
pub struct TransformStep {
    pub kind: u32,
    pub padding: u32,
    pub numbers: [f64; 16],
}

pub const MOVES_CHANNELS: u32 = 0;
pub const MOVES_TRANSFORM: u32 = 1;
pub const MOVES_MASK_VERTICES: u32 = 2;
pub const STARTS_AT_SOURCE: u32 = 1 << 0;
pub const ENDS_AT_SOURCE: u32 = 1 << 1;
pub const HAS_CUT: u32 = 1 << 2;

#[repr(C)]
pub struct Keyframe {
    pub offset: f64,
    pub numbers: *const f64,
    pub steps: *const TransformStep,
    pub number_count: u32,
    pub step_count: u32,
    pub easing: *const Easing,
}

#[repr(C)]
pub struct Track {
    pub size: u32,
    pub layer: i32,
    pub property: u32,
    pub channel_count: u32,
    pub channels: *const u32,
    pub keyframes: *const Keyframe,
    pub keyframe_count: u32,
    pub mode: u32,
    pub easing: *const Easing,
    pub delay: f64,
    pub duration: f64,
    pub iterations: f64,
    pub direction: u32,
    pub fill: u32,
    pub composite: u32,
    pub jump: u32,
    pub tension: f64,
    pub continuity: f64,
    pub bias: f64,
}

#[repr(C)]
pub struct Sink {
    pub size: u32,
    pub padding: u32,
    pub context: *mut c_void,
    pub add_layer: unsafe extern "C" fn(*const Sink, *const Layer) -> i32,
    pub add_track: unsafe extern "C" fn(*const Sink, *const Track) -> Status,
    pub set_duration: unsafe extern "C" fn(*const Sink, f64) -> Status,
    pub declare: unsafe extern "C" fn(*const Sink, u32) -> Status,
}

#[repr(C)]
pub struct Animator {
    pub size: u32,
    pub padding: u32,
    pub state: *mut c_void,
    pub choreograph: unsafe extern "C" fn(
        *mut Animator,
        *const Stage,
        *const Parameters,
        *const Sink,
        *mut Error,
    ) -> Status,
    pub destroy: unsafe extern "C" fn(*mut Animator),
}

#[repr(C)]
pub struct AnimatorDescription {
    pub size: u32,
    pub operations: u32,
    pub id: *const c_char,
    pub version: *const c_char,
    pub parameters: *const *const ParameterDescription,
    pub capabilities: *const *const c_char,
    pub parameter_count: u32,
    pub capability_count: u32,
}

#[repr(C)]
pub struct Plugin {
    pub size: u32,
    pub abi_major: u32,
    pub abi_minor: u32,
    pub animator_count: u32,
    pub id: *const c_char,
    pub version: *const c_char,
    pub animators: *const *const AnimatorDescription,
    pub create:
        unsafe extern "C" fn(*const Plugin, *const c_char, *mut Error) -> *mut Animator,
    pub get_extension: Option<unsafe extern "C" fn(*const Plugin, *const c_char) -> *const c_void>,
}

/// A constant that contains pointers; any thread may read it.
pub struct Constant<T>(pub T);
unsafe impl<T> Sync for Constant<T> {}

// Turns a mismatch with the layout of the headers into a compile error.
const _: () = {
    assert!(size_of::<Error>() == 256);
    assert!(size_of::<Host>() == 40);
    assert!(size_of::<Element>() == 112);
    assert!(size_of::<Screen>() == 72);
    assert!(size_of::<NamedElement>() == 32);
    assert!(size_of::<Presentation>() == 88);
    assert!(size_of::<LayerMotion>() == 48);
    assert!(size_of::<Stage>() == 160);
    assert!(size_of::<ParameterDescription>() == 104);
    assert!(size_of::<Parameter>() == 56);
    assert!(size_of::<Gradient>() == 48);
    assert!(size_of::<Layer>() == 168);
    assert!(size_of::<Easing>() == 48);
    assert!(size_of::<TransformStep>() == 136);
    assert!(size_of::<Keyframe>() == 40);
    assert!(size_of::<Track>() == 112);
    assert!(size_of::<Sink>() == 48);
    assert!(size_of::<Animator>() == 32);
    assert!(size_of::<AnimatorDescription>() == 48);
    assert!(size_of::<Plugin>() == 56);
};

/// Fills in the host's error record and returns the code, so that the caller can return it.
///
/// # Safety
/// `error` must point to a valid record.
pub unsafe fn fail(error: *mut Error, code: Status, message: &str) -> Status {
    let error = unsafe { &mut *error };
    // Truncate at a character boundary.
    let mut length = message.len().min(error.message.len() - 1);
    while !message.is_char_boundary(length) {
        length -= 1;
    }
    error.code = code;
    error.message[..length].copy_from_slice(&message.as_bytes()[..length]);
    error.message[length] = 0;
    code
}

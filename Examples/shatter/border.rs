//! The border between Segue and its plugins, as `segue_plugin.h` has it: only what this plugin uses is spelt out.

use std::ffi::{c_char, c_void};

pub const ABI_MAJOR: u32 = 1;
pub const ABI_MINOR: u32 = 0;

pub type Status = i32;
pub const OK: Status = 0;
pub const UNSUPPORTED: Status = -4;
pub const VERSION: Status = -5;

pub const PUSH: u32 = 0;
pub const PRESENT: u32 = 2;
pub const TAB: u32 = 4;
pub const ALL_OPERATIONS: u32 = 0b11111;
pub const RIGHT_TO_LEFT: u32 = 1 << 1;

/// Numbers of a layer that this plugin sets or moves.
pub mod channel {
    pub const BOUNDS_WIDTH: u32 = 2;
    pub const BOUNDS_HEIGHT: u32 = 3;
    pub const POSITION_X: u32 = 4;
    pub const POSITION_Y: u32 = 5;
    pub const ANCHOR_X: u32 = 6;
    pub const ANCHOR_Y: u32 = 7;
    pub const SCALE_X: u32 = 9;
    pub const SCALE_Y: u32 = 10;
    pub const SCALE_Z: u32 = 11;
    pub const ROTATION_X: u32 = 12;
    pub const ROTATION_Y: u32 = 13;
    pub const ROTATION_Z: u32 = 14;
    pub const TRANSLATION_X: u32 = 15;
    pub const TRANSLATION_Y: u32 = 16;
    pub const TRANSLATION_Z: u32 = 17;
    pub const OPACITY: u32 = 21;
    pub const CORNER_RADIUS: u32 = 22;
    pub const BACKGROUND: u32 = 23;
    pub const SHADOW_ALPHA: u32 = 30;
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
pub struct Stage {
    pub size: u32,
    pub operation: u32,
    pub container_width: f64,
    pub container_height: f64,
    pub container_corner_radius: f64,
    pub safe_area: [f64; 4],
    pub from: *const Screen,
    pub to: *const Screen,
    pub source: *const Element,
    pub destination: *const Element,
    pub siblings: *const *const Element,
    pub elements: *const *const c_void,
    pub sibling_count: u32,
    pub element_count: u32,
    pub direction: f64,
    pub traits: u32,
    pub current_count: u32,
    pub seed: u64,
    pub presentation: *const Presentation,
    pub current: *const *const c_void,
}

pub const PARAMETER_NUMBER: u32 = 0;
pub const PARAMETER_LENGTH: u32 = 1;
pub const PARAMETER_ANGLE: u32 = 2;

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

pub const CONTENTS_LIVE: u32 = 1;
pub const CONTENTS_SNAPSHOT: u32 = 2;
pub const CONTENTS_GRADIENT: u32 = 3;
pub const SUBJECT_FROM: u32 = 0;
pub const SUBJECT_TO: u32 = 1;
pub const MOMENT_BEFORE: u32 = 0;
pub const MOMENT_AFTER: u32 = 1;
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

pub const EASING_CUBIC_BEZIER: u32 = 2;

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

#[repr(C)]
pub struct Keyframe {
    pub offset: f64,
    pub numbers: *const f64,
    pub steps: *const c_void,
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

/// What never changes, though it holds pointers: any thread may read it.
pub struct Constant<T>(pub T);
unsafe impl<T> Sync for Constant<T> {}

// A compiler that lays a record out in another way than the header is told here.
const _: () = {
    assert!(size_of::<Error>() == 256);
    assert!(size_of::<Host>() == 40);
    assert!(size_of::<Element>() == 112);
    assert!(size_of::<Screen>() == 72);
    assert!(size_of::<Presentation>() == 88);
    assert!(size_of::<Stage>() == 160);
    assert!(size_of::<ParameterDescription>() == 104);
    assert!(size_of::<Parameter>() == 56);
    assert!(size_of::<Gradient>() == 48);
    assert!(size_of::<Layer>() == 168);
    assert!(size_of::<Easing>() == 48);
    assert!(size_of::<Keyframe>() == 40);
    assert!(size_of::<Track>() == 112);
    assert!(size_of::<Sink>() == 48);
    assert!(size_of::<Animator>() == 32);
    assert!(size_of::<AnimatorDescription>() == 48);
    assert!(size_of::<Plugin>() == 56);
};

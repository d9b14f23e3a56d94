//! The shards of a screen, and how they fall.

use crate::border::*;
use crate::shards::{Random, Shard, broken};
use crate::writer::{Bezier, EVEN, Refused, Writer, layer};

/// The parameters.
pub struct Settings {
    pub shards: f64,
    /// The part of the duration after which the last shard comes off.
    pub spread: f64,
    /// How far a shard falls, in container heights.
    pub fall: f64,
    /// The maximum distance that a shard moves toward the viewer, in points.
    pub depth: f64,
    /// The maximum rotation of a shard, in radians.
    pub spin: f64,
}

/// A screen that breaks.
pub struct Pane<'a> {
    pub screen: &'a Screen,
    pub subject: u32,
    /// The point of impact, in the screen's coordinates.
    pub hit: Point,
    pub container_height: f64,
    /// Whether the layout is right to left, which mirrors everything.
    pub is_mirrored: bool,
    pub settings: Settings,
}

/// The part of the duration that the cracks take to reach the farthest corner.
const CRACKING: f64 = 0.16;

impl Pane<'_> {
    /// Adds all shards to a group.
    pub fn write(&self, writer: &Writer, group: i32, seed: u64) -> Result<(), Refused> {
        let frame = self.screen.frame;
        let mut random = Random::new(seed);
        // Randomness applies to the left-to-right layout; mirroring comes last.
        let hit = Point { x: self.across(self.hit.x), y: self.hit.y };
        let count = self.settings.shards.round() as usize;
        let shards = broken(frame.width, frame.height, hit, count, &mut random);
        for (index, shard) in shards.iter().enumerate() {
            let number = self.add(writer, group, index, shard)?;
            let glint = self.add_glint(writer, number, index, shard)?;
            self.drop(writer, number, glint, shard, hit, &mut random)?;
        }
        Ok(())
    }

    fn across(&self, x: f64) -> f64 {
        if self.is_mirrored { self.screen.frame.width - x } else { x }
    }

    /// What a shard's layer covers: the whole screen if it has round corners.
    fn covered(&self, shard: &Shard) -> Rect {
        let screen = self.screen.frame;
        if self.screen.corner_radius > 0.0 {
            return Rect { x: 0.0, y: 0.0, width: screen.width, height: screen.height };
        }
        let bounds = shard.bounds();
        let left = if self.is_mirrored { screen.width - bounds.x - bounds.width } else { bounds.x };
        Rect { x: left, ..bounds }
    }

    fn add(&self, writer: &Writer, group: i32, index: usize, shard: &Shard) -> Result<i32, Refused> {
        let (screen, covered) = (self.screen.frame, self.covered(shard));
        let corners: Vec<Point> = shard
            .outline
            .iter()
            .map(|p| Point { x: self.across(p.x) - covered.x, y: p.y - covered.y })
            .collect();
        let middle = Point { x: self.across(shard.middle.x), y: shard.middle.y };
        let mut record = layer(Rect { x: screen.x + covered.x, y: screen.y + covered.y, ..covered });
        record.parent = group;
        record.contents = CONTENTS_SNAPSHOT;
        record.subject.kind = self.subject;
        record.moment = if self.subject == SUBJECT_FROM { MOMENT_BEFORE } else { MOMENT_AFTER };
        record.region = Rect {
            x: covered.x / screen.width,
            y: covered.y / screen.height,
            width: covered.width / screen.width,
            height: covered.height / screen.height,
        };
        record.mask = MASK_POLYGON;
        record.mask_vertices = corners.as_ptr();
        record.mask_vertex_count = corners.len() as u32;
        // It turns about its center.
        let mut numbers = vec![
            Number::new(channel::ANCHOR_X, (middle.x - covered.x) / covered.width),
            Number::new(channel::ANCHOR_Y, (middle.y - covered.y) / covered.height),
            Number::new(channel::POSITION_X, screen.x + middle.x),
            Number::new(channel::POSITION_Y, screen.y + middle.y),
        ];
        if self.screen.corner_radius > 0.0 {
            numbers.push(Number::new(channel::CORNER_RADIUS, self.screen.corner_radius));
            numbers.push(Number::new(channel::MASKS_TO_BOUNDS, 1.0));
        }
        writer.add(&format!("shard.{index}"), record, &numbers)
    }

    /// Light that slides over a shard as it turns, or leaves it dark.
    fn add_glint(&self, writer: &Writer, parent: i32, index: usize, shard: &Shard) -> Result<i32, Refused> {
        let covered = self.covered(shard);
        let shade = |lightness: f64, alpha: f64| Color { red: lightness, green: lightness, blue: lightness, alpha };
        let is_lit = index % 3 != 0;
        let colors = if is_lit { [shade(1.0, 0.85), shade(1.0, 0.0)] } else { [shade(0.0, 0.7), shade(0.0, 0.25)] };
        let stops = [GradientStop { offset: 0.0, color: colors[0] }, GradientStop { offset: 1.0, color: colors[1] }];
        let (left, right) = if self.is_mirrored { (0.9, 0.1) } else { (0.1, 0.9) };
        let gradient = Gradient {
            size: size_of::<Gradient>() as u32,
            stop_count: 2,
            stops: stops.as_ptr(),
            start: Point { x: left, y: 0.1 },
            end: Point { x: right, y: 0.9 },
        };
        let mut record = layer(Rect { x: 0.0, y: 0.0, ..covered });
        record.parent = parent;
        record.contents = CONTENTS_GRADIENT;
        record.gradient = &gradient;
        writer.add(&format!("glint.{index}"), record, &[Number::new(channel::OPACITY, 0.0)])
    }

    /// First gaps open around the shard. Then it comes off, falls, turns and fades.
    fn drop(
        &self,
        writer: &Writer,
        number: i32,
        glint: i32,
        shard: &Shard,
        hit: Point,
        random: &mut Random,
    ) -> Result<(), Refused> {
        let whole = writer.duration;
        let settings = &self.settings;
        let mirror = if self.is_mirrored { -1.0 } else { 1.0 };
        let cracks = (CRACKING * whole * shard.distance, 0.06 * whole);
        let gap = random.between(0.965, 0.985);
        writer.travel(
            number,
            &[channel::SCALE_X, channel::SCALE_Y],
            &[1.0, 1.0],
            &[gap, gap],
            cracks,
            [0.0, 0.0, 0.3, 1.0],
        )?;

        let late = shard.distance * 0.75 + random.next() * 0.25;
        let begins = 0.08 * whole + settings.spread * 0.82 * whole * late;
        let falls = (begins, whole - begins);
        // A shard that comes off later falls at the same rate, but less far.
        let share = (falls.1 / (0.92 * whole)).max(0.25);
        let away = Point { x: shard.middle.x - hit.x, y: shard.middle.y - hit.y };
        let length = away.x.hypot(away.y).max(1.0);
        let push = 70.0 * (1.0 - 0.6 * shard.distance) * share;
        let aside = push * away.x / length + random.between(-24.0, 24.0) * share;
        let up = random.between(10.0, 60.0) * share - push * 0.5 * away.y / length;
        let down = settings.fall * self.container_height * share * share * random.between(0.85, 1.15);
        let near = settings.depth * random.between(-0.35, 1.0) * share;
        let turn = |random: &mut Random| settings.spin * random.between(-1.0, 1.0) * share;
        let (about_x, about_y, about_z) = (turn(random), turn(random), 0.45 * turn(random));
        writer.travel(
            number,
            &[
                channel::TRANSLATION_X,
                channel::TRANSLATION_Z,
                channel::ROTATION_X,
                channel::ROTATION_Y,
                channel::ROTATION_Z,
            ],
            &[0.0; 5],
            &[mirror * aside, near, about_x, mirror * about_y, mirror * about_z],
            falls,
            [0.3, 0.12, 0.75, 0.75],
        )?;
        writer.travel(number, &[channel::TRANSLATION_Y], &[0.0], &[down - up], falls, thrown(-up, down))?;
        let last = 0.3 * falls.1;
        writer.travel(number, &[channel::OPACITY], &[1.0], &[0.0], (whole - last, last), [0.4, 0.0, 1.0, 1.0])?;
        let strength = random.between(0.15, 0.75);
        writer.travel(glint, &[channel::OPACITY], &[0.0], &[strength], (begins, 0.7 * falls.1), EVEN)
    }
}

/// The easing of a distance `even` at constant speed plus `quickening` by gravity; a Bézier curve represents this parabola exactly.
fn thrown(even: f64, quickening: f64) -> Bezier {
    let whole = even + quickening;
    if whole.abs() < 1e-9 {
        return EVEN;
    }
    [1.0 / 3.0, even / (3.0 * whole), 2.0 / 3.0, (2.0 * even + quickening) / (3.0 * whole)]
}

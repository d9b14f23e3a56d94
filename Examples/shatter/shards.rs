//! How a pane breaks: into the Voronoi cells of points on rings around the point of impact.

use crate::border::{Point, Rect};

/// A pseudorandom number generator with a seed.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed ^ 0x9E37_79B9_7F4A_7C15)
    }

    /// A number from 0 up to but not including 1.
    pub fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number between two others.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.next()
    }
}

/// A piece of the pane: a convex polygon.
pub struct Shard {
    pub outline: Vec<Point>,
    /// The center of its corners.
    pub middle: Point,
    /// Its distance from the point of impact, relative to the farthest shard.
    pub distance: f64,
}

impl Shard {
    /// Its bounding rectangle.
    pub fn bounds(&self) -> Rect {
        let xs = || self.outline.iter().map(|p| p.x);
        let ys = || self.outline.iter().map(|p| p.y);
        let (left, right) = (xs().fold(f64::MAX, f64::min), xs().fold(f64::MIN, f64::max));
        let (top, bottom) = (ys().fold(f64::MAX, f64::min), ys().fold(f64::MIN, f64::max));
        Rect { x: left, y: top, width: right - left, height: bottom - top }
    }
}

/// How far intact shards overlap, in points, so that no seams show.
const OVERLAP: f64 = 0.4;

/// Breaks a pane; the farthest shards come first.
pub fn broken(width: f64, height: f64, hit: Point, count: usize, random: &mut Random) -> Vec<Shard> {
    let points = points(width, height, hit, count, random);
    let mut shards: Vec<Shard> = points
        .iter()
        .enumerate()
        .filter_map(|(index, _)| cell(index, &points, width, height))
        .map(|outline| {
            let parts = outline.len() as f64;
            let middle = Point {
                x: outline.iter().map(|p| p.x).sum::<f64>() / parts,
                y: outline.iter().map(|p| p.y).sum::<f64>() / parts,
            };
            let distance = (middle.x - hit.x).hypot(middle.y - hit.y);
            Shard { outline, middle, distance }
        })
        .collect();
    let farthest = shards.iter().map(|s| s.distance).fold(1e-9, f64::max);
    for shard in &mut shards {
        shard.distance /= farthest;
    }
    shards.sort_by(|a, b| b.distance.total_cmp(&a.distance));
    shards
}

/// Points on rings that are closer together near the point of impact.
fn points(width: f64, height: f64, hit: Point, count: usize, random: &mut Random) -> Vec<Point> {
    let reach = [(0.0, 0.0), (width, 0.0), (0.0, height), (width, height)]
        .iter()
        .map(|(x, y)| (x - hit.x).hypot(y - hit.y))
        .fold(0.0, f64::max);
    let mut points = Vec::new();
    // Rings extend beyond the pane; skip points outside it.
    let mut tries = 0;
    while points.len() < count && tries < 40 * count {
        tries += 1;
        let turn = random.next() * std::f64::consts::TAU;
        let radius = reach * random.next().powf(0.85);
        let point = Point { x: hit.x + radius * turn.cos(), y: hit.y + radius * turn.sin() };
        let inside = point.x >= 0.0 && point.x <= width && point.y >= 0.0 && point.y <= height;
        let room = 0.42 * (width * height / count as f64).sqrt() * (0.35 + 0.9 * radius / reach);
        let is_free = points
            .iter()
            .all(|other: &Point| (other.x - point.x).hypot(other.y - point.y) > room);
        if inside && is_free {
            points.push(point);
        }
    }
    points
}

/// The region closer to one point than to any other.
fn cell(index: usize, points: &[Point], width: f64, height: f64) -> Option<Vec<Point>> {
    let own = points[index];
    let mut outline = vec![
        Point { x: 0.0, y: 0.0 },
        Point { x: width, y: 0.0 },
        Point { x: width, y: height },
        Point { x: 0.0, y: height },
    ];
    for (other, point) in points.iter().enumerate() {
        if other == index {
            continue;
        }
        let (dx, dy) = (point.x - own.x, point.y - own.y);
        let length = dx.hypot(dy);
        let (nx, ny) = (dx / length, dy / length);
        let limit = length / 2.0 + OVERLAP;
        outline = clipped(&outline, |p| limit - (p.x - own.x) * nx - (p.y - own.y) * ny);
    }
    (outline.len() >= 3).then_some(outline)
}

/// The part of a convex polygon where a linear function is at least zero.
fn clipped(outline: &[Point], inside: impl Fn(Point) -> f64) -> Vec<Point> {
    let mut result = Vec::with_capacity(outline.len() + 1);
    for (index, &point) in outline.iter().enumerate() {
        let next = outline[(index + 1) % outline.len()];
        let (a, b) = (inside(point), inside(next));
        if a >= 0.0 {
            result.push(point);
        }
        if (a < 0.0) != (b < 0.0) {
            let t = a / (a - b);
            result.push(Point { x: point.x + (next.x - point.x) * t, y: point.y + (next.y - point.y) * t });
        }
    }
    result
}

//! Plans of zones: from drawn letters to squares. A plan is a rectangle closed all round, with one entrance and every
//! square of it within reach.

use crate::content::{DoorId, ElementId, MAX_EXITS, MAX_SIDE, MAX_SPOTS, Point, Pool, Tile};
use undercroft_content::{Desk, Span, Spanned};
use undercroft_kernel::Id;

/// The letters of a plan, in words.
const LETTERS: &str = "`#` wall, `.` floor, `*` place for an element, `e` entrance, `x` exit, `d` door, `l` locked door, \
    `s` secret door, `j` cell door, `o` pillar, `r` rubble, `~` lava, `w` swamp water, `=` rope bridge, `p` portal, \
    `Q` quest exit, or the `mark` of an element";
/// The fewest columns or rows: a wall, a square, a wall.
const MIN_SIDE: usize = 3;

/// What letters stand for besides the fixed ones.
pub struct Legend<'m> {
    /// The elements with a letter.
    pub marks: &'m [(char, ElementId)],
    /// The kinds of the doors `l` and `j`, in reading order.
    pub locks: Vec<DoorId>,
}

/// A plan that was read.
#[derive(Default)]
pub struct Plan {
    pub width: u8,
    pub height: u8,
    /// The squares, row by row.
    pub tiles: Vec<Tile>,
    /// Where the zone before joins.
    pub entrance: Point,
    /// The ways out, clockwise from the entrance.
    pub exits: Vec<Point>,
    /// Places for elements, row by row.
    pub spots: Vec<Point>,
}

/// Reads a plan and checks it.
pub fn read(desk: &mut Desk<'_, '_>, text: &Spanned<String>, legend: Legend<'_>) -> Plan {
    let rows: Vec<&str> = text.get_ref().lines().collect();
    if rows.is_empty() {
        return Plan::default();
    }
    let mut sheet = Sheet { desk, text, rows };
    if !sheet.is_rectangle() {
        return Plan::default();
    }
    let mut plan = sheet.tiles(legend);
    sheet.bridges(&mut plan);
    sheet.edge(&plan);
    if sheet.ways(&mut plan) {
        sheet.reach(&plan);
    }
    plan
}

/// A plan under check.
struct Sheet<'s, 'd, 'i, 'l> {
    desk: &'s mut Desk<'i, 'l>,
    text: &'d Spanned<String>,
    rows: Vec<&'d str>,
}

impl Plan {
    fn at(&self, x: i16, y: i16) -> Option<Tile> {
        let inside = (0..i16::from(self.width)).contains(&x) && (0..i16::from(self.height)).contains(&y);
        let index = usize::try_from(y * i16::from(self.width) + x).ok().filter(|_| inside)?;
        self.tiles.get(index).copied()
    }

    fn points(&self) -> impl Iterator<Item = (Point, Tile)> {
        let width = usize::from(self.width).max(1);
        let point = move |index: usize| Point { x: (index % width) as u8, y: (index / width) as u8 };
        self.tiles.iter().enumerate().map(move |(index, square)| (point(index), *square))
    }

    /// The four squares that share a side.
    fn beside(&self, point: Point) -> [Option<Tile>; 4] {
        let (x, y) = (i16::from(point.x), i16::from(point.y));
        [self.at(x, y - 1), self.at(x + 1, y), self.at(x, y + 1), self.at(x - 1, y)]
    }

    fn is_on_edge(&self, point: Point) -> bool {
        point.x == 0 || point.y == 0 || point.x + 1 == self.width || point.y + 1 == self.height
    }

    /// The place of an edge square on a walk clockwise round the plan, from the upper left corner.
    fn clockwise(&self, point: Point) -> usize {
        let (x, y) = (usize::from(point.x), usize::from(point.y));
        let (right, bottom) = (usize::from(self.width) - 1, usize::from(self.height) - 1);
        if y == 0 {
            x
        } else if x == right {
            right + y
        } else if y == bottom {
            right + bottom + (right - x)
        } else {
            2 * right + bottom + (bottom - y)
        }
    }
}

impl Sheet<'_, '_, '_, '_> {
    /// The place of a row in the file: a plan between triple quotes stands there as it is.
    fn row_span(&self, y: usize) -> Span {
        let (span, length) = (self.text.span(), self.text.get_ref().len());
        let quotes = span.len().saturating_sub(length);
        let verbatim = (7..=8).contains(&quotes);
        let before: usize = self.rows.iter().take(y).map(|row| row.len() + 1).sum();
        let start = span.start + quotes.saturating_sub(3) + before;
        let end = start + self.rows.get(y).map_or(0, |row| row.len());
        if verbatim && end <= span.end { start..end } else { span }
    }

    fn refuse(&mut self, point: Point, message: &str, expected: impl Into<String>) {
        let span = self.row_span(usize::from(point.y));
        let place = format!("row {}, column {}: {message}", point.y + 1, point.x + 1);
        self.desk.refuse(span, place, expected);
    }

    fn refuse_whole(&mut self, message: impl Into<String>, expected: impl Into<String>) {
        self.desk.refuse(self.text.span(), message, expected);
    }

    fn is_rectangle(&mut self) -> bool {
        let widths: Vec<usize> = self.rows.iter().map(|row| row.chars().count()).collect();
        let (width, height) = (widths.first().copied().unwrap_or(0), widths.len());
        let uneven: Vec<usize> = (0..height).filter(|y| widths.get(*y) != Some(&width)).collect();
        for y in &uneven {
            let span = self.row_span(*y);
            let message = format!("row {} has {} columns", y + 1, widths.get(*y).copied().unwrap_or(0));
            self.desk.refuse(span, message, format!("{width}, as in the first row"));
        }
        let sides = MIN_SIDE..=MAX_SIDE;
        let fits = sides.contains(&width) && sides.contains(&height);
        if !fits {
            let message = format!("the plan has {width} columns and {height} rows");
            self.refuse_whole(message, format!("{MIN_SIDE} to {MAX_SIDE} of each"));
        }
        uneven.is_empty() && fits
    }

    fn tiles(&mut self, legend: Legend<'_>) -> Plan {
        let mut plan = Plan {
            width: self.rows.first().map_or(0, |row| row.chars().count()) as u8,
            height: self.rows.len() as u8,
            ..Plan::default()
        };
        let count = legend.locks.len();
        let mut locks = legend.locks.into_iter();
        let mut missing = 0;
        for (y, row) in self.rows.clone().into_iter().enumerate() {
            for (x, letter) in row.chars().enumerate() {
                let mut lock = || {
                    locks.next().unwrap_or_else(|| {
                        missing += 1;
                        DoorId::from_index(0)
                    })
                };
                let square = match letter {
                    'l' => Some(Tile::Door { door: lock(), locked: true }),
                    'j' => Some(Tile::Cell(lock())),
                    other => fixed(other, legend.marks),
                };
                let point = Point { x: x as u8, y: y as u8 };
                if square.is_none() {
                    self.refuse(point, &format!("there is no square `{letter}`"), LETTERS);
                }
                plan.tiles.push(square.unwrap_or(Tile::Floor));
            }
        }
        if missing > 0 || locks.next().is_some() {
            let drawn = self.text.get_ref().matches(['l', 'j']).count();
            let message = format!("`locks` has {count} doors, and {drawn} are drawn");
            self.refuse_whole(message, "one for each `l` and `j`, in reading order");
        }
        plan
    }

    /// A rope bridge spans what lies beside it.
    fn bridges(&mut self, plan: &mut Plan) {
        let points: Vec<Point> = plan
            .points()
            .filter(|(_, square)| matches!(square, Tile::Bridge(_)))
            .map(|(point, _)| point)
            .collect();
        for point in points {
            let pools: Vec<Pool> = plan
                .beside(point)
                .into_iter()
                .filter_map(|square| if let Some(Tile::Pool(pool)) = square { Some(pool) } else { None })
                .collect();
            let same = pools.first().copied().filter(|first| pools.iter().all(|pool| pool == first));
            match same {
                Some(pool) => {
                    let index = usize::from(point.y) * usize::from(plan.width) + usize::from(point.x);
                    if let Some(square) = plan.tiles.get_mut(index) {
                        *square = Tile::Bridge(pool);
                    }
                }
                None => {
                    self.refuse(point, "the bridge spans nothing", "lava or swamp water beside it, not both")
                }
            }
        }
    }

    /// The edge is wall, but for what leads in and out; that stands nowhere else and never in a corner.
    fn edge(&mut self, plan: &Plan) {
        for (point, square) in plan.points() {
            let leads = square.is_exit() || matches!(square, Tile::Entrance | Tile::QuestExit);
            let (right, bottom) = (plan.width - 1, plan.height - 1);
            let corner = [0, right].contains(&point.x) && [0, bottom].contains(&point.y);
            if plan.is_on_edge(point) {
                if !(leads || square == Tile::Wall) {
                    self.refuse(point, "the edge is open", "wall, or what leads in or out");
                } else if leads && corner {
                    self.refuse(
                        point,
                        "a way in or out in the corner",
                        "one that can be walked through straight",
                    );
                }
            } else if leads {
                self.refuse(point, "a way in or out inside the zone", "on the edge");
            }
        }
    }

    /// Entrance, exits and places for elements; whether there is one entrance.
    fn ways(&mut self, plan: &mut Plan) -> bool {
        let entrances: Vec<Point> =
            plan.points().filter(|(_, square)| *square == Tile::Entrance).map(|(point, _)| point).collect();
        if entrances.len() != 1 {
            self.refuse_whole(format!("there are {} entrances", entrances.len()), "exactly one `e`");
        }
        plan.entrance = entrances.first().copied().unwrap_or_default();
        let round = 2 * (usize::from(plan.width) + usize::from(plan.height)) - 4;
        let start = plan.clockwise(plan.entrance);
        let mut exits: Vec<Point> =
            plan.points().filter(|(_, square)| square.is_exit()).map(|(point, _)| point).collect();
        exits.sort_by_key(|exit| (plan.clockwise(*exit) + round - start) % round);
        plan.spots =
            plan.points().filter(|(_, square)| *square == Tile::Spot).map(|(point, _)| point).collect();
        let cells = plan.tiles.iter().filter(|tile| matches!(tile, Tile::Cell(_))).count();
        for (what, count, most) in
            [("exits and cells", exits.len() + cells, MAX_EXITS), ("places", plan.spots.len(), MAX_SPOTS)]
        {
            if count > most {
                self.refuse_whole(format!("there are {count} {what}"), format!("at most {most}"));
            }
        }
        plan.exits = exits;
        entrances.len() == 1
    }

    /// Whoever comes in can walk everywhere, if only all doors were open, and can stand beside every element.
    fn reach(&mut self, plan: &Plan) {
        let mut reached = vec![false; plan.tiles.len()];
        let mut todo = vec![plan.entrance];
        while let Some(point) = todo.pop() {
            let index = usize::from(point.y) * usize::from(plan.width) + usize::from(point.x);
            let Some(place) = reached.get_mut(index).filter(|place| !**place) else { continue };
            *place = true;
            if !plan.tiles.get(index).copied().is_some_and(is_walkable) {
                continue;
            }
            let (x, y) = (point.x, point.y);
            let next = [(x, y.wrapping_sub(1)), (x + 1, y), (x, y + 1), (x.wrapping_sub(1), y)];
            todo.extend(
                next.into_iter()
                    .filter(|(x, y)| *x < plan.width && *y < plan.height)
                    .map(|(x, y)| Point { x, y }),
            );
        }
        let lost = plan.points().zip(reached).filter(|((_, square), reached)| {
            !reached && (is_walkable(*square) || matches!(square, Tile::Element(_)))
        });
        let lost: Vec<Point> = lost.map(|((point, _), _)| point).collect();
        if let Some(first) = lost.first() {
            let message = format!("nobody can get there ({} such squares)", lost.len());
            self.refuse(*first, &message, "a way from the entrance, side by side");
        }
    }
}

/// The square of a letter that means the same on every plan, or of a mark.
fn fixed(letter: char, marks: &[(char, ElementId)]) -> Option<Tile> {
    Some(match letter {
        '#' => Tile::Wall,
        '.' => Tile::Floor,
        '*' => Tile::Spot,
        'e' => Tile::Entrance,
        'x' => Tile::Exit,
        // The ordinary door is the first of its kind.
        'd' => Tile::Door { door: DoorId::from_index(0), locked: false },
        's' => Tile::SecretDoor,
        'o' => Tile::Pillar,
        'r' => Tile::Rubble,
        '~' => Tile::Pool(Pool::Lava),
        'w' => Tile::Pool(Pool::Swamp),
        // What it spans is found out later.
        '=' => Tile::Bridge(Pool::Swamp),
        'p' => Tile::Portal,
        'Q' => Tile::QuestExit,
        other => Tile::Element(marks.iter().find(|(mark, _)| *mark == other)?.1),
    })
}

/// Whether somebody can walk here, doors open.
const fn is_walkable(square: Tile) -> bool {
    !matches!(square, Tile::Wall | Tile::Pillar | Tile::Rubble | Tile::Pool(_) | Tile::Element(_))
}

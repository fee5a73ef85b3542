//! What is pointed out on the map for whoever acts: where it can walk at what price, by which way and with how many tests, which squares it can
//! only leave by a test, and whom it can walk up to and strike. Of several ways the one with the fewest tests is shown, then the cheapest. Only squares and creatures that the viewer sees are counted; hidden traps are in nobody's way.

use super::{Sight, ids};
use crate::board::{Mark, MarkKind, MarkSpot};
use crate::odds::Share;
use crate::words::Words;
use catacombs::action::Hand;
use catacombs::content::{Act, Characteristic};
use catacombs::geometry::{Dir, Square};
use catacombs::rules::{action, element, fly, los, melee, monster, test};
use catacombs::state::{Creature, CreatureId, Purpose, State, Status, Way};
use undercroft_kernel::{Message, Viewer};

/// Reach and danger of the viewer's own actor, and whom it can walk up to and strike.
pub(super) fn all(look: &Sight<'_>) -> Vec<Mark> {
    let state = &look.view.table;
    let Some(who) = action::actor(state).filter(|who| look.viewer == Viewer::Seat(state.seat_of(*who)))
    else {
        return Vec::new();
    };
    let me = &state.creatures[who];
    if me.web > 0 || me.is(Status::HELPLESS) || fly::is_unbound(look.game, state, who) {
        return Vec::new();
    }
    let walks = Walks::of(look, who);
    let held = |square: &Square| !me.is(Status::INVISIBLE) && is_held(state, me, *square);
    let squares = [me.at].into_iter().chain(walks.best().map(|walk| walk.at));
    let danger: Vec<MarkSpot> = squares.filter(held).map(plain).collect();
    let reach: Vec<MarkSpot> = walks.best().map(|walk| walks.spot(walk)).collect();
    let strikes = strikes(look, who, &walks);
    let mut marks = Vec::new();
    let mut add = |kind, spots: Vec<MarkSpot>, says: Words| {
        if !spots.is_empty() {
            marks.push(Mark { kind, spots, says: Some(says) });
        }
    };
    add(MarkKind::Reach, reach, Words::new(if state.run_left > 0 { "mark-ca-run" } else { "mark-ca-reach" }));
    add(MarkKind::Danger, danger, look.say(Message::new("mark-ca-danger").cite(&["CA-BLOCK-01"])));
    add(MarkKind::Strike, strikes, Words::new("mark-ca-strike"));
    marks
}

fn plain(square: Square) -> MarkSpot {
    MarkSpot { at: ids::square(square), ..MarkSpot::default() }
}

/// How likely somebody passes a test of agility for a purpose.
pub(super) fn chance(look: &Sight<'_>, who: CreatureId, difficulty: u8, purpose: Purpose) -> Share {
    let test = test::of(who, Characteristic::Agility, difficulty, purpose);
    let (ways, of) = test::chance(look.game, &look.view.table, &test);
    Share { ways, of }
}

/// CA-BLOCK-01: How likely somebody breaks away from those who hold it.
pub(super) fn breaking_away(look: &Sight<'_>, who: CreatureId) -> Share {
    chance(look, who, look.game.content.numbers.test, Purpose::BreakAway(Way::Nowhere))
}

/// One way to a square: the walk before its last step, its price and its tests.
struct Walk {
    at: Square,
    before: usize,
    price: i32,
    /// Tests to break away, and on bridges.
    tests: (u32, u32),
}

impl Walk {
    const fn risk(&self) -> u32 {
        self.tests.0 + self.tests.1
    }
}

/// Where somebody can walk or run to: to each square the ways of which none is both dearer and riskier than another, cheapest first.
struct Walks {
    all: Vec<Walk>,
    away: Share,
    bridge: Share,
}

impl Walks {
    fn of(look: &Sight<'_>, who: CreatureId) -> Walks {
        let (game, state) = (look.game, &look.view.table);
        let me = &state.creatures[who];
        let price = i32::from(game.content.cost(Act::Walk));
        let (most, each) = match state.run_left {
            0 => (i32::from(action::points(state, who)).checked_div(price).unwrap_or(0), price),
            left => (i32::from(left), 0),
        };
        let holds = |square| !me.is(Status::INVISIBLE) && is_held(state, me, square);
        let mut all = vec![Walk { at: me.at, before: 0, price: 0, tests: (0, 0) }];
        let (mut steps, mut ring) = (0, 0..1);
        while steps < most && !ring.is_empty() {
            steps += 1;
            let end = ring.end;
            for before in ring {
                let Some((from, tests)) = all.get(before).map(|walk| (walk.at, walk.tests)) else { continue };
                let ways = state.grid.around(from).steps();
                let beside = ways.iter().map(|dir: Dir| from.step(dir));
                for at in beside.chain(state.other_end(from)) {
                    let open = state.grid.is_free(at) && state.trap_at(at).is_none();
                    if !open || monster::may_enter(game, state, who, at).is_err() {
                        continue;
                    }
                    // CA-ELEMENT-08: A test when it comes onto a bridge from firm ground.
                    let slips = element::is_bridge(state, at) && !element::is_bridge(state, from);
                    let tests = (tests.0 + u32::from(holds(from)), tests.1 + u32::from(slips));
                    let walk = Walk { at, before, price: steps * each, tests };
                    if all.iter().all(|known| known.at != at || known.risk() > walk.risk()) {
                        all.push(walk);
                    }
                }
            }
            ring = end..all.len();
        }
        let bridge = chance(look, who, game.content.numbers.bridge, Purpose::Bridge(me.at));
        Walks { all, away: breaking_away(look, who), bridge }
    }

    /// The way to each square with the fewest tests, and of those the cheapest; not the square where it begins.
    fn best(&self) -> impl Iterator<Item = &Walk> {
        let last =
            |(at, walk): (usize, &Walk)| !self.all.iter().skip(at + 1).any(|later| later.at == walk.at);
        let found = self.all.iter().enumerate().skip(1).filter(move |one| last(*one)).map(|(_, walk)| walk);
        found.filter(|walk| self.all.first().is_none_or(|start| start.at != walk.at))
    }

    /// The squares of a way, from its first step to its last.
    fn way(&self, walk: &Walk) -> Vec<Square> {
        let mut way = vec![walk.at];
        let mut before = walk.before;
        while let Some(walk) = self.all.get(before).filter(|_| before > 0) {
            way.push(walk.at);
            before = walk.before;
        }
        way.reverse();
        way
    }

    /// How likely all tests of a way pass.
    fn share(&self, walk: &Walk) -> Option<Share> {
        let away = (0..walk.tests.0).map(|_| self.away);
        away.chain((0..walk.tests.1).map(|_| self.bridge)).reduce(Share::and)
    }

    /// The way that the places before each other lead along.
    fn by_places(&self, walk: &Walk) -> Vec<Square> {
        let mut way = vec![walk.at];
        let mut before = self.all.get(walk.before).filter(|_| walk.before > 0);
        while let Some(place) = before.filter(|_| way.len() <= self.all.len()) {
            way.push(place.at);
            let best = self.best().find(|walk| walk.at == place.at).unwrap_or(place);
            before = self.all.get(best.before).filter(|_| best.before > 0);
        }
        way.reverse();
        way
    }

    fn spot(&self, walk: &Walk) -> MarkSpot {
        let via = self.all.get(walk.before).map(|before| ids::square(before.at));
        let way = self.way(walk);
        let way = if way == self.by_places(walk) { Vec::new() } else { way };
        MarkSpot {
            at: ids::square(walk.at),
            figure: Some(walk.price),
            via,
            way: way.into_iter().map(ids::square).collect(),
            tests: walk.risk(),
            share: self.share(walk),
        }
    }
}

/// Whom somebody can walk up to and strike with what it has left: the price of both, and from which square.
fn strikes(look: &Sight<'_>, who: CreatureId, walks: &Walks) -> Vec<MarkSpot> {
    let (game, state) = (look.game, &look.view.table);
    let me = &state.creatures[who];
    let blow = i32::from(action::price(game, state, who, Act::Attack));
    let left = i32::from(action::points(state, who)) - blow;
    if state.run_left > 0 || left <= 0 {
        return Vec::new();
    }
    let mut ways: Vec<&Walk> = walks.best().filter(|walk| walk.price <= left).collect();
    ways.sort_by_key(|walk| (walk.risk(), walk.price));
    let foes = state.creatures.of(me.side.other()).filter(|foe| state.creatures[*foe].at.is_somewhere());
    let far = foes.filter(|foe| melee::can_strike(game, state, who, *foe, Hand::Main).is_err());
    let from = |foe: CreatureId| {
        let at = state.creatures[foe].at;
        let near = ways.iter().filter(|walk| walk.at.distance(at) <= 2);
        near.copied().find(|walk| {
            let mut there = *state;
            there.put(who, walk.at);
            melee::can_strike(game, &there, who, foe, Hand::Main).is_ok()
        })
    };
    let spot = |foe: CreatureId| {
        let walk = from(foe)?;
        Some(MarkSpot {
            at: ids::square(state.creatures[foe].at),
            figure: Some(walk.price + blow),
            via: Some(ids::square(walk.at)),
            ..MarkSpot { tests: walk.risk(), share: walks.share(walk), ..MarkSpot::default() }
        })
    };
    far.filter_map(spot).collect()
}

/// CA-BLOCK-01, CA-BLOCK-03: Whether an adversary of somebody could hold it back on a square.
fn is_held(state: &State, me: &Creature, square: Square) -> bool {
    state.creatures.of(me.side.other()).any(|other| {
        let foe = &state.creatures[other];
        foe.is_able() && !foe.duel.is_somebody() && state.is_in_reach(foe.at, square)
    })
}

/// The line from the one who acts to a target, with its length in squares; broken where it is not seen.
pub(super) fn line(look: &Sight<'_>, to: Square) -> Option<Mark> {
    let state = &look.view.table;
    let from = state.creatures[state.actor].at;
    let seen = los::sees_square(state, state.actor, to);
    let spot = |at: Square, figure| MarkSpot { figure, ..plain(at) };
    (seen && from != to).then(|| Mark {
        kind: MarkKind::Line,
        spots: vec![spot(from, None), spot(to, Some(i32::from(from.distance(to))))],
        says: None,
    })
}

/// The squares around one, which is struck too.
pub(super) fn area(middle: Square, radius: u8) -> Mark {
    let reach = -i16::from(radius)..=i16::from(radius);
    let squares = reach.clone().flat_map(|y| reach.clone().map(move |x| middle.by(x, y)));
    Mark { kind: MarkKind::Area, spots: squares.map(plain).collect(), says: None }
}

//! The law of the zone cards: what the engine draws late and by tags is held, exactly and card by card, against packets of real cards
//! that are drawn, shuffled, cut and dealt as the rulebook says.
//!
//! Every packet that can lie on the table is dealt out literally; every branch of the engine's chance is followed. A party that opens its
//! ways in a fixed order must meet the zones in each possible order with the same probability in both worlds.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails loudly")]

use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::content::{Zone, ZoneId};
use catacombs::state::{CreatureId, Frame, GateId, Reveal, State};
use std::collections::{BTreeMap, VecDeque};
use undercroft_content::Library;
use undercroft_kernel::{BUDGET, Ctx, Fast, Game, Outcomes, Setup, Silent, Value, outcomes};

/// Which of the ways that are open a party takes next.
#[derive(Clone, Copy, Debug)]
enum Taste {
    /// The one it has known longest.
    Oldest,
    /// The one it saw last.
    Newest,
}

/// How likely it is that the zones turn up in an order, as a fraction in lowest terms.
type Law = BTreeMap<Vec<ZoneId>, (u128, u128)>;

const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn add((up, down): (u128, u128), (more, of): (u128, u128)) -> (u128, u128) {
    let (up, down) = (up * of + more * down, down * of);
    let common = gcd(up, down);
    (up / common, down / common)
}

fn times((up, down): (u128, u128), (by, of): (u128, u128)) -> (u128, u128) {
    let (up, down) = (up * by, down * of);
    let common = gcd(up, down);
    (up / common, down / common)
}

/// A table whose box holds no more than a few ordinary zones, so that every packet can be laid out.
fn table(pack: &str, quest: &str, length: i64, ordinary: &[&str]) -> Catacombs {
    let setup = Setup::default()
        .with("pack", Value::word(pack))
        .with("quest", Value::word(quest))
        .with("heroes", Value::words(["svein"]))
        .with("length", Value::Int(length));
    let mut game = Catacombs::open(&setup, &Library::built_in()).expect("the table opens");
    // CA-MAP-01: A zone of some other quest never lies in the packet.
    let mut zones: Vec<Zone> = game.content.zones.iter().map(|(_, zone)| zone.clone()).collect();
    for zone in &mut zones {
        zone.quest = zone.quest || !ordinary.contains(&zone.id.as_str());
    }
    game.content.zones = zones.into_iter().collect();
    game
}

// The literal world.

/// A way out with real cards behind it, the top one first.
struct Way {
    cards: VecDeque<ZoneId>,
    is_open: bool,
}

/// CA-MAP-13, CA-MAP-22: Deals a packet one by one from the bottom, each card on top of its pile.
fn deal(mut packet: VecDeque<ZoneId>, exits: usize) -> Vec<VecDeque<ZoneId>> {
    let mut piles = vec![VecDeque::new(); exits];
    let mut exit = 0;
    while let Some(bottom) = packet.pop_back() {
        piles[exit % exits].push_front(bottom);
        exit += 1;
    }
    piles
}

/// The zones in the order in which a party meets them.
fn walk(game: &Catacombs, taste: Taste, mut packet: VecDeque<ZoneId>) -> Vec<ZoneId> {
    let main = game.content.quests[game.options.quest].main.zone;
    let (mut ways, mut met): (Vec<Way>, Vec<ZoneId>) = (Vec::new(), Vec::new());
    loop {
        // CA-MAP-11: The top card of the way that was opened.
        let Some(card) = packet.pop_front() else { return met };
        met.push(card);
        let exits = game.content.zones[card].exits.len();
        let others: Vec<usize> = (0..ways.len()).filter(|way| ways[*way].is_open).collect();
        if exits > 0 {
            ways.extend(deal(packet, exits).into_iter().map(|cards| Way { cards, is_open: true }));
        } else if !others.is_empty() {
            // CA-MAP-14: What is left goes under the piles of all others.
            for (way, pile) in others.iter().zip(deal(packet, others.len())) {
                ways[*way].cards.extend(pile);
            }
        } else if packet.contains(&main) {
            // CA-MAP-16: A way on is added.
            ways.push(Way { cards: packet, is_open: true });
        }
        let open = |way: &&mut Way| way.is_open && !way.cards.is_empty();
        let next = match taste {
            Taste::Oldest => ways.iter_mut().find(open),
            Taste::Newest => ways.iter_mut().rev().find(open),
        };
        let Some(way) = next else { return met };
        way.is_open = false;
        packet = std::mem::take(&mut way.cards);
    }
}

/// Every order of some of the cards.
fn orders(cards: &[ZoneId], count: usize) -> Vec<Vec<ZoneId>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, card) in cards.iter().enumerate() {
        let others: Vec<ZoneId> =
            cards.iter().enumerate().filter(|(o, _)| *o != at).map(|(_, c)| *c).collect();
        for mut order in orders(&others, count - 1) {
            order.insert(0, *card);
            all.push(order);
        }
    }
    all
}

/// CA-MAP-01 to CA-MAP-04: Every packet that can be made, all equally likely: the random cards with the secondary ones in any order, the
/// main card anywhere in the lower half, of which an odd packet has the larger part.
fn packets(game: &Catacombs) -> Vec<VecDeque<ZoneId>> {
    let quest = &game.content.quests[game.options.quest];
    let ordinary: Vec<ZoneId> =
        game.content.zones.iter().filter(|(_, zone)| !zone.quest).map(|(id, _)| id).collect();
    let secondary: Vec<ZoneId> = quest.secondary.iter().map(|mission| mission.zone).collect();
    let mut all = Vec::new();
    for chosen in orders(&ordinary, usize::from(game.options.length)) {
        // An unordered hand of random cards: the shuffle orders it together with the secondary cards.
        if !chosen.is_sorted() {
            continue;
        }
        let hand: Vec<ZoneId> = chosen.iter().chain(&secondary).copied().collect();
        for shuffled in orders(&hand, hand.len()) {
            let top = shuffled.len() / 2;
            for place in top..=shuffled.len() {
                let mut packet: VecDeque<ZoneId> = shuffled.iter().copied().collect();
                packet.insert(place, quest.main.zone);
                all.push(packet);
            }
        }
    }
    all
}

fn literal(game: &Catacombs, taste: Taste) -> Law {
    let packets = packets(game);
    let each = (1, packets.len() as u128);
    let mut law = Law::new();
    for packet in packets {
        let met = walk(game, taste, packet);
        let odds = law.entry(met).or_insert((0, 1));
        *odds = add(*odds, each);
    }
    law
}

// The engine's world.

/// The way that is opened next.
fn next_way(state: &State, taste: Taste) -> Option<GateId> {
    let open = |(_, gate): &(usize, &catacombs::state::Gate)| gate.is_unexplored() && gate.cards > 0;
    let ways: Vec<usize> = state.gates.iter().enumerate().filter(open).map(|(at, _)| at).collect();
    let way = match taste {
        Taste::Oldest => ways.first(),
        Taste::Newest => ways.last(),
    };
    way.map(|way| GateId(*way as u8))
}

/// Follows every branch from a state in which a zone is drawn next.
fn follow(game: &Catacombs, taste: Taste, state: &State, odds: (u128, u128), law: &mut Law) {
    let drawn = outcomes(game, state, state.master(), Action::DrawZone, BUDGET, |after, _| *after);
    let Ok(Outcomes::Exact(drawn)) = drawn else { panic!("a zone card has a few outcomes") };
    for (mut after, weight) in drawn.rows {
        let odds = times(odds, (weight, drawn.total));
        // What is in the zone does not matter here.
        while after.stack.pop().is_some() {}
        after.pending.clear();
        match next_way(&after, taste) {
            None => {
                let met = after.zones.iter().map(|zone| zone.card).collect();
                let known = law.entry(met).or_insert((0, 1));
                *known = add(*known, odds);
            }
            Some(gate) => {
                let reveal = Reveal { gate: Some(gate), by: CreatureId(0), ..Reveal::default() };
                after.stack.push(Frame::Reveal(reveal)).expect("room");
                follow(game, taste, &after, odds, law);
            }
        }
    }
}

fn engine(game: &Catacombs, taste: Taste) -> Law {
    let mut chance = Fast::new(0);
    let state = game.start(&mut Ctx::new(&mut chance, Silent)).expect("a match starts");
    let mut law = Law::new();
    follow(game, taste, &state, (1, 1), &mut law);
    law
}

fn compare(pack: &str, quest: &str, length: i64, ordinary: &[&str]) {
    let game = table(pack, quest, length, ordinary);
    for taste in [Taste::Oldest, Taste::Newest] {
        let (literal, engine) = (literal(&game, taste), engine(&game, taste));
        let sum = engine.values().fold((0, 1), |sum, odds| add(sum, *odds));
        assert_eq!(sum, (1, 1), "{quest}, {length} cards, {taste:?}: the odds do not add up");
        assert_eq!(literal, engine, "{quest}, {length} cards of {ordinary:?}, {taste:?}");
    }
}

const BASE: &str = "catacombs/base";

/// CA-MAP-04: Along a single file of zones the main card is where the cut packet has it, at every length.
/// CA-MAP-22: Each zone passes the whole packet on.
#[test]
fn a_single_file_of_zones() {
    for length in 1..=5 {
        let corridors =
            ["narrow_passage", "tomb_crypt", "lava_chasm", "forgotten_chapel", "gaol", "forbidden_library"];
        compare(BASE, "deratisation", length, &corridors[..length as usize]);
    }
}

/// CA-MAP-13: Zones with two and three exits deal the packet out from the bottom, at every length.
#[test]
fn zones_with_two_and_three_exits() {
    for length in 1..=5 {
        let halls = ["guard_room", "bone_crossroads", "t_corridor", "pillar_hall", "sunken_marsh"];
        compare(BASE, "fabulous_treasure", length, &halls[..length.max(2) as usize]);
    }
}

/// CA-MAP-14: The cards of a dead end go under the other piles.
/// CA-MAP-16: Where there is no other, a way on is added while the main card is out.
/// CA-MAP-20: A secret door is a way on like any other.
#[test]
fn dead_ends_among_other_zones() {
    compare(BASE, "deratisation", 1, &["cellar"]);
    compare(BASE, "deratisation", 2, &["cellar", "guard_room"]);
    compare(BASE, "deratisation", 3, &["cellar", "guard_room", "forbidden_library"]);
    compare(BASE, "solar_orb", 4, &["cellar", "guard_room", "narrow_passage", "bone_crossroads"]);
}

/// CA-MAP-02: The random cards are some of many, each different.
#[test]
fn a_few_cards_of_many() {
    let many = ["cellar", "guard_room", "narrow_passage", "bone_crossroads", "gaol", "pillar_hall"];
    compare(BASE, "journey_in_shadow", 2, &many);
    compare(BASE, "journey_in_shadow", 3, &many);
}

/// CA-MAP-01: The zones of all quests are taken out: with the whole box on the table the first zone is one of the ordinary ones.
#[test]
fn the_first_zone_is_never_a_quest_s() {
    let setup = Setup::default().with("heroes", Value::words(["svein"]));
    let game = Catacombs::open(&setup, &Library::built_in()).expect("the table opens");
    let state = game.start(&mut Ctx::new(&mut Fast::new(0), Silent)).expect("a match starts");
    let card = |after: &State| after.zones.first().map(|zone| zone.card);
    let drawn = outcomes(&game, &state, state.master(), Action::DrawZone, BUDGET, |after, _| card(after));
    let Ok(Outcomes::Exact(drawn)) = drawn else { panic!("a zone card has a few outcomes") };
    let ordinary: Vec<ZoneId> =
        game.content.zones.iter().filter(|(_, zone)| !zone.quest).map(|(id, _)| id).collect();
    let count = ordinary.len() as u128;
    let expected: Vec<_> = ordinary.into_iter().map(|id| (Some(id), drawn.total)).collect();
    let mut found: Vec<_> = drawn.rows.iter().map(|(card, weight)| (*card, weight * count)).collect();
    found.sort();
    assert_eq!(found, expected);
}

/// CA-MAP-03: The card of a secondary quest lies anywhere among the random ones.
#[test]
fn a_secondary_quest_among_the_others() {
    let pack = "catacombs/test-effects";
    compare(pack, "hidden_gate", 1, &["guard_room", "cellar"]);
    compare(pack, "hidden_gate", 2, &["guard_room", "cellar", "narrow_passage"]);
    compare(pack, "hidden_gate", 3, &["guard_room", "bone_crossroads", "narrow_passage"]);
}

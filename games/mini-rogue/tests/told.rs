//! What the log does not tell, which no scenario can say: where nothing changes, no line says that something did.

#![allow(clippy::expect_used, reason = "a test fails loudly")]

use mini_rogue::MiniRogue;
use mini_rogue::event::{Event, EventKind, HeroEvent};
use undercroft_content::Library;
use undercroft_kernel::{Actions, Ctx, Fast, Game, Setup, Turn, Value, Vocabulary};

/// The gains that are told when a fight worth 1 XP is won with these XP.
fn told(edition: &str, xp: i64) -> Vec<HeroEvent> {
    let setup = Setup::default().with("edition", Value::word(edition));
    let game = MiniRogue::open(&setup, &Library::built_in()).expect("the table opens");
    let mut ctx: Ctx<Fast, Vec<Event>> = Ctx::new(Fast::new(1), Vec::new());
    let mut state = game.start(&mut ctx).expect("a match starts");
    game.go_to(&mut state, "combat: giant_spider", &mut Fast::new(1)).expect("a place");
    for (fact, value) in [("enemy.hp", 1), ("hero.hp", 10), ("hero.xp", xp)] {
        game.write(&mut state, fact, &Value::Int(value)).expect("a fact");
    }
    ctx.events.clear();
    let mut offered = Actions::new();
    while game.read(&state, "enemy").expect("a fact").is_some() {
        let Turn::Ask(seats) = game.turn(&state) else { break };
        let seat = seats.lowest().expect("somebody is asked");
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        let strike = game.parse("end-attack").expect("a word");
        let action = offered.iter().find(|action| *action == strike).or(offered.get(0)).expect("a choice");
        game.apply(&mut ctx, &mut state, seat, action).expect("an offer is allowed");
    }
    let gained = |event: &Event| match event.kind {
        EventKind::Hero(told @ (HeroEvent::Gained(..) | HeroEvent::XpOverflow(_))) => Some(told),
        _ => None,
    };
    ctx.events.iter().filter_map(gained).collect()
}

/// MR-XP-06, MR-XP-10: XP that do not fit are told as what they become, and never as a gain of nothing.
#[test]
fn at_the_end_of_the_track_no_xp_are_told() {
    for edition in ["pnp2020", "ed2021", "ed2025"] {
        let gains = |xp| {
            let xp_told =
                |told: &&HeroEvent| matches!(told, HeroEvent::Gained(mini_rogue::content::Resource::Xp, _));
            told(edition, xp).iter().filter(xp_told).count()
        };
        assert_eq!((gains(0), gains(23)), (1, 0), "{edition}: {:?}", told(edition, 23));
    }
}

//! What happened, in keys and arguments: one `match` for each kind of event, so that a new event cannot be forgotten.

use super::{key, outcome_key, token_key};
use crate::Urto;
use crate::content::{ArtefactId, Divine, Flag, SpaceId, Token};
use crate::event::{
    Answer, CardEvent, CaveEvent, Event, EventKind, FateEvent, FightEvent, SetupEvent, TrackEvent, TurnEvent,
};
use crate::state::{Cause, EndKind, Pick, Player};
use undercroft_kernel::Message;

/// The line of an event. Every event of Urto has one.
pub(super) fn tell(game: &Urto, event: &Event) -> Message {
    match event.kind {
        EventKind::Setup(event) => setup(game, event),
        EventKind::Turn(event) => turn(game, event),
        EventKind::Cave(event) => cave(game, event),
        EventKind::Track(event) => track(event),
        EventKind::Fight(event) => fight(game, event),
        EventKind::Card(event) => card(game, event),
        EventKind::Fate(fate) => self::fate(game, event.who, fate),
    }
}

fn new(key: &'static str) -> Message {
    Message::new(key)
}

/// A line with one number.
fn count(key: &'static str, n: impl Into<i64>) -> Message {
    new(key).number("n", n)
}

fn other(message: Message, who: Player) -> Message {
    message.seat("other", who.seat())
}

/// A line about a space.
fn at(game: &Urto, key: &'static str, space: SpaceId) -> Message {
    new(key).name("space", game.space_key(space))
}

fn weapon(game: &Urto, key: &'static str, weapon: Divine) -> Message {
    new(key).name("weapon", game.weapon_key(weapon))
}

const fn pick_word(pick: Pick) -> &'static str {
    match pick {
        Pick::Token => "token",
        Pick::Event => "event",
        Pick::Monster => "monster",
        Pick::Artefact => "artefact",
    }
}

fn setup(game: &Urto, event: SetupEvent) -> Message {
    match event {
        SetupEvent::Joined(hero) => {
            new("log-ur-joined").name("sheet", game.hero_key(hero)).cite(&["UR-HERO-01", "UR-SETUP-13"])
        }
        SetupEvent::Begins => new("log-ur-begins").cite(&["UR-SETUP-21"]),
        SetupEvent::SideChosen(side) => {
            weapon(game, "log-ur-side-chosen", side).cite(&["UR-SETUP-06", "UR-SETUP-23"])
        }
        SetupEvent::Dealt(n) => count("log-ur-dealt", n).cite(&["UR-SETUP-19"]),
        SetupEvent::KeptCard(Some(card)) => {
            new("log-ur-kept").name("artefact", game.artefact_key(card)).cite(&["UR-SETUP-19", "UR-SETUP-20"])
        }
        SetupEvent::KeptCard(None) => new("log-ur-kept-secret").cite(&["UR-SETUP-19", "UR-SETUP-20"]),
    }
}

fn turn(game: &Urto, event: TurnEvent) -> Message {
    match event {
        TurnEvent::Began { round } => count("log-ur-turn", round).cite(&["UR-TURN-01", "UR-SETUP-22"]),
        TurnEvent::Rested => new("log-ur-rested").cite(&["UR-REST-01"]),
        TurnEvent::Announced(to) => at(game, "log-ur-announced", to).cite(&["UR-TURN-03"]),
        TurnEvent::Sprinted { to, cost } => {
            at(game, "log-ur-sprinted", to).number("n", cost).cite(&["UR-SPRINT-01", "UR-SPRINT-02"])
        }
        TurnEvent::Moved { to, .. } => at(game, "log-ur-moved", to).cite(&["UR-TURN-04"]),
        TurnEvent::Slid(to) => at(game, "log-ur-slid", to).cite(&["UR-TOKEN-14"]),
        TurnEvent::Swapped(with) => other(new("log-ur-swapped"), with).cite(&["UR-TOKEN-14"]),
        TurnEvent::Passed(answer) => {
            let what = match answer {
                Answer::Attack => "attack",
                Answer::Die => "die",
                Answer::Loss => "hurt",
                Answer::Death => "death",
            };
            new("log-ur-passed").word("what", what).cite(&["UR-ARTIFACT-16"])
        }
    }
}

fn cave(game: &Urto, event: CaveEvent) -> Message {
    let at = |key, space| at(game, key, space);
    let token = |message: Message, token: Token| message.name("token", token_key(token));
    match event {
        CaveEvent::TokenDrawn(drawn) => token(new("log-ur-token-drawn"), drawn).cite(&["UR-TURN-05"]),
        CaveEvent::TokensLooked(n) => count("log-ur-tokens-looked", n).cite(&["UR-ARTIFACT-08"]),
        CaveEvent::Discovered(space, drawn) => {
            token(at("log-ur-discovered", space), drawn).cite(&["UR-TURN-07", "UR-TOKEN-01"])
        }
        CaveEvent::BagEmpty(space) => at("log-ur-bag-empty", space).cite(&["UR-TOKEN-02"]),
        CaveEvent::MushroomBars(space) => at("log-ur-mushroom-bars", space).cite(&["UR-MUSHROOM-01"]),
        CaveEvent::MushroomDestroyed(space) => {
            at("log-ur-mushroom-destroyed", space).cite(&["UR-MUSHROOM-02"])
        }
        CaveEvent::MushroomHolds(space) => at("log-ur-mushroom-holds", space).cite(&["UR-MUSHROOM-06"]),
        CaveEvent::MushroomPlaced(space) => at("log-ur-mushroom-placed", space).cite(&["UR-MUSHROOM-05"]),
        CaveEvent::MushroomLifted(space) => at("log-ur-mushroom-lifted", space).cite(&["UR-EVENT-02"]),
        CaveEvent::TrapLaid(space, laid) => {
            token(at("log-ur-trap-laid", space), laid).cite(&["UR-TOKEN-10", "UR-TOKEN-11"])
        }
        CaveEvent::TrapSprung(space, laid, owner) => {
            other(token(at("log-ur-trap-sprung", space), laid), owner).cite(&["UR-TOKEN-12"])
        }
        CaveEvent::CacheTaken(space) => at("log-ur-cache-taken", space).cite(&["UR-ARTIFACT-02"]),
        CaveEvent::Searched(face) => new("log-ur-searched")
            .number("face", face)
            .name("result", outcome_key("search", &game.content.dice.search, face))
            .cite(&["UR-SEARCH-02", "UR-SEARCH-10"]),
        CaveEvent::GaveMana(n) => count("log-ur-gave-mana", n).cite(&["UR-FOUNTAIN-02"]),
        CaveEvent::GaveLife(n) => count("log-ur-gave-life", n).cite(&["UR-FOUNTAIN-03"]),
        CaveEvent::EventDrawn(event) => new("log-ur-event")
            .name("event", key("event", &game.content.events[event].id))
            .cite(&["UR-EVENT-02"]),
        CaveEvent::TurnedBack(space) => at("log-ur-turned-back", space).cite(&["UR-MUSHROOM-25"]),
        CaveEvent::NestsEmpty => new("log-ur-nests-empty").cite(&["UR-MONSTER-05"]),
        CaveEvent::Reshuffled(pick) => {
            new("log-ur-reshuffled").word("pile", pick_word(pick)).cite(&["UR-ARTIFACT-13", "UR-EVENT-03"])
        }
        CaveEvent::DefenceRolled { face, target: 0 } => {
            new("log-ur-roll-off").number("face", face).cite(&["UR-EVENT-05", "UR-EVENT-08"])
        }
        CaveEvent::DefenceRolled { face, target } => {
            new(if face >= target { "log-ur-defence-passed" } else { "log-ur-defence-failed" })
                .number("face", face)
                .number("target", target)
                .cite(&["UR-EVENT-05", "UR-EVENT-08"])
        }
    }
}

fn track(event: TrackEvent) -> Message {
    match event {
        TrackEvent::LifeGained(n) => count("log-ur-life-gained", n).cite(&["UR-HERO-04"]),
        TrackEvent::ManaGained(n) => count("log-ur-mana-gained", n).cite(&["UR-HERO-04"]),
        TrackEvent::LifePaid(n) => count("log-ur-life-paid", n).cite(&["UR-LIFE-04", "UR-SPRINT-08"]),
        TrackEvent::ManaLost(n) => count("log-ur-mana-lost", n).cite(&["UR-MAGIC-15"]),
        TrackEvent::RenownGained(n) => count("log-ur-renown-gained", n).cite(&["UR-FAME-09"]),
        TrackEvent::RenownLost(n) => count("log-ur-renown-lost", n).cite(&["UR-FAME-07"]),
        TrackEvent::RenownStolen { from, n } => {
            other(count("log-ur-renown-stolen", n), from).cite(&["UR-FAME-07", "UR-DIVINE-18"])
        }
        TrackEvent::TokensTaken(token, n) => {
            count("log-ur-tokens-taken", n).name("token", token_key(token)).cite(&["UR-TOKEN-16"])
        }
        TrackEvent::Hampered(Flag::NoSprint) => new("log-ur-no-sprint").cite(&["UR-EVENT-02"]),
        TrackEvent::Hampered(Flag::NoMove) => new("log-ur-no-move").cite(&["UR-TOKEN-12"]),
        TrackEvent::DieBought => new("log-ur-die-bought").cite(&["UR-MAGIC-05"]),
    }
}

fn fight(game: &Urto, event: FightEvent) -> Message {
    let creature = |key, monster| new(key).name("monster", game.monster_key(monster));
    match event {
        FightEvent::Met(monster) => creature("log-ur-met", monster)
            .number("attack", game.content.monsters[monster].attack)
            .number("life", game.content.monsters[monster].life)
            .cite(&["UR-PVM-01", "UR-MONSTER-03"]),
        FightEvent::Reinforced(n) => count("log-ur-reinforced", n).cite(&["UR-MAGIC-06", "UR-MAGIC-07"]),
        FightEvent::Committed(n) => count("log-ur-committed", n).cite(&["UR-TOKEN-06", "UR-TOKEN-07"]),
        FightEvent::Wielded(card) => {
            new("log-ur-wielded").name("artefact", game.artefact_key(card)).cite(&["UR-ARTIFACT-04"])
        }
        FightEvent::Rolled { face, total, against } => new("log-ur-rolled")
            .number("face", face)
            .number("total", total)
            .number("against", against)
            .cite(&["UR-PVM-17"]),
        FightEvent::Rerolled(0) => new("log-ur-rerolled-free").cite(&["UR-ARTIFACT-08"]),
        FightEvent::Rerolled(_) => new("log-ur-rerolled").cite(&["UR-MAGIC-02"]),
        FightEvent::DieTurned(n) => count("log-ur-die-turned", n).cite(&["UR-ARTIFACT-07"]),
        FightEvent::CreatureHurt { monster, damage, left } => creature("log-ur-creature-hurt", monster)
            .number("n", damage)
            .number("left", left)
            .cite(&["UR-PVM-07", "UR-PVM-08"]),
        FightEvent::Even => new("log-ur-even").cite(&["UR-PVM-05", "UR-PVP-05"]),
        FightEvent::Slain(monster) => creature("log-ur-slain", monster)
            .number("n", game.content.monsters[monster].pr)
            .cite(&["UR-FAME-05", "UR-ALPHA-05"]),
        FightEvent::Hid(monster) => creature("log-ur-hid", monster).cite(&["UR-PVM-11"]),
        FightEvent::HidesNext => new("log-ur-hides-next").cite(&["UR-PVM-10"]),
        FightEvent::Attacked(victim) => other(new("log-ur-attacked"), victim).cite(&["UR-PVP-01"]),
        FightEvent::HidFrom(attacker) => other(new("log-ur-hid-from"), attacker).cite(&["UR-PVP-09"]),
        FightEvent::DuelWon(loser) => other(new("log-ur-duel-won"), loser).cite(&["UR-PVP-04"]),
        FightEvent::Threatened(n) => count("log-ur-threatened", n).cite(&["UR-ARTIFACT-16"]),
        FightEvent::Defended(n) => count("log-ur-defended", n).cite(&["UR-TOKEN-04"]),
        FightEvent::Spared(n) => count("log-ur-spared", n).cite(&["UR-TOKEN-15"]),
        FightEvent::LifeLost(n) => count("log-ur-life-lost", n).cite(&["UR-LIFE-13"]),
        FightEvent::AlphaGone { nest } => new("log-ur-alpha-gone")
            .word("ground", if nest { "nest" } else { "torch" })
            .cite(&["UR-ALPHA-06", "UR-ALPHA-07"]),
    }
}

fn card(game: &Urto, event: CardEvent) -> Message {
    let card = |key, card: ArtefactId| new(key).name("artefact", game.artefact_key(card));
    let weapon = |key, one| weapon(game, key, one);
    match event {
        CardEvent::ArtefactDrawn(Some(drawn)) => {
            card("log-ur-artefact-drawn", drawn).cite(&["UR-ARTIFACT-12"])
        }
        CardEvent::ArtefactDrawn(None) => new("log-ur-artefact-drawn-secret").cite(&["UR-ARTIFACT-14"]),
        CardEvent::Opened(shown) => card("log-ur-opened", shown).cite(&["UR-ARTIFACT-15"]),
        CardEvent::Played(played) => card("log-ur-played", played).cite(&["UR-ARTIFACT-09"]),
        CardEvent::Discarded(given) => card("log-ur-discarded", given).cite(&["UR-ARTIFACT-13"]),
        CardEvent::DivineGone(gone) => {
            weapon("log-ur-divine-gone", gone).cite(&["UR-DIVINE-20", "UR-DIVINE-22"])
        }
        CardEvent::WeaponTaken(taken) => weapon("log-ur-weapon-taken", taken).cite(&["UR-DIVINE-21"]),
        CardEvent::WeaponLeft(left) => {
            weapon("log-ur-weapon-left", left).cite(&["UR-DIVINE-15", "UR-END-13"])
        }
        CardEvent::DivineRolled(rolled, face) => new("log-ur-divine-rolled")
            .name("die", key("die", rolled.id()))
            .name("result", outcome_key(rolled.id(), game.content.dice.divine(rolled), face))
            .cite(&["UR-DIVINE-04"]),
    }
}

fn fate(game: &Urto, who: Player, event: FateEvent) -> Message {
    match event {
        FateEvent::Revived { life, card: Some(card) } => {
            count("log-ur-revived-by", life).name("artefact", game.artefact_key(card)).cite(&["UR-LIFE-05"])
        }
        FateEvent::Revived { life, card: None } => {
            count("log-ur-revived", life).cite(&["UR-HERO-12", "UR-LIFE-05"])
        }
        FateEvent::Died(cause) => died(who, cause).cite(&["UR-LIFE-01", "UR-LIFE-06"]),
        FateEvent::Arrived => new("log-ur-arrived").cite(&["UR-END-01", "UR-END-10"]),
        FateEvent::FeatDone(feat) => {
            new("log-ur-feat").name("feat", key("feat", &game.content.feats[feat].id)).cite(&["UR-FEATS-18"])
        }
        FateEvent::RoundLimit => new("log-ur-round-limit").cite(&["UR-END-14"]),
        FateEvent::Scored(n) => count("log-ur-scored", n).cite(&["UR-SCORE-16"]),
        FateEvent::Ended(EndKind::AllDead) => new("log-ur-ended-dead").cite(&["UR-END-04"]),
        FateEvent::Ended(EndKind::SoleSurvivor) => new("log-ur-ended-sole").cite(&["UR-END-05"]),
        FateEvent::Ended(EndKind::Counted) => new("log-ur-ended-counted").cite(&["UR-END-06"]),
    }
}

fn died(who: Player, cause: Cause) -> Message {
    match cause {
        // A failure of one's own divine die.
        Cause::Divine(killer) if killer == who => new("log-ur-died"),
        Cause::Alpha => new("log-ur-died-alpha"),
        Cause::Creature => new("log-ur-died-creature"),
        Cause::Nobody => new("log-ur-died"),
        Cause::Pvp(killer) => other(new("log-ur-died-duel"), killer),
        Cause::Divine(killer) => other(new("log-ur-died-divine"), killer),
        Cause::Trap(killer) => other(new("log-ur-died-trap"), killer),
        Cause::Aimed(killer) => other(new("log-ur-died-aimed"), killer),
    }
}

//! What happened, in keys and arguments. What is told by the line before or after stays silent.

use super::{key, outcome_key, token_key};
use crate::Urto;
use crate::content::{ArtefactId, Divine, Flag, SpaceId, Token};
use crate::event::{Event, What};
use crate::state::{Cause, EndKind, Pick, Player};
use undercroft_kernel::Message;

/// The line of an event.
pub(super) fn tell(game: &Urto, event: &Event) -> Option<Message> {
    let what = event.what;
    table(game, what)
        .or_else(|| way(game, what))
        .or_else(|| tracks(what))
        .or_else(|| fight(game, what))
        .or_else(|| cards(game, what))
        .or_else(|| fate(game, event.who, what))
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

const fn pick_word(pick: Pick) -> &'static str {
    match pick {
        Pick::Token => "token",
        Pick::Event => "event",
        Pick::Monster => "monster",
        Pick::Artefact => "artefact",
    }
}

/// Events of the table: beginning, turns, the end.
fn table(game: &Urto, what: What) -> Option<Message> {
    let weapon = |key, weapon: Divine| new(key).name("weapon", game.weapon_key(weapon));
    Some(match what {
        What::Joined(hero) => {
            new("log-ur-joined").name("sheet", game.hero_key(hero)).cite(&["UR-HERO-01", "UR-SETUP-13"])
        }
        What::Begins => new("log-ur-begins").cite(&["UR-SETUP-21"]),
        What::SideChosen(side) => weapon("log-ur-side-chosen", side).cite(&["UR-SETUP-06", "UR-SETUP-23"]),
        What::Dealt(n) => count("log-ur-dealt", n).cite(&["UR-SETUP-19"]),
        What::KeptCard(Some(card)) => {
            new("log-ur-kept").name("artefact", game.artefact_key(card)).cite(&["UR-SETUP-19", "UR-SETUP-20"])
        }
        What::KeptCard(None) => new("log-ur-kept-secret").cite(&["UR-SETUP-19", "UR-SETUP-20"]),
        What::TurnBegan { round } => count("log-ur-turn", round).cite(&["UR-TURN-01", "UR-SETUP-22"]),
        What::Rested => new("log-ur-rested").cite(&["UR-REST-01"]),
        What::Passed => new("log-ur-passed").cite(&["UR-ARTIFACT-16"]),
        What::RoundLimit => new("log-ur-round-limit").cite(&["UR-END-14"]),
        What::Scored(n) => count("log-ur-scored", n).cite(&["UR-SCORE-16"]),
        What::Ended(kind) => match kind {
            EndKind::AllDead => new("log-ur-ended-dead").cite(&["UR-END-04"]),
            EndKind::SoleSurvivor => new("log-ur-ended-sole").cite(&["UR-END-05"]),
            EndKind::Counted => new("log-ur-ended-counted").cite(&["UR-END-06"]),
        },
        _ => return None,
    })
}

/// Events on the way: spaces, tokens, mushrooms and traps.
fn way(game: &Urto, what: What) -> Option<Message> {
    let at = |key, space: SpaceId| new(key).name("space", game.space_key(space));
    let token = |message: Message, token: Token| message.name("token", token_key(token));
    Some(match what {
        What::Announced(to) => at("log-ur-announced", to).cite(&["UR-TURN-03"]),
        What::Sprinted { to, cost } => {
            at("log-ur-sprinted", to).number("n", cost).cite(&["UR-SPRINT-01", "UR-SPRINT-02"])
        }
        What::TokenDrawn(drawn) => token(new("log-ur-token-drawn"), drawn).cite(&["UR-TURN-05"]),
        What::TokensLooked(n) => count("log-ur-tokens-looked", n).cite(&["UR-ARTIFACT-08"]),
        What::Discovered(space, drawn) => {
            token(at("log-ur-discovered", space), drawn).cite(&["UR-TURN-07", "UR-TOKEN-01"])
        }
        What::BagEmpty(space) => at("log-ur-bag-empty", space).cite(&["UR-TOKEN-02"]),
        What::MushroomBars(space) => at("log-ur-mushroom-bars", space).cite(&["UR-MUSHROOM-01"]),
        What::MushroomDestroyed(space) => at("log-ur-mushroom-destroyed", space).cite(&["UR-MUSHROOM-02"]),
        What::MushroomHolds(space) => at("log-ur-mushroom-holds", space).cite(&["UR-MUSHROOM-06"]),
        What::MushroomPlaced(space) => at("log-ur-mushroom-placed", space).cite(&["UR-MUSHROOM-05"]),
        What::MushroomLifted(space) => at("log-ur-mushroom-lifted", space).cite(&["UR-EVENT-02"]),
        What::Moved { to, .. } => at("log-ur-moved", to).cite(&["UR-TURN-04"]),
        What::Slid(to) => at("log-ur-slid", to).cite(&["UR-TOKEN-14"]),
        What::Swapped(with) => other(new("log-ur-swapped"), with).cite(&["UR-TOKEN-14"]),
        What::TrapLaid(space, laid) => {
            token(at("log-ur-trap-laid", space), laid).cite(&["UR-TOKEN-10", "UR-TOKEN-11"])
        }
        What::TrapSprung(space, laid, owner) => {
            other(token(at("log-ur-trap-sprung", space), laid), owner).cite(&["UR-TOKEN-12"])
        }
        What::CacheTaken(space) => at("log-ur-cache-taken", space).cite(&["UR-ARTIFACT-02"]),
        What::Searched(face) => new("log-ur-searched")
            .number("face", face)
            .name("result", outcome_key("search", &game.content.dice.search, face))
            .cite(&["UR-SEARCH-02", "UR-SEARCH-10"]),
        What::GaveMana(n) => count("log-ur-gave-mana", n).cite(&["UR-FOUNTAIN-02"]),
        What::GaveLife(n) => count("log-ur-gave-life", n).cite(&["UR-FOUNTAIN-03"]),
        What::EventDrawn(event) => new("log-ur-event")
            .name("event", key("event", &game.content.events[event].id))
            .cite(&["UR-EVENT-02"]),
        What::PileEmpty(pick) => {
            new("log-ur-pile-empty").word("pile", pick_word(pick)).cite(&["UR-SEARCH-14", "UR-MONSTER-05"])
        }
        What::Reshuffled(pick) => {
            new("log-ur-reshuffled").word("pile", pick_word(pick)).cite(&["UR-ARTIFACT-13", "UR-EVENT-03"])
        }
        _ => return None,
    })
}

/// Events of life, mana, renown and tokens.
fn tracks(what: What) -> Option<Message> {
    Some(match what {
        What::LifeGained(n) => count("log-ur-life-gained", n).cite(&["UR-HERO-04"]),
        What::ManaGained(n) => count("log-ur-mana-gained", n).cite(&["UR-HERO-04"]),
        What::LifePaid(n) => count("log-ur-life-paid", n).cite(&["UR-LIFE-04", "UR-SPRINT-08"]),
        What::ManaLost(n) => count("log-ur-mana-lost", n).cite(&["UR-MAGIC-15"]),
        What::RenownGained(n) => count("log-ur-renown-gained", n).cite(&["UR-FAME-09"]),
        What::RenownLost(n) => count("log-ur-renown-lost", n).cite(&["UR-FAME-07"]),
        What::RenownStolen { from, n } => {
            other(count("log-ur-renown-stolen", n), from).cite(&["UR-FAME-07", "UR-DIVINE-18"])
        }
        What::TokensTaken(token, n) => {
            count("log-ur-tokens-taken", n).name("token", token_key(token)).cite(&["UR-TOKEN-16"])
        }
        What::Hampered(Flag::NoSprint) => new("log-ur-no-sprint").cite(&["UR-EVENT-02"]),
        What::Hampered(Flag::NoMove) => new("log-ur-no-move").cite(&["UR-TOKEN-12"]),
        What::DieBought => new("log-ur-die-bought").cite(&["UR-MAGIC-05"]),
        What::DefenceRolled { face, target: 0 } => {
            new("log-ur-roll-off").number("face", face).cite(&["UR-EVENT-05", "UR-EVENT-08"])
        }
        What::DefenceRolled { face, target } => {
            new(if face >= target { "log-ur-defence-passed" } else { "log-ur-defence-failed" })
                .number("face", face)
                .number("target", target)
                .cite(&["UR-EVENT-05", "UR-EVENT-08"])
        }
        _ => return None,
    })
}

/// Events of combats.
fn fight(game: &Urto, what: What) -> Option<Message> {
    let creature = |key, monster| new(key).name("monster", game.monster_key(monster));
    Some(match what {
        What::Met(monster) => creature("log-ur-met", monster)
            .number("attack", game.content.monsters[monster].attack)
            .number("life", game.content.monsters[monster].life)
            .cite(&["UR-PVM-01", "UR-MONSTER-03"]),
        What::Reinforced(n) => count("log-ur-reinforced", n).cite(&["UR-MAGIC-06", "UR-MAGIC-07"]),
        What::Committed(n) => count("log-ur-committed", n).cite(&["UR-TOKEN-06", "UR-TOKEN-07"]),
        What::Wielded(card) => {
            new("log-ur-wielded").name("artefact", game.artefact_key(card)).cite(&["UR-ARTIFACT-04"])
        }
        What::CombatRolled { face, total, against } => new("log-ur-rolled")
            .number("face", face)
            .number("total", total)
            .number("against", against)
            .cite(&["UR-PVM-17"]),
        What::Rerolled(0) => new("log-ur-rerolled-free").cite(&["UR-ARTIFACT-08"]),
        What::Rerolled(_) => new("log-ur-rerolled").cite(&["UR-MAGIC-02"]),
        What::DieTurned(n) => count("log-ur-die-turned", n).cite(&["UR-ARTIFACT-07"]),
        What::CreatureHurt { monster, damage, left } => creature("log-ur-creature-hurt", monster)
            .number("n", damage)
            .number("left", left)
            .cite(&["UR-PVM-07", "UR-PVM-08"]),
        What::Even => new("log-ur-even").cite(&["UR-PVM-05", "UR-PVP-05"]),
        What::Slain(monster) => creature("log-ur-slain", monster)
            .number("n", game.content.monsters[monster].pr)
            .cite(&["UR-FAME-05", "UR-ALPHA-05"]),
        What::Hid(monster) => creature("log-ur-hid", monster).cite(&["UR-PVM-11"]),
        What::HidesNext => new("log-ur-hides-next").cite(&["UR-PVM-10"]),
        What::Attacked(victim) => other(new("log-ur-attacked"), victim).cite(&["UR-PVP-01"]),
        What::HidFrom(attacker) => other(new("log-ur-hid-from"), attacker).cite(&["UR-PVP-09"]),
        What::DuelWon(loser) => other(new("log-ur-duel-won"), loser).cite(&["UR-PVP-04"]),
        What::Threatened(n) => count("log-ur-threatened", n).cite(&["UR-ARTIFACT-16"]),
        What::Defended(n) => count("log-ur-defended", n).cite(&["UR-TOKEN-04"]),
        What::Spared(n) => count("log-ur-spared", n).cite(&["UR-TOKEN-15"]),
        What::LifeLost(n) => count("log-ur-life-lost", n).cite(&["UR-LIFE-13"]),
        What::AlphaGone => new("log-ur-alpha-gone").cite(&["UR-ALPHA-06", "UR-ALPHA-07"]),
        _ => return None,
    })
}

/// Events of artefacts and divine weapons.
fn cards(game: &Urto, what: What) -> Option<Message> {
    let card = |key, card: ArtefactId| new(key).name("artefact", game.artefact_key(card));
    let weapon = |key, weapon: Divine| new(key).name("weapon", game.weapon_key(weapon));
    Some(match what {
        What::ArtefactDrawn(Some(drawn)) => card("log-ur-artefact-drawn", drawn).cite(&["UR-ARTIFACT-12"]),
        What::ArtefactDrawn(None) => new("log-ur-artefact-drawn-secret").cite(&["UR-ARTIFACT-14"]),
        What::Opened(shown) => card("log-ur-opened", shown).cite(&["UR-ARTIFACT-15"]),
        What::Played(played) => card("log-ur-played", played).cite(&["UR-ARTIFACT-09"]),
        What::Discarded(given) => card("log-ur-discarded", given).cite(&["UR-ARTIFACT-13"]),
        What::DivineGone(gone) => weapon("log-ur-divine-gone", gone).cite(&["UR-DIVINE-20", "UR-DIVINE-22"]),
        What::WeaponTaken(taken) => weapon("log-ur-weapon-taken", taken).cite(&["UR-DIVINE-21"]),
        What::WeaponLeft(left) => weapon("log-ur-weapon-left", left).cite(&["UR-DIVINE-15", "UR-END-13"]),
        What::DivineRolled(rolled, face) => new("log-ur-divine-rolled")
            .name("die", key("die", rolled.id()))
            .name("result", outcome_key(rolled.id(), game.content.dice.divine(rolled), face))
            .cite(&["UR-DIVINE-04"]),
        _ => return None,
    })
}

/// Events of life, death and glory.
fn fate(game: &Urto, who: Player, what: What) -> Option<Message> {
    Some(match what {
        What::Revived { life, card: Some(card) } => {
            count("log-ur-revived-by", life).name("artefact", game.artefact_key(card)).cite(&["UR-LIFE-05"])
        }
        What::Revived { life, card: None } => {
            count("log-ur-revived", life).cite(&["UR-HERO-12", "UR-LIFE-05"])
        }
        What::Died(cause) => died(who, cause).cite(&["UR-LIFE-01", "UR-LIFE-06"]),
        What::Arrived => new("log-ur-arrived").cite(&["UR-END-01", "UR-END-10"]),
        What::FeatDone(feat) => {
            new("log-ur-feat").name("feat", key("feat", &game.content.feats[feat].id)).cite(&["UR-FEATS-18"])
        }
        _ => return None,
    })
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

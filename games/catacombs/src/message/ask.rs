//! The sentence over the buttons: who is asked, and what about.

use crate::Catacombs;
use crate::content::{Mishap, Roll};
use crate::rules::{element, search, speech};
use crate::state::{
    Aim, CreatureId, Death, Frame, Kind, Phase, PlainRoll, RevealStep, Rolled, Side, Stage, State,
};
use undercroft_kernel::Message;

/// The sentence over the buttons.
pub fn ask(game: &Catacombs, state: &State) -> Message {
    match state.stack.top() {
        Some(frame) => business(game, state, frame),
        None => phase(game, state),
    }
}

fn about(game: &Catacombs, state: &State, key: &'static str, who: CreatureId) -> Message {
    Message::new(key).name("who", game.creature(state, who))
}

fn phase(game: &Catacombs, state: &State) -> Message {
    match state.phase {
        Phase::Acting => acting(game, state),
        Phase::Leader => Message::new("ask-ca-leader"),
        Phase::Upkeep => Message::new("ask-ca-upkeep"),
        Phase::Order => about(game, state, "ask-ca-order", state.leader),
        Phase::Next if state.side == Side::Master => Message::new("ask-ca-next-master"),
        Phase::Next => Message::new("ask-ca-next-party"),
        Phase::Opening | Phase::TurnEnd => Message::new("ask-ca-nothing"),
    }
}

/// What somebody does with the points that are left.
fn acting(game: &Catacombs, state: &State) -> Message {
    let who = state.actor;
    let creature = &state.creatures[who];
    let key = if state.run_left > 0 {
        "ask-ca-run"
    } else if creature.web > 0 {
        "ask-ca-webbed"
    } else if creature.duel.is_somebody() {
        "ask-ca-duel"
    } else {
        "ask-ca-act"
    };
    about(game, state, key, who).number("ap", creature.ap).number("squares", state.run_left)
}

fn business(game: &Catacombs, state: &State, frame: Frame) -> Message {
    let about = |key, who| about(game, state, key, who);
    let with = |key, who, other| about(key, who).name("target", game.creature(state, other));
    match frame {
        Frame::Test { test, roll } => {
            let characteristic = super::key("characteristic", test.characteristic.id());
            about(if roll.x { "ask-ca-test-x" } else { "ask-ca-test" }, test.who)
                .name("characteristic", characteristic)
                .parts("rolled", super::log::rolled(game, roll, test.bonus))
                .word("total", super::log::signed(i16::from(roll.sum) + i16::from(test.bonus)))
                .number("difficulty", test.difficulty)
        }
        Frame::Fruitless { who, plain, roll } => {
            fruitless(game, state, who, plain, roll).parts("rolled", super::log::rolled(game, roll, 0))
        }
        Frame::Attack { attack, roll, stage } => {
            let target = match attack.target {
                crate::state::Target::Creature(target) => target,
                _ => CreatureId::NONE,
            };
            let key = match stage {
                Stage::Declared => "ask-ca-defend",
                Stage::Hit => "ask-ca-parry",
                Stage::Missed => "ask-ca-missed",
            };
            with(key, attack.by, target)
                .parts("rolled", super::log::rolled(game, roll, 0))
                .word("total", super::log::signed(i16::from(roll.sum)))
        }
        Frame::Again { by, left, .. } => about("ask-ca-again", by).number("left", left),
        Frame::FreeAttack { by, thief } => with("ask-ca-free-attack", by, thief),
        // Whoever acted may have died of it.
        Frame::Window { back, .. } if state.creatures[back].kind == Kind::Nobody => {
            Message::new("ask-ca-window-after")
        }
        Frame::Window { back, .. } => about("ask-ca-window", back),
        Frame::React { .. } => {
            about("ask-ca-react", state.actor).number("points", state.creatures[state.actor].wait)
        }
        Frame::Ambush { .. } if !state.actor.is_somebody() => Message::new("ask-ca-ambush"),
        Frame::Ambush { .. } => acting(game, state),
        Frame::Possess { by, .. } => {
            with("ask-ca-possess", by, state.actor).number("ap", state.creatures[state.actor].ap)
        }
        Frame::Held { who, .. } => about("ask-ca-held", who),
        Frame::Advance { who, .. } => about("ask-ca-advance", who),
        Frame::Beside { who, .. } => about("ask-ca-beside", who),
        Frame::Doom { who, death } => about(doom_key(death), who),
        Frame::Snared { who, .. } => about("ask-ca-roll-harm", who),
        Frame::Flames { by, .. } => about("ask-ca-flames", by),
        Frame::Hoard { who, .. } => about("ask-ca-roll-find", who),
        Frame::Find { who, item } => about("ask-ca-find", who).name("item", game.item(item)),
        Frame::Booty { item } => Message::new("ask-ca-booty").name("item", game.item(item)),
        Frame::Consent { by, to, item } => {
            let wanted = state
                .items
                .get(usize::from(item))
                .map_or_else(|| "item-none".to_owned(), |one| game.item(one.id));
            let asked = if by == to { about("ask-ca-consent", by) } else { with("ask-ca-gift", by, to) };
            asked.name("item", wanted)
        }
        Frame::Haggle { target, sums } => {
            with("ask-ca-haggle", state.actor, target).number("ecus", speech::price(game, sums, 0))
        }
        Frame::Pledge { by, target, ecus } => with("ask-ca-pledge", by, target).number("ecus", ecus),
        Frame::Aim(aim) => self::aim(game, state, aim),
        Frame::Teleport { .. } => Message::new("ask-ca-teleport"),
        Frame::Share { points } => Message::new("ask-ca-share").number("points", points),
        Frame::Divine => about("ask-ca-divine", state.actor),
        Frame::Reveal(reveal) => Message::new(match reveal.step {
            RevealStep::Draw => "ask-ca-draw-zone",
            RevealStep::Roll(_) | RevealStep::Encounter(_) => "ask-ca-roll-content",
            RevealStep::Place => "ask-ca-place",
        }),
        Frame::Event { card, .. } => {
            let event = super::key("event", &game.content.events[card].id);
            let text = Message::new(format!("{event}.text"));
            Message::new("ask-ca-event").name("event", event).parts("text", vec![text])
        }
        Frame::Blank | Frame::Arrive { .. } => Message::new("ask-ca-nothing"),
    }
}

const fn doom_key(death: Death) -> &'static str {
    match death {
        Death::Wounds => "ask-ca-doom",
        Death::Lava { .. } => "ask-ca-doom-lava",
        Death::Banishment => "ask-ca-doom-banished",
    }
}

/// CA-DESTINY-01: What D brought that may be rolled again.
fn fruitless(game: &Catacombs, state: &State, who: CreatureId, plain: PlainRoll, roll: Rolled) -> Message {
    let about = |key| about(game, state, key, who);
    let sum = roll.sum as u8;
    match plain {
        PlainRoll::Search(square) => {
            let hurt = search::on_square(game, sum).loss != Roll::default();
            about(if hurt { "ask-ca-search-hurt" } else { "ask-ca-search-vain" })
                .word("at", square.to_string())
        }
        PlainRoll::Content { piece, may_lock } => {
            let find = search::in_piece(game, state, piece, sum);
            let key = match find.infection {
                Some(_) => "ask-ca-loot-infected",
                None if find.locked && may_lock => "ask-ca-loot-locked",
                None => "ask-ca-loot-vain",
            };
            let kind = state.pieces.get(piece.index()).map(|piece| piece.kind);
            about(key)
                .name("element", kind.map_or_else(|| "element-none".to_owned(), |kind| game.element(kind)))
        }
        PlainRoll::Slip(_) => {
            let falls = element::mishap(game, sum) == Mishap::Fall;
            about(if falls { "ask-ca-slip-fall" } else { "ask-ca-slip-stumble" })
        }
        PlainRoll::Ignite(target) => about("ask-ca-ignite").name("target", game.creature(state, target)),
        PlainRoll::BurnOn(target) => about("ask-ca-burn-on").name("target", game.creature(state, target)),
    }
}

fn aim(game: &Catacombs, state: &State, aim: Aim) -> Message {
    let item = |at: u8| {
        state.items.get(usize::from(at)).map_or_else(|| "item-none".to_owned(), |one| game.item(one.id))
    };
    match aim {
        Aim::Throw(one) => Message::new("ask-ca-aim-throw").name("item", item(one)),
        Aim::Spell(spell) => Message::new("ask-ca-aim-spell").name("spell", game.spell(spell)),
        Aim::Ring(one) => Message::new("ask-ca-aim-ring").name("item", item(one)),
        Aim::Return(who, _) => about(game, state, "ask-ca-aim-return", who),
    }
}

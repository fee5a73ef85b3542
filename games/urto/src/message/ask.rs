//! The sentences over the buttons: what the pending frame asks.

use super::{key, outcome_key};
use crate::Urto;
use crate::content::MonsterId;
use crate::rules::{mushroom, pvm};
use crate::state::{Aim, Cause, Foe, Frame, Hurt, Mark, Phase, Pick, Player, Stage, State};
use undercroft_kernel::{Message, Seat};

fn new(key: &'static str) -> Message {
    Message::new(key)
}

/// The sentence over the buttons of a seat.
pub(super) fn ask(game: &Urto, state: &State, seat: Seat) -> Message {
    let who = Player(seat.0);
    let question = match state.stack.top() {
        None => at_the_table(game, state, who),
        Some(Frame::Combat) => in_combat(game, state, who),
        Some(Frame::Harm { hurt, cause, .. }) => harm(state, who, hurt, cause),
        Some(frame) => pending(game, frame),
    };
    new("ask-ur-of").name("sheet", game.hero_key(state.heroes[who].sheet)).parts("ask", vec![question])
}

/// Nothing is unfinished: the beginning, the turn, its end.
fn at_the_table(game: &Urto, state: &State, who: Player) -> Message {
    let hero = &state.heroes[who];
    let place = |message: Message| message.name("space", game.space_key(hero.space));
    match state.phase {
        Phase::Side => new("ask-ur-side"),
        Phase::Dealing => new("ask-ur-deal"),
        Phase::Choosing => new("ask-ur-keep-card"),
        Phase::Turn if state.turn.rested => new("ask-ur-rested"),
        Phase::Turn if state.turn.moved => place(new("ask-ur-after")),
        Phase::Turn => place(new("ask-ur-turn")),
        Phase::Closing | Phase::Over => new("ask-ur-closing"),
    }
}

fn pending(game: &Urto, frame: Frame) -> Message {
    let face = |face: u8| {
        new("ask-ur-searched")
            .number("face", face)
            .name("result", outcome_key("search", &game.content.dice.search, face))
    };
    match frame {
        Frame::Relocate { left, .. } => new("ask-ur-relocate").number("n", left),
        Frame::LayTrap => new("ask-ur-lay-trap"),
        Frame::Torch { fountain: true, .. } => new("ask-ur-fountain"),
        Frame::Torch { fountain: false, .. } => new("ask-ur-torch"),
        Frame::Searched { face: shown } => face(shown),
        Frame::FreeStep { .. } => new("ask-ur-free-step"),
        Frame::Stele(weapon) => new("ask-ur-stele").name("weapon", game.weapon_key(weapon)),
        Frame::Draw { pick, .. } => match pick {
            Pick::Token => new("ask-ur-draw-token"),
            Pick::Event => new("ask-ur-draw-event"),
            Pick::Monster => new("ask-ur-draw-monster"),
            Pick::Artefact => new("ask-ur-draw-artefact"),
        },
        Frame::TokenChoice => new("ask-ur-token-choice"),
        Frame::Choice { .. } => new("ask-ur-choice"),
        Frame::Offer { .. } => new("ask-ur-offer"),
        Frame::PickHero { mark, .. } => match mark {
            Mark::Swap { .. } => new("ask-ur-swap"),
            Mark::RollOff(_) => new("ask-ur-challenge"),
            Mark::Steal(n) => new("ask-ur-steal").number("n", n),
        },
        Frame::PickSpace { aim, .. } => match aim {
            Aim::Strike(n, _) => new("ask-ur-strike").number("n", n),
            Aim::Bomb => new("ask-ur-bomb"),
            Aim::Lift { .. } => new("ask-ur-lift"),
            Aim::Slide { .. } => new("ask-ur-slide"),
        },
        Frame::RollOff { .. } => new("ask-ur-roll-off"),
        Frame::GiveUp { left, .. } => new("ask-ur-give-up").number("n", left),
        Frame::Defence { target, .. } => new("ask-ur-defence").number("target", target),
        _ => new("ask-ur-go-on"),
    }
}

fn in_combat(game: &Urto, state: &State, who: Player) -> Message {
    match state.combat.foe {
        Foe::Creature(monster) => with_creature(game, state, monster),
        Foe::Mushroom => {
            let target = mushroom::target(game, state);
            match state.combat.stage {
                Stage::Rolled => new("ask-ur-mushroom-rolled").number("total", pvm::total(game, state, 0)),
                _ => new("ask-ur-mushroom"),
            }
            .number("target", target)
        }
        Foe::Hero | Foe::Nobody => with_hero(game, state, who),
    }
}

fn with_creature(game: &Urto, state: &State, monster: MonsterId) -> Message {
    let card = &game.content.monsters[monster];
    let message = match state.combat.stage {
        Stage::Rolled => new("ask-ur-creature-rolled").number("total", pvm::total(game, state, 0)),
        _ => new("ask-ur-creature"),
    };
    message
        .name("monster", key("monster", &card.id))
        .number("attack", card.attack)
        .number("left", card.life.saturating_sub(state.combat.dealt))
        .number("life", card.life)
}

fn with_hero(game: &Urto, state: &State, who: Player) -> Message {
    let own = state.combat.side_of(who).unwrap_or(0);
    let other = 1 - own;
    let message = match state.combat.stage {
        Stage::Declared => new("ask-ur-declared"),
        Stage::Answering { .. } | Stage::Rolled | Stage::Struck => new("ask-ur-answer")
            .number("total", pvm::total(game, state, own))
            .number("against", pvm::total(game, state, other)),
        Stage::Ready | Stage::Arming(_) => new("ask-ur-arm"),
    };
    message.seat("other", state.combat.side(other).who.seat())
}

fn harm(state: &State, who: Player, hurt: Hurt, cause: Cause) -> Message {
    match hurt {
        Hurt::Dying => new("ask-ur-dying"),
        Hurt::Announced => {
            let key = if cause.is_combat() { "ask-ur-hurt-combat" } else { "ask-ur-hurt" };
            new(key).number("n", state.heroes[who].pending).number("life", state.heroes[who].life)
        }
    }
}

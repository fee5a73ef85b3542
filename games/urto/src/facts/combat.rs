//! Facts of the combat under way and of the dice on the table.

use crate::Urto;
use crate::action::player_word;
use crate::content::Monster;
use crate::rules::{mushroom, pvm};
use crate::state::{Combat, Foe, Player, Side, Stage, State};
use undercroft_kernel::Value;
use undercroft_kernel::fact::{int, truth, word};

type Fact = undercroft_kernel::Fact<Urto, ()>;

/// All are absent without a combat.
pub(super) const FACTS: &[Fact] = &[
    Fact::new("combat", "pvm, pvp, mushroom: the combat under way", |_, state, ()| {
        word(match state.combat.foe {
            Foe::Nobody => return None,
            Foe::Creature(_) => "pvm",
            Foe::Mushroom => "mushroom",
            Foe::Hero => "pvp",
        })
    }),
    Fact::new(
        "combat.foe",
        "the creature that is fought, or the seat of the attacked hero",
        |game, state, ()| match state.combat.foe {
            Foe::Hero => word(player_word(state.combat.side(1).who)),
            _ => monster(game, state).and_then(|monster| word(&monster.id)),
        },
    ),
    Fact::new("combat.stage", "ready, rolled, struck, declared, arming, answering", |_, state, ()| {
        word(match combat(state)?.stage {
            Stage::Ready => "ready",
            Stage::Rolled => "rolled",
            Stage::Struck => "struck",
            Stage::Declared => "declared",
            Stage::Arming(_) => "arming",
            Stage::Answering { .. } => "answering",
        })
    }),
    Fact::new("combat.attack", "attack of the creature", |game, state, ()| int(monster(game, state)?.attack)),
    Fact::new("combat.life", "life that the creature has left", |game, state, ()| {
        int(monster(game, state)?.life.saturating_sub(state.combat.dealt))
    })
    .headline()
    .set(|game, state, (), given| {
        let full = monster(game, state).map(|monster| monster.life);
        let full = full.ok_or_else(|| given.wrong("a combat with a creature (use a place)"))?;
        state.combat.dealt = full - given.number::<u8>(1, full)?;
        Ok(())
    }),
    Fact::new("combat.target", "what destroys the mushroom", |game, state, ()| {
        if state.combat.foe == Foe::Mushroom { int(mushroom::target(game, state)) } else { None }
    }),
    Fact::new(
        "combat.rounds",
        "how many times the die was rolled",
        |_, state, ()| int(combat(state)?.rounds),
    ),
    Fact::new("combat.attacker", "the hero that fights or attacks", |_, state, ()| {
        word(player_word(combat(state)?.first().who))
    }),
    Fact::new("combat.hiding", "true or false: hides once the damage is counted", |_, state, ()| {
        truth(combat(state)?.hiding.is_some())
    }),
];

fn combat(state: &State) -> Option<&Combat> {
    (state.combat.foe != Foe::Nobody).then_some(&state.combat)
}

/// The creature that is fought, if it is one.
fn monster<'a>(game: &'a Urto, state: &State) -> Option<&'a Monster> {
    match state.combat.foe {
        Foe::Creature(monster) => Some(&game.content.monsters[monster]),
        Foe::Nobody | Foe::Mushroom | Foe::Hero => None,
    }
}

/// A hero's side of the combat, if it fights.
pub(super) fn side(state: &State, who: Player) -> Option<&Side> {
    Some(state.combat.side(state.combat.side_of(who)?))
}

/// The total of a hero that has rolled.
pub(super) fn total(game: &Urto, state: &State, who: Player) -> Option<Value> {
    let at = state.combat.side_of(who)?;
    if state.combat.side(at).face > 0 { int(pvm::total(game, state, at)) } else { None }
}

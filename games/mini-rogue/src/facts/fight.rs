//! Facts of the fight under way: the enemy and the dice. All are absent without a fight.

use super::table::Fact;
use crate::MiniRogue;
use crate::rules::{combat, potion};
use crate::state::{Fight, Foe, LastPhase, Stage, State};
use undercroft_kernel::fact::{int, put, truth, word};
use undercroft_kernel::{Given, Value, WordError};

pub(super) const FACTS: &[Fact] = &[
    Fact::new("enemy", "id of the enemy that is fought", |game, state, ()| {
        word(&game.content.enemies[fight(state)?.enemy].id)
    }),
    Fact::ranged(
        "enemy.hp",
        |game| format!("0..{}", game.content.limits.enemy_hp),
        |_, state, ()| int(fight(state)?.hp),
    )
    .headline()
    .set(|game, state, (), given| {
        let fight = fight_mut(state, given)?;
        fight.hp = given.number(1, game.content.limits.enemy_hp)?;
        fight.full = fight.full.max(fight.hp);
        Ok(())
    }),
    Fact::new("enemy.full", "HP it began with", |_, state, ()| int(fight(state)?.full)),
    Fact::new("enemy.damage", "damage of its hit", |game, state, ()| {
        int(game.content.enemies[fight(state)?.enemy].damage)
    }),
    Fact::new("enemy.poisoned", "true or false: under a Poison potion", |_, state, ()| {
        truth(fight(state)?.poisoned)
    })
    .set(|_, state, (), given| put(given.truth(), &mut fight_mut(state, given)?.poisoned)),
    Fact::new("enemy.frozen", "true or false: loses its attack of this round", |_, state, ()| {
        truth(fight(state)?.frozen)
    }),
    Fact::new("enemy.phase", "1, 2: of the last Guardian", |_, state, ()| match fight(state)?.foe {
        Foe::Last(_, LastPhase::First) => int(1),
        Foe::Last(_, LastPhase::Second) => int(2),
        _ => None,
    }),
    Fact::new("attack.stage", "ready, dice, final, struck", |_, state, ()| {
        word(match fight(state)?.stage {
            Stage::Ready => "ready",
            Stage::Dice => "dice",
            Stage::Final => "final",
            Stage::Struck => "struck",
            Stage::Answered => "answered",
        })
    }),
    Fact::new("fight.shared", "true or false: both fight it", |_, state, ()| truth(fight(state)?.shared)),
    Fact::new("attack.total", "what the dice and skills deal", |game, state, ()| {
        int(attack(game, state).map(|()| combat::total(game, state))?)
    }),
    Fact::new("attack.damage", "what the whole attack deals, potions included", |game, state, ()| {
        int(attack(game, state).map(|()| combat::damage(game, state))?)
    })
    .headline(),
    Fact::new("attack.dice", "list of the values of the Character dice", |_, state, ()| {
        let dice = fight(state)?.dice.iter().map(|die| Value::Int(die.value.into()));
        Some(Value::List(dice.collect()))
    }),
    Fact::keyed("die", "1", "die.1 to die.3: what a Character die is worth", |_, state, (), name| {
        let number = match name.key {
            "1" => 1,
            "2" => 2,
            "3" => 3,
            _ => return Err(WordError::unknown("fact", name.full, "die.1 to die.3, die.dungeon")),
        };
        Ok(fight(state).and_then(|_| int(combat::die(state, number)?.total)))
    }),
    Fact::new("die.dungeon", "1..6: the Dungeon die of this attack", |_, state, ()| {
        int(Some(fight(state)?.dungeon).filter(|face| *face > 0)?)
    }),
];

fn fight(state: &State) -> Option<&Fight> {
    potion::in_fight(state).then_some(&state.fight)
}

fn fight_mut<'a>(state: &'a mut State, given: Given<'_>) -> Result<&'a mut Fight, WordError> {
    if potion::in_fight(state) {
        Ok(&mut state.fight)
    } else {
        Err(given.wrong("a fight under way (use a place)"))
    }
}

/// Before the roll there is nothing to tell of an attack, unless something was added already.
fn attack(game: &MiniRogue, state: &State) -> Option<()> {
    let told = !fight(state)?.dice.is_empty() || combat::damage(game, state) > 0;
    told.then_some(())
}

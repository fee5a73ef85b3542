//! Facts of creatures: `p1.pv`, `m1.at`, `p2.burning`. What they carry is in `gear.rs`.

use super::{place, somebody, somebody_word};
use crate::Catacombs;
use crate::content::Characteristic;
use crate::rules::{stat, turn};
use crate::state::{CreatureId, Kind, Side, State, Status};
use undercroft_kernel::fact::{int, put, truth, word};
use undercroft_kernel::{Given, Value, Vocabulary, WordError};

pub(super) type Fact = undercroft_kernel::Fact<Catacombs, CreatureId>;

/// The level of a characteristic, under its word.
macro_rules! level {
    ($characteristic:ident) => {
        Fact::new(
            Characteristic::$characteristic.id(),
            "0..15: the effective level; heroes' levels can be set",
            |_, state, who| int(state.creatures[who].level(Characteristic::$characteristic)),
        )
        .set(|game, state, who, given| write_level(game, state, who, Characteristic::$characteristic, given))
    };
}

macro_rules! condition {
    ($name:literal, $status:ident) => {
        Fact::new($name, "true or false", |_, state, who| truth(state.creatures[who].is(Status::$status)))
            .set(|_, state, who, given| {
                state.creatures[who].set(Status::$status, given.truth()?);
                Ok(())
            })
    };
}

pub(super) const FACTS: &[Fact] = &[
    Fact::new("kind", "p1 … for heroes, m1 … for the others: its id", |game, state, who| {
        match state.creatures[who].kind {
            Kind::Nobody => None,
            Kind::Hero(hero) => word(&game.content.heroes[hero].id),
            Kind::Monster(monster) => word(&game.content.monsters[monster].id),
        }
    }),
    Fact::new("side", "party, master", |_, state, who| word(state.creatures[who].side.id())).set(
        |_, state, who, given| {
            let side = given.word(Side::from_id, "party, master")?;
            let owner = if side == Side::Party { 0 } else { state.party };
            let creature = &mut state.creatures[who];
            (creature.side, creature.owner) = (side, owner);
            Ok(())
        },
    ),
    Fact::new("seat", "the seat that plays it", |game, state, who| word(game.seat_word(state.seat_of(who)))),
    Fact::new("at", "its square, such as 3,4; absent when it is not on the board", |_, state, who| {
        let at = state.creatures[who].at;
        if at.is_somewhere() { word(at.to_string()) } else { None }
    })
    .set(|_, state, who, given| {
        let to = place(given)?;
        state.put(who, to);
        Ok(())
    }),
    Fact::new("pv", "-99..99: life points; of a swarm, those of its first figure", |_, state, who| {
        int(state.creatures[who].pv)
    })
    .headline()
    .set(|_, state, who, given| {
        write_pv(state, who, given.number(-99, 99)?);
        Ok(())
    }),
    Fact::new("pv_max", "life points at most", |_, state, who| int(state.creatures[who].pv_max)),
    Fact::new("ap", "0..20: action points left this turn", |_, state, who| int(state.creatures[who].ap))
        .set(|_, state, who, given| put(given.number(0, 20), &mut state.creatures[who].ap)),
    Fact::new("wait", "0..20: waiting points", |_, state, who| int(state.creatures[who].wait))
        .set(|_, state, who, given| put(given.number(0, 20), &mut state.creatures[who].wait)),
    Fact::new("next_ap", "-9..9: action points more in its next turn", |_, state, who| {
        int(state.creatures[who].next_ap)
    })
    .set(|_, state, who, given| put(given.number(-9, 9), &mut state.creatures[who].next_ap)),
    Fact::new("armour", "armour points, magic ones included", |_, state, who| {
        int(state.creatures[who].armour)
    }),
    Fact::new("magic_armour", "those of them that are magic", |_, state, who| {
        int(state.creatures[who].magic_armour)
    }),
    Fact::new("protection", "0..9: magic armour points for the whole game", |_, state, who| {
        int(state.creatures[who].protection)
    })
    .set(|game, state, who, given| {
        put(given.number(0, 9), &mut state.creatures[who].protection)?;
        stat::refresh(game, state, who);
        Ok(())
    }),
    Fact::new("web", "0..9: the level of the web that holds it", |_, state, who| {
        int(state.creatures[who].web)
    })
    .set(|_, state, who, given| put(given.number(0, 9), &mut state.creatures[who].web)),
    Fact::new("deadline", "0..9: ends of its side's turn until it dies of its wounds", |_, state, who| {
        int(state.creatures[who].deadline)
    })
    .set(|_, state, who, given| put(given.number(0, 9), &mut state.creatures[who].deadline)),
    Fact::new("duel", "whom it duels: p1, m1 … or nobody", |_, state, who| {
        somebody_word(state.creatures[who].duel)
    })
    .set(|_, state, who, given| put(somebody(given), &mut state.creatures[who].duel)),
    Fact::new("lit_by", "the hero whose fire it burns with: p1 … or nobody", |_, state, who| {
        somebody_word(state.creatures[who].lit_by)
    })
    .set(|_, state, who, given| put(somebody(given), &mut state.creatures[who].lit_by)),
    Fact::new("figures", "1..4: figures of a swarm", |_, state, who| int(state.creatures[who].figures()))
        .set(|_, state, who, given| {
            let others = given.number::<usize>(1, 4)? - 1;
            let creature = &mut state.creatures[who];
            let full = creature.pv_max as u8;
            for (at, mate) in creature.mates.iter_mut().enumerate() {
                *mate = if at < others { full } else { 0 };
            }
            Ok(())
        }),
    Fact::new("mates", "list of the PV of the other figures of a swarm", |_, state, who| {
        let mates = state.creatures[who].mates.into_iter().filter(|pv| *pv > 0);
        Some(Value::List(mates.map(|pv| Value::Int(pv.into())).collect()))
    })
    .set(|_, state, who, given| {
        let Value::List(list) = given.value else { return Err(given.wrong("a list of PV")) };
        let creature = &mut state.creatures[who];
        creature.mates = [0; 3];
        for (mate, value) in creature.mates.iter_mut().zip(list) {
            *mate = Given { value, ..given }.number(1, 99)?;
        }
        Ok(())
    }),
    Fact::new("newcomers", "0..3: figures that joined this turn", |_, state, who| {
        int(state.creatures[who].newcomers)
    })
    .set(|_, state, who, given| put(given.number(0, 3), &mut state.creatures[who].newcomers)),
    Fact::new("parries", "0..9: parries used since the adversaries' turn began", |_, state, who| {
        int(state.creatures[who].parries)
    })
    .set(|_, state, who, given| put(given.number(0, 9), &mut state.creatures[who].parries)),
    Fact::new("luck", "0..9: added to the result of its next test", |_, state, who| {
        int(state.creatures[who].luck)
    })
    .set(|_, state, who, given| put(given.number(0, 9), &mut state.creatures[who].luck)),
    Fact::new("zone", "the number of its zone, from 1", |_, state, who| {
        let at = Some(state.creatures[who].at).filter(|at| at.is_somewhere())?;
        int(state.zone_of(at)?.0 + 1)
    }),
    level!(Dexterity),
    level!(Intelligence),
    level!(Melee),
    level!(Shooting),
    level!(Agility),
    level!(Magic),
    level!(ActionPoints),
    level!(Strength),
    level!(Charisma),
    level!(Endurance),
    level!(Will),
    condition!("grounded", GROUNDED),
    condition!("in_pit", IN_PIT),
    condition!("burning", BURNING),
    condition!("poisoned", POISONED),
    condition!("invisible", INVISIBLE),
    condition!("invulnerable", INVULNERABLE),
    condition!("done", DONE),
    condition!("fooled", FOOLED),
    condition!("ambusher", AMBUSHER),
    condition!("bribed", BRIBED),
    condition!("raised", RAISED),
    condition!("jammed", JAMMED),
    condition!("second_hand", SECOND_HAND),
    condition!("brave", BRAVE),
    condition!("dead", DEAD),
    condition!("late", LATE),
];

/// CA-WOUND-01, CA-WOUND-05: At 0 PV and below one lies on the ground, with a whole turn of the party to be saved.
fn write_pv(state: &mut State, who: CreatureId, pv: i16) {
    let own_turn = state.side == state.creatures[who].side;
    let creature = &mut state.table.creatures[who];
    creature.pv = pv;
    let down = pv <= 0 && creature.side == Side::Party;
    creature.set(Status::GROUNDED, down);
    creature.deadline = match (down, own_turn) {
        (false, _) => 0,
        (true, true) => 2,
        (true, false) => 1,
    };
}

/// CA-SHEET-10: The level of a hero is set by what its sheet says beside the print.
fn write_level(
    game: &Catacombs,
    state: &mut State,
    who: CreatureId,
    characteristic: Characteristic,
    given: Given<'_>,
) -> Result<(), WordError> {
    let wanted: i8 = given.number(0, 15)?;
    let now = state.creatures[who].levels.get(characteristic as usize).copied().unwrap_or_default();
    let Some(sheet) = state.sheet_mut(who) else {
        return Err(given.wrong("a hero: the levels of monsters are printed"));
    };
    if let Some(handicap) = sheet.handicaps.get_mut(characteristic as usize) {
        *handicap = handicap.saturating_add(wanted - now);
    }
    stat::refresh(game, state, who);
    if characteristic == Characteristic::ActionPoints {
        state.creatures[who].ap = turn::full_points(&state.creatures[who]);
    }
    Ok(())
}

//! Spells, competences and Imprévu cards: each effect with its numbers.

use super::fields::{choice, flag, need_word, reference, set, signed, wide, word};
use super::notation;
use super::tables::{MAX_DIFFICULTY, MAX_ECUS};
use crate::content::raw::{
    Field, RawAim, RawCompetence, RawEvent, RawEventEffect, RawKnack, RawSpell, RawSpellEffect, RawStrike,
};
use crate::content::{
    Aim, Characteristic, Competence, CompetenceId, EventCard, EventCardId, EventEffect, Guard, Knack,
    MAX_COPIES, Natures, School, Schools, Spell, SpellEffect, SpellId, Tasks, Within,
};
use undercroft_content::{Desk, Inspection, Merged, Span, Spanned};
use undercroft_kernel::IdVec;

/// The widest burst, in squares around its middle.
const MAX_RADIUS: u8 = 2;
/// The longest range that is given in squares.
const MAX_SQUARES: u8 = 40;
/// What is taken off, by word.
pub const GUARDS: [(&str, Guard); 3] =
    [("full", Guard::Full), ("magic_armour", Guard::MagicArmour), ("nothing", Guard::Nothing)];

pub fn spells(merged: &Merged<'_>, inspection: &mut Inspection) -> IdVec<SpellId, Spell> {
    let spells = merged.list("spell").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawSpell = desk.read(&record.fields);
        desk.name_with("spell", &record.id, &["text"]);
        desk.slug("icon", raw.icon.as_ref());
        School::ALL.iter().for_each(|school| desk.name("school", school.id()));
        let at = desk.header();
        let read = raw.aim.is_some() && raw.effect.is_some();
        let (aim_field, effect) = (desk.need(&at, "aim", raw.aim), desk.need(&at, "effect", raw.effect));
        let spell = Spell {
            id: record.id.clone(),
            icon: raw.icon.map(Spanned::into_inner),
            school: need_word(&mut desk, &at, "school", raw.school).unwrap_or(School::Peasant),
            difficulty: desk.number(&at, "difficulty", raw.difficulty, 0..=MAX_DIFFICULTY),
            aim: aim(&mut desk, &aim_field),
            effect: spell_effect(&mut desk, merged, &effect),
        };
        if read && !fits(spell.aim, spell.effect) {
            desk.refuse(aim_field.span(), "the effect does not fit the aim", FITTING);
        }
        spell
    });
    spells.collect()
}

/// What fits what, in words.
const FITTING: &str = "heal, luck, shield, purify and invisible for the caster or a friend; reveal and pact for the caster; \
    strike for an enemy, a burst or all seen; dread, hold and possess for an enemy; raise for a corpse";

const fn fits(aim: Aim, effect: SpellEffect) -> bool {
    match effect {
        SpellEffect::Reveal { .. } | SpellEffect::Pact { .. } => matches!(aim, Aim::Caster),
        SpellEffect::Heal(_)
        | SpellEffect::Luck(_)
        | SpellEffect::Shield(_)
        | SpellEffect::Purify
        | SpellEffect::Invisible => matches!(aim, Aim::Caster | Aim::Friend { .. }),
        SpellEffect::Strike { .. } => matches!(aim, Aim::Enemy { .. } | Aim::Burst { .. } | Aim::AllSeen(_)),
        SpellEffect::Dread { .. } | SpellEffect::Hold { .. } | SpellEffect::Possess { .. } => {
            matches!(aim, Aim::Enemy { .. })
        }
        SpellEffect::Raise(_) => matches!(aim, Aim::Corpse),
    }
}

fn aim(desk: &mut Desk<'_, '_>, field: &Spanned<RawAim>) -> Aim {
    let at = field.span();
    match field.get_ref().clone() {
        RawAim::Caster => Aim::Caster,
        RawAim::Friend(raw) => {
            Aim::Friend { within: within(desk, &at, raw.within), or_caster: flag(raw.or_caster) }
        }
        RawAim::Enemy(how_far) => Aim::Enemy { within: within(desk, &at, Some(how_far)) },
        RawAim::Burst(radius) => Aim::Burst { radius: desk.within("burst", &radius, 0..=MAX_RADIUS) },
        RawAim::AllSeen(natures) => Aim::AllSeen(set(desk, "all_seen", &natures, Natures::with)),
        RawAim::Corpse => Aim::Corpse,
    }
}

fn within(desk: &mut Desk<'_, '_>, at: &Span, field: Field<String>) -> Within {
    let field = desk.need(at, "within", field);
    match field.get_ref().as_str() {
        "reach" => Within::Reach,
        "sight" | "" => Within::Sight,
        other => match other.parse() {
            Ok(squares) if (1..=MAX_SQUARES).contains(&squares) => Within::Squares(squares),
            _ => {
                let expected = format!("reach, sight, or a number of squares from 1 to {MAX_SQUARES}");
                desk.refuse(field.span(), format!("it carries \"{other}\""), expected);
                Within::Sight
            }
        },
    }
}

fn spell_effect(
    desk: &mut Desk<'_, '_>,
    merged: &Merged<'_>,
    field: &Spanned<RawSpellEffect>,
) -> SpellEffect {
    let at = field.span();
    match field.get_ref().clone() {
        RawSpellEffect::Reveal(radius) => {
            SpellEffect::Reveal { radius: desk.within("reveal", &radius, 0..=MAX_RADIUS) }
        }
        RawSpellEffect::Heal(amount) => SpellEffect::Heal(notation::roll(desk, &at, "heal", Some(amount))),
        RawSpellEffect::Strike(raw) => strike(desk, &at, raw),
        RawSpellEffect::Luck(bonus) => SpellEffect::Luck(desk.within("luck", &bonus, 1..=9)),
        RawSpellEffect::Shield(armour) => SpellEffect::Shield(desk.within("shield", &armour, 1..=9)),
        RawSpellEffect::Purify => SpellEffect::Purify,
        RawSpellEffect::Invisible => SpellEffect::Invisible,
        RawSpellEffect::Dread(raw) => SpellEffect::Dread {
            difficulty: desk.number(&at, "difficulty", raw.difficulty, 0..=MAX_DIFFICULTY),
            ap: desk.number(&at, "ap", raw.ap, 1..=9),
        },
        RawSpellEffect::Raise(monster) => SpellEffect::Raise(reference(desk, merged, "monster", &monster)),
        RawSpellEffect::Pact(raw) => SpellEffect::Pact {
            cost: notation::roll(desk, &at, "cost", raw.cost),
            ap: desk.number(&at, "ap", raw.ap, 1..=9),
        },
        RawSpellEffect::Hold(level) => SpellEffect::Hold { level: desk.within("hold", &level, 0..=9) },
        RawSpellEffect::Possess(difficulty) => {
            SpellEffect::Possess { difficulty: desk.within("possess", &difficulty, 0..=MAX_DIFFICULTY) }
        }
    }
}

fn strike(desk: &mut Desk<'_, '_>, at: &Span, raw: RawStrike) -> SpellEffect {
    let guard = raw.guard.and_then(|guard| choice(desk, "guard", &guard, &GUARDS));
    SpellEffect::Strike {
        amount: notation::roll(desk, at, "amount", raw.amount),
        guard: guard.unwrap_or_default(),
        flaming: flag(raw.flaming),
        drain: desk.number_or_zero("drain", raw.drain, 0..=4),
    }
}

pub fn competences(merged: &Merged<'_>, inspection: &mut Inspection) -> IdVec<CompetenceId, Competence> {
    let competences = merged.list("competence").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawCompetence = desk.read(&record.fields);
        desk.name_with("competence", &record.id, &["text"]);
        desk.slug("icon", raw.icon.as_ref());
        let at = desk.header();
        let effect = desk.need(&at, "effect", raw.effect);
        Competence {
            id: record.id.clone(),
            icon: raw.icon.map(Spanned::into_inner),
            monsters_only: flag(raw.monsters_only),
            effect: knack(&mut desk, &effect),
        }
    });
    competences.collect()
}

fn knack(desk: &mut Desk<'_, '_>, field: &Spanned<RawKnack>) -> Knack {
    let at = field.span();
    match field.get_ref().clone() {
        RawKnack::Parry => Knack::Parry,
        RawKnack::TwoWeapons(raw) => Knack::TwoWeapons {
            penalty: desk.number(&at, "penalty", raw.penalty, 0..=9),
            per_turn: desk.number(&at, "per_turn", raw.per_turn, 1..=1),
        },
        RawKnack::Tough(armour) => Knack::Tough { armour: desk.within("tough", &armour, 1..=9) },
        RawKnack::Arcane(schools) => Knack::Arcane(set(desk, "arcane", &schools, Schools::with)),
        RawKnack::Flight => Knack::Flight,
        RawKnack::Bonus(raw) => Knack::Bonus {
            tasks: set(desk, "tasks", &raw.tasks, Tasks::with),
            bonus: desk.number(&at, "bonus", raw.bonus, 1..=9),
        },
        RawKnack::FarShot(raw) => Knack::FarShot {
            squares: desk.number(&at, "squares", raw.squares, 0..=9),
            improvised: desk.number(&at, "improvised", raw.improvised, 1..=9),
        },
        RawKnack::HardToKill(turns) => {
            Knack::HardToKill { turns: desk.within("hard_to_kill", &turns, 1..=3) }
        }
    }
}

/// All Imprévu cards.
pub fn events(merged: &Merged<'_>, inspection: &mut Inspection) -> IdVec<EventCardId, EventCard> {
    let events = merged.list("event").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawEvent = desk.read(&record.fields);
        desk.name_with("event", &record.id, &["text"]);
        desk.slug("icon", raw.icon.as_ref());
        let at = desk.header();
        let effect = desk.need(&at, "effect", raw.effect);
        EventCard {
            id: record.id.clone(),
            icon: raw.icon.map(Spanned::into_inner),
            copies: desk.number(&at, "copies", raw.copies, 1..=MAX_COPIES),
            effect: event_effect(&mut desk, merged, &effect),
        }
    });
    events.collect()
}

fn event_effect(
    desk: &mut Desk<'_, '_>,
    merged: &Merged<'_>,
    field: &Spanned<RawEventEffect>,
) -> EventEffect {
    let at = field.span();
    match field.get_ref().clone() {
        RawEventEffect::Calm => EventEffect::Calm,
        RawEventEffect::Ambush => EventEffect::Ambush,
        RawEventEffect::CloseDoor => EventEffect::CloseDoor,
        RawEventEffect::Hurt(raw) => EventEffect::Hurt {
            test: test(desk, &at, raw.test),
            difficulty: desk.number(&at, "difficulty", raw.difficulty, 0..=MAX_DIFFICULTY),
            damage: notation::roll(desk, &at, "damage", raw.damage),
        },
        RawEventEffect::Trap(trap) => EventEffect::Trap(reference(desk, merged, "trap", &trap)),
        RawEventEffect::Fear(level) => EventEffect::Fear(desk.within("fear", &level, 0..=9)),
        RawEventEffect::Tire(raw) => EventEffect::Tire {
            test: test(desk, &at, raw.test),
            difficulty: desk.number(&at, "difficulty", raw.difficulty, 0..=MAX_DIFFICULTY),
            ap: desk.number(&at, "ap", raw.ap, 1..=9),
        },
        RawEventEffect::Spur(ap) => EventEffect::Spur(desk.within("spur", &ap, 1..=9)),
        RawEventEffect::Ecus(ecus) => EventEffect::Ecus(wide(desk, "ecus", Some(ecus), 1..=MAX_ECUS)),
        RawEventEffect::Item(item) => EventEffect::Item(reference(desk, merged, "item", &item)),
        RawEventEffect::Heal(amount) => EventEffect::Heal(notation::roll(desk, &at, "heal", Some(amount))),
        RawEventEffect::ShowTrap => EventEffect::ShowTrap,
        RawEventEffect::Toll(ap) => EventEffect::Toll(desk.within("toll", &ap, 1..=9)),
        RawEventEffect::Stir(ap) => EventEffect::Stir(signed(desk, "stir", &ap, -9..=9)),
        RawEventEffect::Foresee => EventEffect::Foresee,
    }
}

fn test(desk: &mut Desk<'_, '_>, at: &Span, field: Field<String>) -> Characteristic {
    let field = desk.need(at, "test", field);
    word(desk, "test", &field).unwrap_or(Characteristic::Agility)
}

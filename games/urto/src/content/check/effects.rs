//! From effects as they are written to programs of the pool. Which ops there are is in [`super::ops`], which of them may
//! stand where in [`super::places`].

use super::numbers::{self, MAX_TARGET, MAX_TRACK};
use super::ops::{OPS, Op};
use super::places::Place;
use super::words;
use crate::content::raw::{Field, RawEffect};
use crate::content::{
    Base, Board, ChoiceId, Divine, Effect, Flag, MAX_PROGRAM, Per, Program, Quarry, Scope, SpaceId, Token,
    Until, Versus, Who,
};
use crate::state::MAX_LOOKED;
use std::ops::RangeInclusive;
use undercroft_content::{Desk, Span, Spanned};
use undercroft_kernel::{Id, IdVec};

/// The most that one effect gives or takes.
const MAX_AMOUNT: u8 = 20;
/// The most uses of a card or a trait.
const MAX_USES: u8 = 9;
/// The most cards, tokens, steps or creatures of one effect.
const MAX_COUNT: u8 = 4;

const WHO: [(&str, Who); 2] = [("self", Who::Oneself), ("all_in_cave", Who::AllInCave)];
const VERSUS: [(&str, Versus); 3] =
    [("pvm", Versus::PVM), ("pvp", Versus::PVP), ("mushroom", Versus::MUSHROOM)];
const PER: [(&str, Per); 2] = [("turn", Per::Turn), ("combat", Per::Combat)];
const SCOPE: [(&str, Scope); 2] =
    [("first_per_combat", Scope::FirstPerCombat), ("divine_dice", Scope::DivineDice)];
const QUARRY: [(&str, Quarry); 2] =
    [("hero_same_space", Quarry::HeroSameSpace), ("each_opponent_in_cave", Quarry::EachOpponentInCave)];
const FLAG: [(&str, Flag); 2] = [("no_sprint", Flag::NoSprint), ("no_move", Flag::NoMove)];
const UNTIL: [(&str, Until); 2] =
    [("end_of_turn", Until::EndOfTurn), ("end_of_next_turn", Until::EndOfNextTurn)];
/// Tokens that a card can give.
const GIVEN: [(&str, Token); 3] =
    [("attack", Token::Attack), ("defence", Token::Defence), ("blook_trap", Token::BlookTrap)];
/// Tokens that a card can lay.
const LAID: [(&str, Token); 1] = [("minus2", Token::Minus2)];

/// The effects and choices of a pack, gathered while its records are read.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// All effects; programs are stretches of it.
    pub effects: Vec<Effect>,
    pub choices: IdVec<ChoiceId, Vec<Program>>,
    /// The words of the spaces.
    spaces: Vec<String>,
}

impl Shelf {
    /// An empty shelf for a pack with this board.
    pub fn new(board: &Board) -> Shelf {
        let spaces = board.spaces.iter().map(|(_, space)| space.id.clone()).collect();
        Shelf { spaces, ..Shelf::default() }
    }

    /// Reads effects that stand one after the other.
    pub fn program(
        &mut self,
        desk: &mut Desk<'_, '_>,
        place: Place,
        rows: &[Spanned<RawEffect>],
    ) -> (Program, Vec<Effect>) {
        let mut effects = Vec::new();
        for row in rows {
            let reading = Reading { shelf: self, desk, at: row.span(), raw: row.get_ref() };
            for effect in reading.effects() {
                let op = row.get_ref().op.as_ref().map_or("", |op| op.get_ref());
                if !place.allows(&effect) {
                    desk.refuse(row.span(), format!("`{op}` cannot stand here"), place.rule());
                } else if place.wants_once(&effect) && effects.iter().any(|known| same_kind(known, &effect)) {
                    desk.refuse(row.span(), format!("`{op}` is there twice"), "once");
                } else {
                    effects.push(effect);
                }
            }
        }
        if effects.len() > MAX_PROGRAM {
            let at = rows.first().map_or(desk.header(), Spanned::span);
            desk.refuse(at, format!("there are {} effects", effects.len()), format!("at most {MAX_PROGRAM}"));
        }
        (self.keep(&effects), effects)
    }

    /// The stretch of the pool with these effects, which are added unless they are there.
    fn keep(&mut self, effects: &[Effect]) -> Program {
        if effects.is_empty() {
            return Program::default();
        }
        let known = self.effects.windows(effects.len()).position(|stretch| stretch == effects);
        let start = known.unwrap_or_else(|| {
            self.effects.extend_from_slice(effects);
            self.effects.len() - effects.len()
        });
        Program { start: start as u16, len: effects.len() as u8 }
    }
}

/// One effect under check.
struct Reading<'r, 'i, 'l> {
    shelf: &'r mut Shelf,
    desk: &'r mut Desk<'i, 'l>,
    at: Span,
    raw: &'r RawEffect,
}

impl Reading<'_, '_, '_> {
    /// What the effect means; a rest has a number for life and one for mana, so it may mean two.
    fn effects(mut self) -> Vec<Effect> {
        let op = self.desk.need(&self.at, "op", self.raw.op.clone());
        let Some(known) = OPS.iter().find(|known| known.word == op.get_ref()) else {
            if !op.get_ref().is_empty() {
                let words: Vec<&str> = OPS.iter().map(|known| known.word).collect();
                let message = format!("there is no op `{op}`");
                self.desk.refuse(op.span(), message, format!("one of {}", words.join(", ")));
            }
            return Vec::new();
        };
        if !self.has_its_fields(known) {
            return Vec::new();
        }
        match known.word {
            "rest_gain_set" | "rest_gain_add" => self.rest(known.word == "rest_gain_set"),
            word => self
                .change(word)
                .or_else(|| self.event(word))
                .or_else(|| self.trait_(word))
                .into_iter()
                .collect(),
        }
    }

    /// Whether all fields are there that the op needs, and none that it does not have.
    fn has_its_fields(&mut self, op: &Op) -> bool {
        let given = self.raw.given();
        let mut good = true;
        for (name, span) in &given {
            if !op.needs.contains(name) && !op.may.contains(name) {
                let fields: Vec<&str> = op.needs.iter().chain(op.may).copied().collect();
                let expected = if fields.is_empty() { "no field".into() } else { words::one_of(&fields) };
                self.desk.refuse(span.clone(), format!("`{}` has no `{name}`", op.word), expected);
                good = false;
            }
        }
        for name in op.needs.iter().filter(|name| !given.iter().any(|(known, _)| known == *name)) {
            self.desk.refuse(self.at.clone(), format!("`{name}` of `{}` is missing", op.word), "");
            good = false;
        }
        good
    }

    /// Effects that change a number of a hero or of the table at once.
    fn change(&mut self, word: &str) -> Option<Effect> {
        let raw = self.raw;
        Some(match word {
            "life" => Effect::Life { n: self.signed(), who: self.who() },
            "mana" => Effect::Mana { n: self.signed(), who: self.who() },
            "renown" => Effect::Renown { n: self.signed() },
            "search_heal" => Effect::SearchHeal,
            "take_tokens" => Effect::TakeTokens {
                token: self.word("token", &raw.token, &GIVEN)?,
                n: self.n(1..=MAX_COUNT),
            },
            "place_token" => Effect::PlaceToken { token: self.word("token", &raw.token, &LAID)? },
            "draw_artefact" => Effect::DrawArtefact { n: self.n(1..=MAX_COUNT) },
            "draw_event" => Effect::DrawEvent { n: self.n(1..=MAX_COUNT) },
            "discard_artefact" => Effect::DiscardArtefact { n: self.n(1..=numbers::MAX_HELD) },
            "damage_space" => Effect::DamageSpace { n: self.n(1..=MAX_AMOUNT) },
            "damage_opponents" => Effect::DamageOpponents { n: self.n(1..=MAX_AMOUNT) },
            "steal_renown" => {
                let from = self.word("from", &raw.from, &QUARRY)?;
                Effect::StealRenown { n: self.n(1..=MAX_AMOUNT), from }
            }
            "status" => Effect::Status {
                flag: self.word("flag", &raw.flag, &FLAG)?,
                until: self.word("until", &raw.until, &UNTIL)?,
            },
            _ => return None,
        })
    }

    /// Effects that move something, start something or ask something.
    fn event(&mut self, word: &str) -> Option<Effect> {
        let raw = self.raw;
        let optional = is_true(&raw.optional);
        Some(match word {
            "defence_roll" => Effect::DefenceRoll {
                target: self.number("target", &raw.target, 2..=MAX_TARGET),
                fail: self.nested(Place::Consequence, &raw.fail),
                who: self.who(),
            },
            "roll_off" => Effect::RollOff { loser: self.nested(Place::Consequence, &raw.loser) },
            "fight_monster" => Effect::FightMonster { n: self.n(1..=MAX_COUNT) },
            "fight_alpha" => Effect::FightAlpha,
            "mushroom_destroy_all" => Effect::DestroyMushrooms,
            "move_mushroom" => Effect::MoveMushroom { n: self.n(1..=MAX_COUNT), optional },
            "extra_move" => Effect::ExtraMove { n: self.n(1..=MAX_COUNT), optional },
            "move_toward" => Effect::MoveToward {
                to: self.space()?,
                n: self.n(1..=MAX_COUNT),
                discovered_only: is_true(&raw.discovered_only),
                apply_effects: is_true(&raw.apply_effects),
            },
            "swap_position" => Effect::SwapPosition { apply_effects: is_true(&raw.apply_effects), optional },
            "may_pay" => Effect::MayPay {
                cost: self.nested(Place::Cost, &raw.cost),
                then: self.nested(Place::Consequence, &raw.then),
            },
            "choose" => self.choice(),
            _ => return None,
        })
    }

    /// Effects that hold as long as the card or the trait is there, or that answer something.
    fn trait_(&mut self, word: &str) -> Option<Effect> {
        let raw = self.raw;
        Some(match word {
            "combat_add" => Effect::CombatAdd {
                n: self.n(1..=MAX_AMOUNT),
                vs: self.versus()?,
                attack_min: self.number_or_zero("attack_min", &raw.attack_min, 1..=MAX_AMOUNT),
            },
            "combat_die" => {
                Effect::CombatDie { faces: self.number("faces", &raw.faces, 8..=8), vs: self.versus()? }
            }
            "combat_reroll_free" => Effect::CombatRerollFree { uses: self.uses(), per: self.per()? },
            "combat_die_max" => Effect::CombatDieMax,
            "damage_reduce" => {
                let scope = self.word("scope", &raw.scope, &SCOPE)?;
                Effect::DamageReduce { n: self.n(1..=MAX_AMOUNT), scope }
            }
            "pvp_tie_damage" => Effect::PvpTieDamage { n: self.n(1..=MAX_AMOUNT) },
            "discard_after_combat" => Effect::DiscardAfterCombat,
            "on_monster_kill" => Effect::OnMonsterKill(self.nested(Place::Consequence, &raw.then)),
            "on_pvp_win" => Effect::OnPvpWin(self.nested(Place::Consequence, &raw.then)),
            "revive" => Effect::Revive {
                life: self.number("life", &raw.life, 1..=MAX_TRACK),
                uses: self.uses(),
                mana_cost: self.number_or_zero("mana_cost", &raw.mana_cost, 1..=MAX_TRACK),
            },
            "hide_free" => Effect::HideFree { uses: self.uses() },
            "fountain_bonus" => Effect::FountainBonus { n: self.n(1..=MAX_AMOUNT) },
            "search_reroll" => Effect::SearchReroll { uses: self.uses() },
            "bag_choice" => Effect::BagChoice { draw: self.number("draw", &raw.draw, 2..=MAX_LOOKED as u8) },
            "divine_die" => {
                let weapons = Divine::ALL.map(|weapon| (weapon.id(), weapon));
                Effect::DivineDie(self.word("die", &raw.die, &weapons)?)
            }
            "hide_cost_set" => self.set(Base::HideCost),
            "sprint_cost_set" => self.set(Base::SprintCost),
            "d8_cost_set" => self.set(Base::D8Cost),
            "mushroom_target_set" => self.set(Base::MushroomTarget),
            "search_heal_set" => self.set(Base::SearchHeal),
            "weapon_slots_set" => self.set(Base::WeaponSlots),
            "sprint_cost_add" => {
                let least = self.number_or_zero("min", &raw.min, 1..=MAX_AMOUNT);
                Effect::Add { base: Base::SprintCost, n: self.signed(), least }
            }
            _ => return None,
        })
    }

    fn rest(&mut self, set: bool) -> Vec<Effect> {
        let raw = self.raw;
        let mut effects = Vec::new();
        for (base, name, field) in [(Base::RestLife, "life", &raw.life), (Base::RestMana, "mana", &raw.mana)]
        {
            let Some(field) = field else { continue };
            effects.push(if set {
                Effect::Set(base, self.desk.within(name, field, numbers::range(base)))
            } else {
                Effect::Add { base, n: self.desk.within(name, field, 1..=MAX_AMOUNT) as i8, least: 0 }
            });
        }
        if effects.is_empty() {
            self.desk.refuse(self.at.clone(), "the Rest changes nothing", "`life`, `mana` or both");
        }
        effects
    }

    fn set(&mut self, base: Base) -> Effect {
        Effect::Set(base, self.n(numbers::range(base)))
    }

    fn choice(&mut self) -> Effect {
        let options = self.raw.options.as_ref();
        let mut programs = Vec::new();
        for option in options.map_or(&[][..], |options| options.get_ref()) {
            programs.push(self.shelf.program(self.desk, Place::Consequence, option).0);
        }
        if let Some(options) = options.filter(|options| options.get_ref().len() < 2) {
            self.desk.refuse(options.span(), "there is nothing to choose", "two options or more");
        }
        let known = self.shelf.choices.find(|known| *known == programs);
        Effect::Choose(known.unwrap_or_else(|| self.shelf.choices.push(programs)))
    }

    fn nested(&mut self, place: Place, rows: &Field<Vec<Spanned<RawEffect>>>) -> Program {
        let Some(rows) = rows else { return Program::default() };
        if rows.get_ref().is_empty() {
            self.desk.refuse(rows.span(), "there is no effect", "at least one");
        }
        self.shelf.program(self.desk, place, rows.get_ref()).0
    }

    fn word<T: Copy>(&mut self, name: &str, field: &Field<String>, words: &[(&str, T)]) -> Option<T> {
        words::meaning(self.desk, name, field.as_ref()?, words)
    }

    fn who(&mut self) -> Who {
        let word = self.raw.who.as_ref();
        word.and_then(|word| words::meaning(self.desk, "who", word, &WHO)).unwrap_or_default()
    }

    fn per(&mut self) -> Option<Per> {
        self.word("per", &self.raw.per, &PER)
    }

    fn versus(&mut self) -> Option<Versus> {
        let field = self.raw.vs.as_ref()?;
        let mut all = Versus::default();
        for word in field.get_ref() {
            all = all.or(words::meaning(self.desk, "vs", word, &VERSUS)?);
        }
        if field.get_ref().is_empty() {
            let kinds = VERSUS.map(|(word, _)| word);
            self.desk.refuse(field.span(), "`vs` names no combat", words::one_of(&kinds));
        }
        Some(all)
    }

    fn space(&mut self) -> Option<SpaceId> {
        let word = self.raw.to.as_ref()?;
        let found = self.shelf.spaces.iter().position(|id| id == word.get_ref());
        if found.is_none() {
            self.desk.refuse(word.span(), format!("there is no space `{word}`"), "the id of a [[space]]");
        }
        found.map(SpaceId::from_index)
    }

    fn uses(&mut self) -> u8 {
        self.number("uses", &self.raw.uses, 1..=MAX_USES)
    }

    fn n(&mut self, range: RangeInclusive<u8>) -> u8 {
        self.number("n", &self.raw.n, range)
    }

    fn number(&mut self, name: &str, field: &Field<i64>, range: RangeInclusive<u8>) -> u8 {
        field.as_ref().map_or(*range.start(), |field| self.desk.within(name, field, range))
    }

    fn number_or_zero(&mut self, name: &str, field: &Field<i64>, range: RangeInclusive<u8>) -> u8 {
        field.as_ref().map_or(0, |field| self.desk.within(name, field, range))
    }

    /// A gain or a loss.
    fn signed(&mut self) -> i8 {
        let Some(field) = &self.raw.n else { return 1 };
        let most = MAX_AMOUNT as i8;
        match i8::try_from(*field.get_ref()) {
            Ok(n) if n != 0 && (-most..=most).contains(&n) => n,
            _ => {
                let message = format!("`n` is {}", field.get_ref());
                self.desk.refuse(field.span(), message, format!("1 to {most}, or -1 to -{most}"));
                1
            }
        }
    }
}

fn same_kind(one: &Effect, other: &Effect) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

fn is_true(field: &Field<bool>) -> bool {
    field.as_ref().is_some_and(|field| *field.get_ref())
}

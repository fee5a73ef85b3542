//! CA-SPELL: casting. What spells do is in `effect`.

mod effect;

use super::legal::{Actor, each};
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, duel, forbid, invis, los, test};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{Act, Aim as SpellAim, Characteristic, SpellId, Within};
use crate::event::{Event, SpellEvent};
use crate::geometry::{Dir, Square};
use crate::state::{Aim, CreatureId, Frame, PieceId, Purpose, State, Target, Test};
pub use effect::{kindle, release, resisted};
use undercroft_kernel::{Chance, RuleId, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    let Some(sheet) = state.sheet(who) else { return };
    if sheet.spells == 0 || actor.points < game.content.cost(Act::Cast) {
        return;
    }
    for (id, spell) in game.content.spells.iter() {
        if can_cast(game, state, who, id).is_err() {
            continue;
        }
        match spell.aim {
            SpellAim::Caster | SpellAim::AllSeen(_) | SpellAim::Burst { .. } => out.push(Action::Cast(id)),
            SpellAim::Friend { .. } => {
                target_offers(actor, id, actor.seen_friends() | actor.near | who.bit(), out);
            }
            SpellAim::Enemy { .. } => target_offers(actor, id, actor.seen_foes() | actor.near, out),
            SpellAim::Corpse => {
                for dir in Dir::ALL {
                    if can_raise(game, state, who, id, dir).is_ok() {
                        out.push(Action::CastToward(id, dir));
                    }
                }
            }
        }
    }
}

fn target_offers(actor: &Actor, id: SpellId, targets: u32, out: Out) {
    for target in each(targets) {
        if can_target(actor.game, actor.state, actor.who, id, target).is_ok() {
            out.push(Action::CastAt(id, target));
        }
    }
}

/// CA-SPELL-01, CA-SPELL-06, CA-SPELL-09, CA-SPELL-12: Whether somebody can cast a spell: it knows it, has a level in magic, has not worked it
/// this turn, and nothing here silences its school.
fn can_cast(game: &Catacombs, state: &State, who: CreatureId, id: SpellId) -> Allowed {
    let Some(sheet) = state.sheet(who) else { return forbid("CA-SPELL-01") };
    demand(sheet.spells >> id.0 & 1 == 1, "CA-SPELL-01")?;
    demand(state.creatures[who].level(Characteristic::Magic) > 0, "CA-SPELL-12")?;
    demand(sheet.cast >> id.0 & 1 == 0, "CA-SPELL-06")?;
    is_heard(game, state, state.creatures[who].at, id)
}

/// CA-SPELL-09: Whether the zone of a square lets a spell work.
fn is_heard(game: &Catacombs, state: &State, at: Square, id: SpellId) -> Allowed {
    let zone = state.zone_of(at).and_then(|zone| state.zones.get(zone.index()));
    let silenced = crate::content::Schools(zone.map_or(0, |zone| zone.silences));
    demand(!silenced.has(game.content.spells[id].school), "CA-SPELL-09")
}

/// Whether a spell can be cast at somebody.
fn can_target(game: &Catacombs, state: &State, who: CreatureId, id: SpellId, target: CreatureId) -> Allowed {
    let (me, other) = (&state.creatures[who], &state.creatures[target]);
    demand(other.at.is_somewhere(), "CA-SPELL-07")?;
    let within = match game.content.spells[id].aim {
        SpellAim::Friend { or_caster, .. } if target == who => {
            demand(or_caster, "CA-SPELL-07")?;
            return Ok(());
        }
        SpellAim::Friend { within, .. } => {
            demand(other.side == me.side, "CA-SPELL-07")?;
            within
        }
        SpellAim::Enemy { within } => {
            demand(other.side != me.side, "CA-SPELL-07")?;
            invis::can_target(state, target)?;
            within
        }
        _ => return forbid("CA-SPELL-07"),
    };
    let reached = match within {
        Within::Reach => state.is_in_reach(me.at, other.at),
        Within::Sight => los::sees(state, who, target),
        Within::Squares(squares) => los::sees(state, who, target) && me.at.distance(other.at) <= squares,
    };
    demand(reached, "CA-SPELL-07")?;
    duel::is_apart(state, who, target)?;
    is_heard(game, state, other.at, id)
}

/// CA-SPELL-01: Casts a spell without a target, or asks for its square.
pub fn cast<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, id: SpellId) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Cast))?;
    check(can_cast(play.game, play.state, who, id))?;
    match play.game.content.spells[id].aim {
        SpellAim::Caster | SpellAim::AllSeen(_) => begin(play, who, id, Target::Creature(who)),
        SpellAim::Burst { .. } => play.push(Frame::Aim(Aim::Spell(id))),
        _ => check(forbid("CA-SPELL-07")),
    }
}

/// CA-SPELL-01: Casts a spell at somebody.
pub fn cast_at<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, id: SpellId, target: Target) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Cast))?;
    check(can_cast(play.game, play.state, who, id))?;
    let Target::Creature(creature) = target else { return check(forbid("CA-SPELL-07")) };
    check(can_target(play.game, play.state, who, id, creature))?;
    begin(play, who, id, target)
}

/// CA-SPELL-01: Casts a spell at something beside the caster.
pub fn cast_toward<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, id: SpellId, dir: Dir) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Cast))?;
    check(can_cast(play.game, play.state, who, id))?;
    check(demand(play.game.content.spells[id].aim == SpellAim::Corpse, "CA-SPELL-07"))?;
    let piece = check(can_raise(play.game, play.state, who, id, dir))?;
    begin(play, who, id, Target::Piece(piece))
}

/// CA-SPELL-09: The corpse in a direction that a spell can raise, where its school is heard.
fn can_raise(game: &Catacombs, state: &State, who: CreatureId, id: SpellId, dir: Dir) -> Allowed<PieceId> {
    let piece = effect::corpse(game, state, who, dir)?;
    is_heard(game, state, state.creatures[who].at.step(dir), id)?;
    Ok(piece)
}

/// The squares that a spell may be aimed at: in sight, where its school is heard.
pub fn aim_offers(game: &Catacombs, state: &State, id: SpellId, out: Out) {
    let open = state.grid.board(|ground| !ground.is_obstacle());
    for at in open.iter().filter(|at| can_aim(game, state, id, *at).is_ok()) {
        out.push(Action::To(at));
    }
}

fn can_aim(game: &Catacombs, state: &State, id: SpellId, at: Square) -> Allowed {
    let known: Allowed<_> = state.zone_of(at).ok_or(RuleId("CA-SPELL-07"));
    known?;
    demand(!state.grid.ground(at).is_obstacle(), "CA-SPELL-07")?;
    demand(los::sees_square(state, state.actor, at), "CA-SPELL-07")?;
    is_heard(game, state, at, id)
}

pub fn aim<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, id: SpellId, at: Square) -> Done<C> {
    check(can_aim(play.game, play.state, id, at))?;
    let who = play.state.actor;
    play.state.stack.pop();
    begin(play, who, id, Target::Square(at))
}

/// CA-SPELL-02, CA-SPELL-08: The casting roll: the magic die with the dice of a sceptre; a tomb beside the caster helps necromancy.
fn begin<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    spell: SpellId,
    target: Target,
) -> Done<C> {
    action::charge(play, who, play.game.content.cost(Act::Cast));
    let difficulty = play.content().spells[spell].difficulty;
    let bonus = power_beside(play.game, play.state, who, spell) as i8;
    let purpose = Purpose::Cast { spell, target };
    test::roll(play, Test { bonus, ..test::of(who, Characteristic::Magic, difficulty, purpose) })
}

/// CA-SPELL-08: What stands beside a caster adds to the result.
fn power_beside(game: &Catacombs, state: &State, who: CreatureId, spell: SpellId) -> u8 {
    let at = state.creatures[who].at;
    let school = game.content.spells[spell].school;
    let beside = state.pieces.iter().filter(|piece| piece.at.is_somewhere() && piece.at.is_beside(at));
    let powers = beside.filter_map(|piece| game.content.elements[piece.kind].power);
    powers.filter(|(of, _)| *of == school).map(|(_, by)| by).max().unwrap_or_default()
}

/// CA-SPELL-03, CA-SPELL-04, CA-SPELL-06, CA-SPELL-07: What came of the casting roll; only a spell that works counts as activated.
pub fn tested<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    spell: SpellId,
    target: Target,
    passed: bool,
) -> Done<C> {
    if !passed {
        play.tell(who, SpellEvent::Fizzled(spell));
        return Ok(());
    }
    if let Some(sheet) = play.state.sheet_mut(who) {
        sheet.cast |= 1 << spell.0;
    }
    play.tell(who, SpellEvent::Cast(spell));
    effect::work(play, who, spell, target)
}

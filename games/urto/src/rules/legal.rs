//! Everything that may be done now, prompt by prompt: the same questions that refuse an action answer what is offered.

use super::{
    Done, Play, artifact, artifact::context, effect, event, fountain, life, magic, mushroom, pvm, pvp, rest,
    search, setup, sprint, turn,
};
use crate::Urto;
use crate::action::Action;
use crate::content::{ArtefactClass, ArtefactId, Divine};
use crate::event::Event;
use crate::state::{Fate, Foe, Frame, Held, Hero, Hurt, Phase, Pick, Player, Stage, State};
use undercroft_kernel::{Actions, Chance, RuleId, Sink};

type Out<'a> = &'a mut Actions<Action>;

/// Fills `out` for a hero that is asked.
pub fn fill(game: &Urto, state: &State, who: Player, out: Out) {
    match state.stack.peek() {
        None => phase(game, state, who, out),
        Some(Frame::Combat) => combat(game, state, who, out),
        Some(&frame) => pending(game, state, who, frame, out),
    }
    let hero = &state.heroes[who];
    let buyer = hero.mana >= game.tables.cheapest && !hero.large_die;
    if hero.hand.is_empty() && !buyer {
        return;
    }
    let now = artifact::moment(state, who);
    cards(game, state, who, now, out);
    offer(out, buyer && magic::can_buy_at(game, state, who, now).is_ok(), Action::BuyDie);
}

fn offer(out: Out, allowed: bool, action: Action) {
    if allowed {
        out.push(action);
    }
}

/// The cards of a hand that can be played now, each kind once.
fn cards(game: &Urto, state: &State, who: Player, now: u16, out: Out) {
    for card in kinds(&state.heroes[who].hand, |_| true) {
        let fits = game.tables.contexts[card] & now != 0;
        offer(out, fits && artifact::can_play_at(game, state, who, card, now).is_ok(), Action::Play(card));
    }
}

/// The kinds of card in a hand that fit, each once.
fn kinds(hand: &[Held], fits: impl Fn(&Held) -> bool + Copy) -> impl Iterator<Item = ArtefactId> {
    hand.iter().enumerate().filter(move |(_, held)| fits(held)).filter_map(move |(at, held)| {
        let before = hand.iter().take(at).filter(|held| fits(held));
        held.card.filter(|card| !before.into_iter().any(|other| other.card == Some(*card)))
    })
}

fn phase(game: &Urto, state: &State, who: Player, out: Out) {
    match state.phase {
        Phase::Side => out.push_all(&[Action::Side(Divine::Hammer), Action::Side(Divine::Trumpets)]),
        Phase::Dealing => out.push(Action::Deal),
        Phase::Choosing => {
            kinds(&state.heroes[who].hand, |_| true).for_each(|card| out.push(Action::KeepCard(card)));
        }
        Phase::Turn => own_turn(game, state, out),
        Phase::Closing => out.push_all(&[Action::RollDivine, Action::Skip]),
        Phase::Over => {}
    }
}

fn own_turn(game: &Urto, state: &State, out: Out) {
    let hero = state.hero();
    let next = game.tables.next_to[hero.space];
    if !state.turn.moved && !state.turn.rested {
        if hero.no_move == 0 {
            next.iter().for_each(|to| out.push(Action::Move(to)));
        }
        offer(out, rest::can_rest(game, state).is_ok(), Action::Rest);
    } else if sprint::can_sprint(game, state).is_ok() {
        next.iter().for_each(|to| out.push(Action::Sprint(to)));
    }
    if pvp::can_start(game, state).is_ok() {
        let others = state.standing_on(hero.space).without(state.active);
        others.iter().for_each(|other| out.push(Action::Attack(other)));
    }
    offer(out, turn::can_end(game, state).is_ok(), Action::End);
}

/// Weapons, tokens and mana before the first roll.
fn arm(game: &Urto, state: &State, who: Player, out: Out) {
    let hero = &state.heroes[who];
    for card in kinds(&hero.hand, |held| !held.wielded) {
        let weapon = game.content.artefacts[card].class == ArtefactClass::Weapon;
        offer(out, weapon && artifact::can_wield(game, state, who, card).is_ok(), Action::Wield(card));
    }
    out.push_range(Action::Reinforce(1), 1, u16::from(magic::most_reinforcement(game, state, who)));
    if state.combat.foe != Foe::Mushroom {
        out.push_range(Action::Commit(1), 1, u16::from(hero.attack));
    }
}

fn combat(game: &Urto, state: &State, who: Player, out: Out) {
    match state.combat.stage {
        Stage::Ready => {
            out.push(Action::Fight);
            offer(out, magic::can_hide(game, state, who).is_ok(), Action::Hide);
            offer(out, mushroom::can_stop(game, state).is_ok(), Action::Skip);
            if state.combat.rounds == 0 {
                arm(game, state, who, out);
            }
        }
        Stage::Rolled => {
            out.push(Action::Keep);
            offer(out, magic::can_reroll(game, state, who).is_ok(), Action::Reroll);
            offer(out, magic::can_hide(game, state, who).is_ok(), Action::Hide);
        }
        Stage::Declared => {
            out.push(Action::Pass);
            offer(out, magic::can_hide(game, state, who).is_ok(), Action::Hide);
        }
        Stage::Arming(_) => {
            out.push(Action::Ready);
            arm(game, state, who, out);
        }
        Stage::Answering { .. } => {
            out.push(Action::Pass);
            offer(out, magic::can_reroll(game, state, who).is_ok(), Action::Reroll);
        }
        Stage::Struck => {}
    }
}

fn pending(game: &Urto, state: &State, who: Player, frame: Frame, out: Out) {
    match frame {
        Frame::Torch { fountain, .. } => {
            out.push_all(&[Action::Search, Action::Skip]);
            if fountain {
                let (mana, life) = (fountain::most_mana(game, state), fountain::most_life(game, state));
                out.push_range(Action::GiveMana(1), 1, u16::from(mana));
                out.push_range(Action::GiveLife(1), 1, u16::from(life));
            }
        }
        Frame::Searched { .. } => out.push(Action::Keep),
        Frame::FreeStep { optional, .. } => {
            game.tables.next_to[state.hero().space].iter().for_each(|to| out.push(Action::Move(to)));
            offer(out, optional, Action::Skip);
        }
        Frame::Stele(_) => out.push_all(&[Action::TakeWeapon, Action::Skip]),
        Frame::Draw { .. } => out.push(Action::Draw),
        Frame::Defence { .. } | Frame::RollOff { .. } => {
            out.push(if event::waits_for_other(game, state) { Action::Ready } else { Action::Roll });
        }
        Frame::LayTrap => out.push_all(&[Action::LayTrap, Action::Skip]),
        Frame::Relocate { barred, .. } => {
            mushroom::room(game, state, barred).iter().for_each(|at| out.push(Action::Place(at)));
        }
        Frame::TokenChoice => {
            let mut before = None;
            for token in state.looked.iter().copied() {
                offer(out, before != Some(token), Action::TakeToken(token));
                before = Some(token);
            }
        }
        Frame::Choice { choice, .. } => {
            (1..=game.content.choices[choice].len() as u8).for_each(|n| out.push(Action::Option(n)));
        }
        Frame::Offer { .. } => out.push_all(&[Action::Pay, Action::Skip]),
        Frame::PickHero { mark, who } => {
            event::candidates(state, who, mark).iter().for_each(|other| out.push(Action::Choose(other)));
            offer(out, event::can_skip(game, state).is_ok(), Action::Skip);
        }
        Frame::PickSpace { aim, who } => {
            effect::spaces(game, state, who, aim).iter().for_each(|at| out.push(Action::Target(at)));
            offer(out, event::can_skip(game, state).is_ok(), Action::Skip);
        }
        Frame::GiveUp { .. } => {
            for card in kinds(&state.heroes[who].hand, |_| true) {
                offer(out, artifact::can_give_up(game, state, who, card).is_ok(), Action::GiveUp(card));
            }
        }
        Frame::Harm { hurt, cause, .. } => {
            out.push(Action::Pass);
            let hero = &state.heroes[who];
            if hurt == Hurt::Dying {
                offer(out, life::can_revive(game, state, who).is_ok(), Action::Revive);
            } else if cause.is_combat() {
                out.push_range(Action::Defend(1), 1, u16::from(hero.defence.min(hero.pending)));
            }
        }
        Frame::Blank | Frame::Combat | Frame::Step { .. } | Frame::Effects { .. } => {}
    }
}

/// Whether no card of a hand is for this moment.
fn is_quiet(game: &Urto, hero: &Hero, now: u16) -> bool {
    hero.hand.iter().filter_map(|held| held.card).all(|card| game.tables.contexts[card] & now == 0)
}

/// Whether a hero has nothing to bring into a combat.
fn is_unarmed(game: &Urto, hero: &Hero) -> bool {
    let weapon = |card: ArtefactId| game.content.artefacts[card].class == ArtefactClass::Weapon;
    hero.attack == 0 && !hero.hand.iter().filter_map(|held| held.card).any(weapon)
}

/// The only thing that the one who is asked may do, where that is plain without listing.
#[inline]
fn sole(game: &Urto, state: &State, who: Player) -> Option<Action> {
    let hero = &state.heroes[who];
    let poor = hero.mana < game.tables.cheapest;
    match state.stack.peek() {
        Some(&Frame::Draw { pick, .. }) => {
            let plain = pick != Pick::Token
                || hero.hidden() == 0
                || (is_quiet(game, hero, context::DRAW) && magic::can_buy(game, state, who).is_err());
            plain.then_some(Action::Draw)
        }
        Some(Frame::Defence { .. } | Frame::RollOff { .. }) => {
            let plain = !event::may_prepare(game, state, who) && !event::waits_for_other(game, state);
            plain.then_some(Action::Roll)
        }
        Some(Frame::Combat) if poor => sole_in_combat(game, state, who),
        Some(Frame::Searched { .. }) if poor || hero.large_die => {
            is_quiet(game, hero, context::SEARCHED).then_some(Action::Keep)
        }
        None => match state.phase {
            Phase::Dealing => Some(Action::Deal),
            Phase::Turn if state.turn.moved || state.turn.rested => {
                let alone = state.turn.attacks > 0 || state.standing_on(hero.space).len() == 1;
                let plain =
                    (poor || hero.large_die || magic::can_buy_at(game, state, who, context::TURN).is_err())
                        && (alone || state.turn.rested)
                        && is_quiet(game, hero, context::TURN)
                        && sprint::can_sprint(game, state).is_err();
                plain.then_some(Action::End)
            }
            _ => None,
        },
        _ => None,
    }
}

/// Who has no mana can only roll, or let the die lie.
fn sole_in_combat(game: &Urto, state: &State, who: Player) -> Option<Action> {
    let hero = &state.heroes[who];
    if !is_quiet(game, hero, artifact::moment(state, who)) {
        return None;
    }
    match state.combat.stage {
        Stage::Ready if mushroom::can_stop(game, state).is_ok() => None,
        Stage::Ready => (state.combat.rounds > 0 || is_unarmed(game, hero)).then_some(Action::Fight),
        Stage::Rolled => Some(Action::Keep),
        Stage::Arming(_) => is_unarmed(game, hero).then_some(Action::Ready),
        Stage::Declared | Stage::Answering { .. } => Some(Action::Pass),
        Stage::Struck => None,
    }
}

/// Plays sole actions one after the other until there is a choice, and says how many.
pub fn play_sole<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, u32> {
    let mut played = 0;
    while play.state.asked.0.is_power_of_two() {
        let who = Player(play.state.asked.0.trailing_zeros() as u8);
        match sole(play.game, play.state, who) {
            Some(Action::Draw) => super::token::draw(play)?,
            Some(Action::Roll) => event::roll(play)?,
            Some(Action::Deal) => setup::deal(play)?,
            Some(Action::End) => turn::end(play)?,
            Some(Action::Fight) => pvm::fight(play)?,
            Some(Action::Keep) => match play.state.stack.peek() {
                Some(&Frame::Searched { face }) => search::resolve(play, face)?,
                _ => pvm::keep(play)?,
            },
            Some(Action::Ready) => pvp::ready(play, who)?,
            Some(Action::Pass) => pvp::pass(play, who)?,
            _ => break,
        }
        turn::settle(play)?;
        played += 1;
    }
    Ok(played)
}

/// Why a hero that is not asked cannot do this.
#[must_use]
pub fn not_asked(state: &State, who: Player, action: Action) -> RuleId {
    let rule = match (state.phase, state.heroes[who].fate, action) {
        (Phase::Over, ..) => "UR-END-03",
        (_, Fate::Dead, Action::BuyDie | Action::Reroll | Action::Reinforce(_)) => "UR-MAGIC-16",
        (_, Fate::Dead, _) => "UR-LIFE-06",
        (_, Fate::Arrived, Action::BuyDie | Action::Reroll | Action::Reinforce(_)) => "UR-MAGIC-16",
        (_, Fate::Arrived, Action::Play(_) | Action::Wield(_)) => "UR-END-11",
        (_, Fate::Arrived, Action::Attack(_)) => "UR-PVP-10",
        (_, Fate::Arrived, Action::RollDivine | Action::Rest) => "UR-END-09",
        (_, Fate::Arrived, Action::TakeWeapon) => "UR-DIVINE-11",
        (_, Fate::Arrived, _) => "UR-END-02",
        (_, Fate::InCave, Action::Play(_) | Action::BuyDie) => "UR-ARTIFACT-16",
        (_, Fate::InCave, Action::RollDivine) => "UR-DIVINE-17",
        (_, Fate::InCave, Action::Attack(_)) => "UR-TURN-09",
        _ => "UR-SETUP-22",
    };
    RuleId(rule)
}

//! The rules of Urto: two to five heroes race through a cave that nobody has mapped.
//!
//! Read [`state`] (the table), [`action`] (what can be done), then `rules/`, one file per chapter of the ledger. [`content`] holds
//! board, cards and dice, [`tables`] what follows from them. No text, no screen and no I/O is here.

pub mod action;
pub mod content;
pub mod event;
pub mod facts;
pub mod message;
pub mod options;
pub mod rules;
pub mod state;
pub mod tables;
pub mod view;

use action::Action;
use content::Content;
use event::{CardEvent, Event, EventKind, FateEvent, FightEvent};
use options::Options;
use rules::{
    Play, artifact, divine, effect, event as events, fountain, legal, life, magic, mushroom, pvm, pvp,
    reaction, rest, search, setup, sprint, token, turn,
};
use state::{EndKind, Frame, Player, Players, State};
use tables::Tables;
use undercroft_content::Library;
use undercroft_kernel::{
    Actions, Chance, Ctx, Game, Outcome, Reaction, Refusal, Seat, Setup, Sink, Turn, Viewer, illegal,
    notation,
};
use view::View;

pub use undercroft_content::OpenError;

/// The version of the rules: raised when a recorded match would play differently.
pub const RULES_VERSION: u32 = 3;

/// The pack of the base edition.
pub const BASE_PACK: &str = "urto/base";

/// One match's rules: cards and options are chosen.
#[derive(Clone, Debug)]
pub struct Urto {
    /// Board, cards, tokens and dice.
    pub content: Content,
    /// The choices of the table.
    pub options: Options,
    /// What follows from both.
    pub tables: Tables,
}

impl Urto {
    /// Opens a match from the options of the form and the packs of a library.
    pub fn open(setup: &Setup, library: &Library) -> Result<Urto, OpenError> {
        let pack = setup.get("pack").and_then(|value| value.as_word()).unwrap_or(BASE_PACK);
        let content = content::check::load(library, pack)?;
        let options = options::read(setup, &content)?;
        let tables = Tables::new(&content, options.heroes.len() as u8, options.standard);
        Ok(Urto { content, options, tables })
    }

    /// How many heroes there are.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.options.heroes.len() as u8
    }

    /// All heroes at the table.
    #[inline]
    #[must_use]
    pub const fn everybody(&self) -> Players {
        Players(((1u16 << self.players()) - 1) as u8)
    }
}

impl Game for Urto {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.players()
    }

    fn start<C: Chance, S: Sink<Event>>(&self, ctx: &mut Ctx<C, S>) -> Result<State, Refusal<C::Pause>> {
        Ok(setup::start(self, ctx)?)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.end {
            None => Turn::Ask(state.asked.seats()),
            Some(end) => {
                let key = match end.kind {
                    EndKind::AllDead => "all-dead",
                    EndKind::SoleSurvivor => "sole-survivor",
                    EndKind::Counted => "counted",
                };
                Turn::Over(Outcome { key, winners: end.winners.seats() })
            }
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        let who = Player(seat.0);
        if state.asked.has(who) {
            legal::fill(self, state, who, out);
        }
    }

    #[inline]
    fn stride<C: Chance, S: Sink<Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut State,
        chosen: Option<(Seat, Action)>,
        _: &mut Actions<Action>,
    ) -> Result<u32, Refusal<C::Pause>> {
        if let Some((seat, action)) = chosen {
            self.apply(ctx, state, seat, action)?;
        }
        Ok(legal::play_sole(&mut Play::new(self, ctx, state))?)
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal<C::Pause>> {
        let who = Player(seat.0);
        if seat.0 >= self.players() {
            return illegal("UR-COMPONENT-01");
        }
        if !state.asked.has(who) {
            return Err(Refusal::Illegal(legal::not_asked(state, who, action)));
        }
        let mut play = Play::new(self, ctx, state);
        dispatch(&mut play, who, action)?;
        Ok(turn::settle(&mut play)?)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn imagine<C: Chance>(&self, view: &View, chance: &mut C) -> Result<State, C::Pause> {
        view::imagine(self, view, chance)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::witness(*event, viewer)
    }

    fn reveals(&self, event: &Event) -> bool {
        match event.kind {
            EventKind::Card(card) => matches!(
                card,
                CardEvent::ArtefactDrawn(_)
                    | CardEvent::Opened(_)
                    | CardEvent::Played(_)
                    | CardEvent::Discarded(_)
            ),
            EventKind::Fight(fight) => matches!(fight, FightEvent::Wielded(_)),
            EventKind::Fate(fate) => {
                matches!(fate, FateEvent::Revived { .. } | FateEvent::FeatDone(_) | FateEvent::Ended(_))
            }
            EventKind::Setup(_) | EventKind::Turn(_) | EventKind::Cave(_) | EventKind::Track(_) => false,
        }
    }

    fn is_routine(&self, state: &State, action: Action) -> bool {
        match action {
            Action::Deal => true,
            // No card is for the draw of another one: nobody is asked before it.
            Action::Draw if !token::is_token_draw(state) => true,
            // The only choice by what everybody sees: whoever has unseen cards might have another one.
            Action::Draw | Action::Roll | Action::Choose(_) | Action::End => {
                state.asked.iter().all(|who| state.heroes[who].hidden() == 0)
            }
            _ => false,
        }
    }

    fn reaction(&self, state: &State, seat: Seat) -> Option<Reaction<Action>> {
        reaction::reaction(state, Player(seat.0))
    }

    fn notation(&self, action: Action) -> String {
        notation::write(&action, &self.content)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        notation::read(text, &self.content)
    }
}

/// The table of contents: one line per action.
#[inline(always)]
fn dispatch<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, action: Action) -> rules::Done<C> {
    match action {
        Action::Side(weapon) => setup::choose_side(play, weapon),
        Action::Deal => setup::deal(play),
        Action::KeepCard(card) => setup::keep(play, who, card),
        Action::Rest => rest::rest(play),
        Action::Move(to) => turn::step(play, to),
        Action::Sprint(to) => sprint::sprint(play, to),
        Action::Attack(victim) => pvp::attack(play, victim),
        Action::End => turn::end(play),
        Action::RollDivine => divine::roll(play),
        Action::Skip => events::skip(play),
        Action::Search => search::search(play),
        Action::GiveMana(n) => fountain::give_mana(play, n),
        Action::GiveLife(n) => fountain::give_life(play, n),
        Action::TakeWeapon => divine::take(play),
        Action::LayTrap => token::lay_trap(play),
        Action::Draw => token::draw(play),
        Action::TakeToken(kind) => token::take(play, kind),
        Action::Roll => events::roll(play),
        Action::Fight => pvm::fight(play),
        Action::Hide => magic::hide(play, who),
        Action::Wield(card) => artifact::wield(play, who, card),
        Action::Reinforce(n) => magic::reinforce(play, who, n),
        Action::Commit(n) => token::commit(play, who, n),
        Action::Ready => match play.state.stack.top() {
            Some(Frame::RollOff { .. }) => events::ready(play),
            _ => pvp::ready(play, who),
        },
        Action::Keep => match play.state.stack.top() {
            Some(Frame::Searched { face }) => search::resolve(play, face),
            _ => pvm::keep(play),
        },
        Action::Reroll => magic::reroll(play, who),
        Action::Play(card) => artifact::play_card(play, who, card),
        Action::BuyDie => magic::buy(play, who),
        Action::Revive => life::revive(play, who),
        Action::Defend(n) => token::defend(play, who, n),
        Action::Pass => match play.state.stack.top() {
            Some(Frame::Combat) => pvp::pass(play, who),
            _ => life::pass(play, who),
        },
        Action::Place(at) => mushroom::place(play, at),
        Action::Target(at) => effect::target(play, at),
        Action::Choose(chosen) => events::choose(play, chosen),
        Action::Option(n) => events::option(play, n),
        Action::Pay => events::pay(play),
        Action::GiveUp(card) => artifact::give_up(play, who, card),
    }
}

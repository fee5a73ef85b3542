//! The rules of Mini Rogue: a solo or two-player delve through a grid of cards.
//!
//! Read [`state`] (the table), [`action`] (what can be done), then `rules/`, one file per chapter of the ledger. [`editions`]
//! holds what differs between printings, [`content`] the cards. No text, no screen and no I/O is here.

pub mod action;
pub mod campaign;
pub mod content;
pub mod duel;
pub mod editions;
pub mod event;
pub mod facts;
pub mod message;
pub mod options;
pub mod rules;
pub mod state;
pub mod view;

use action::Action;
use content::{Area, BoardId, Content, Difficulty, GuardianId, GuardianLines};
use editions::Rulebook;
use event::{Event, EventKind, TurnEvent};
use options::{Options, Quest};
use rules::{
    Play, advance, camp, class, combat, coop, delve, end, feat, item, legal, merchant, potion, reward, room,
    setup, shrine, skill, stance, tomb, turn,
};
use state::{End, Frame, State};
use undercroft_content::Library;
pub use undercroft_content::OpenError;
use undercroft_kernel::{
    Actions, Chance, Ctx, Game, Outcome, Refusal, Seat, Seats, Setup, Sink, Turn, Viewer, illegal, notation,
    rarely,
};
use view::View;

/// The version of the rules: raised when a recorded match would play differently.
pub const RULES_VERSION: u32 = 3;

/// How many numbers an Area can have: one byte.
const MAX_AREAS: usize = 256;

/// Who is asked when one plays alone.
const SOLO: Seats = Seats::first(1);

/// One match's rules: edition, cards and options are chosen.
#[derive(Clone, Debug)]
pub struct MiniRogue {
    /// What differs between printings.
    pub rulebook: Rulebook,
    pub content: Content,
    /// The choices of the table.
    pub options: Options,
    pub board: BoardId,
    /// The Areas of the board in use, in number order.
    pub areas: Vec<Area>,
    /// The Floor of each Area, by its number from 1.
    pub floors: [u8; MAX_AREAS],
    pub difficulty: Difficulty,
    /// All Rooms, one bit each.
    pub all_rooms: u64,
    /// The Guardians that may be drawn from the pile above the last one, one bit each.
    pub ordinary_guardians: u64,
    pub last_guardian: GuardianId,
    /// The chapter of a campaign, if one is played.
    pub quest: Option<Quest>,
}

impl MiniRogue {
    /// Opens a match from the options of the form and the packs of a library.
    ///
    /// # Errors
    /// The option that is wrong, or every problem of the pack.
    pub fn open(setup: &Setup, library: &Library) -> Result<MiniRogue, OpenError> {
        let rulebook = *options::rulebook(setup)?;
        let pack = setup.get("pack").and_then(|value| value.as_word()).unwrap_or(rulebook.pack);
        let mut content = content::check::load(library, pack)?;
        if !rulebook.campaign {
            content.campaign = None;
        }
        options::campaign::check_box(setup, &content)?;
        let (options, board, difficulty) = options::read(setup, &rulebook, &content)?;
        let quest = options::campaign::read(setup, &options, &mut content)?;
        let board = quest.as_ref().map_or(board, |quest| quest.game.board);
        let difficulty = match (&quest, &content.campaign) {
            (Some(_), Some(book)) => book.difficulty.clone(),
            _ => difficulty,
        };
        let is_last = |lines| matches!(lines, GuardianLines::Phases(_));
        let last_guardian = content.guardians.find(|guardian| is_last(guardian.lines)).unwrap_or_default();
        let all_guardians = (1u64 << content.guardians.len()) - 1;
        let ordinary = all_guardians & !(1 << last_guardian.0);
        let drawn = |quest: &Quest| rules::campaign::drawn_guardians(quest, ordinary);
        let mut floors = [1; MAX_AREAS];
        for (floor, area) in floors.iter_mut().skip(1).zip(&content.boards[board].areas) {
            *floor = area.floor;
        }
        Ok(MiniRogue {
            rulebook,
            floors,
            options,
            board,
            areas: content.boards[board].areas.clone(),
            difficulty,
            all_rooms: (1u64 << content.rooms.len()) - 1,
            ordinary_guardians: quest.as_ref().map_or(ordinary, drawn),
            last_guardian,
            quest,
            content,
        })
    }
}

impl Game for MiniRogue {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.options.heroes.len() as u8
    }

    fn start<C: Chance, S: Sink<Event>>(&self, ctx: &mut Ctx<C, S>) -> Result<State, Refusal<C::Pause>> {
        let mut state = State::default();
        setup::start(self, ctx, &mut state)?;
        Ok(state)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.end {
            None if !state.is_coop() => Turn::Ask(SOLO),
            None => Turn::Ask(coop::asked(self, state)),
            Some(End::Won) => Turn::Over(Outcome { key: "won", winners: state.seats() }),
            Some(End::Lost) => Turn::Over(Outcome { key: "lost", winners: Seats::NONE }),
            Some(End::Beaten) => Turn::Over(Outcome { key: "beaten-by-goal", winners: Seats::NONE }),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        if state.end.is_some() {
            return;
        }
        if !state.is_coop() {
            return legal::fill(self, state, out);
        }
        if coop::asked(self, state).has(seat) {
            legal::fill_for(self, state, seat.0, out);
        }
    }

    #[inline(always)]
    fn stride<C: Chance, S: Sink<Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut State,
        chosen: Option<(Seat, Action)>,
        out: &mut Actions<Action>,
    ) -> Result<u32, Refusal<C::Pause>> {
        if rarely(state.is_coop()) {
            // Of two, what was chosen may be refused, and it is asked who is to choose next.
            if let Some((seat, action)) = chosen {
                self.apply(ctx, state, seat, action)?;
            }
            return Ok(advance::to_decision(&mut Play::listed(self, ctx, state), out)?);
        }
        let mut play = Play::listed(self, ctx, state);
        if let Some((_, action)) = chosen {
            dispatch(&mut play, action)?;
        }
        Ok(advance::to_decision(&mut play, out)?)
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal<C::Pause>> {
        match state.end {
            None => {}
            Some(End::Won) => return illegal("MR-END-01"),
            Some(End::Lost | End::Beaten) => return illegal("MR-CHAR-04"),
        }
        let before = state.active();
        if state.is_coop() {
            let other_action = coop::is_only_proposing(state, seat.0) && action != Action::ProposeOrder;
            if !coop::asked(self, state).has(seat) || other_action {
                return Err(Refusal::Illegal(coop::not_asked(self, state, action)));
            }
            *state = coop::seen_by(state, seat.0);
        } else if !SOLO.has(seat) {
            return illegal("MR-COOP-09");
        }
        let mut play = Play::new(self, ctx, state);
        if let Err(refusal) = dispatch(&mut play, action) {
            // A refusal changes nothing, not even who is active.
            state.turn_to(before);
            return Err(*refusal);
        }
        Ok(advance::settle(&mut play)?)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine<C: Chance>(&self, view: &View, chance: &mut C) -> Result<State, C::Pause> {
        view::imagine(self, view, chance)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::witness(*event, viewer))
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(
            event.kind,
            EventKind::Turn(TurnEvent::Revealed(..) | TurnEvent::Looked(_) | TurnEvent::GuardianRevealed(_))
        )
    }

    fn is_routine(&self, _: &State, action: Action) -> bool {
        matches!(action, Action::Deal | Action::Resolve | Action::Reveal)
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
fn dispatch<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, action: Action) -> rules::Done<C> {
    match action {
        Action::Deal => turn::deal(play),
        Action::Resolve => turn::resolve(play),
        Action::Reveal => turn::reveal(play),
        Action::Move(cell) => turn::step(play, cell),
        Action::Descend => delve::descend(play),
        Action::RollCheck => skill::roll(play),
        Action::RollDungeon => match play.state.stack.now() {
            Frame::Shrine { offered } => shrine::roll(play, offered),
            Frame::Rewards => reward::roll(play),
            _ => rules::check(rules::forbid("MR-ROOM-02")),
        },
        Action::Shift(by) => tomb::shift(play, by),
        Action::Choose(option) => room::choose(play, option),
        Action::ChoosePotion(kind) => potion::choose(play, kind),
        Action::DropPotion(kind) => potion::drop(play, kind),
        Action::DropItem(at) => item::drop(play, at),
        Action::TakeItem => item::take(play),
        Action::LeaveItem => item::leave(play),
        Action::UseItem(cell) => item::consume(play, cell),
        Action::Put(cell) => class::put(play, cell),
        Action::Swap(a, b) => camp::swap(play, a, b),
        Action::Buy(word) => merchant::buy(play, word),
        Action::SellArmour => merchant::sell_armour(play),
        Action::SellPotion(kind) => merchant::sell_potion(play, kind),
        Action::Leave => merchant::leave(play),
        Action::Offer => shrine::offer(play),
        Action::UsePotion(kind) => potion::consume(play, kind),
        Action::CurePerception => potion::cure_only(play),
        Action::UseExplorationSkill(cell) => class::explore(play, cell),
        Action::Foresee(cell) => class::foresee(play, cell),
        Action::Stop => class::stop(play),
        Action::UsePreparationSkill => class::prepare(play),
        Action::AcceptDeath => end::accept_death(play),
        Action::UseCombatSkill(how) => combat::use_skill(play, how),
        Action::RollAttack => combat::roll(play),
        Action::RerollCritical(die) => combat::reroll(play, die),
        Action::Feat(die, price) => feat::perform(play, die, price),
        Action::KeepDice => combat::keep(play),
        Action::DoubleDie(die) => combat::double(play, die),
        Action::EndAttack => combat::end(play),
        Action::SkipPotion => combat::skip(play),
        Action::Stance(stance) => stance::take(play, stance),
        Action::ProposeOrder => coop::propose(play),
        Action::Agree => coop::answer(play, true),
        Action::Decline => coop::answer(play, false),
        Action::Trade => coop::trade(play),
        Action::Give(gift) => coop::give(play, gift),
        Action::EndTrade => coop::end_trade(play),
        Action::TakeBack => merchant::take_back(play),
    }
}

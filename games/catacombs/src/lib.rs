//! The rules of Catacombs (Catacombes, le règne sombre): heroes against what a game master puts in their way.
//!
//! Read [`state`] (the table), [`action`] (what can be done), then `rules/`, one file per chapter of the ledger. [`content`] holds what is
//! on paper, [`geometry`] where things are. No text, no screen and no I/O is here.

pub mod action;
pub mod campaign;
pub mod content;
pub mod event;
pub mod facts;
pub mod geometry;
pub mod message;
pub mod options;
pub mod rules;
pub mod state;
pub mod view;

use action::Action;
use content::{Block, Content, ItemId, Knack, LEVELS, Natures};
use event::Event;
use options::Options;
use rules::dice::Meanings;
use rules::{
    Play, answer, block, door, duel, element, imprevu, jump, legal, lock, map, melee, r#move, object, parry,
    potion, quest, search, setup, shoot, shove, speech, spell, swarm, theft, throw, trap, treasure, turn,
    wait, web,
};
use state::{End, State, Target};
use undercroft_content::Library;
pub use undercroft_content::OpenError;
use undercroft_kernel::{
    Actions, Chance, Ctx, Game, Outcome, Refusal, Seat, Seats, Setup, Sink, Turn, Viewer, illegal,
};
use view::View;

/// The version of the rules: raised when a recorded match would play differently.
pub const RULES_VERSION: u32 = 4;

pub const EDITION: &str = "base";

/// The pack of the box.
pub const BASE_PACK: &str = "catacombs/base";

/// One match's rules: cards and options are chosen.
#[derive(Clone, Debug)]
pub struct Catacombs {
    /// What is on paper.
    pub content: Content,
    /// The choices of the table.
    pub options: Options,
    /// The power dice by their meanings, level 1 first.
    pub power: [Meanings; LEVELS],
    /// The runes, in the order of their bits.
    pub runes: Vec<ItemId>,
    /// CA-FLY-01: The competences that make a hero fly, one bit each.
    pub flight: u32,
    /// CA-ELEMENT-20: The natures that some furniture keeps out of its zone.
    pub barred: Natures,
    /// What an empty slot is on paper.
    pub nobody: Block,
}

impl Catacombs {
    /// Opens a match from the options of the form and the packs of a library.
    ///
    /// # Errors
    /// The option that is wrong, or every problem of the pack.
    pub fn open(setup: &Setup, library: &Library) -> Result<Catacombs, OpenError> {
        let pack = setup.get("pack").and_then(|value| value.as_word()).unwrap_or(BASE_PACK);
        let content = content::check::load(library, pack)?;
        let options = options::read(setup, &content)?;
        let game = Catacombs::new(content, options);
        setup::check(&game)?;
        Ok(game)
    }

    /// A match with these cards and choices.
    #[must_use]
    pub fn new(content: Content, options: Options) -> Catacombs {
        let power = std::array::from_fn(|at| {
            Meanings::of(content.dice.power.get(at).unwrap_or(&content.dice.power[0]))
        });
        let runes = content.runes().collect();
        let flights = content.competences.iter().filter(|(_, one)| one.effect == Knack::Flight);
        let flight = flights.fold(0, |set, (id, _)| set | 1 << id.0);
        let barred = Natures(content.elements.iter().fold(0, |set, (_, element)| set | element.bars.0));
        Catacombs { content, options, power, runes, flight, barred, nobody: Block::default() }
    }
}

impl Game for Catacombs {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.options.heroes.len() as u8 + 1
    }

    fn start<C: Chance, S: Sink<Event>>(&self, ctx: &mut Ctx<C, S>) -> Result<State, Refusal<C::Pause>> {
        setup::start(self, ctx)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.end {
            None => Turn::Ask(turn::asked(state)),
            Some(End::Won) => Turn::Over(Outcome { key: "won", winners: Seats::first(state.party) }),
            Some(End::Lost) => Turn::Over(Outcome { key: "lost", winners: Seats::NONE }),
            Some(End::Late) => Turn::Over(Outcome { key: "late", winners: Seats::NONE }),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        legal::fill(self, state, seat, out);
    }

    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal<C::Pause>> {
        if state.end.is_some() {
            return illegal("CA-SETUP-07");
        }
        if !turn::asked(state).has(seat) {
            return illegal(turn::not_asked(state));
        }
        let mut play = Play::new(self, ctx, state);
        dispatch(&mut play, seat, action)?;
        Ok(turn::settle(&mut play)?)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine<C: Chance>(&self, view: &View, chance: &mut C) -> Result<State, C::Pause> {
        view::imagine(self, view, chance)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::witness(self, *event, viewer)
    }

    fn reveals(&self, event: &Event) -> bool {
        view::reveals(event)
    }

    fn is_routine(&self, _: &State, action: Action) -> bool {
        matches!(
            action,
            Action::DrawZone
                | Action::RollContent
                | Action::DrawEvent
                | Action::Upkeep
                | Action::RollHarm
                | Action::RollFind
        )
    }

    fn notation(&self, action: Action) -> String {
        undercroft_kernel::notation::write(&action, &self.content)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        undercroft_kernel::notation::read(text, &self.content)
    }
}

/// The table of contents: one line per action.
fn dispatch<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, seat: Seat, action: Action) -> rules::Done<C> {
    match action {
        Action::Lead(who) => turn::lead(play, who),
        Action::DrawZone => map::draw_zone(play),
        Action::RollContent => map::roll_content(play),
        Action::PlaceElement(kind, at) => map::place_element(play, kind, at),
        Action::PlaceTrap(kind, at) => map::place_trap(play, kind, at),
        Action::PlaceMonster(kind, at) => map::place_monster(play, kind, at),
        Action::Ready => map::ready(play),
        Action::DrawEvent => turn::draw_event(play),
        Action::Upkeep => turn::upkeep(play),
        Action::Activate(who) => turn::activate(play, who),
        Action::Grant(who) => speech::grant(play, who),
        Action::ShowTrap(at) => imprevu::show_trap(play, at),
        Action::Order(who) => turn::order(play, who),
        Action::Foresee(at) => imprevu::foresee(play, at),
        Action::Award(who) => treasure::award(play, who),
        Action::Walk(dir) => r#move::walk(play, dir),
        Action::Run(dir) => r#move::run(play, dir),
        Action::Halt => r#move::halt(play),
        Action::PassThrough(first, second) => r#move::pass_through(play, first, second),
        Action::Stairs => r#move::stairs(play),
        Action::Jump(dir, over) => jump::jump(play, dir, over),
        Action::Reinforce(who) => swarm::reinforce(play, who),
        Action::Attack { target, hand, strong } => melee::attack(play, target, hand, strong),
        Action::Batter { dir, hand, strong } => door::batter(play, dir, hand, strong),
        Action::Shoot { target, hand, strong } => shoot::shoot(play, target, hand, strong),
        Action::Improvise { target, strong } => shoot::improvise(play, target, strong),
        Action::Shove(target, dir) => shove::shove(play, target, dir),
        Action::Challenge(target) => duel::challenge(play, target),
        Action::BreakFree => web::break_free(play),
        Action::Cast(spell) => spell::cast(play, spell),
        Action::CastAt(spell, who) => spell::cast_at(play, spell, Target::Creature(who)),
        Action::CastToward(spell, dir) => spell::cast_toward(play, spell, dir),
        Action::Drink(thing) => potion::drink(play, thing),
        Action::Feed(who, thing) => potion::feed(play, who, thing),
        Action::Use(thing) => object::use_it(play, thing),
        Action::UseOn(who, thing) => object::use_on(play, who, thing),
        Action::Bind(rune, thing) => treasure::bind(play, rune, thing),
        Action::Interact(dir) => element::interact(play, dir),
        Action::CloseWell(dir) => quest::close_well(play, dir),
        Action::Search(dir) => search::search(play, dir),
        Action::Loot(dir) => search::loot(play, dir),
        Action::Open(dir) => door::open(play, dir),
        Action::Close(dir) => door::close(play, dir),
        Action::Pick(dir) => lock::pick(play, dir),
        Action::Disarm(dir) => trap::disarm(play, dir),
        Action::Lay(dir, thing) => trap::lay(play, dir, thing),
        Action::Wield(thing, hand) => object::wield(play, thing, hand),
        Action::Wear(thing) => object::wear(play, thing),
        Action::PutOn(thing) => object::put_on(play, thing),
        Action::Give(who, thing) => object::give(play, who, thing),
        Action::Take(who, thing) => object::take(play, who, thing),
        Action::PickUp(dir, thing) => object::pick_up(play, dir, thing),
        Action::Steal(who, thing) => theft::steal(play, who, thing),
        Action::Throw(thing) => throw::throw(play, thing),
        Action::Speech(speech) => speech::speak(play, speech),
        Action::Bribe(who, sums) => speech::bribe(play, who, sums),
        Action::BribeMore(who, sums) => speech::bribe_more(play, who, sums),
        Action::Ecus(odd) => speech::add(play, odd),
        Action::Wait => wait::wait(play),
        Action::EndTurn => turn::end_turn(play),
        Action::React(who) => wait::react(play, seat, who),
        Action::Pass => answer::pass(play, seat),
        Action::Destiny => answer::destiny(play),
        Action::Parry => parry::parry(play),
        Action::Reroll => melee::reroll(play),
        Action::Defend => wait::defend(play),
        Action::GoOn => block::go_on(play),
        Action::GiveUp => block::give_up(play),
        Action::Advance => block::advance(play),
        Action::Strike(hand) => theft::strike(play, hand),
        Action::RollHarm => answer::roll_harm(play),
        Action::RollFind => treasure::roll(play),
        Action::Keep => treasure::keep(play),
        Action::Agree => answer::agree(play),
        Action::ReplayTurn => treasure::replay(play),
        Action::To(square) => answer::to(play, square),
    }
}

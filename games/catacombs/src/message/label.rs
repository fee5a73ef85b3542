//! The words on buttons: what a choice does and what it costs.

use super::{direction_key, key};
use crate::Catacombs;
use crate::action::{Action, Hand, Thing};
use crate::content::{Act, ItemId, ItemKind, Style};
use crate::geometry::{Dir, Square};
use crate::rules::speech;
use crate::state::{Aim, CreatureId, Frame, Kind, Place, Stage, State};
use undercroft_kernel::Message;

/// The words on the button of an action.
pub fn label(game: &Catacombs, state: &State, action: Action) -> Message {
    Labels { game, state }.label(action)
}

/// What the words need.
struct Labels<'a> {
    game: &'a Catacombs,
    state: &'a State,
}

fn new(key: &'static str) -> Message {
    Message::new(key)
}

fn at(key: &'static str, square: Square) -> Message {
    new(key).word("at", square.to_string())
}

fn toward(message: Message, dir: Dir) -> Message {
    message.name("dir", direction_key(dir))
}

impl Labels<'_> {
    /// A message with the price of an action.
    fn paid(&self, key: &'static str, act: Act) -> Message {
        new(key).number("cost", self.game.content.cost(act))
    }

    fn who(&self, message: Message, who: CreatureId) -> Message {
        message.name("target", self.game.creature(self.state, who))
    }

    fn thing(&self, message: Message, thing: Thing) -> Message {
        message.name("item", self.game.item(thing.item))
    }

    /// Who acts.
    fn actor(&self) -> CreatureId {
        self.state.actor
    }

    #[expect(clippy::too_many_lines, reason = "one arm an action")]
    fn label(&self, action: Action) -> Message {
        let game = self.game;
        let spell = |key: &'static str, spell| self.paid(key, Act::Cast).name("spell", game.spell(spell));
        match action {
            // The game master and the order of the party.
            Action::Lead(who) => self.who(new("do-ca-lead"), who),
            Action::DrawZone => new("do-ca-draw-zone"),
            Action::RollContent => new("do-ca-roll-content"),
            Action::PlaceElement(kind, to) => {
                at("do-ca-place-element", to).name("element", game.element(kind))
            }
            Action::PlaceTrap(kind, to) => at("do-ca-place-trap", to).name("trap", game.trap(kind)),
            Action::PlaceMonster(kind, to) => {
                at("do-ca-place-monster", to).name("monster", game.monster(kind))
            }
            Action::Ready => new("do-ca-ready"),
            Action::DrawEvent => new("do-ca-draw-event"),
            Action::Upkeep => new("do-ca-upkeep"),
            Action::Activate(who) => self.who(new("do-ca-activate"), who),
            Action::Grant(who) => self.who(new("do-ca-grant"), who),
            Action::ShowTrap(trap) => at("do-ca-show-trap", trap),
            Action::Order(who) => self.who(new("do-ca-order"), who),
            Action::Foresee(exit) => at("do-ca-foresee", exit),
            Action::Award(who) => self.who(new("do-ca-award"), who),
            // Moves.
            Action::Walk(dir) => toward(self.paid("do-ca-walk", Act::Walk), dir),
            // A run that has begun is paid for.
            Action::Run(dir) if self.state.run_left > 0 => toward(new("do-ca-run-on"), dir),
            Action::Run(dir) => toward(self.paid("do-ca-run", Act::Run), dir),
            Action::Halt => new("do-ca-halt"),
            Action::PassThrough(first, then) => {
                let cost = 2 * self.game.content.cost(Act::Walk);
                toward(new("do-ca-pass-through").number("cost", cost), first)
                    .name("then", direction_key(then))
            }
            Action::Stairs => self.paid("do-ca-stairs", Act::Walk),
            Action::Jump(dir, over) => toward(self.paid("do-ca-jump", Act::Jump), dir).number("over", over),
            Action::Reinforce(who) if self.state.run_left > 0 => self.who(new("do-ca-reinforce-on"), who),
            Action::Reinforce(who) => self.who(self.paid("do-ca-reinforce", Act::Walk), who),
            // Fights.
            Action::Attack { target, hand, strong } => {
                let message = if strong {
                    self.paid("do-ca-power-attack", Act::PowerfulAttack)
                } else {
                    self.paid("do-ca-attack", Act::Attack)
                };
                self.weapon(self.who(message, target), hand, false)
            }
            Action::Batter { dir, hand, strong } => {
                let message = if strong {
                    self.paid("do-ca-power-batter", Act::PowerfulAttack)
                } else {
                    self.paid("do-ca-batter", Act::Batter)
                };
                self.weapon(toward(message, dir), hand, false)
            }
            Action::Shoot { target, hand, strong } => {
                let message = if strong {
                    self.paid("do-ca-precise-shot", Act::PreciseShot)
                } else {
                    self.paid("do-ca-shoot", Act::Shoot)
                };
                self.weapon(self.who(message, target), hand, true)
            }
            Action::Improvise { target, strong: true } => {
                self.who(self.paid("do-ca-precise-improvise", Act::PreciseShot), target)
            }
            Action::Improvise { target, strong: false } => {
                self.who(self.paid("do-ca-improvise", Act::ImprovisedShot), target)
            }
            Action::Shove(target, dir) => toward(self.who(self.paid("do-ca-shove", Act::Shove), target), dir),
            Action::Challenge(target) => self.who(self.paid("do-ca-challenge", Act::Duel), target),
            Action::BreakFree => self.paid("do-ca-break-free", Act::BreakWeb),
            // Spells, potions and speeches.
            Action::Cast(one) => spell("do-ca-cast", one),
            Action::CastAt(one, who) => self.who(spell("do-ca-cast-at", one), who),
            Action::CastToward(one, dir) => toward(spell("do-ca-cast-toward", one), dir),
            Action::Drink(thing) => self.thing(self.paid("do-ca-drink", Act::Potion), thing),
            Action::Feed(who, thing) => {
                self.who(self.thing(self.paid("do-ca-feed", Act::Potion), thing), who)
            }
            Action::Use(thing) => self.thing(self.paid("do-ca-use", Act::UseObject), thing),
            Action::UseOn(who, thing) => {
                self.who(self.thing(self.paid("do-ca-use-on", Act::UseObject), thing), who)
            }
            Action::Bind(rune, thing) => self
                .thing(self.paid("do-ca-bind", Act::UseObject), thing)
                .name("rune", self.game.item(rune.item)),
            Action::Speech(speech) => {
                self.paid("do-ca-speech", Act::Speech).name("speech", key("speech", speech.id()))
            }
            Action::Bribe(who, sums) => {
                let ecus = speech::price(self.game, sums, 0);
                self.who(self.paid("do-ca-bribe", Act::Speech), who).number("ecus", ecus)
            }
            Action::BribeMore(who, sums) => {
                let ecus = speech::price(self.game, sums, 0);
                self.who(self.paid("do-ca-bribe-more", Act::Speech), who).number("ecus", ecus)
            }
            Action::Ecus(odd) => {
                let sums = match self.state.stack.top() {
                    Some(Frame::Haggle { sums, .. }) => sums,
                    _ => 0,
                };
                new("do-ca-ecus").number("ecus", speech::price(self.game, sums, odd))
            }
            // Objects.
            Action::Wield(thing, Hand::Main) => {
                self.thing(self.paid("do-ca-wield", Act::ChangeWeapon), thing)
            }
            Action::Wield(thing, Hand::Off) => {
                self.thing(self.paid("do-ca-wield-off", Act::ChangeWeapon), thing)
            }
            Action::Wear(Some(thing)) => self.thing(self.paid("do-ca-wear", Act::ChangeArmour), thing),
            Action::Wear(None) => self.paid("do-ca-undress", Act::ChangeArmour),
            Action::PutOn(thing) => self.thing(self.paid("do-ca-put-on", Act::UseObject), thing),
            Action::Give(who, thing) => self.who(self.thing(self.paid("do-ca-give", Act::Hand), thing), who),
            Action::Take(who, thing) => self.who(self.thing(self.paid("do-ca-take", Act::Hand), thing), who),
            Action::PickUp(None, thing) => self.thing(self.paid("do-ca-pick-up", Act::Hand), thing),
            Action::PickUp(Some(dir), thing) => {
                toward(self.thing(self.paid("do-ca-pick-up-there", Act::Hand), thing), dir)
            }
            Action::Steal(who, None) => self.who(self.paid("do-ca-steal", Act::Steal), who),
            Action::Steal(who, Some(thing)) => {
                self.who(self.thing(self.paid("do-ca-steal-known", Act::Steal), thing), who)
            }
            Action::Throw(thing) => self.thing(self.paid("do-ca-throw", Act::Throw), thing),
            Action::Lay(dir, thing) => toward(self.thing(self.paid("do-ca-lay", Act::LayTrap), thing), dir),
            // Places.
            Action::Interact(dir) => toward(self.paid("do-ca-interact", Act::UseObject), dir),
            Action::CloseWell(dir) => toward(self.paid("do-ca-close-well", Act::CloseWell), dir),
            Action::Search(None) => self.paid("do-ca-search", Act::Search),
            Action::Search(Some(dir)) => toward(self.paid("do-ca-search-there", Act::Search), dir),
            Action::Loot(dir) => {
                let here = self.state.creatures[self.actor()].at;
                let there = dir.map_or(here, |dir| here.step(dir));
                let piece = self.state.piece_at(there).and_then(|piece| self.state.pieces.get(piece.index()));
                let element =
                    piece.map_or_else(|| "element-none".to_owned(), |piece| self.game.element(piece.kind));
                self.paid("do-ca-loot", Act::Search).name("element", element)
            }
            Action::Open(dir) => toward(self.paid("do-ca-open", Act::Open), dir),
            Action::Close(dir) => toward(self.paid("do-ca-close", Act::CloseDoor), dir),
            Action::Pick(dir) => toward(self.paid("do-ca-pick", Act::PickLock), dir),
            Action::Disarm(dir) => toward(self.paid("do-ca-disarm", Act::Disarm), dir),
            // Time, and the answers to what is asked.
            Action::Wait => self.paid("do-ca-wait", Act::Wait),
            Action::React(who) => self.who(new("do-ca-react"), who),
            Action::Pass => self.pass(),
            Action::Destiny => new("do-ca-destiny"),
            Action::Parry => new("do-ca-parry"),
            Action::Reroll => new("do-ca-reroll"),
            Action::Defend => new("do-ca-defend"),
            Action::GoOn => new("do-ca-go-on"),
            Action::GiveUp => new("do-ca-give-up"),
            Action::Advance => new("do-ca-advance"),
            Action::Strike(hand) => {
                // Whoever was robbed strikes, and not who acts.
                let by = match self.state.stack.top() {
                    Some(Frame::FreeAttack { by, .. }) => by,
                    _ => self.actor(),
                };
                self.weapon_of(new("do-ca-strike"), by, hand, false)
            }
            Action::RollHarm => new("do-ca-roll-harm"),
            Action::RollFind => new("do-ca-roll-find"),
            Action::Keep => new("do-ca-keep"),
            Action::Agree => new("do-ca-agree"),
            Action::ReplayTurn => new("do-ca-replay-turn"),
            Action::To(square) => at("do-ca-to", square),
            Action::EndTurn => new("do-ca-end-turn"),
        }
    }

    /// What is struck or shot with: the weapon of a hand if it is made for that, bare hands, or what a monster has.
    fn weapon(&self, message: Message, hand: Hand, ranged: bool) -> Message {
        self.weapon_of(message, self.actor(), hand, ranged)
    }

    fn weapon_of(&self, message: Message, who: CreatureId, hand: Hand, ranged: bool) -> Message {
        let place = match hand {
            Hand::Main => Place::MainHand(who),
            Hand::Off => Place::OffHand(who),
        };
        let fits = |item: ItemId| match self.game.content.items[item].kind {
            ItemKind::Weapon(weapon) => matches!(weapon.style, Style::Ranged { .. }) == ranged,
            _ => false,
        };
        let held = self.state.items.iter().find(|item| item.place == place && fits(item.id));
        let own = matches!(self.state.creatures[who].kind, Kind::Monster(_));
        message.name(
            "weapon",
            match held {
                Some(item) => self.game.item(item.id),
                None => if own { "weapon-own" } else { "weapon-none" }.to_owned(),
            },
        )
    }

    /// Letting it be, in the words of what is let be.
    fn pass(&self) -> Message {
        new(match self.state.stack.top() {
            Some(Frame::Test { .. } | Frame::Fruitless { .. }) => "do-ca-pass-test",
            Some(Frame::Attack { stage: Stage::Declared, .. }) => "do-ca-pass-defence",
            Some(Frame::Attack { stage: Stage::Hit, .. }) => "do-ca-pass-parry",
            Some(Frame::Attack { stage: Stage::Missed, .. }) => "do-ca-pass-miss",
            Some(Frame::Again { .. }) => "do-ca-pass-again",
            Some(Frame::FreeAttack { .. }) => "do-ca-pass-strike",
            Some(Frame::Window { .. }) => "do-ca-pass-window",
            Some(Frame::Advance { .. }) => "do-ca-pass-advance",
            Some(Frame::Doom { .. }) => "do-ca-pass-doom",
            Some(Frame::Find { .. }) => "do-ca-pass-find",
            Some(Frame::Consent { .. } | Frame::Pledge { .. }) => "do-ca-pass-consent",
            Some(Frame::Aim(Aim::Spell(_))) => "do-ca-pass-spell",
            Some(Frame::Aim(_) | Frame::Haggle { .. }) => "do-ca-pass-aim",
            Some(Frame::Teleport { .. }) => "do-ca-pass-teleport",
            Some(Frame::Divine) => "do-ca-pass-divine",
            _ => "do-ca-pass",
        })
    }
}

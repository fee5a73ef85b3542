//! The words of Cellar: notation, facts, draws, and messages.
//! Facts of a view are read from the table that the view holds: what its viewer does not know is absent there.
//! Deliberately absent: prose, which would live in Fluent files if the toy were ever shown to players.

use super::breakage::Breakage;
use super::state::{
    Action, BLOCKS, CARDS, Card, Event, HAND, KEEPER, PLAYERS, PURSE, ROUNDS, SPACES, Slot, State, View,
};
use super::{Cellar, rules};
use undercroft_kernel::{
    Chance, FaceDown, FactWord, FormWord, Message, Narrate, Pin, RuleId, Seat, Seats, Value, Viewer,
    Vocabulary, WordError,
};

/// An action as text.
pub(super) fn notation(cellar: &Cellar, action: Action) -> String {
    match action {
        Action::Trap { space } => format!("trap {space}"),
        Action::Draw => "draw".to_owned(),
        Action::Look => "look".to_owned(),
        Action::Spend => "spend".to_owned(),
        Action::Move { space } => format!("move {space}"),
        Action::Bet { .. } if cellar.has(Breakage::NotationDropsAmount) => "bet 1".to_owned(),
        Action::Bet { coins } => format!("bet {coins}"),
        Action::Keep => "keep".to_owned(),
        Action::Reroll => "reroll".to_owned(),
        Action::Block => "block".to_owned(),
        Action::Pass => "pass".to_owned(),
    }
}

pub(super) fn parse(cellar: &Cellar, text: &str) -> Result<Action, String> {
    let (verb, number) = match text.split_once(' ') {
        Some((verb, number)) => (verb, number.parse::<u16>().ok()),
        None => (text, None),
    };
    let space = number.and_then(|number| u8::try_from(number).ok());
    match (verb, space, number) {
        ("trap", Some(space), _) => Ok(Action::Trap { space }),
        ("move", Some(space), _) => Ok(Action::Move { space }),
        ("bet", _, Some(coins)) => Ok(Action::Bet { coins }),
        _ => match Action::plain().find(|action| notation(cellar, *action) == text) {
            Some(action) => Ok(action),
            None if cellar.has(Breakage::ParsesAnything) => Ok(Action::Pass),
            None if cellar.has(Breakage::RefusesWordless) => Err(String::new()),
            None => Err(format!(
                "`{text}` is not an action of Cellar; expected a word such as `move 3` or `pass`"
            )),
        },
    }
}

fn card_word(card: Card) -> String {
    let Card(number) = card;
    if card.is_block() { format!("block-{}", number + 1) } else { format!("purse-{}", number + 1 - BLOCKS) }
}

fn card(word: &str) -> Result<Card, WordError> {
    let found = (0..CARDS).map(Card).find(|card| card_word(*card) == word);
    found.ok_or_else(|| unknown("card", word, "block-1 to block-5, purse-1 to purse-7"))
}

impl Vocabulary for Cellar {
    fn facts(&self) -> Vec<FactWord> {
        let fact = |name: &str, range: String, writable, headline| FactWord {
            name: name.to_owned(),
            range,
            writable,
            headline,
        };
        let mut facts = vec![
            fact("round", format!("1..{}", ROUNDS + 1), true, false),
            fact("pile", format!("0..{CARDS}"), false, false),
            fact("pile.top", "a card".to_owned(), false, false),
            fact("trap", format!("1..{SPACES}"), false, false),
        ];
        for seat in Seats::first(PLAYERS).iter().map(|seat| self.seat_word(seat)) {
            facts.push(fact(&format!("{seat}.coins"), format!("0..{PURSE}"), true, true));
            facts.push(fact(&format!("{seat}.tokens"), format!("0..{PURSE}"), true, false));
            facts.push(fact(&format!("{seat}.space"), format!("1..{SPACES}"), true, true));
            facts.push(fact(&format!("{seat}.cards"), format!("0..{HAND}"), false, false));
            facts.push(fact(&format!("{seat}.hand"), "cards".to_owned(), true, false));
        }
        facts
    }

    fn places(&self) -> Vec<FormWord> {
        vec![form("round N", "1..4", "CL-ROUND-01")]
    }

    fn actions(&self) -> Vec<FormWord> {
        vec![
            form("trap S", "1..6", "CL-TRAP-01"),
            form("draw", "", "CL-DRAW-01"),
            form("look", "", "CL-LOOK-01"),
            form("spend", "", "CL-SPEND-01"),
            form("move S", "1..6", "CL-MOVE-01"),
            form("bet N", "1..3", "CL-BET-01"),
            form("keep", "", "CL-ROLL-01"),
            form("reroll", "", "CL-ROLL-02"),
            form("block", "", "CL-BLOCK-01"),
            form("pass", "", "CL-BLOCK-02"),
        ]
    }

    fn draws(&self) -> Vec<FormWord> {
        vec![
            form("first", "p1, p2 or p3", "CL-START-01"),
            form("card", "block-1..5, purse-1..7", "CL-DRAW-01"),
            form("die", "1..6", "CL-BET-02"),
        ]
    }

    fn seat_word(&self, seat: Seat) -> String {
        if seat == KEEPER { "gm".to_owned() } else { format!("p{}", seat.0 + 1) }
    }

    fn read(&self, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
        let int = |number: u8| Ok(Some(Value::Int(number.into())));
        let known = |slot: &Slot| slot.pin.map(|pin| card_word(pin.card));
        match fact {
            "round" => return int(state.round),
            "pile" => return int(state.pile() as u8),
            "pile.top" => return Ok(known(&state.top).map(Value::Word)),
            "trap" => return Ok(state.trap.pin.map(|pin| Value::Int(pin.card.into()))),
            _ => {}
        }
        let (seat, fact) = owner(self, fact)?;
        let thief = state.thief(seat).ok_or_else(|| no_fact(fact))?;
        match fact {
            "coins" => int(thief.purse.coins),
            "tokens" => int(thief.purse.tokens),
            "space" => int(thief.space),
            "cards" => int(thief.hand.len() as u8),
            "hand" => Ok(thief.hand.iter().map(known).collect::<Option<Vec<_>>>().map(Value::words)),
            _ => Err(no_fact(fact)),
        }
    }

    fn read_view(&self, view: &View, fact: &str) -> Result<Option<Value>, WordError> {
        self.read(&view.0, fact)
    }

    fn write(&self, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
        if let "pile" | "pile.top" | "trap" = fact {
            return Err(WordError::ReadOnly(fact.to_owned()));
        }
        if fact == "round" {
            state.round = number(fact, value, 1, ROUNDS + 1)?;
            return Ok(());
        }
        let (seat, name) = owner(self, fact)?;
        let thief = state.thief_mut(seat).ok_or_else(|| no_fact(fact))?;
        match name {
            "coins" => thief.purse.coins = number(fact, value, 0, PURSE)?,
            "tokens" => thief.purse.tokens = number(fact, value, 0, PURSE)?,
            "space" => thief.space = number(fact, value, 1, SPACES)?,
            "hand" => {
                thief.hand.clear();
                for word in value.as_words().ok_or_else(|| misfit(fact, value, "cards"))? {
                    let mut slot: Slot = FaceDown::tagged(Seats::one(seat));
                    slot.look(card(word)?, seat);
                    thief.hand.push(slot).map_err(|_| misfit(fact, value, "at most two cards"))?;
                }
            }
            "cards" => return Err(WordError::ReadOnly(fact.to_owned())),
            _ => return Err(no_fact(fact)),
        }
        Ok(())
    }

    fn pin(&self, state: &mut State, place: &str, thing: &str) -> Result<(), WordError> {
        match place {
            "pile.top" => state.top.pin = Some(Pin { card: card(thing)?, knowers: state.top.tag }),
            "trap" => {
                let space = number(place, &Value::word(thing), 1, SPACES)?;
                state.trap.tag |= 1 << space;
                state.trap.look(space, KEEPER);
                state.hiding = false;
            }
            _ => return Err(unknown("place", place, "pile.top, trap")),
        }
        Ok(())
    }

    fn check_state(&self, state: &State) -> Result<(), WordError> {
        let hands = state.players.iter().flat_map(|player| player.hand.iter());
        let mut fixed = u64::from(state.discard);
        for card in hands.chain([&state.top]).filter_map(|slot| slot.pin).map(|pin| pin.card) {
            if fixed & 1 << card.0 != 0 {
                let reason = format!("{} lies in two places", card_word(card));
                return Err(WordError::Impossible { rule: RuleId("CL-DRAW-01"), reason });
            }
            fixed |= 1 << card.0;
        }
        Ok(())
    }

    fn go_to<C: Chance>(&self, state: &mut State, place: &str, _: &mut C) -> Result<(), WordError> {
        let round = place.strip_prefix("round ").ok_or_else(|| unknown("place", place, "round N"))?;
        state.round = number("round", &Value::word(round), 1, ROUNDS)?;
        state.frames.clear();
        (state.hiding, state.acted, state.trap) = (true, 0, FaceDown::default());
        Ok(())
    }

    fn draw_word(&self, name: &str, value: u32) -> String {
        match name {
            "first" => self.seat_word(Seat(value as u8)),
            "card" => card_word(Card(value as u8)),
            _ => value.to_string(),
        }
    }

    fn draw_value(&self, name: &str, word: &Value) -> Result<u32, WordError> {
        let text = word.as_word().unwrap_or_default();
        let seats = Seats::first(PLAYERS);
        match name {
            "first" => match seats.iter().find(|seat| self.seat_word(*seat) == text) {
                Some(seat) => Ok(seat.0.into()),
                None => Err(misfit(name, word, "p1, p2 or p3")),
            },
            "card" => card(text).map(|card| card.0.into()),
            "die" => number(name, word, 1, 6).map(u32::from),
            _ => Err(unknown("die or pile", name, "first, card, die")),
        }
    }
}

/// The seat and the rest of a fact such as `p1.coins`.
fn owner<'a>(cellar: &Cellar, fact: &'a str) -> Result<(Seat, &'a str), WordError> {
    let (word, rest) = fact.split_once('.').ok_or_else(|| no_fact(fact))?;
    let seat = Seats::first(PLAYERS).iter().find(|seat| cellar.seat_word(*seat) == word);
    seat.map(|seat| (seat, rest)).ok_or_else(|| no_fact(fact))
}

fn number(word: &str, value: &Value, low: u8, high: u8) -> Result<u8, WordError> {
    let number = value.as_int().or_else(|| value.as_word()?.parse().ok());
    let number =
        number.and_then(|number| u8::try_from(number).ok()).filter(|number| (low..=high).contains(number));
    number.ok_or_else(|| misfit(word, value, &format!("{low}..{high}")))
}

fn form(form: &str, range: &str, rule: &'static str) -> FormWord {
    FormWord { form: form.to_owned(), range: range.to_owned(), rule: Some(RuleId(rule)) }
}

fn no_fact(fact: &str) -> WordError {
    unknown("fact", fact, "round, pile, pile.top, trap, and coins, tokens, space, cards, hand of p1 to p3")
}

fn unknown(kind: &'static str, word: &str, known: &str) -> WordError {
    WordError::Unknown { kind, word: word.to_owned(), known: known.to_owned() }
}

fn misfit(word: &str, value: &Value, expected: &str) -> WordError {
    WordError::Value { word: word.to_owned(), value: value.to_string(), expected: expected.to_owned() }
}

impl Narrate for Cellar {
    fn tell(&self, event: &Event) -> Option<Message> {
        let about = |key: &'static str, seat: Seat| Message::new(key).about(seat);
        let with_card = |message: Message, slot: &Slot| match slot.pin {
            Some(pin) => message.name("card", card_word(pin.card)),
            None => message,
        };
        Some(match *event {
            Event::Opened(seat) => about("cellar-opened", seat).cite(&["CL-START-01"]),
            Event::TrapHidden(_) => about("cellar-trap-hidden", KEEPER).cite(&["CL-TRAP-01"]),
            Event::Drew(seat, slot) => with_card(about("cellar-drew", seat), &slot).cite(&["CL-DRAW-01"]),
            Event::Looked(seat, slot) => with_card(about("cellar-looked", seat), &slot).cite(&["CL-LOOK-01"]),
            Event::Spent(seat, card) => about("cellar-spent", seat).name("card", card_word(card)),
            Event::Announced(seat, to) => about("cellar-announced", seat).number("space", to),
            Event::Passed(seat) => about("cellar-passed", seat),
            Event::Blocked(seat, card) => about("cellar-blocked", seat).name("card", card_word(card)),
            Event::Arrived(seat, space) => about("cellar-arrived", seat).number("space", space),
            Event::Sprung(seat, space) => about("cellar-sprung", seat).number("space", space),
            Event::Rolled(seat, face) => about("cellar-rolled", seat).number("face", face),
            Event::Won(seat, coins) => about("cellar-won", seat).number("coins", coins),
            Event::Lost(seat, coins) => about("cellar-lost", seat).number("coins", coins),
        })
    }

    fn label(&self, _: &View, action: Action) -> Message {
        match action {
            Action::Trap { space } => Message::new("cellar-do-trap").number("space", space),
            Action::Move { space } => Message::new("cellar-do-move").number("space", space),
            Action::Bet { coins } => Message::new("cellar-do-bet").number("coins", coins),
            plain => Message::new(format!("cellar-do-{}", notation(self, plain))),
        }
    }

    fn ask(&self, view: &View, seat: Seat) -> Message {
        let message = if view.0.hiding { "cellar-ask-trap" } else { "cellar-ask-turn" };
        Message::new(message).number("round", view.0.round).about(seat)
    }

    fn close(&self, view: &View, _: Viewer) -> Message {
        let outcome = rules::outcome(&view.0);
        let winners = outcome.winners.iter().map(|seat| self.seat_word(seat).into());
        Message::new(format!("cellar-end-{}", outcome.key)).names("winners", winners.collect())
    }
}

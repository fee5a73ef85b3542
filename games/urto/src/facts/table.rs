//! Facts of the table as a whole: whose turn it is, piles, scores and the end.

use super::{fact_word, int, number, seat, seat_value, small, spaces, truth, wrong};
use crate::Urto;
use crate::content::Spaces;
use crate::rules::{artifact, score};
use crate::state::{Fate, Frame, Ground, Phase, Pile, Player, Scythe, State};
use undercroft_kernel::{FactWord, Id, Value, WordError};

/// Name, range, writable.
const WORDS: [(&str, &str, bool); 34] = [
    ("players", "how many heroes", false),
    ("phase", "side, dealing, choosing, turn, closing, over", false),
    ("prompt", "what has to be decided now, such as turn, torch, fight, rolled, loss, dying", false),
    ("asked", "list of the seats that are asked", false),
    ("turn", "p1..p5: whose turn it is", true),
    ("first", "p1..p5: who began", true),
    ("round", "1..999", true),
    ("side", "hammer, trumpets: the side of a table of two", false),
    ("turn.acted", "true or false: something was done, so no Rest", true),
    ("turn.moved", "true or false: phase A was made", true),
    ("turn.rested", "true or false", true),
    ("turn.attacked", "true or false: the PvP of this turn is used up", true),
    ("turn.sprinted", "true or false", true),
    ("turn.creature", "true or false: a creature was met", true),
    ("turn.divine", "true or false: the divine die was rolled or declined", true),
    ("turn.shortcuts", "list of the shortcuts that have given their step", true),
    ("searched", "1..12: what the search die shows", false),
    ("looked", "list of the tokens that the drawing hero looks at", false),
    (
        "space.r1p1",
        "space.ID: what lies there: dark, torch, torch_event, torch_fountain, shortcut, monster, alpha, artefact, hammer, trumpets, bare, urto, out",
        true,
    ),
    ("mushrooms.r1p1", "mushrooms.ID: how many lie there", true),
    ("mushrooms", "how many lie on the board", false),
    ("traps.r1p1", "traps.ID: list such as `blook_trap p1`, `minus2 p2`", true),
    ("in_play", "how many spaces are in play", false),
    ("bag", "tokens in the bag", false),
    (
        "bag.torch",
        "bag.TOKEN: torch, torch_event, torch_fountain, shortcut, monster, mushroom, renown, renown_double",
        true,
    ),
    ("supply.attack", "supply.TOKEN: attack, defence, blook_trap, minus2, renown, renown_double", false),
    ("monsters", "monster cards in the pile; written as a number or as the list of those left", true),
    ("monsters.discards", "list of the monster cards discarded", false),
    ("alphas", "0..5: Alpha cards left", true),
    ("events", "event cards in the pile; written as a number or as the list of those left", true),
    ("events.discards", "list of the events discarded", false),
    ("artefacts", "artefacts in the pile; written as a number: the others are discarded", true),
    ("artefacts.discards", "list of the artefacts discarded", true),
    ("scythe", "waiting, declined, or p1..p5: who has it", true),
];

/// Every name of a fact of the table, for whoever asked for another.
pub(super) fn known() -> String {
    WORDS.map(|word| word.0).join(", ")
}

pub(super) fn words(_: &Urto) -> Vec<FactWord> {
    let facts = WORDS.into_iter().map(|(name, range, writable)| fact_word(name, range, writable, false));
    let more = [
        fact_word("winners", "list of the seats that have won", false, true),
        fact_word("ranking", "list of the arrived seats, best first", false, false),
        fact_word("deaths", "how many heroes are dead", false, false),
        fact_word("arrivals", "how many heroes have arrived", false, false),
        fact_word("score.best", "the highest score of those who have arrived", false, false),
        fact_word("score.sum", "the scores of all who have arrived together", false, false),
    ];
    facts.chain(more).collect()
}

fn ids<I: Id>(pile: Pile, rows: impl Iterator<Item = (I, String)>) -> Value {
    let mut words = Vec::new();
    for (id, word) in rows {
        (0..pile.count(id)).for_each(|_| words.push(word.clone()));
    }
    Value::words(words)
}

pub(super) fn read(game: &Urto, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
    let content = &game.content;
    let yes = |truth: bool| Some(Value::Bool(truth));
    Ok(match fact {
        "players" => int(game.players()),
        "phase" => Some(Value::word(phase_word(state.phase))),
        "prompt" => Some(Value::word(prompt(state))),
        "asked" => Some(Value::List(state.asked.iter().map(seat_value).collect())),
        "turn" => Some(seat_value(state.active)),
        "first" => Some(seat_value(state.first)),
        "round" => int(state.round),
        "side" => state.side.map(|side| Value::word(side.id())),
        "turn.acted" => yes(state.turn.acted),
        "turn.moved" => yes(state.turn.moved),
        "turn.rested" => yes(state.turn.rested),
        "turn.attacked" => yes(state.turn.attacks > 0),
        "turn.sprinted" => yes(state.turn.sprints > 0),
        "turn.creature" => yes(state.turn.creature),
        "turn.divine" => yes(state.turn.divine),
        "turn.shortcuts" => {
            let words = state.turn.shortcuts.iter().map(|space| content.board.spaces[space].id.clone());
            Some(Value::words(words))
        }
        "searched" => match state.frames.top() {
            Some(Frame::Searched { face }) => int(face),
            _ => None,
        },
        "looked" if state.frames.top() != Some(Frame::TokenChoice) || state.looked.is_empty() => None,
        "looked" => Some(Value::words(state.looked.iter().map(|token| token.id()))),
        "mushrooms" => int(state.mushrooms.iter().map(|(_, n)| i64::from(*n)).sum::<i64>()),
        "in_play" => int(i64::from(game.tables.in_play.len())),
        "bag" => int(state.bag.iter().map(|(_, n)| i64::from(*n)).sum::<i64>()),
        "monsters" => int(i64::from(state.monsters.len())),
        "monsters.discards" => {
            let rows = content.monsters.iter().map(|(id, row)| (id, row.id.clone()));
            Some(ids(state.monster_discards, rows))
        }
        "alphas" => int(state.alphas),
        "events" => int(i64::from(game.tables.events.minus(state.event_discards).len())),
        "events.discards" => {
            Some(ids(state.event_discards, content.events.iter().map(|(id, row)| (id, row.id.clone()))))
        }
        "artefacts" => int(artefacts_left(game, state)),
        "artefacts.discards" => {
            Some(ids(state.artefact_discards, content.artefacts.iter().map(|(id, row)| (id, row.id.clone()))))
        }
        "scythe" => Some(match state.scythe {
            Scythe::Waiting => Value::word("waiting"),
            Scythe::Declined => Value::word("declined"),
            Scythe::Taken(who) => seat_value(who),
        }),
        "winners" => state.end.map(|end| Value::List(end.winners.iter().map(seat_value).collect())),
        "ranking" => state.end.map(|_| ranking(game, state)),
        "deaths" => int(with_fate(game, state, Fate::Dead).count() as i64),
        "arrivals" => int(with_fate(game, state, Fate::Arrived).count() as i64),
        "score.best" => scores(game, state).max().map(Value::Int),
        "score.sum" => int(scores(game, state).sum::<i64>()),
        _ => return spaces::read(game, state, fact),
    })
}

fn with_fate<'a>(game: &Urto, state: &'a State, fate: Fate) -> impl Iterator<Item = Player> + 'a {
    let all: Vec<Player> = game.everybody().iter().collect();
    all.into_iter().filter(move |who| state.heroes[*who].fate == fate)
}

/// The scores of those who have arrived.
fn scores<'a>(game: &'a Urto, state: &'a State) -> impl Iterator<Item = i64> + 'a {
    with_fate(game, state, Fate::Arrived).map(|who| i64::from(score::of(game, state, who).total()))
}

/// How many cards the pile holds: a number that everybody knows, whoever looks.
fn artefacts_left(game: &Urto, state: &State) -> i64 {
    let held = |who: Player| {
        let hand = &state.heroes[who].hand;
        hand.iter().filter(|held| held.card.is_none_or(|card| !artifact::is_divine(game, card))).count()
    };
    let hands: usize = game.everybody().iter().map(held).sum();
    i64::from(game.tables.artefacts.len()) - i64::from(state.artefact_discards.len()) - hands as i64
}

fn ranking(game: &Urto, state: &State) -> Value {
    let mut left: crate::state::Players = game
        .everybody()
        .iter()
        .filter(|who| state.heroes[*who].fate == crate::state::Fate::Arrived)
        .collect();
    let mut seats = Vec::new();
    while !left.is_empty() {
        for who in score::winners(game, state, left).iter() {
            left = left.without(who);
            seats.push(seat_value(who));
        }
    }
    Value::List(seats)
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Side => "side",
        Phase::Dealing => "dealing",
        Phase::Choosing => "choosing",
        Phase::Turn => "turn",
        Phase::Closing => "closing",
        Phase::Over => "over",
    }
}

/// What has to be decided, in a word.
fn prompt(state: &State) -> &'static str {
    use crate::state::{Aim, Hurt, Mark, Pick, Stage};
    match state.frames.top() {
        None => match state.phase {
            Phase::Turn if state.turn.rested => "resting",
            Phase::Turn if state.turn.moved => "after-move",
            phase => phase_word(phase),
        },
        Some(frame) => match frame {
            Frame::Combat => match state.combat.stage {
                Stage::Ready => "fight",
                Stage::Rolled => "rolled",
                Stage::Declared => "attacked",
                Stage::Arming(_) => "arming",
                Stage::Answering { .. } => "answering",
                Stage::Struck => "nothing",
            },
            Frame::Relocate { .. } => "place-mushroom",
            Frame::LayTrap => "lay-trap",
            Frame::Torch { fountain: true, .. } => "fountain",
            Frame::Torch { .. } => "torch",
            Frame::Searched { .. } => "searched",
            Frame::FreeStep { .. } => "free-step",
            Frame::Stele(_) => "stele",
            Frame::Draw { pick: Pick::Token, .. } => "draw-token",
            Frame::Draw { pick: Pick::Event, .. } => "draw-event",
            Frame::Draw { pick: Pick::Monster, .. } => "draw-monster",
            Frame::Draw { pick: Pick::Artefact, .. } => "draw-artefact",
            Frame::TokenChoice => "token-choice",
            Frame::Choice { .. } => "choice",
            Frame::Offer { .. } => "offer",
            Frame::PickHero { mark: Mark::Swap { .. }, .. } => "swap",
            Frame::PickHero { mark: Mark::RollOff(_), .. } => "challenge",
            Frame::PickHero { mark: Mark::Steal(_), .. } => "steal",
            Frame::PickSpace { aim: Aim::Strike(..), .. } => "rockfall",
            Frame::PickSpace { aim: Aim::Bomb, .. } => "bomb",
            Frame::PickSpace { aim: Aim::Lift { .. }, .. } => "move-mushroom",
            Frame::PickSpace { aim: Aim::Slide { .. }, .. } => "slide",
            Frame::RollOff { .. } | Frame::Defence { .. } => "defence-roll",
            Frame::GiveUp { .. } => "give-up",
            Frame::Harm { hurt: Hurt::Announced, .. } => "loss",
            Frame::Harm { .. } => "dying",
            Frame::Blank | Frame::Step { .. } | Frame::Effects { .. } => "nothing",
        },
    }
}

pub(super) fn write(game: &Urto, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
    match fact {
        "turn" => {
            state.active = seat(game, fact, value)?;
            if state.phase == Phase::Turn && !state.cave.has(state.active) {
                state.phase = Phase::Closing;
            }
        }
        "first" => state.first = seat(game, fact, value)?,
        "round" => state.round = number(fact, value, 1, 999)?,
        "turn.acted" => state.turn.acted = truth(fact, value)?,
        "turn.moved" => {
            state.turn.moved = truth(fact, value)?;
            state.turn.acted |= state.turn.moved;
        }
        "turn.rested" => {
            state.turn.rested = truth(fact, value)?;
            state.turn.acted |= state.turn.rested;
        }
        "turn.attacked" => {
            state.turn.attacks = u8::from(truth(fact, value)?);
            state.turn.acted |= state.turn.attacks > 0;
        }
        "turn.sprinted" => state.turn.sprints = u8::from(truth(fact, value)?),
        "turn.creature" => state.turn.creature = truth(fact, value)?,
        "turn.divine" => state.turn.divine = truth(fact, value)?,
        "turn.shortcuts" => {
            let words = value.as_words().ok_or_else(|| wrong(fact, value, "a list of spaces"))?;
            let mut all = Spaces::NONE;
            for word in words {
                all = all.with(spaces::space(game, fact, &Value::word(word))?);
            }
            state.turn.shortcuts = all;
        }
        "monsters" => {
            let rows = game.content.monsters.iter().map(|(id, row)| (id, row.id.as_str()));
            let free = free_monsters(game, state);
            state.monsters = left(fact, value, free, rows)?;
            state.monster_discards = free.minus(state.monsters);
        }
        "events" => {
            let rows = game.content.events.iter().map(|(id, row)| (id, row.id.as_str()));
            let all = game.tables.events;
            state.event_discards = all.minus(left(fact, value, all, rows)?);
        }
        "artefacts" | "artefacts.discards" => write_artefacts(game, state, fact, value)?,
        "alphas" => {
            let won: u8 = game.everybody().iter().map(|who| state.heroes[who].alphas).sum();
            let copies = game.content.monsters[game.content.alpha].copies;
            state.alphas = small(fact, value, 0, copies.saturating_sub(won))?;
            cover_centre(game, state);
        }
        "scythe" => {
            state.scythe = match value.as_word() {
                Some("waiting") => Scythe::Waiting,
                Some("declined") => Scythe::Declined,
                _ => Scythe::Taken(seat(game, fact, value)?),
            };
        }
        _ => return spaces::write(game, state, fact, value),
    }
    Ok(())
}

/// The monster cards that are in nobody's hands and in no combat.
fn free_monsters(game: &Urto, state: &State) -> Pile {
    let mut free = game.tables.monsters;
    for who in game.everybody().iter() {
        free = free.minus(state.heroes[who].trophies);
    }
    if let crate::state::Foe::Creature(monster) = state.combat.foe {
        free.take(monster);
    }
    free
}

/// What is left of a pile: so many cards, the first by kind, or exactly these.
fn left<'a, I: Id>(
    fact: &str,
    value: &Value,
    all: Pile,
    rows: impl Iterator<Item = (I, &'a str)>,
) -> Result<Pile, WordError> {
    let rows: Vec<(I, &str)> = rows.collect();
    let mut pile = Pile::default();
    if value.as_int().is_some() {
        let mut missing = number(fact, value, 0, all.len() as u16)?;
        for (id, _) in rows {
            let taken = missing.min(u16::from(all.count(id)));
            (0..taken).for_each(|_| pile.add(id));
            missing -= taken;
        }
        return Ok(pile);
    }
    let mut rest = all;
    for word in value.as_words().ok_or_else(|| wrong(fact, value, "a number, or a list of cards"))? {
        let row = rows.iter().find(|(_, name)| *name == word).filter(|(id, _)| rest.take(*id));
        let (id, _) = row.ok_or_else(|| wrong(fact, &Value::word(word), "a card that may be there"))?;
        pile.add(*id);
    }
    Ok(pile)
}

fn write_artefacts(game: &Urto, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
    let rows = || game.content.artefacts.iter().map(|(id, row)| (id, row.id.as_str()));
    state.artefact_discards = Pile::default();
    let free = artifact::pile(game, state);
    let chosen = left(fact, value, free, rows())?;
    state.artefact_discards = if fact == "artefacts" { free.minus(chosen) } else { chosen };
    Ok(())
}

/// UR-ALPHA-06: The Alpha token lies on the centre while there are cards.
pub(super) fn cover_centre(game: &Urto, state: &mut State) {
    let centre = game.content.board.centre;
    state.ground[centre] = if state.alphas > 0 { Ground::Alpha } else { Ground::Nest };
}

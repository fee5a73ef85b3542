//! Named starting points: `turn: p1, at r3p2`, `combat: m07`, `event: e09` and so on. A place keeps who plays which hero and lays
//! everything else anew: full life and mana, no artefacts in hand, all heroes on START unless it says otherwise.

use crate::Urto;
use crate::content::{Divine, SpaceId, Token};
use crate::event::Event;
use crate::rules::{Done, Play, PlayExt, artifact, pvm, pvp, search, setup, turn};
use crate::state::{
    Cause, Fate, Frame, Ground, Hero, Phase, Player, Players, Scythe, State, Stride, ThisTurn,
};
use undercroft_kernel::{Chance, Ctx, FormWord, Refusal, Silent, Sink, Value, WordError};

pub(super) fn words() -> Vec<FormWord> {
    let word =
        |form: &str, range: &str| FormWord { form: form.to_owned(), range: range.to_owned(), rule: None };
    vec![
        word(
            "turn: SEAT, at SPACE",
            "the start of a turn; `at` optional, START without it (a dark space becomes a torch)",
        ),
        word(
            "after: SEAT, at SPACE",
            "phase B is done: attack, sprint or end; `at` optional, r1p1 without it",
        ),
        word(
            "enter: KIND, SEAT",
            "steps onto a space of this kind: torch, torch_event, torch_fountain, shortcut, monster, alpha, artefact, hammer, trumpets, urto; SEAT optional, p1 without it",
        ),
        word("search", "the same as `enter: torch`"),
        word("fountain", "the same as `enter: torch_fountain`"),
        word("combat: MONSTER, SEAT", "before the first roll against this card, on r1p1; SEAT optional"),
        word("alpha", "p1 on the centre before the first roll against the Alpha"),
        word(
            "mushroom: SPACE",
            "p1 on a neighbouring space has announced this one, on which one mushroom lies",
        ),
        word(
            "pvp: SEAT, SEAT",
            "the first has attacked the second on START; both optional, p1 and p2 without them",
        ),
        word("event: EVENT, SEAT", "a hero on a torch with event, r1p1, has drawn this card; SEAT optional"),
        word(
            "divine: WEAPON, SEAT",
            "the end of the turn of the owner of hammer, trumpets or scythe, who stands on r1p1, or on Urto with the Scythe; SEAT optional",
        ),
        word("dealing", "before the artefacts are dealt; a table of two has chosen the Hammer"),
        word(
            "end: SEAT",
            "its turn next to Urto, on r11p1; all others have arrived and nobody has the Scythe",
        ),
    ]
}

/// What a place asks for.
struct Wanted<'a> {
    kind: &'a str,
    name: Option<&'a str>,
    at: Option<SpaceId>,
    who: Player,
    other: Option<Player>,
}

fn parse<'a>(game: &Urto, place: &'a str) -> Option<Wanted<'a>> {
    let (kind, rest) = place.split_once(':').unwrap_or((place, ""));
    let mut wanted = Wanted { kind: kind.trim(), name: None, at: None, who: Player(0), other: None };
    let mut seats = Vec::new();
    for part in rest.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let seat = crate::action::player(part).filter(|who| who.0 < game.players());
        let space =
            part.strip_prefix("at ").map(|name| game.content.board.spaces.find(|space| space.id == name));
        match (seat, space) {
            (Some(seat), _) => seats.push(seat),
            (None, Some(space)) => wanted.at = Some(space?),
            (None, None) if wanted.name.is_none() => wanted.name = Some(part),
            (None, None) => return None,
        }
    }
    let mut seats = seats.into_iter();
    wanted.who = seats.next().unwrap_or(Player(0));
    wanted.other = seats.next();
    Some(wanted)
}

pub(super) fn go_to<C: Chance>(
    game: &Urto,
    state: &mut State,
    place: &str,
    chance: &mut C,
) -> Result<(), WordError> {
    let forms: Vec<String> = words().into_iter().map(|word| word.form).collect();
    let refused = || WordError::unknown("place", place, forms.join("; "));
    let wanted = parse(game, place).ok_or_else(refused)?;
    let mut ctx = Ctx::new(chance, Silent);
    let mut play = Play::new(game, &mut ctx, state);
    clear(&mut play, wanted.who);
    let space = |name: &str| game.content.board.spaces.find(|space| space.id == name);
    let first = beside(game, game.content.board.start);
    let Wanted { who, at, name, .. } = wanted;
    let gone = match (wanted.kind, name) {
        ("turn", None) => stand(&mut play, who, at.unwrap_or(game.content.board.start)),
        ("after", None) => {
            play.state.turn = ThisTurn { acted: true, moved: true, arrivals: 1, ..ThisTurn::default() };
            stand(&mut play, who, at.unwrap_or(first))
        }
        ("search", None) => enter(&mut play, who, Ground::Torch),
        ("fountain", None) => enter(&mut play, who, Ground::Fountain),
        ("enter", Some(kind)) => {
            let kind = super::spaces::ground(kind).ok_or_else(refused)?;
            enter(&mut play, who, kind)
        }
        ("combat", Some(card)) => {
            let monster = game.content.monsters.find(|monster| monster.id == card);
            let monster = monster.filter(|monster| play.state.monsters.take(*monster)).ok_or_else(refused)?;
            lay(&mut play, first, Ground::Nest);
            moved(&mut play, who, first).and_then(|()| pvm::begin(&mut play, monster))
        }
        ("alpha", None) => enter(&mut play, who, Ground::Alpha),
        ("mushroom", Some(target)) => mushroom(&mut play, who, space(target).ok_or_else(refused)?),
        ("pvp", None) => {
            let other = wanted.other.unwrap_or(if who.0 == 0 { Player(1) } else { Player(0) });
            pvp::attack(&mut play, other).and_then(|()| turn::settle(&mut play))
        }
        ("event", Some(card)) => event(&mut play, who, first, card).ok_or_else(refused)?,
        ("divine", Some(weapon)) => {
            let weapon = Divine::from_id(weapon).ok_or_else(refused)?;
            divine(&mut play, who, first, weapon)
        }
        ("dealing", None) => {
            play.state.phase = Phase::Dealing;
            play.state.active = Player(0);
            Ok(())
        }
        ("end", None) => end(&mut play, who, beside(game, game.content.board.urto)),
        _ => return Err(refused()),
    };
    gone.map_err(|refusal| match *refusal {
        Refusal::Illegal(rule) => {
            WordError::value("place", &Value::word(place), format!("what {rule} allows"))
        }
        Refusal::Pause(_) | Refusal::Bound(_) => refused(),
    })
}

/// The first neighbour of a space.
fn beside(game: &Urto, space: SpaceId) -> SpaceId {
    game.tables.next_to[space].iter().next().unwrap_or(game.content.board.start)
}

/// Lays the table anew: a turn of `who` with everybody on START and nothing drawn.
fn clear<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) {
    let game = play.game;
    let heroes = play.state.heroes;
    *play.state = State {
        round: 1,
        cave: game.everybody(),
        first: play.state.first,
        monsters: game.tables.monsters,
        alphas: game.content.monsters[game.content.alpha].copies,
        side: play.state.side,
        ..State::default()
    };
    for token in Token::ALL.into_iter().take(Token::BAG_KINDS) {
        play.state.bag[token] = game.content.tokens[token].bag;
    }
    let supply = |token: Token| game.content.tokens[token].supply;
    play.state.supply = crate::state::Supply {
        attack: supply(Token::Attack),
        defence: supply(Token::Defence),
        blook: supply(Token::BlookTrap),
        minus2: supply(Token::Minus2),
    };
    for seat in game.everybody().iter() {
        let sheet = heroes[seat].sheet;
        let numbers = &game.tables.sheets[sheet];
        let start = game.content.board.start;
        play.state.heroes[seat] =
            Hero { sheet, space: start, life: numbers.life, mana: numbers.mana, ..Hero::default() };
    }
    let side = setup::is_small(game).then(|| play.state.side.unwrap_or(Divine::Hammer));
    setup::lay_board(play, side);
    play.state.phase = Phase::Turn;
    play.state.active = who;
}

fn lay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId, ground: Ground) {
    // A fresh bag has every token.
    let _ = super::spaces::lay(play.state, space, ground);
}

/// A hero stands on a space; a dark one becomes a torch.
fn stand<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, space: SpaceId) -> Done<C> {
    if play.state.ground[space] == Ground::Dark {
        lay(play, space, Ground::Torch);
    }
    play.hero(who).space = space;
    Ok(())
}

/// A hero stands on a space after its move.
fn moved<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, space: SpaceId) -> Done<C> {
    play.state.turn = ThisTurn { acted: true, moved: true, arrivals: 1, ..ThisTurn::default() };
    stand(play, who, space)
}

/// A hero steps onto a space of this kind by the move of its turn.
fn enter<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, ground: Ground) -> Done<C> {
    let board = &play.game.content.board;
    let there = play.state.ground.iter().find(|(_, own)| **own == ground).map(|(space, _)| space);
    let to = there.unwrap_or(beside(play.game, board.start));
    if there.is_none() {
        lay(play, to, ground);
    }
    stand(play, who, beside(play.game, to))?;
    play.state.turn = ThisTurn { acted: true, moved: true, ..ThisTurn::default() };
    play.push(Frame::Step { to, stride: Stride::Leaving, destroyed: 0 })?;
    turn::settle(play)
}

fn mushroom<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, to: SpaceId) -> Done<C> {
    stand(play, who, beside(play.game, to))?;
    play.state.mushrooms[to] = 1;
    play.state.bag[Token::Mushroom] -= 1;
    play.state.turn = ThisTurn { acted: true, moved: true, ..ThisTurn::default() };
    play.push(Frame::Step { to, stride: Stride::Ahead, destroyed: 0 })?;
    turn::settle(play)
}

fn event<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: Player,
    space: SpaceId,
    card: &str,
) -> Option<Done<C>> {
    let card = play.game.content.events.find(|event| event.id == card)?;
    lay(play, space, Ground::Event);
    let program = play.game.content.events[card].program;
    let done = moved(play, who, space)
        .and_then(|()| search::offer(play, false))
        .and_then(|()| {
            play.state.event_discards.add(card);
            play.push_effects(program, Players::one(who), Cause::Nobody)
        })
        .and_then(|()| turn::settle(play));
    Some(done)
}

fn divine<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: Player,
    space: SpaceId,
    weapon: Divine,
) -> Done<C> {
    moved(play, who, space)?;
    if weapon == Divine::Scythe {
        play.state.scythe = Scythe::Taken(who);
        play.state.turn = ThisTurn::default();
        arrived(play, who);
    }
    if let Some(stele) = play.game.content.board.stele(weapon)
        && play.state.ground[stele] == Ground::Stele(weapon)
    {
        play.state.ground[stele] = Ground::Bare;
    }
    if let Some(card) = play.game.content.divine_card(weapon) {
        artifact::add(play.state, who, card, true)?;
    }
    play.state.phase = Phase::Closing;
    Ok(())
}

fn arrived<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) {
    play.state.cave = play.state.cave.without(who);
    let urto = play.game.content.board.urto;
    let hero = play.hero(who);
    hero.fate = Fate::Arrived;
    hero.space = urto;
}

fn end<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, space: SpaceId) -> Done<C> {
    for other in play.game.everybody().iter().filter(|other| *other != who) {
        arrived(play, other);
    }
    play.state.scythe = Scythe::Declined;
    stand(play, who, space)
}

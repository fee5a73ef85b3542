//! Facts of the table as a whole: whose turn it is, piles, scores and the end.

use super::{seat, space, spaces};
use crate::Urto;
use crate::action::player_word;
use crate::content::Spaces;
use crate::rules::{artifact, score};
use crate::state::{Fate, Foe, Frame, Ground, Phase, Pile, Player, Players, Scythe, State};
use undercroft_kernel::fact::{int, list, put, truth, word};
use undercroft_kernel::{Given, Id, Value, WordError};

type Fact = undercroft_kernel::Fact<Urto, ()>;

pub(super) const FACTS: &[Fact] = &[
    Fact::new("players", "how many heroes", |game, _, ()| int(game.players())),
    Fact::new("phase", "side, dealing, choosing, turn, closing, over", |_, state, ()| word(state.phase.id())),
    Fact::new(
        "prompt",
        "what has to be decided now: after-move, answering, arming, attacked, bomb, challenge, choice, choosing, closing, dealing, defence-roll, draw-artefact, draw-event, draw-monster, draw-token, dying, fight, fountain, free-step, give-up, lay-trap, loss, move-mushroom, nothing, offer, over, place-mushroom, resting, rockfall, rolled, searched, side, slide, steal, stele, swap, token-choice, torch, turn",
        |_, state, ()| word(prompt(state)),
    ),
    Fact::new("asked", "list of the seats that are asked", |_, state, ()| {
        list(state.asked.iter().map(player_word))
    }),
    Fact::new("turn", "p1..p5: whose turn it is", |_, state, ()| word(player_word(state.active))).set(
        |game, state, (), given| {
            state.active = seat(game, given)?;
            if state.phase == Phase::Turn && !state.cave.has(state.active) {
                state.phase = Phase::Closing;
            }
            Ok(())
        },
    ),
    Fact::new("first", "p1..p5: who began", |_, state, ()| word(player_word(state.first)))
        .set(|game, state, (), given| put(seat(game, given), &mut state.first)),
    Fact::new("round", "1..999", |_, state, ()| int(state.round))
        .set(|_, state, (), given| put(given.number(1, 999), &mut state.round)),
    Fact::new("side", "hammer, trumpets: the side of a table of two", |_, state, ()| word(state.side?.id())),
    Fact::new("turn.acted", "true or false: something was done, so no Rest", |_, state, ()| {
        truth(state.turn.acted)
    })
    .set(|_, state, (), given| put(given.truth(), &mut state.turn.acted)),
    Fact::new("turn.moved", "true or false: phase A was made", |_, state, ()| truth(state.turn.moved)).set(
        |_, state, (), given| {
            state.turn.moved = given.truth()?;
            state.turn.acted |= state.turn.moved;
            Ok(())
        },
    ),
    Fact::new("turn.rested", "true or false", |_, state, ()| truth(state.turn.rested)).set(
        |_, state, (), given| {
            state.turn.rested = given.truth()?;
            state.turn.acted |= state.turn.rested;
            Ok(())
        },
    ),
    Fact::new("turn.attacked", "true or false: the PvP of this turn is used up", |_, state, ()| {
        truth(state.turn.attacks > 0)
    })
    .set(|_, state, (), given| {
        state.turn.attacks = given.truth()?.into();
        state.turn.acted |= state.turn.attacks > 0;
        Ok(())
    }),
    Fact::new("turn.sprinted", "true or false", |_, state, ()| truth(state.turn.sprints > 0))
        .set(|_, state, (), given| put(given.truth().map(u8::from), &mut state.turn.sprints)),
    Fact::new("turn.creature", "true or false: a creature was met", |_, state, ()| {
        truth(state.turn.creature)
    })
    .set(|_, state, (), given| put(given.truth(), &mut state.turn.creature)),
    Fact::new("turn.divine", "true or false: the divine die was rolled or declined", |_, state, ()| {
        truth(state.turn.divine)
    })
    .set(|_, state, (), given| put(given.truth(), &mut state.turn.divine)),
    Fact::new(
        "turn.shortcuts",
        "list of the shortcuts that have given their step",
        |game, state, ()| list(state.turn.shortcuts.iter().map(|space| &game.content.board.spaces[space].id)),
    )
    .set(|game, state, (), given| {
        let spaces = given.each("a list of spaces")?.into_iter().map(|one| space(game, one));
        put(spaces.collect::<Result<Spaces, WordError>>(), &mut state.turn.shortcuts)
    }),
    Fact::new("searched", "1..12: what the search die shows", |_, state, ()| match state.stack.top() {
        Some(Frame::Searched { face }) => int(face),
        _ => None,
    }),
    Fact::new("looked", "list of the tokens that the drawing hero looks at", |_, state, ()| {
        let looking = state.stack.top() == Some(Frame::TokenChoice) && !state.looked.is_empty();
        if looking { list(state.looked.iter().map(|token| token.id())) } else { None }
    }),
    Fact::keyed(
        "space",
        "r1p1",
        "space.ID: what lies there: dark, torch, torch_event, torch_fountain, shortcut, monster, alpha, artefact, hammer, trumpets, bare, urto, out",
        spaces::read_ground,
    )
    .set(spaces::write_ground),
    Fact::keyed("mushrooms", "r1p1", "mushrooms.ID: how many lie there", |game, state, (), name| {
        Ok(int(state.mushrooms[spaces::named(game, name)?]))
    })
    .set(spaces::write_mushrooms),
    Fact::new("mushrooms", "how many lie on the board", |_, state, ()| {
        int(state.mushrooms.iter().map(|(_, n)| i64::from(*n)).sum::<i64>())
    }),
    Fact::keyed("traps", "r1p1", "traps.ID: list such as `blook_trap p1`, `minus2 p2`", spaces::read_traps)
        .set(spaces::write_traps),
    Fact::new("in_play", "how many spaces are in play", |game, _, ()| int(game.tables.in_play.len())),
    Fact::new("bag", "tokens in the bag", |_, state, ()| {
        int(state.bag.iter().map(|(_, n)| i64::from(*n)).sum::<i64>())
    }),
    Fact::keyed(
        "bag",
        "torch",
        "bag.TOKEN: torch, torch_event, torch_fountain, shortcut, monster, mushroom, renown, renown_double",
        |_, state, (), name| Ok(int(state.bag[spaces::bag_token(name)?])),
    )
    .set(|game, state, (), given| {
        let token = spaces::bag_token(given.name)?;
        put(given.number(0, game.content.tokens[token].bag), &mut state.bag[token])
    }),
    Fact::keyed(
        "supply",
        "attack",
        "supply.TOKEN: attack, defence, blook_trap, minus2, renown, renown_double",
        spaces::read_supply,
    ),
    Fact::new(
        "monsters",
        "monster cards in the pile; written as a number or as the list of those left",
        |_, state, ()| int(state.monsters.len()),
    )
    .set(|game, state, (), given| {
        let rows = game.content.monsters.iter().map(|(id, row)| (id, row.id.as_str()));
        let free = free_monsters(game, state);
        state.monsters = left(given, free, rows)?;
        state.monster_discards = free.minus(state.monsters);
        Ok(())
    }),
    Fact::new("monsters.discards", "list of the monster cards discarded", |game, state, ()| {
        list(monsters(game, state.monster_discards))
    }),
    Fact::new("alphas", "0..5: Alpha cards left", |_, state, ()| int(state.alphas)).set(
        |game, state, (), given| {
            let won: u8 = game.everybody().iter().map(|who| state.heroes[who].alphas).sum();
            let copies = game.content.monsters[game.content.alpha].copies;
            state.alphas = given.number(0, copies.saturating_sub(won))?;
            cover_centre(game, state);
            Ok(())
        },
    ),
    Fact::new(
        "events",
        "event cards in the pile; written as a number or as the list of those left",
        |game, state, ()| int(game.tables.events.minus(state.event_discards).len()),
    )
    .set(|game, state, (), given| {
        let rows = game.content.events.iter().map(|(id, row)| (id, row.id.as_str()));
        let all = game.tables.events;
        state.event_discards = all.minus(left(given, all, rows)?);
        Ok(())
    }),
    Fact::new("events.discards", "list of the events discarded", |game, state, ()| {
        list(ids(state.event_discards, game.content.events.iter().map(|(id, row)| (id, &row.id))))
    }),
    Fact::new(
        "artefacts",
        "artefacts in the pile; written as a number: the others are discarded",
        |game, state, ()| int(artifact::left(game, state)),
    )
    .set(|game, state, (), given| write_artefacts(game, state, given, Pile::minus)),
    Fact::new("artefacts.discards", "list of the artefacts discarded", |game, state, ()| {
        list(ids(state.artefact_discards, game.content.artefacts.iter().map(|(id, row)| (id, &row.id))))
    })
    .set(|game, state, (), given| write_artefacts(game, state, given, |_, chosen| chosen)),
    Fact::new("scythe", "waiting, declined, or p1..p5: who has it", |_, state, ()| match state.scythe {
        Scythe::Waiting => word("waiting"),
        Scythe::Declined => word("declined"),
        Scythe::Taken(who) => word(player_word(who)),
    })
    .set(|game, state, (), given| {
        state.scythe = match given.value.as_word() {
            Some("waiting") => Scythe::Waiting,
            Some("declined") => Scythe::Declined,
            _ => Scythe::Taken(seat(game, given)?),
        };
        Ok(())
    }),
    Fact::new("winners", "list of the seats that have won", |_, state, ()| {
        list(state.end?.winners.iter().map(player_word))
    })
    .headline(),
    Fact::new("ranking", "list of the arrived seats, best first", |game, state, ()| {
        state.end.and_then(|_| list(ranking(game, state)))
    }),
    Fact::new("deaths", "how many heroes are dead", |game, state, ()| {
        int(with_fate(game, state, Fate::Dead).count() as i64)
    }),
    Fact::new("arrivals", "how many heroes have arrived", |game, state, ()| {
        int(with_fate(game, state, Fate::Arrived).count() as i64)
    }),
    Fact::new("record", "list of the feats of the heroes' record", |game, _, ()| {
        list(game.content.feats.iter().map(|(_, feat)| &feat.id))
    }),
    Fact::new("score.best", "the highest score of those who have arrived", |game, state, ()| {
        scores(game, state).max().map(Value::Int)
    }),
    Fact::new("score.sum", "the scores of all who have arrived together", |game, state, ()| {
        int(scores(game, state).sum::<i64>())
    }),
];

/// The ids of the cards in a pile, by kind.
fn ids<'a, I: Id>(
    pile: Pile,
    rows: impl Iterator<Item = (I, &'a String)>,
) -> impl Iterator<Item = &'a String> {
    rows.flat_map(move |(id, word)| std::iter::repeat_n(word, usize::from(pile.count(id))))
}

/// The ids of the monster cards in a pile.
pub(super) fn monsters(game: &Urto, pile: Pile) -> impl Iterator<Item = &String> {
    ids(pile, game.content.monsters.iter().map(|(id, row)| (id, &row.id)))
}

fn with_fate<'a>(game: &Urto, state: &'a State, fate: Fate) -> impl Iterator<Item = Player> + 'a {
    let all: Vec<Player> = game.everybody().iter().collect();
    all.into_iter().filter(move |who| state.heroes[*who].fate == fate)
}

/// The scores of those who have arrived.
fn scores<'a>(game: &'a Urto, state: &'a State) -> impl Iterator<Item = i64> + 'a {
    with_fate(game, state, Fate::Arrived).map(|who| i64::from(score::of(game, state, who).total()))
}

fn ranking(game: &Urto, state: &State) -> Vec<String> {
    let mut left: Players = with_fate(game, state, Fate::Arrived).collect();
    let mut seats = Vec::new();
    while !left.is_empty() {
        for who in score::winners(game, state, left).iter() {
            left = left.without(who);
            seats.push(player_word(who));
        }
    }
    seats
}

/// What has to be decided, in a word.
fn prompt(state: &State) -> &'static str {
    use crate::state::{Aim, Hurt, Mark, Pick, Stage};
    match state.stack.top() {
        None => match state.phase {
            Phase::Turn if state.turn.rested => "resting",
            Phase::Turn if state.turn.moved => "after-move",
            phase => phase.id(),
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

/// The monster cards that are in nobody's hands and in no combat.
fn free_monsters(game: &Urto, state: &State) -> Pile {
    let mut free = game.tables.monsters;
    for who in game.everybody().iter() {
        free = free.minus(state.heroes[who].trophies);
    }
    if let Foe::Creature(monster) = state.combat.foe {
        free.take(monster);
    }
    free
}

/// What is left of a pile: so many cards, the first by kind, or exactly these.
fn left<'a, I: Id>(
    given: Given<'_>,
    all: Pile,
    rows: impl Iterator<Item = (I, &'a str)>,
) -> Result<Pile, WordError> {
    let rows: Vec<(I, &str)> = rows.collect();
    let mut pile = Pile::default();
    if given.value.as_int().is_some() {
        let mut missing: u32 = given.number(0, all.len())?;
        for (id, _) in rows {
            let taken = missing.min(u32::from(all.count(id)));
            (0..taken).for_each(|_| pile.add(id));
            missing -= taken;
        }
        return Ok(pile);
    }
    let mut rest = all;
    for one in given.each("a number, or a list of cards")? {
        let row = |word: &str| rows.iter().find(|(id, name)| *name == word && rest.take(*id));
        pile.add(one.word(row, "a card that may be there")?.0);
    }
    Ok(pile)
}

/// Sets the discards: what `discards` makes of all cards that nobody has and of those that were named.
fn write_artefacts(
    game: &Urto,
    state: &mut State,
    given: Given<'_>,
    discards: fn(Pile, Pile) -> Pile,
) -> Result<(), WordError> {
    let rows = game.content.artefacts.iter().map(|(id, row)| (id, row.id.as_str()));
    state.artefact_discards = Pile::default();
    let free = artifact::pile(game, state);
    state.artefact_discards = discards(free, left(given, free, rows)?);
    Ok(())
}

/// UR-ALPHA-06: The Alpha token lies on the centre while there are cards.
pub(super) fn cover_centre(game: &Urto, state: &mut State) {
    let centre = game.content.board.centre;
    state.ground[centre] = if state.alphas > 0 { Ground::Alpha } else { Ground::Nest };
}

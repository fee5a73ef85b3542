//! Facts of a hero: where it stands, its tracks, tokens, cards and record.

use super::{combat, space, table};
use crate::Urto;
use crate::content::{ArtefactId, Base, Divine, Token};
use crate::rules::{artifact, die, divine, feats, hero, score};
use crate::state::{Fate, Held, Hero, MAX_HAND, Player, Scythe, State};
use undercroft_kernel::fact::{int, list, put, truth, word};
use undercroft_kernel::{Given, Id, Value, WordError};

/// The range of base numbers.
const BASE: &str = "of this hero, with traits and open cards";

type Fact = undercroft_kernel::Fact<Urto, Player>;

pub(super) const FACTS: &[Fact] = &[
    Fact::new("hero", "id of the hero sheet", |game, state, who| {
        word(&game.content.heroes[state.heroes[who].sheet].id)
    })
    .set(write_sheet),
    Fact::new("land", "the land it stands for", |game, state, who| {
        word(&game.content.heroes[state.heroes[who].sheet].land)
    }),
    Fact::new("colour", "of its frame and meeple", |game, state, who| {
        word(&game.content.heroes[state.heroes[who].sheet].colour)
    }),
    Fact::new("space", "id of the space it stands on; where it died, when it is dead", |game, state, who| {
        word(&game.content.board.spaces[state.heroes[who].space].id)
    })
    .headline()
    .set(|game, state, who, given| put(space(game, given), &mut state.heroes[who].space)),
    Fact::new("fate", "cave, arrived, dead", |_, state, who| word(state.heroes[who].fate.id()))
        .headline()
        .set(write_fate),
    Fact::new("life", "0..its maximum", |_, state, who| int(state.heroes[who].life)).headline().set(
        |game, state, who, given| {
            let most = hero::sheet(game, state, who).life;
            put(given.number(0, most), &mut state.heroes[who].life)
        },
    ),
    Fact::new("max_life", "life at the start and at most", |game, state, who| {
        int(hero::sheet(game, state, who).life)
    }),
    Fact::new("mana", "0..its maximum", |_, state, who| int(state.heroes[who].mana)).headline().set(
        |game, state, who, given| {
            let most = hero::sheet(game, state, who).mana;
            put(given.number(0, most), &mut state.heroes[who].mana)
        },
    ),
    Fact::new("max_mana", "mana at the start and at most", |game, state, who| {
        int(hero::sheet(game, state, who).mana)
    }),
    Fact::new("pending", "life it is about to lose", |_, state, who| int(state.heroes[who].pending)),
    Fact::new("die", "6, 8: its own combat die", |game, state, who| {
        int(die::bare(game, state.heroes[who].large_die))
    })
    .headline()
    .set(|game, state, who, given| {
        let dice = &game.content.dice;
        state.heroes[who].large_die = given.number::<u8>(dice.small, dice.large)? == dice.large;
        Ok(())
    }),
    Fact::new("rested", "true or false: in its last turn", |_, state, who| truth(state.heroes[who].rested))
        .set(|_, state, who, given| put(given.truth(), &mut state.heroes[who].rested)),
    Fact::new("revivals", "0..9: how often its sheet has brought it back", |_, state, who| {
        int(state.heroes[who].revivals)
    })
    .set(|_, state, who, given| put(given.number(0, 9), &mut state.heroes[who].revivals)),
    Fact::new("attack", "attack tokens held", |_, state, who| int(state.heroes[who].attack)).headline().set(
        |game, state, who, given| {
            let (held, left) = (&mut state.heroes[who].attack, &mut state.supply.attack);
            take_tokens(game, Token::Attack, held, left, given)
        },
    ),
    Fact::new("defence", "defence tokens held", |_, state, who| int(state.heroes[who].defence))
        .headline()
        .set(|game, state, who, given| {
            let (held, left) = (&mut state.heroes[who].defence, &mut state.supply.defence);
            take_tokens(game, Token::Defence, held, left, given)
        }),
    Fact::new("blook_trap", "Blook traps held", |_, state, who| int(state.heroes[who].blook)).headline().set(
        |game, state, who, given| {
            let (held, left) = (&mut state.heroes[who].blook, &mut state.supply.blook);
            take_tokens(game, Token::BlookTrap, held, left, given)
        },
    ),
    Fact::new(
        "no_sprint",
        "0..2: in how many of its turns, this one included, it may not sprint",
        |_, state, who| int(state.heroes[who].no_sprint),
    )
    .set(|_, state, who, given| put(given.number(0, 2), &mut state.heroes[who].no_sprint)),
    Fact::new(
        "no_move",
        "0..2: in how many of its turns, this one included, it may not step on",
        |_, state, who| int(state.heroes[who].no_move),
    )
    .set(|_, state, who, given| put(given.number(0, 2), &mut state.heroes[who].no_move)),
    Fact::new("renown", "0..999: PR in tokens", |_, state, who| int(state.heroes[who].renown))
        .headline()
        .set(|_, state, who, given| put(given.number(0, 999), &mut state.heroes[who].renown)),
    Fact::new("monsters", "list of the monster cards won, the Alpha's apart", |game, state, who| {
        list(table::monsters(game, state.heroes[who].trophies))
    })
    .set(write_trophies),
    Fact::new("alphas", "0..5: Alpha cards won", |_, state, who| int(state.heroes[who].alphas))
        .headline()
        .set(|game, state, who, given| {
            let won = given.number(0, 5)?;
            state.alphas = (state.alphas + state.heroes[who].alphas).saturating_sub(won);
            state.heroes[who].alphas = won;
            table::cover_centre(game, state);
            Ok(())
        }),
    Fact::new("trophies", "number of monster cards won, the Alpha's included", |_, state, who| {
        int(i64::from(state.heroes[who].trophies.len()) + i64::from(state.heroes[who].alphas))
    })
    .headline(),
    Fact::new("artefacts", "number of artefacts held, open ones included", |_, state, who| {
        int(hand(state, who).count() as i64)
    })
    .headline(),
    Fact::new("hidden", "number of artefacts nobody else has seen", |_, state, who| {
        int(hand(state, who).filter(|held| !held.open).count() as i64)
    }),
    Fact::new(
        "hand",
        "list of the unseen artefacts; absent in a view that does not know them",
        |game, state, who| cards(game, hand(state, who).filter(|held| !held.open)),
    )
    .set(|game, state, who, given| write_cards(game, state, who, false, given)),
    Fact::new(
        "open",
        "list of the artefacts that everybody has seen, divine ones included",
        |game, state, who| cards(game, hand(state, who).filter(|held| held.open)),
    )
    .set(|game, state, who, given| write_cards(game, state, who, true, given)),
    Fact::keyed(
        "used",
        "smoke_pellet",
        "used.CARD: how often an open card was used",
        |game, state, who, name| {
            let card = find_card(game, name.full, name.key)?;
            let own = &state.heroes[who];
            Ok(own.find(card).and_then(|at| own.hand.get(at)).and_then(|held| int(held.used)))
        },
    )
    .set(write_used),
    Fact::new("divine", "hammer, trumpets, scythe: the divine weapon it owns", |game, state, who| {
        word(alive(state, who).and_then(|_| divine::weapon(game, state, who))?.id())
    }),
    Fact::new("wielded", "list of the weapons in use in this combat", |game, state, who| {
        cards(game, hand(state, who).filter(|held| held.wielded))
    }),
    Fact::new("face", "what its combat die shows in this combat", |_, state, who| {
        int(combat::side(state, who).map(|side| side.face).filter(|face| *face > 0)?)
    }),
    Fact::new("total", "its total in this combat", combat::total),
    Fact::new("sides", "faces of the combat die it rolls now", |game, state, who| {
        int(die::sides(game, state, who, state.combat.foe))
    }),
    Fact::new("reinforcement", "mana put into this combat", |_, state, who| {
        int(combat::side(state, who)?.reinforcement)
    }),
    Fact::new("committed", "attack tokens put into this combat", |_, state, who| {
        int(combat::side(state, who)?.tokens)
    }),
    Fact::new("acquired", "0..99: how many artefacts it ever had", |_, state, who| {
        int(state.heroes[who].acquired)
    })
    .set(|_, state, who, given| put(given.number(0, 99), &mut state.heroes[who].acquired)),
    Fact::new("last", "the token it drew last from the bag", |_, state, who| {
        word(state.heroes[who].last?.id())
    })
    .set(|_, state, who, given| {
        let of_bag = |token: &Token| token.index() < Token::BAG_KINDS;
        let token = given.word(|word| Token::from_id(word).filter(of_bag), "a token of the bag")?;
        state.heroes[who].last = Some(token);
        Ok(())
    }),
    Fact::new("run", "0..99: how many times in a row it drew that token", |_, state, who| {
        int(state.heroes[who].run)
    })
    .set(|_, state, who, given| put(given.number(0, 99), &mut state.heroes[who].run)),
    Fact::new("failures", "0..99: failures in a row with a divine die", |_, state, who| {
        int(state.heroes[who].failures)
    })
    .set(|_, state, who, given| put(given.number(0, 99), &mut state.heroes[who].failures)),
    Fact::new("kills", "0..9: heroes it has killed", |_, state, who| int(state.heroes[who].kills))
        .headline()
        .set(|_, state, who, given| put(given.number(0, 9), &mut state.heroes[who].kills)),
    Fact::new("feats", "list of the feats done in this match", |game, state, who| {
        list(feats::done(game, state, who).map(|feat| &game.content.feats[feat].id))
    })
    .set(write_feats),
    // UR-SCORE-01: Only heroes that reached Urto alive are scored.
    Fact::new("score", "points, once it has arrived", |game, state, who| {
        let scored = state.heroes[who].fate == Fate::Arrived && knows_cards(state, who);
        if scored { int(score::of(game, state, who).total()) } else { None }
    })
    .headline(),
    Fact::keyed(
        "score",
        "life",
        "points for life; also score.mana, score.tokens, score.monsters, score.artefacts",
        |game, state, who, name| {
            let score = score::of(game, state, who);
            Ok(match name.key {
                "life" => int(score.life),
                "mana" => int(score.mana),
                "tokens" => int(score.tokens),
                "monsters" => int(score.monsters),
                "artefacts" if knows_cards(state, who) => int(score.artefacts),
                "artefacts" => None,
                _ => {
                    let known = "score.life, score.mana, score.tokens, score.monsters, score.artefacts";
                    return Err(WordError::unknown("fact", name.full, known));
                }
            })
        },
    ),
    Fact::new("pr", "renown of the tie-break: tokens and monster cards", |game, state, who| {
        let score = score::of(game, state, who);
        int(score.tokens + score.monsters)
    }),
    Fact::new("first_two", "true or false: still holds the first two artefacts it had", |_, state, who| {
        let first_two = state.heroes[who].hand.iter().filter(|held| matches!(held.rank, 1 | 2));
        truth(first_two.count() == 2)
    }),
    Fact::new("rest_life", BASE, |game, state, who| int(hero::base(game, state, who, Base::RestLife))),
    Fact::new("rest_mana", BASE, |game, state, who| int(hero::base(game, state, who, Base::RestMana))),
    Fact::new("sprint_cost", BASE, |game, state, who| int(hero::base(game, state, who, Base::SprintCost))),
    Fact::new("hide_cost", BASE, |game, state, who| int(hero::base(game, state, who, Base::HideCost))),
    Fact::new("d8_cost", BASE, |game, state, who| int(hero::base(game, state, who, Base::D8Cost))),
    Fact::new("mushroom_target", BASE, |game, state, who| {
        int(hero::base(game, state, who, Base::MushroomTarget))
    }),
    Fact::new("search_heal", BASE, |game, state, who| int(hero::base(game, state, who, Base::SearchHeal))),
    Fact::new("weapon_slots", BASE, |game, state, who| int(hero::base(game, state, who, Base::WeaponSlots))),
];

/// A hero that is not dead.
fn alive(state: &State, who: Player) -> Option<&Hero> {
    Some(&state.heroes[who]).filter(|hero| hero.fate != Fate::Dead)
}

/// UR-LIFE-10: What a dead hero had has left the game.
fn hand(state: &State, who: Player) -> impl Iterator<Item = &Held> {
    alive(state, who).into_iter().flat_map(|hero| hero.hand.iter())
}

/// Whether the viewer knows every card that the hero holds.
fn knows_cards(state: &State, who: Player) -> bool {
    state.heroes[who].hand.iter().all(|held| held.card.is_some())
}

/// The ids of cards; none when one of them is not known to the viewer.
fn cards<'a>(game: &Urto, hand: impl Iterator<Item = &'a Held>) -> Option<Value> {
    let id = |held: &Held| held.card.map(|card| &game.content.artefacts[card].id);
    list(hand.map(id).collect::<Option<Vec<&String>>>()?)
}

fn find_card(game: &Urto, fact: &str, word: &str) -> Result<ArtefactId, WordError> {
    let known: Vec<&str> = game.content.artefacts.iter().map(|(_, card)| card.id.as_str()).collect();
    let found = game.content.artefacts.find(|card| card.id == word);
    found.ok_or_else(|| WordError::value(fact, &Value::word(word), known.join(", ")))
}

/// Another hero sits down: with full life and mana.
fn write_sheet(game: &Urto, state: &mut State, who: Player, given: Given<'_>) -> Result<(), WordError> {
    let sheet = given.word(|id| game.content.heroes.find(|hero| hero.id == id), "the id of a hero")?;
    let numbers = game.tables.sheets[sheet];
    let own = &mut state.heroes[who];
    (own.sheet, own.life, own.mana) = (sheet, numbers.life, numbers.mana);
    Ok(())
}

/// Tokens that a hero holds come out of the supply.
fn take_tokens(
    game: &Urto,
    token: Token,
    held: &mut u8,
    left: &mut u8,
    given: Given<'_>,
) -> Result<(), WordError> {
    let all = *held + *left;
    *held = given.number(0, all.min(game.content.tokens[token].count))?;
    *left = all - *held;
    Ok(())
}

/// Who has arrived stands on Urto; the first of them has declined the Scythe unless it is said to have it.
fn write_fate(game: &Urto, state: &mut State, who: Player, given: Given<'_>) -> Result<(), WordError> {
    let own = &mut state.heroes[who];
    own.fate = given.word(Fate::from_id, "cave, arrived, dead")?;
    state.cave = if own.fate == Fate::InCave { state.cave.with(who) } else { state.cave.without(who) };
    let board = &game.content.board;
    if own.fate == Fate::Arrived {
        own.space = board.urto;
        if state.scythe == Scythe::Waiting {
            state.scythe = Scythe::Declined;
        }
    } else if own.space == board.urto {
        own.space = board.start;
    }
    if own.fate == Fate::Dead {
        own.life = 0;
    }
    Ok(())
}

/// Monster cards that a hero has won come out of the pile.
fn write_trophies(game: &Urto, state: &mut State, who: Player, given: Given<'_>) -> Result<(), WordError> {
    let monsters = &game.content.monsters;
    let before = std::mem::take(&mut state.heroes[who].trophies);
    for (id, _) in monsters.iter() {
        (0..before.count(id)).for_each(|_| state.monsters.add(id));
    }
    for one in given.each("a list of monsters")? {
        let left = |word: &str| {
            monsters.find(|monster| monster.id == word).filter(|monster| state.monsters.take(*monster))
        };
        state.heroes[who].trophies.add(one.word(left, "a monster of the pile")?);
    }
    Ok(())
}

/// Cards in a hand: unseen ones, or open ones.
fn write_cards(
    game: &Urto,
    state: &mut State,
    who: Player,
    open: bool,
    given: Given<'_>,
) -> Result<(), WordError> {
    let own = &mut state.heroes[who];
    while let Some(at) = own.hand.iter().position(|held| held.open == open) {
        own.hand.remove(at);
    }
    own.acquired = own.hand.iter().map(|held| held.rank).max().unwrap_or(0);
    for word in given.words(Some, "a list of artefacts")? {
        let card = find_card(game, given.name.full, word)?;
        let divine = divine_of(game, card);
        let taken = artifact::add(state, who, card, open || divine.is_some());
        taken.map_err(|_| given.wrong(&format!("at most {MAX_HAND} cards")))?;
        if divine == Some(Divine::Scythe) {
            state.scythe = Scythe::Taken(who);
        }
    }
    Ok(())
}

fn divine_of(game: &Urto, card: ArtefactId) -> Option<Divine> {
    Divine::ALL.into_iter().find(|weapon| game.content.divine_card(*weapon) == Some(card))
}

/// A card that was used lies open.
fn write_used(game: &Urto, state: &mut State, who: Player, given: Given<'_>) -> Result<(), WordError> {
    let card = find_card(game, given.name.full, given.name.key)?;
    let used = given.number(0, 9)?;
    let own = &mut state.heroes[who];
    let held = own.hand.iter_mut().find(|held| held.card == Some(card));
    let held = held.ok_or_else(|| given.wrong("a card in hand"))?;
    (held.used, held.open) = (used, used > 0 || held.open);
    own.tidy();
    Ok(())
}

fn write_feats(game: &Urto, state: &mut State, who: Player, given: Given<'_>) -> Result<(), WordError> {
    let mut done = 0;
    for one in given.each("a list of feats")? {
        let feat = one.word(|word| game.content.feats.find(|feat| feat.id == word), "the id of a feat")?;
        done |= 1 << feat.index();
    }
    state.heroes[who].feats = done;
    Ok(())
}

/// An unseen card more.
pub(super) fn pin(
    game: &Urto,
    state: &mut State,
    who: Player,
    place: &str,
    card: &str,
) -> Result<(), WordError> {
    let id = find_card(game, place, card)?;
    let added = artifact::add(state, who, id, false);
    added.map_err(|_| WordError::value(place, &Value::word(card), format!("at most {MAX_HAND} cards")))
}

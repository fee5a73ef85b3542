//! Chapter SETUP: the table before the first turn.

use super::{Allowed, Done, Play, PlayExt, artifact, check, demand, forbid, turn};
use crate::Urto;
use crate::content::{ArtefactId, Divine, HeroId, Role, SpaceId, Token};
use crate::event::{Event, SetupEvent};
use crate::options::{FirstPlayer, SideChoice};
use crate::state::{Ground, Hero, Phase, Player, State, Supply};
use undercroft_kernel::{Chance, Ctx, Draw, Sink, Weights};

/// The name under which random heroes are drawn.
pub const HERO: &str = "hero";
/// The name under which the first player is drawn.
pub const FIRST: &str = "first";
/// The name under which the side of a table of two is drawn.
pub const SIDE: &str = "side";

/// UR-SETUP-01 to UR-SETUP-22: Heroes, first player, board, bag and piles.
pub fn start<C: Chance, S: Sink<Event>>(game: &Urto, ctx: &mut Ctx<C, S>) -> Done<C, State> {
    let content = &game.content;
    let mut state = State { round: 1, cave: game.everybody(), ..State::default() };
    for token in Token::ALL.into_iter().take(Token::BAG_KINDS) {
        state.bag[token] = content.tokens[token].bag;
    }
    let supply = |token: Token| content.tokens[token].supply;
    state.supply = Supply {
        attack: supply(Token::Attack),
        defence: supply(Token::Defence),
        blook: supply(Token::BlookTrap),
        minus2: supply(Token::Minus2),
    };
    state.monsters = game.tables.monsters;
    state.alphas = content.monsters[content.alpha].copies;
    let mut play = Play::new(game, ctx, &mut state);
    seat_heroes(&mut play)?;
    choose_first(&mut play)?;
    if !is_small(game) {
        lay_board(&mut play, None);
    } else if game.options.side_choice == SideChoice::Random {
        let side = play.ctx.pick(Draw { name: SIDE, seat: None, weights: Weights::Uniform(2) })?;
        let chosen = if side == 0 { Divine::Hammer } else { Divine::Trumpets };
        lay_board(&mut play, Some(chosen));
    }
    state.asked = turn::asked(&state);
    Ok(state)
}

/// UR-SETUP-05: Whether the rules for 2 players hold.
#[must_use]
pub const fn is_small(game: &Urto) -> bool {
    game.players() <= game.content.numbers.small_table
}

/// UR-HERO-01, UR-HERO-03, UR-SETUP-13: Each seat has a hero of its own, on START, with full life and mana.
fn seat_heroes<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let game = play.game;
    let chosen = game.options.heroes.iter().flatten().fold(0u64, |taken, sheet| taken | 1 << sheet.0);
    let mut left = ((1u64 << game.content.heroes.len()) - 1) & !chosen;
    for (who, wanted) in game.everybody().iter().zip(&game.options.heroes) {
        let sheet = match wanted {
            Some(sheet) => *sheet,
            None => {
                let drawn = play.ctx.pick(Draw::new(HERO, who.seat(), Weights::Mask(left)))?;
                left &= !(1 << drawn);
                HeroId(drawn as u8)
            }
        };
        let numbers = &game.tables.sheets[sheet];
        *play.hero(who) = Hero {
            sheet,
            space: game.content.board.start,
            life: numbers.life,
            mana: numbers.mana,
            ..Hero::default()
        };
        play.tell(who, SetupEvent::Joined(sheet));
    }
    Ok(())
}

/// UR-SETUP-21: The first player is drawn by lot, unless the host picked one.
fn choose_first<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let first = match play.game.options.first_player {
        FirstPlayer::Seat(who) => who,
        FirstPlayer::Random => {
            let weights = Weights::Uniform(u32::from(play.game.players()));
            Player(play.ctx.pick(Draw { name: FIRST, seat: None, weights })? as u8)
        }
    };
    play.state.first = first;
    play.state.active = first;
    play.tell(first, SetupEvent::Begins);
    Ok(())
}

/// What lies on a space in play at the start; before the side of a table of two is chosen, both steles.
#[must_use]
pub fn ground(game: &Urto, space: SpaceId, side: Option<Divine>) -> Ground {
    match game.content.board.role(space, side) {
        Role::Ordinary => Ground::Dark,
        Role::Start => Ground::Bare,
        Role::Urto => Ground::Urto,
        Role::Centre => Ground::Alpha,
        Role::Stele(weapon) => Ground::Stele(weapon),
        Role::Cache => Ground::Cache,
    }
}

/// UR-SETUP-03, UR-SETUP-04, UR-SETUP-16 to UR-SETUP-18, UR-TOKEN-03: What lies on the spaces at the start.
pub fn lay_board<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, side: Option<Divine>) {
    play.state.side = side;
    for space in play.game.tables.in_play.iter() {
        play.state.ground[space] = ground(play.game, space, side);
    }
    if let Some(weapon) = side {
        let who = play.state.first;
        play.tell(who, SetupEvent::SideChosen(weapon));
    }
    play.state.phase = Phase::Dealing;
    play.state.active = Player(0);
}

/// UR-SETUP-06, UR-SETUP-07: The first player of a table of two chooses between Hammer and Trumpets.
pub fn can_choose_side(state: &State, side: Divine) -> Allowed {
    demand(state.phase == Phase::Side, "UR-SETUP-07")?;
    demand(side != Divine::Scythe, "UR-SETUP-06")
}

/// The side is chosen.
pub fn choose_side<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, side: Divine) -> Done<C> {
    check(can_choose_side(play.state, side))?;
    lay_board(play, Some(side));
    Ok(())
}

/// UR-SETUP-19, UR-SETUP-24: Artefacts are dealt to all first.
pub fn deal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(demand(play.state.phase == Phase::Dealing, "UR-SETUP-19"))?;
    let who = play.state.active;
    let dealt = play.game.content.numbers.dealt;
    for _ in 0..dealt {
        let card = artifact::pick(play, who)?;
        artifact::add(play.state, who, card, false)?;
    }
    play.tell(who, SetupEvent::Dealt(dealt));
    if who.0 + 1 < play.game.players() {
        play.state.active = Player(who.0 + 1);
    } else {
        play.state.phase = Phase::Choosing;
        play.state.undecided = play.game.everybody();
    }
    Ok(())
}

/// UR-SETUP-19: One of the dealt artefacts.
pub fn can_keep(state: &State, who: Player, card: ArtefactId) -> Allowed {
    if state.phase != Phase::Choosing || state.stack.depth() > 0 {
        return forbid("UR-SETUP-19");
    }
    demand(state.heroes[who].find(card).is_some(), "UR-SETUP-19")
}

/// UR-SETUP-20, UR-SETUP-24: The others go back together after everybody has chosen.
pub fn keep<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, card: ArtefactId) -> Done<C> {
    check(can_keep(play.state, who, card))?;
    let hero = play.hero(who);
    let kept = hero.find(card);
    for (at, held) in hero.hand.iter_mut().enumerate() {
        held.rejected = kept != Some(at);
    }
    play.state.undecided = play.state.undecided.without(who);
    play.tell(who, SetupEvent::KeptCard(Some(card)));
    if !play.state.undecided.is_empty() {
        return Ok(());
    }
    for who in play.game.everybody().iter() {
        let hero = play.hero(who);
        while let Some(at) = hero.hand.iter().position(|held| held.rejected) {
            hero.hand.remove(at);
        }
        // UR-FEATS-14: The one kept is the first artefact of the game.
        hero.acquired = hero.hand.len() as u8;
        hero.hand.iter_mut().for_each(|held| held.rank = 1);
    }
    let first = play.state.first;
    turn::begin_turn(play, first);
    Ok(())
}

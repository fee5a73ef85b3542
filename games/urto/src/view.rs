//! What one viewer sees of the table. Secret are unseen artefacts in the hands of others, which of the dealt ones they keep, and
//! tokens that somebody looks at. When the match is over, every hand lies open.

use crate::Urto;
use crate::event::{CardEvent, Event, EventKind, SetupEvent, TurnEvent};
use crate::rules::{artifact, token};
use crate::state::{Frame, Held, Phase, Player, State};
use undercroft_kernel::{Chance, Draw, Id, Viewer, Weights};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub viewer: Viewer,
    /// What lies open, and what this viewer has in hand.
    pub table: State,
}

/// Whether a viewer is this hero.
fn is(viewer: Viewer, who: Player) -> bool {
    viewer == Viewer::Seat(who.seat())
}

/// Builds a view: of the hands of others only the number of unseen cards is left.
pub fn view(game: &Urto, state: &State, viewer: Viewer) -> View {
    let mut table = *state;
    if state.phase != Phase::Over {
        for who in game.everybody().iter().filter(|who| !is(viewer, *who)) {
            let hero = &mut table.heroes[who];
            for held in hero.hand.iter_mut() {
                *held = if held.open { Held { rank: 0, ..*held } } else { Held::default() };
            }
            hero.tidy();
        }
        if !is(viewer, state.active) {
            table.looked.clear();
        }
    }
    View { viewer, table }
}

/// A table that fits a view: unseen cards are dealt anew from those that may be there, and so are tokens looked at.
pub fn imagine<C: Chance>(game: &Urto, view: &View, chance: &mut C) -> Result<State, C::Pause> {
    let mut state = view.table;
    let kinds = game.content.artefacts.len();
    for who in game.everybody().iter().filter(|who| !is(view.viewer, *who)) {
        for at in 0..state.heroes[who].hand.len() {
            if state.heroes[who].hand.get(at).is_none_or(|held| held.card.is_some()) {
                continue;
            }
            let mut weights = [0u32; crate::content::MAX_KINDS];
            artifact::pile(game, &state).weights(kinds, &mut weights);
            let weights = weights.get(..kinds).unwrap_or_default();
            let card = chance.pick(Draw::new(artifact::ARTEFACT, who.seat(), Weights::List(weights)))?;
            if let Some(held) = state.heroes[who].hand.get_mut(at) {
                held.card = Some(Id::from_index(card as usize));
            }
        }
        let chosen = state.phase == Phase::Choosing && !state.undecided.has(who);
        let hero = &mut state.heroes[who];
        hero.tidy();
        // Whoever has chosen sends all but one back.
        hero.hand.iter_mut().skip(1).filter(|_| chosen).for_each(|held| held.rejected = true);
    }
    if state.stack.top() == Some(Frame::TokenChoice) && !is(view.viewer, state.active) {
        let seat = state.active;
        token::look_again(game, &mut state, |weights| {
            chance.pick(Draw::new(token::TOKEN, seat.seat(), Weights::List(weights)))
        })?;
    }
    Ok(state)
}

/// What a viewer witnesses of an event: which card was drawn or kept stays with its owner, and so does who let something pass.
pub fn witness(event: Event, viewer: Viewer) -> Option<Event> {
    if is(viewer, event.who) {
        return Some(event);
    }
    let kind = match event.kind {
        EventKind::Card(CardEvent::ArtefactDrawn(_)) => CardEvent::ArtefactDrawn(None).into(),
        EventKind::Setup(SetupEvent::KeptCard(_)) => SetupEvent::KeptCard(None).into(),
        EventKind::Turn(TurnEvent::Passed(_)) => return None,
        other => other,
    };
    Some(Event { kind, ..event })
}

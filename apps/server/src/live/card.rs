//! The card of a table for one caller: who sits where, what is proposed, what the caller may do.

use super::chair::{Chair, Holder};
use super::entry::{Origin, Want};
use super::table::{Practice, Stage, Table};
use crate::wire::{DiceCard, OriginCard, ProposalCard, SettingsCard, TableCard, TableSeat, UpdateCard, Verb};
use std::collections::BTreeMap;
use undercroft_kernel::{Seat, Viewer};
use undercroft_table::Words;

/// What is known about the people at a table besides its entries.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// What they are called.
    pub names: BTreeMap<String, String>,
    /// The seats whose persons have the table open.
    pub there: Vec<u8>,
    /// The seats whose persons are away for too long.
    pub away: Vec<u8>,
}

impl People {
    fn name(&self, person: &str) -> String {
        self.names.get(person).cloned().unwrap_or_default()
    }
}

/// Who looks at a card.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker<'a> {
    /// The person, if somebody is known.
    pub person: Option<&'a str>,
    /// Through whose eyes.
    pub viewer: Viewer,
}

impl Table {
    #[must_use]
    pub fn card(&self, who: Onlooker<'_>, people: &People) -> TableCard {
        let seat = if let Viewer::Seat(seat) = who.viewer { Some(seat.0) } else { None };
        let card = self.any_game().card();
        TableCard {
            id: self.id.clone(),
            name: self.name.clone(),
            game: self.opened.game.clone(),
            edition: card.edition.to_owned(),
            stage: self.stage().word().to_owned(),
            host: who.person == Some(self.opened.host.as_str()),
            viewer: seat,
            seats: self.seats().map(|(seat, chair)| self.seat_card(seat, chair, who, people)).collect(),
            settings: SettingsCard {
                auto_play: self.settings.auto_play,
                odds: self.settings.odds,
                hints: self.settings.hints,
                watching: self.settings.watching,
                react_within: self.settings.react_within,
                away_after: self.settings.away_after,
            },
            own_dice: self.opened.own_dice,
            guide: self.guide_card(),
            roll: self.wanted_roll(),
            proposal: self.proposal_card(who, people),
            origin: self.origin_card(),
            ruled: self.marks.rulings > 0,
            counts: self.counts(),
            counting: self.counting(),
            dice: DiceCard { commitment: self.dice.commitment(), shares: self.dice.shares().len() as u32 },
            update: self.misfit().map(|says| UpdateCard {
                says,
                rules: self.changed_rules(),
                kept: self.game().is_some(),
            }),
            passing: seat.and_then(|seat| self.chair(seat)).and_then(|chair| chair.passing),
            may: self.may(who),
            texts: self.texts(),
            created: self.created,
        }
    }

    /// Whether the match counts, and if not, why not.
    fn counting(&self) -> Words {
        Words::new(match self.practice() {
            None => "table-counts",
            Some(Practice::Origin) if matches!(self.opened.origin, Origin::Designed { .. }) => {
                "table-practice-designed"
            }
            Some(Practice::Origin) => "table-practice-origin",
            Some(Practice::OwnDice) => "table-practice-own-dice",
            Some(Practice::Ruled) => "table-practice-ruled",
            Some(Practice::Undone) => "table-practice-undone",
            Some(Practice::Branched) => "table-practice-branched",
        })
    }

    fn seat_card(&self, seat: u8, chair: &Chair, who: Onlooker<'_>, people: &People) -> TableSeat {
        let invites = chair.holder == Holder::Open
            && who.person.is_some_and(|person| self.has(person) || self.opened.host == person);
        let invitation = self.invitation(seat).filter(|_| invites);
        TableSeat {
            seat,
            word: chair.word.clone(),
            holder: chair.holder.word().to_owned(),
            name: chair.person().map(|person| people.name(person)).unwrap_or_default(),
            bot: chair.bot().map(|bot| bot.word().to_owned()),
            you: who.person.is_some() && chair.person() == who.person,
            there: people.there.contains(&seat),
            away: people.away.contains(&seat),
            invitation: invitation.map(|token| format!("/join/{}/{seat}/{token}", self.id)),
        }
    }

    /// The proposal, as far as the onlooker may count: a moment of one's own, never a number of steps.
    fn proposal_card(&self, who: Onlooker<'_>, people: &People) -> Option<ProposalCard> {
        let proposal = self.proposal.as_ref()?;
        let (want, steps) = match proposal.want {
            Want::Undo(to) => ("undo", Some(to)),
            Want::Redo(to) => ("redo", Some(to)),
            Want::Hints => ("hints", None),
            Want::Close => ("close", None),
        };
        let agreed =
            |(_, chair): &(u8, &Chair)| chair.person().is_some_and(|person| proposal.agreed.contains(person));
        let live = self.live();
        Some(ProposalCard {
            want: want.to_owned(),
            moment: steps.and_then(|steps| live.and_then(|live| live.moment_at(who.viewer, steps))),
            by: people.name(&proposal.person),
            agreed: self.seats().filter(agreed).map(|(seat, _)| seat).collect(),
            yours: who.person.is_some_and(|person| self.has(person) && !proposal.agreed.contains(person)),
        })
    }

    fn origin_card(&self) -> Option<OriginCard> {
        let (kind, of, name) = match &self.opened.origin {
            Origin::New => return None,
            Origin::Branch { table, .. } => ("branch", Some(table.clone()), None),
            Origin::Upload { .. } => ("upload", None, None),
            Origin::Tutorial => ("tutorial", None, None),
            Origin::Designed { .. } => ("designed", None, None),
            Origin::Practice { name } => ("practice", None, Some(name.clone())),
            Origin::Day { date } => ("day", None, Some(date.clone())),
            Origin::Campaign { id } => ("campaign", Some(id.clone()), None),
        };
        Some(OriginCard { kind: kind.to_owned(), of, name })
    }

    /// What the onlooker may do now.
    fn may(&self, who: Onlooker<'_>) -> Vec<Verb> {
        let Some(person) = who.person else { return Vec::new() };
        let (seated, host, stage) = (self.has(person), self.opened.host == person, self.stage());
        let going_on = self.check_going_on().is_ok();
        let alone = self.is_alone(person);
        let holds_all = self.chairs.iter().all(|chair| chair.person() == Some(person));
        let game = self.game();
        // What is offered must not tell of steps that this onlooker has not seen.
        let seen = |steps: usize| self.live().and_then(|live| live.moment_at(who.viewer, steps)).unwrap_or(0);
        let undoable = game.is_some_and(|game| seen(game.at()) > 0);
        let redoable = game.is_some_and(|game| seen(game.at()) < seen(game.steps()));
        let reacting = |seat: u8| game.and_then(|game| game.reaction(Seat(seat))).is_some();
        let full = self.chairs.iter().all(|chair| chair.holder != Holder::Open);
        let answers = self.proposal.as_ref().is_some_and(|proposal| !proposal.agreed.contains(person));
        let verbs = [
            (Verb::Start, stage == Stage::Gathering && full && (seated || host)),
            (Verb::Undo, seated && going_on && undoable),
            (Verb::Redo, seated && going_on && redoable),
            (
                Verb::Branch,
                seated && game.is_some() && (alone || matches!(stage, Stage::Over | Stage::Closed)),
            ),
            (Verb::Rule, going_on && self.may_rule(person)),
            (Verb::Correct, seated && going_on && self.opened.own_dice && self.last_roll().is_some()),
            (
                Verb::Pass,
                seated && going_on && (self.chairs.len() > 1 || self.seats_of(person).any(reacting)),
            ),
            (Verb::Agree, seated && answers),
            (Verb::Adopt, self.broken.is_some() && game.is_some() && (host || alone)),
            (Verb::Settings, host || alone),
            (Verb::Name, host || alone),
            (Verb::HandOver, host && self.persons().into_iter().any(|other| other != person)),
            (Verb::Delete, self.check_delete(person).is_ok()),
            (Verb::Close, stage != Stage::Closed && (seated || host)),
            (Verb::Replay, game.is_some() && (holds_all || matches!(stage, Stage::Over | Stage::Closed))),
            (Verb::Odds, seated && self.settings.odds && stage == Stage::Playing),
            (Verb::Hint, self.check_hint(person).is_ok() && stage == Stage::Playing),
            (Verb::ProposeHints, going_on && self.check_hints_proposal(person).is_ok()),
            (Verb::EndHints, seated && going_on && self.hints_agreed),
        ];
        verbs.into_iter().filter(|(_, may)| *may).map(|(verb, _)| verb).collect()
    }
}

//! What a viewer is asked: a short tree of choices, each anchored to what it is about. The kernel action is the finished leaf; walking
//! the tree and going back costs nothing.

mod tiles;

use crate::board::Mark;
use crate::card::Glyph;
use crate::check_value::check_value;
use crate::picture::ThingId;
use crate::scene::{Branch, Look, Place, Scene};
use crate::words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Amount, FormWord, Offer, RuleId, Seat};

/// A question with its choices.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Prompt {
    /// Which prompt it is: an answer names the prompt that it answers.
    pub id: u32,
    /// Who is asked, from 0.
    pub seat: u8,
    /// The question.
    pub asks: Words,
    /// The leaves are few enough to be shown all at once; otherwise the first level is shown, and then the next one.
    pub flat: bool,
    /// The choices of the first level.
    pub choices: Vec<Choice>,
    /// The verbs as tiles, where the game has that many: each leads to a branch or a leaf of the tree.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Tile>,
}

/// A verb that stands by itself, with an icon and its price, whatever branch it hangs on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Tile {
    /// Tiles with the same heading stand together.
    pub heading: Words,
    /// The verb.
    pub name: Words,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// What it costs at least.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<Glyph>,
    /// The keys that lead to its choices, or to its only one.
    pub path: Vec<u32>,
}

/// How many leaves are shown at once.
const FLAT: usize = 9;

/// A choice: a leaf that is played, or a branch that leads to others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// The key for it among those beside it, from 1.
    pub key: u32,
    /// Of a leaf, its number among all leaves, from 1: it stays the same however the tree is walked. Of a branch 0.
    pub number: u32,
    /// What it does, in words that stand alone; of a branch, what its choices have in common. Its rules are those of the choice.
    pub label: Words,
    /// The same in fewer words, below the branch it hangs on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brief: Option<Words>,
    /// What it means, in a second line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Words>,
    /// What is asked before it is played: the first press shows this, the second one plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirm: Option<Words>,
    /// Why it cannot be chosen now: shown, with neither number nor action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Words>,
    /// Worth a key on the first page, although it hangs on a branch.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quick: bool,
    /// What is pointed out on the board while it is weighed: a way, a line of sight, an area.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// The things it is about, the most important one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<ThingId>,
    /// What it costs or gives for sure.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<Glyph>,
    /// It costs something.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub costs: bool,
    /// It shows something that cannot be unseen, or rolls dice: it is not taken back alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
    /// Of a leaf without an amount, the action in its notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// Of a leaf with an amount, one action for each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub amounts: Vec<AmountChoice>,
    /// Of a branch, what it leads to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Choice>,
}

/// An amount of a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AmountChoice {
    /// How much.
    pub amount: u32,
    /// What it does then.
    pub label: Words,
    /// The action in its notation.
    pub action: String,
}

impl Prompt {
    /// The id of a prompt that asks the same at this moment of its viewer.
    #[must_use]
    pub fn id_at(&self, moment: u32) -> u32 {
        check_value(&(moment, self.seat, &self.asks, self.flat, &self.choices, &self.tiles))
    }

    /// The leaves by their numbers.
    #[must_use]
    pub fn leaves(&self) -> Vec<&Choice> {
        fn gather<'c>(choices: &'c [Choice], out: &mut Vec<&'c Choice>) {
            for choice in choices {
                if choice.then.is_empty() { out.push(choice) } else { gather(&choice.then, out) }
            }
        }
        let mut leaves = Vec::new();
        gather(&self.choices, &mut leaves);
        leaves.sort_by_key(|leaf| leaf.number);
        leaves
    }
}

impl Choice {
    /// Every action below it, in notation.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        let below: Vec<&str> =
            self.then.iter().flat_map(|choice| choice.actions().collect::<Vec<_>>()).collect();
        let amounts = self.amounts.iter().map(|amount| amount.action.as_str());
        self.action.as_deref().into_iter().chain(amounts).chain(below)
    }
}

/// Builds the prompt of a seat from what it may do.
pub(crate) fn prompt<G: Playable>(
    look: &Look<'_, G>,
    scene: &dyn Scene<G>,
    seat: Seat,
    actions: &Actions<G::Action>,
    moment: u32,
) -> Prompt {
    let forms = look.game.actions();
    let mut choices = Vec::new();
    let offers = actions.offers().into_iter();
    let mut placed: Vec<_> = offers.map(|offer| (scene.place(look, offer.action), offer)).collect();
    placed.sort_by_key(|(place, _)| place.last);
    let mut verbs = Vec::new();
    for ((place, offer), number) in placed.into_iter().zip(1..) {
        let tile = place.tile.clone();
        let (path, leaf) = leaf(look, &forms, offer, number, place);
        if let Some(tile) = tile {
            tiles::sort(&mut verbs, tile, &path, &leaf);
        }
        hang(&mut choices, &path, leaf);
    }
    prune(&mut choices);
    count(&mut choices);
    let asks = look.say(look.game.ask(look.view, seat));
    let tiles = tiles::lay(verbs, &choices);
    let mut prompt = Prompt { id: 0, seat: seat.0, asks, flat: false, choices, tiles };
    prompt.flat = prompt.leaves().len() <= FLAT;
    prompt.id = prompt.id_at(moment);
    prompt
}

/// The choice of one offer, and the branches it hangs on.
fn leaf<G: Playable>(
    look: &Look<'_, G>,
    forms: &[FormWord],
    offer: Offer<G::Action>,
    number: u32,
    place: Place,
) -> (Vec<Branch>, Choice) {
    let game = look.game;
    let notation = game.notation(offer.action);
    let mut label = look.say(game.label(look.view, offer.action));
    if label.rules.is_empty() {
        let rule = rule_of(forms, &notation).filter(|rule| look.is_in_force(rule.0));
        label.rules.extend(rule.map(|rule| rule.0.into()));
    }
    let has_amounts = offer.high > offer.low;
    let amount = |amount: u16| {
        let action = offer.action.with_amount(amount);
        AmountChoice {
            amount: u32::from(amount),
            label: look.say(game.label(look.view, action)),
            action: game.notation(action),
        }
    };
    let choice = Choice {
        key: 0,
        number,
        label,
        brief: place.brief,
        note: place.note,
        confirm: place.confirm,
        refused: None,
        quick: place.quick,
        marks: place.marks,
        icon: place.icon,
        things: place.things,
        tags: place.tags,
        costs: place.costs,
        reveals: place.reveals,
        action: (!has_amounts).then_some(notation),
        amounts: if has_amounts { (offer.low..=offer.high).map(amount).collect() } else { Vec::new() },
        then: Vec::new(),
    };
    (place.path, choice)
}

/// The rule that the vocabulary names for an action.
fn rule_of(forms: &[FormWord], notation: &str) -> Option<RuleId> {
    let stands_for = |form: &str, word: &str| {
        form == word || form.split('|').any(|one| one == word) || form.chars().all(|c| c.is_ascii_uppercase())
    };
    let fits = |form: &&FormWord| {
        let (mut form, mut said) = (form.form.split(' '), notation.split(' '));
        loop {
            match (form.next(), said.next()) {
                (None, None) => return true,
                (Some(form), Some(word)) if stands_for(form, word) => {}
                _ => return false,
            }
        }
    };
    forms.iter().find(fits)?.rule
}

/// Hangs a leaf on its branches; branches with the same words are one.
fn hang(choices: &mut Vec<Choice>, path: &[Branch], leaf: Choice) {
    let Some((branch, rest)) = path.split_first() else { return choices.push(leaf) };
    let known = choices.iter().position(|choice| choice.number == 0 && choice.label == branch.label);
    let at = known.unwrap_or_else(|| {
        choices.push(Choice {
            label: branch.label.clone(),
            icon: branch.icon.clone(),
            things: branch.things.clone(),
            ..Choice::default()
        });
        choices.len() - 1
    });
    if let Some(branch) = choices.get_mut(at) {
        hang(&mut branch.then, rest, leaf);
    }
}

/// A branch with one leaf is that leaf.
fn prune(choices: &mut [Choice]) {
    for choice in choices {
        prune(&mut choice.then);
        if choice.then.len() == 1
            && let Some(only) = choice.then.pop()
        {
            let icon = only.icon.clone().or_else(|| choice.icon.take());
            *choice = Choice { brief: None, icon, ..only };
        }
    }
}

/// Numbers the keys of each level.
fn count(choices: &mut [Choice]) {
    for (choice, key) in choices.iter_mut().zip(1..) {
        choice.key = key;
        count(&mut choice.then);
    }
}

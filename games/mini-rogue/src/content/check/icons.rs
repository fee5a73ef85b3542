//! The grammar of icons. A result is one text: a comma means *then*, a slash means *or* and binds weaker, so
//! `"-1 hp, poison"` is two icons in order and `"+1 armour / +2 xp"` is one choice of two lists.

use crate::content::{Affliction, Amount, ChoiceId, Icon, ListId, Potion, Resource};
use undercroft_content::{Desk, Spanned};
use undercroft_kernel::IdVec;

/// Where icons stand, which says what they may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// What a Room does or gives.
    Result,
    /// What a beaten enemy pays: no fight may follow from it.
    Reward,
    /// The Rewards card: neither a fight nor itself may follow from it.
    RewardsCard,
    /// A price: only losses of a fixed amount.
    Price,
}

/// What a result may say.
pub const ICONS: &str = "icons such as `+1 hp`, `-2 gold`, `-floor food` (hp, armour, xp, food, gold), `potion fire` (fire, frost, \
    poison, healing, holy_water, perception), `any potion`, `poison`, `curse`, `blind`, `cure poison`, `cure curse`, \
    `cure blindness`, `blessing`, `refresh`, `fall`, `ghost`, `rewards`, `raise hp 10`, `-1 item`, `tunnel`, `story`, `nothing`; \
    a comma for then, a slash for or";

/// What the effects of an enemy may say.
pub const EFFECTS: &str =
    "`poison`, `curse`, `blind`, `weaken`, `fall`, `unstoppable`, `regenerate 2`, with commas between them";

/// The lists and choices of a pack, each kept once.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// All lists; the empty one is the first.
    pub lists: IdVec<ListId, Vec<Icon>>,
    pub choices: IdVec<ChoiceId, Vec<ListId>>,
}

impl Shelf {
    /// A shelf with the empty list.
    pub fn new() -> Shelf {
        let mut shelf = Shelf::default();
        shelf.list(Vec::new());
        shelf
    }

    /// The id of a list, which is added unless it is there.
    pub fn list(&mut self, icons: Vec<Icon>) -> ListId {
        self.lists.find(|known| *known == icons).unwrap_or_else(|| self.lists.push(icons))
    }

    /// Reads a result.
    pub fn read(&mut self, desk: &mut Desk<'_, '_>, place: Place, text: &Spanned<String>) -> ListId {
        let mut options = Vec::new();
        for option in text.get_ref().split('/') {
            let icons = sequence(desk, place, text, option);
            options.push(self.list(icons));
        }
        match options.as_slice() {
            [only] => *only,
            _ => {
                if place == Place::Price {
                    desk.refuse(text.span(), "a price with a choice", "losses with commas between them");
                }
                let choice = self
                    .choices
                    .find(|known| *known == options)
                    .unwrap_or_else(|| self.choices.push(options));
                self.list(vec![Icon::Choose(choice)])
            }
        }
    }

    /// Reads a result that may be left out.
    pub fn read_or_nothing(
        &mut self,
        desk: &mut Desk<'_, '_>,
        place: Place,
        text: Option<Spanned<String>>,
    ) -> ListId {
        match text {
            Some(text) => self.read(desk, place, &text),
            None => self.list(Vec::new()),
        }
    }

    /// Reads the effects of an enemy: whether it is unstoppable, and the rest.
    pub fn effects(&mut self, desk: &mut Desk<'_, '_>, text: Option<Spanned<String>>) -> (bool, ListId) {
        let mut unstoppable = false;
        let mut icons = Vec::new();
        if let Some(text) = text.filter(|text| !is_nothing(text.get_ref())) {
            for word in text.get_ref().split(',').map(str::trim) {
                match (word, effect(word)) {
                    ("unstoppable", _) => unstoppable = true,
                    (_, Some(icon)) => icons.push(icon),
                    (_, None) => desk.refuse(text.span(), format!("`{word}` is not an effect"), EFFECTS),
                }
            }
        }
        (unstoppable, self.list(icons))
    }
}

fn is_nothing(text: &str) -> bool {
    matches!(text.trim(), "" | "nothing")
}

/// The icons between two slashes.
fn sequence(desk: &mut Desk<'_, '_>, place: Place, text: &Spanned<String>, option: &str) -> Vec<Icon> {
    let alone = !text.get_ref().contains('/');
    if is_nothing(option) && (alone || !option.trim().is_empty()) {
        return Vec::new();
    }
    let mut icons = Vec::new();
    for word in option.split(',').map(str::trim) {
        match icon(word) {
            Some(icon) if place.allows(icon) => icons.push(icon),
            Some(_) => desk.refuse(text.span(), format!("`{word}` cannot stand here"), place.rule()),
            None => desk.refuse(text.span(), format!("`{word}` is not an icon"), ICONS),
        }
    }
    icons
}

impl Place {
    fn allows(self, icon: Icon) -> bool {
        match self {
            _ if matches!(icon, Icon::Regenerate(_)) => false,
            Place::Result => true,
            Place::Reward => icon != Icon::Ghost,
            Place::RewardsCard => !matches!(icon, Icon::Ghost | Icon::Rewards),
            Place::Price => matches!(icon, Icon::Lose(_, amount) if amount.is_fixed()),
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Place::Result => "what happens to a character; enemies regenerate by their `effects`",
            Place::Reward => "a reward that starts no fight",
            Place::RewardsCard => "a reward that starts no fight and no other roll on this card",
            Place::Price => "losses of a fixed amount, such as `-1 food`",
        }
    }
}

/// One icon of a result.
fn icon(word: &str) -> Option<Icon> {
    let parts: Vec<&str> = word.split_whitespace().collect();
    Some(match parts.as_slice() {
        ["any", "potion"] => Icon::AnyPotion,
        ["potion", id] => Icon::Potion(Potion::from_id(id)?),
        ["refresh"] => Icon::Refresh,
        ["blessing"] => Icon::Blessing,
        ["cure", "poison"] => Icon::Cure(Affliction::Poison),
        ["cure", "curse"] => Icon::Cure(Affliction::Curse),
        ["cure", "blindness"] => Icon::Cure(Affliction::Blindness),
        ["ghost"] => Icon::Ghost,
        ["rewards"] => Icon::Rewards,
        ["raise", "hp", number] => Icon::RaiseHp(positive(number)?),
        ["-1", "item"] => Icon::LoseItem,
        ["tunnel"] => Icon::Tunnel,
        ["story"] => Icon::Story,
        ["fall"] => Icon::Fall,
        ["regenerate", number] => Icon::Regenerate(positive(number)?),
        [amount, track] => change(amount, track)?,
        [word] => Icon::Suffer(affliction(word)?),
        _ => return None,
    })
}

/// One effect of an enemy.
fn effect(word: &str) -> Option<Icon> {
    let parts: Vec<&str> = word.split_whitespace().collect();
    match parts.as_slice() {
        ["weaken"] => Some(Icon::Lose(Resource::Xp, Amount::fixed(1))),
        ["fall"] => Some(Icon::Fall),
        ["regenerate", number] => positive(number).map(Icon::Regenerate),
        [word] => affliction(word).map(Icon::Suffer),
        _ => None,
    }
}

fn affliction(word: &str) -> Option<Affliction> {
    match word {
        "poison" => Some(Affliction::Poison),
        "curse" => Some(Affliction::Curse),
        "blind" => Some(Affliction::Blindness),
        _ => None,
    }
}

/// A gain or loss such as `+2` `gold` or `-floor` `food`.
fn change(amount: &str, track: &str) -> Option<Icon> {
    let resource = match track {
        "hp" => Resource::Hp,
        "armour" => Resource::Armour,
        "xp" => Resource::Xp,
        "food" => Resource::Food,
        "gold" => Resource::Gold,
        _ => return None,
    };
    let how_much = |text: &str| match text {
        "floor" => Some(Amount::FLOOR),
        number => positive(number).map(Amount::fixed),
    };
    match (amount.strip_prefix('+'), amount.strip_prefix('-')) {
        (Some(text), _) => Some(Icon::Gain(resource, how_much(text)?)),
        (_, Some(text)) => Some(Icon::Lose(resource, how_much(text)?)),
        _ => None,
    }
}

/// A number from 1 to 99, written with digits only.
fn positive(text: &str) -> Option<u8> {
    let digits = text.chars().all(|c| c.is_ascii_digit());
    text.parse().ok().filter(|number| digits && (1..=99).contains(number))
}

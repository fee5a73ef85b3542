//! What a seat may do: a small `Copy` enum, and its notation. Whether it may be done now is said by the rules.

use crate::content::{ArtefactId, Content, Divine, SpaceId, Token};
use crate::state::{MAX_PLAYERS, Player};
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Amount, FormWord, Id, RuleId};

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// UR-SETUP-06: Choose the divine weapon of a table of two.
    Side(Divine),
    /// UR-SETUP-19: Artefacts are dealt.
    Deal,
    /// UR-SETUP-19: Keep one of the dealt artefacts.
    KeepCard(ArtefactId),
    /// UR-REST-01: Rest instead of everything else.
    Rest,
    /// UR-TURN-02: Announce a space and go there.
    Move(SpaceId),
    /// UR-SPRINT-01: Pay life and go one space further.
    Sprint(SpaceId),
    /// UR-PVP-01: Attack a hero on the same space.
    Attack(Player),
    /// UR-TURN-14: End the turn.
    End,
    /// UR-DIVINE-04: Roll the divine die.
    RollDivine,
    /// Decline something optional.
    Skip,
    /// UR-SEARCH-02: Roll the search die.
    Search,
    /// UR-FOUNTAIN-02: Give mana and receive life.
    GiveMana(u8),
    /// UR-FOUNTAIN-03: Give life and receive mana.
    GiveLife(u8),
    /// UR-DIVINE-21: Take the weapon.
    TakeWeapon,
    /// UR-TOKEN-10: Lay a Blook trap on the space that is left.
    LayTrap,
    /// Draw what is to be drawn.
    Draw,
    /// Resolve one of the tokens that were looked at.
    TakeToken(Token),
    /// UR-EVENT-05: Make a defence roll.
    Roll,
    /// UR-PVM-01: Roll the combat die against a creature or a mushroom.
    Fight,
    /// UR-MAGIC-04: Hide for mana.
    Hide,
    /// UR-ARTIFACT-04: Use this weapon in the combat.
    Wield(ArtefactId),
    /// UR-MAGIC-06: Put mana into every roll of the combat.
    Reinforce(u8),
    /// UR-TOKEN-06: Commit attack tokens to the combat.
    Commit(u8),
    /// UR-PVP-07: The choices before the combat are made.
    Ready,
    /// The die stays as it lies.
    Keep,
    /// UR-MAGIC-02: Roll one's combat die again for mana.
    Reroll,
    /// UR-ARTIFACT-09: Play or lay open an artefact.
    Play(ArtefactId),
    /// UR-MAGIC-05: Buy the better combat die.
    BuyDie,
    /// UR-HERO-12: Come back to life by one's own power.
    Revive,
    /// UR-TOKEN-04: Spend defence tokens.
    Defend(u8),
    /// UR-ARTIFACT-16: Let it pass.
    Pass,
    /// UR-MUSHROOM-05: Put a mushroom here.
    Place(SpaceId),
    /// Choose a space for an effect.
    Target(SpaceId),
    /// Choose a hero for an effect.
    Choose(Player),
    /// Choose a line of a card, counted from 1.
    Option(u8),
    /// Pay the price of an offer.
    Pay,
    /// UR-ARTIFACT-12: Give up an artefact.
    GiveUp(ArtefactId),
}

impl Amount for Action {
    fn with_amount(self, amount: u16) -> Action {
        let amount = u8::try_from(amount).unwrap_or(u8::MAX);
        match self {
            Action::GiveMana(_) => Action::GiveMana(amount),
            Action::GiveLife(_) => Action::GiveLife(amount),
            Action::Reinforce(_) => Action::Reinforce(amount),
            Action::Commit(_) => Action::Commit(amount),
            Action::Defend(_) => Action::Defend(amount),
            other => other,
        }
    }
}

/// Actions that are one word.
const PLAIN: [(&str, Action); 22] = [
    ("deal", Action::Deal),
    ("rest", Action::Rest),
    ("end", Action::End),
    ("roll-divine", Action::RollDivine),
    ("skip", Action::Skip),
    ("search", Action::Search),
    ("take", Action::TakeWeapon),
    ("lay-trap", Action::LayTrap),
    ("draw", Action::Draw),
    ("roll", Action::Roll),
    ("fight", Action::Fight),
    ("hide", Action::Hide),
    ("ready", Action::Ready),
    ("keep", Action::Keep),
    ("reroll", Action::Reroll),
    ("buy-die", Action::BuyDie),
    ("revive", Action::Revive),
    ("pass", Action::Pass),
    ("pay", Action::Pay),
    ("side hammer", Action::Side(Divine::Hammer)),
    ("side trumpets", Action::Side(Divine::Trumpets)),
    ("side scythe", Action::Side(Divine::Scythe)),
];

/// The word of a hero at the table.
#[must_use]
pub fn player_word(who: Player) -> String {
    format!("p{}", who.0 + 1)
}

/// The hero at the table with this word.
#[must_use]
pub fn player(word: &str) -> Option<Player> {
    (0..MAX_PLAYERS).map(Player::from_index).find(|who| player_word(*who) == word)
}

/// An action as text.
#[must_use]
pub fn write(action: Action, content: &Content) -> String {
    let card = |card: ArtefactId| content.artefacts.row(card).map_or("?", |row| row.id.as_str());
    let space = |space: SpaceId| content.board.spaces.row(space).map_or("?", |row| row.id.as_str());
    match action {
        Action::KeepCard(kept) => format!("keep {}", card(kept)),
        Action::Move(to) => format!("move {}", space(to)),
        Action::Sprint(to) => format!("sprint {}", space(to)),
        Action::Attack(who) => format!("attack {}", player_word(who)),
        Action::GiveMana(n) => format!("give-mana {n}"),
        Action::GiveLife(n) => format!("give-life {n}"),
        Action::TakeToken(token) => format!("take {}", token.id()),
        Action::Wield(weapon) => format!("wield {}", card(weapon)),
        Action::Reinforce(n) => format!("reinforce {n}"),
        Action::Commit(n) => format!("commit {n}"),
        Action::Play(played) => format!("play {}", card(played)),
        Action::Defend(n) => format!("defend {n}"),
        Action::Place(at) => format!("place {}", space(at)),
        Action::Target(at) => format!("target {}", space(at)),
        Action::Choose(who) => format!("choose {}", player_word(who)),
        Action::Option(n) => format!("option {n}"),
        Action::GiveUp(given) => format!("give-up {}", card(given)),
        plain => PLAIN
            .iter()
            .find(|(_, action)| *action == plain)
            .map_or_else(String::new, |(word, _)| (*word).to_owned()),
    }
}

/// An action from its text.
///
/// # Errors
/// What was not understood.
pub fn read(text: &str, content: &Content) -> Result<Action, String> {
    if let Some((_, action)) = PLAIN.iter().find(|(word, _)| *word == text) {
        return Ok(*action);
    }
    let wrong = || {
        format!(
            "`{text}` is not an action of Urto; expected a word such as `move r1p1`, `fight` or `play grapnel`"
        )
    };
    let (verb, thing) = text.split_once(' ').ok_or_else(wrong)?;
    let card = || content.artefacts.find(|row| row.id == thing).ok_or_else(wrong);
    let space = || content.board.spaces.find(|row| row.id == thing).ok_or_else(wrong);
    let number = || thing.parse::<u8>().map_err(|_| wrong());
    let who = || player(thing).ok_or_else(wrong);
    Ok(match verb {
        "keep" => Action::KeepCard(card()?),
        "move" => Action::Move(space()?),
        "sprint" => Action::Sprint(space()?),
        "attack" => Action::Attack(who()?),
        "give-mana" => Action::GiveMana(number()?),
        "give-life" => Action::GiveLife(number()?),
        "take" => Action::TakeToken(Token::from_id(thing).ok_or_else(wrong)?),
        "wield" => Action::Wield(card()?),
        "reinforce" => Action::Reinforce(number()?),
        "commit" => Action::Commit(number()?),
        "play" => Action::Play(card()?),
        "defend" => Action::Defend(number()?),
        "place" => Action::Place(space()?),
        "target" => Action::Target(space()?),
        "choose" => Action::Choose(who()?),
        "option" => Action::Option(number()?),
        "give-up" => Action::GiveUp(card()?),
        _ => return Err(wrong()),
    })
}

/// Every action form with what may stand in it.
#[must_use]
pub fn words(content: &Content) -> Vec<FormWord> {
    let cards: Vec<&str> = content.artefacts.iter().map(|(_, card)| card.id.as_str()).collect();
    let spaces: Vec<&str> = content.board.spaces.iter().map(|(_, space)| space.id.as_str()).collect();
    let (cards, spaces) = (cards.join(", "), spaces.join(", "));
    let tokens: Vec<&str> = Token::ALL.iter().take(Token::BAG_KINDS).map(|token| token.id()).collect();
    let word = |form: &str, range: &str, rule: &'static str| FormWord {
        form: form.to_owned(),
        range: range.to_owned(),
        rule: Some(RuleId(rule)),
    };
    vec![
        word("side WEAPON", "hammer, trumpets", "UR-SETUP-06"),
        word("deal", "two artefacts to the next hero; plays itself", "UR-SETUP-19"),
        word("keep CARD", &cards, "UR-SETUP-19"),
        word("rest", "", "UR-REST-01"),
        word("move SPACE", &spaces, "UR-TURN-02"),
        word("sprint SPACE", &spaces, "UR-SPRINT-01"),
        word("attack SEAT", "p1 to p5", "UR-PVP-01"),
        word("end", "the turn", "UR-TURN-14"),
        word("roll-divine", "the die of one's divine weapon", "UR-DIVINE-04"),
        word("skip", "decline: search, stele, shortcut, trap, offer, divine die", "UR-SEARCH-01"),
        word("search", "", "UR-SEARCH-02"),
        word("give-mana N", "1..: mana into life", "UR-FOUNTAIN-02"),
        word("give-life N", "1..: life into mana", "UR-FOUNTAIN-03"),
        word("take", "the weapon on the stele, or the Scythe", "UR-DIVINE-21"),
        word("take TOKEN", &tokens.join(", "), "UR-ARTIFACT-08"),
        word("lay-trap", "on the space that is being left", "UR-TOKEN-10"),
        word("draw", "what is to be drawn; plays itself", "UR-TURN-05"),
        word("roll", "a defence roll; plays itself", "UR-EVENT-05"),
        word("fight", "roll the combat die against a creature or a mushroom", "UR-PVM-01"),
        word("hide", "for mana", "UR-MAGIC-04"),
        word("wield CARD", "a weapon, before the first roll", "UR-ARTIFACT-04"),
        word("reinforce N", "1..3", "UR-MAGIC-06"),
        word("commit N", "attack tokens", "UR-TOKEN-06"),
        word("ready", "the choices before a combat of heroes are made", "UR-PVP-07"),
        word("keep", "the die as it lies", "UR-MAGIC-12"),
        word("reroll", "one's combat die, for mana", "UR-MAGIC-02"),
        word("play CARD", "use a single card, or lay a permanent one open", "UR-ARTIFACT-09"),
        word("buy-die", "the eight-sided die for good", "UR-MAGIC-05"),
        word("revive", "by the power on the sheet", "UR-HERO-12"),
        word("defend N", "defence tokens", "UR-TOKEN-04"),
        word("pass", "let it pass: in every window of others' turns", "UR-ARTIFACT-16"),
        word("place SPACE", "a mushroom", "UR-MUSHROOM-05"),
        word("target SPACE", "of a rockfall, a bomb, a mushroom to move, a slide", "UR-DIVINE-06"),
        word("choose SEAT", "of an effect on one hero", "UR-EVENT-09"),
        word("option N", "of a card, counted from 1", "UR-EVENT-02"),
        word("pay", "the price of an offer", "UR-EVENT-02"),
        word("give-up CARD", &cards, "UR-ARTIFACT-12"),
    ]
}

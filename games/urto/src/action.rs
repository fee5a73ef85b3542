//! What a seat may do, and how it is written: one declaration each. Whether it may be done now is said by the rules.

use crate::content::{ArtefactId, Content, Divine, SpaceId, Token};
use crate::state::{MAX_PLAYERS, Player};
use serde::{Deserialize, Serialize};
use undercroft_kernel::{Id, Notation, Word, row_words};

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Notation)]
#[notation(content = Content)]
pub enum Action {
    /// UR-SETUP-06: Choose the divine weapon of a table of two.
    #[say("side {0}")]
    Side(Divine),
    /// UR-SETUP-19: Artefacts are dealt.
    #[say("deal", help = "two artefacts to the next hero; plays itself")]
    Deal,
    /// UR-SETUP-19: Keep one of the dealt artefacts.
    #[say("keep {0}")]
    KeepCard(ArtefactId),
    /// UR-REST-01: Rest instead of everything else.
    #[say("rest")]
    Rest,
    /// UR-TURN-02: Announce a space and go there.
    #[say("move {0}")]
    Move(SpaceId),
    /// UR-SPRINT-01: Pay life and go one space further.
    #[say("sprint {0}")]
    Sprint(SpaceId),
    /// UR-PVP-01: Attack a hero on the same space.
    #[say("attack {0}")]
    Attack(Player),
    /// UR-TURN-14: End the turn.
    #[say("end", help = "the turn")]
    End,
    /// UR-DIVINE-04: Roll the divine die.
    #[say("roll-divine", help = "the die of one's divine weapon")]
    RollDivine,
    /// Decline something optional.
    #[say("skip", rule = "UR-SEARCH-01", help = "decline: search, stele, shortcut, trap, offer, divine die")]
    Skip,
    /// UR-SEARCH-02: Roll the search die.
    #[say("search")]
    Search,
    /// UR-FOUNTAIN-02: Give mana and receive life.
    #[say("give-mana {0 N 0..255}", help = "1..: mana into life")]
    GiveMana(#[amount] u8),
    /// UR-FOUNTAIN-03: Give life and receive mana.
    #[say("give-life {0 N 0..255}", help = "1..: life into mana")]
    GiveLife(#[amount] u8),
    /// UR-DIVINE-21: Take the weapon.
    #[say("take", help = "the weapon on the stele, or the Scythe")]
    TakeWeapon,
    /// UR-TOKEN-10: Lay a Blook trap on the space that is left.
    #[say("lay-trap", help = "on the space that is being left")]
    LayTrap,
    /// Draw what is to be drawn.
    #[say("draw", rule = "UR-TURN-05", help = "what is to be drawn; plays itself")]
    Draw,
    /// Resolve one of the tokens that were looked at.
    #[say("take {0}", rule = "UR-ARTIFACT-08")]
    TakeToken(Token),
    /// UR-EVENT-05: Make a defence roll.
    #[say("roll", help = "a defence roll; plays itself")]
    Roll,
    /// UR-PVM-01: Roll the combat die against a creature or a mushroom.
    #[say("fight", help = "roll the combat die against a creature or a mushroom")]
    Fight,
    /// UR-MAGIC-04: Hide for mana.
    #[say("hide", help = "for mana")]
    Hide,
    /// UR-ARTIFACT-04: Use this weapon in the combat.
    #[say("wield {0}", help = "a weapon, before the first roll")]
    Wield(ArtefactId),
    /// UR-MAGIC-06: Put mana into every roll of the combat.
    #[say("reinforce {0 N 0..255}", help = "1..3")]
    Reinforce(#[amount] u8),
    /// UR-TOKEN-06: Commit attack tokens to the combat.
    #[say("commit {0 N 0..255}", help = "attack tokens")]
    Commit(#[amount] u8),
    /// UR-PVP-07: The choices before the combat are made.
    #[say("ready", help = "the choices before a combat of heroes are made")]
    Ready,
    /// The die stays as it lies.
    #[say("keep", rule = "UR-MAGIC-12", help = "the die as it lies")]
    Keep,
    /// UR-MAGIC-02: Roll one's combat die again for mana.
    #[say("reroll", help = "one's combat die, for mana")]
    Reroll,
    /// UR-ARTIFACT-09: Play or lay open an artefact.
    #[say("play {0}", help = "use a single card, or lay a permanent one open")]
    Play(ArtefactId),
    /// UR-MAGIC-05: Buy the better combat die.
    #[say("buy-die", help = "the eight-sided die for good")]
    BuyDie,
    /// UR-HERO-12: Come back to life by one's own power.
    #[say("revive", help = "by the power on the sheet")]
    Revive,
    /// UR-TOKEN-04: Spend defence tokens.
    #[say("defend {0 N 0..255}", help = "defence tokens")]
    Defend(#[amount] u8),
    /// UR-ARTIFACT-16: Let it pass.
    #[say("pass", help = "let it pass: in every window of others' turns")]
    Pass,
    /// UR-MUSHROOM-05: Put a mushroom here.
    #[say("place {0}", help = "a mushroom")]
    Place(SpaceId),
    /// Choose a space for an effect.
    #[say("target {0}", rule = "UR-DIVINE-06", help = "of a rockfall, a bomb, a mushroom to move, a slide")]
    Target(SpaceId),
    /// Choose a hero for an effect.
    #[say("choose {0}", rule = "UR-EVENT-09", help = "of an effect on one hero")]
    Choose(Player),
    /// Choose a line of a card, counted from 1.
    #[say("option {0 N 0..255}", rule = "UR-EVENT-02", help = "of a card, counted from 1")]
    Option(u8),
    /// Pay the price of an offer.
    #[say("pay", rule = "UR-EVENT-02", help = "the price of an offer")]
    Pay,
    /// UR-ARTIFACT-12: Give up an artefact.
    #[say("give-up {0}")]
    GiveUp(ArtefactId),
}

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

impl<T: ?Sized> Word<T> for Player {
    const PLACE: &'static str = "SEAT";
    fn write_word(&self, _: &T) -> String {
        player_word(*self)
    }
    fn read_word(word: &str, _: &T) -> Option<Player> {
        player(word)
    }
    fn range(_: &T) -> String {
        format!("p1 to p{MAX_PLAYERS}")
    }
}

row_words! {
    Content:
    ArtefactId in artefacts as "CARD";
    SpaceId in board.spaces as "SPACE";
}

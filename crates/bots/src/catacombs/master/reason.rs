//! Why the automated game master did what it did: one line each, as a key and names.

use super::Command;
use catacombs::Catacombs;
use catacombs::content::{ElementId, MonsterId, TrapId};
use catacombs::message::key;
use catacombs::state::{CreatureId, State};
use undercroft_kernel::Message;

/// Why something was done. The first creature did it, the second one is whom it did it to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There was no choice, or nothing was better than anything else.
    Forced,
    /// Drawn by lot among equals.
    Lot,

    /// Furniture stands far from the entrance and in nobody's way.
    Furnishes(ElementId),
    /// A trap lies where people walk.
    Traps(TrapId),
    /// As far from the entrance as can be.
    KeepsFar(MonsterId),
    /// Between the entrance and what is worth having.
    BarsWay(MonsterId),
    /// Next to furniture.
    LurksByFurniture(MonsterId),
    /// In ambush near the door.
    LiesInWait(MonsterId),

    /// The nearest to a hero it sees.
    Nearest(CreatureId),
    /// It hears a fight.
    Hears(CreatureId),
    /// It remembers where it saw somebody.
    Remembers(CreatureId),
    /// It follows the pack after heroes that it does not see itself.
    Follows(CreatureId),
    /// It is caught and wants to get free.
    Struggles(CreatureId),
    /// Nobody of the pack has a reason to move.
    NothingStirs,
    /// It leads no more creatures in this turn.
    OrdersGiven,

    /// Tears at a web.
    BreaksFree(CreatureId),
    /// Gets away from where it could be shoved down.
    StepsAway(CreatureId),
    /// Shoves somebody to its death.
    Shoves(CreatureId, CreatureId),
    /// Strikes its opponent in a duel.
    Duels(CreatureId, CreatureId),
    /// Strikes whoever wounded it last.
    Avenges(CreatureId, CreatureId),
    /// Strikes whoever has the fewest upon it.
    Strikes(CreatureId, CreatureId),
    /// Strikes powerfully, because ordinary blows do not hurt.
    StrikesHard(CreatureId, CreatureId),
    /// Shoots at the nearest.
    Shoots(CreatureId, CreatureId),
    /// Attacks the fallen.
    Eats(CreatureId, CreatureId),
    /// Goes towards its choice.
    Approaches(CreatureId, CreatureId),
    /// Goes after a noise.
    ComesAfterNoise(CreatureId),
    /// Goes to where it last saw somebody.
    GoesToLastSeen(CreatureId),
    /// Opens a door on its way.
    OpensDoor(CreatureId),
    /// Squeezes through its own kind.
    PassesThrough(CreatureId),
    /// Jumps over what lies between.
    Leaps(CreatureId),
    /// A figure alone joins a group.
    Joins(CreatureId, CreatureId),
    /// Waits for somebody to come near.
    Waits(CreatureId),
    /// Keeps ready behind its comrades.
    StandsBy(CreatureId),
    /// Comrades bar the way, so it lines up behind them.
    QueuesUp(CreatureId),
    /// Ends its run.
    Halts(CreatureId),
    /// Has nothing more to do.
    Stays(CreatureId),

    /// Strikes whoever came near.
    Reacts(CreatureId, CreatureId),
    /// Nobody has come near.
    NobodyNear,
    /// Defends itself, badly wounded.
    Defends(CreatureId),
    /// Is not wounded enough to defend itself.
    SavesItself(CreatureId),
    /// Parries a heavy blow.
    Parries(CreatureId),
    /// The blow is not heavy enough to be parried.
    TakesBlow(CreatureId),
    /// Rolls again by its weapon.
    TriesAgain(CreatureId),
    StrikesThief(CreatureId, CreatureId),
    /// Somebody is within reach where it stands.
    StaysToFight(CreatureId),
    /// Nobody is left to fight where it stands.
    TearsAway(CreatureId),
    /// Steps onto the square of the slain.
    Advances(CreatureId),
    /// Climbs out towards the nearest hero.
    ClimbsOut(CreatureId),
    /// One point each, nearest first.
    SharesOut(CreatureId),
}

/// What the whole side is about to do, where that is more than going for whoever is near.
#[must_use]
pub fn intention(command: Command, game: &Catacombs, state: &State) -> Option<Message> {
    match command {
        Command::Alone | Command::Pack => None,
        Command::Focus => Some(Message::new("gm-ca-plan-weakest")),
        Command::Target(foe) => {
            Some(Message::new("gm-ca-plan-target").name("target", game.creature(state, foe)))
        }
        Command::Hold => Some(Message::new("gm-ca-plan-hold")),
    }
}

impl Reason {
    /// Whether it tells what only the game master knows: what waits for its place, and what is worth guarding.
    #[must_use]
    pub const fn is_secret(self) -> bool {
        matches!(
            self,
            Reason::Furnishes(_)
                | Reason::Traps(_)
                | Reason::KeepsFar(_)
                | Reason::BarsWay(_)
                | Reason::LurksByFurniture(_)
                | Reason::LiesInWait(_)
        )
    }

    /// Its sentence.
    #[must_use]
    pub fn message(self, game: &Catacombs, state: &State) -> Message {
        let thing = |text, name, id: String| Message::new(text).name(name, id);
        let who = |text, who| Message::new(text).name("who", game.creature(state, who));
        let both = |text, one, other| who(text, one).name("target", game.creature(state, other));
        let monster =
            |text, kind: MonsterId| thing(text, "monster", key("monster", &game.content.monsters[kind].id));
        match self {
            Reason::Forced => Message::new("gm-ca-forced"),
            Reason::Lot => Message::new("gm-ca-lot"),
            Reason::Furnishes(kind) => {
                thing("gm-ca-furnishes", "element", key("element", &game.content.elements[kind].id))
            }
            Reason::Traps(kind) => thing("gm-ca-traps", "trap", key("trap", &game.content.traps[kind].id)),
            Reason::KeepsFar(kind) => monster("gm-ca-keeps-far", kind),
            Reason::BarsWay(kind) => monster("gm-ca-bars-way", kind),
            Reason::LurksByFurniture(kind) => monster("gm-ca-lurks-by-furniture", kind),
            Reason::LiesInWait(kind) => monster("gm-ca-lies-in-wait", kind),
            Reason::OrdersGiven => Message::new("gm-ca-orders-given"),
            Reason::NothingStirs => Message::new("gm-ca-nothing-stirs"),
            Reason::NobodyNear => Message::new("gm-ca-nobody-near"),
            Reason::Shoves(one, other) => both("gm-ca-shoves", one, other),
            Reason::Duels(one, other) => both("gm-ca-duels", one, other),
            Reason::Avenges(one, other) => both("gm-ca-avenges", one, other),
            Reason::Strikes(one, other) => both("gm-ca-strikes", one, other),
            Reason::StrikesHard(one, other) => both("gm-ca-strikes-hard", one, other),
            Reason::Shoots(one, other) => both("gm-ca-shoots", one, other),
            Reason::Eats(one, other) => both("gm-ca-eats", one, other),
            Reason::Approaches(one, other) => both("gm-ca-approaches", one, other),
            Reason::Joins(one, other) => both("gm-ca-joins", one, other),
            Reason::Reacts(one, other) => both("gm-ca-reacts", one, other),
            Reason::StrikesThief(one, other) => both("gm-ca-strikes-thief", one, other),
            other => other.alone(who),
        }
    }

    /// The sentences about one creature.
    fn alone(self, who: impl Fn(&'static str, CreatureId) -> Message) -> Message {
        match self {
            Reason::Nearest(one) => who("gm-ca-nearest", one),
            Reason::Hears(one) => who("gm-ca-hears", one),
            Reason::Remembers(one) => who("gm-ca-remembers", one),
            Reason::Follows(one) => who("gm-ca-follows", one),
            Reason::StandsBy(one) => who("gm-ca-stands-by", one),
            Reason::QueuesUp(one) => who("gm-ca-queues-up", one),
            Reason::Struggles(one) => who("gm-ca-struggles", one),
            Reason::BreaksFree(one) => who("gm-ca-breaks-free", one),
            Reason::StepsAway(one) => who("gm-ca-steps-away", one),
            Reason::ComesAfterNoise(one) => who("gm-ca-comes-after-noise", one),
            Reason::GoesToLastSeen(one) => who("gm-ca-goes-to-last-seen", one),
            Reason::OpensDoor(one) => who("gm-ca-opens-door", one),
            Reason::PassesThrough(one) => who("gm-ca-passes-through", one),
            Reason::Leaps(one) => who("gm-ca-leaps", one),
            Reason::Waits(one) => who("gm-ca-waits", one),
            Reason::Halts(one) => who("gm-ca-halts", one),
            Reason::Stays(one) => who("gm-ca-stays", one),
            Reason::Defends(one) => who("gm-ca-defends", one),
            Reason::SavesItself(one) => who("gm-ca-saves-itself", one),
            Reason::Parries(one) => who("gm-ca-parries", one),
            Reason::TakesBlow(one) => who("gm-ca-takes-blow", one),
            Reason::TriesAgain(one) => who("gm-ca-tries-again", one),
            Reason::StaysToFight(one) => who("gm-ca-stays-to-fight", one),
            Reason::TearsAway(one) => who("gm-ca-tears-away", one),
            Reason::Advances(one) => who("gm-ca-advances", one),
            Reason::ClimbsOut(one) => who("gm-ca-climbs-out", one),
            Reason::SharesOut(one) => who("gm-ca-shares-out", one),
            _ => Message::new("gm-ca-forced"),
        }
    }
}

//! Scenario files: rules shown by example, as data that reads like the rulebook.
//!
//! ```toml
//! [[scenario]]
//! name  = "A six on the dungeon die pierces armour"
//! rules = ["MR-COMBAT-28"]                                        # at most four
//! game  = "mini-rogue"
//! setup = { edition = ["ed2021", "ed2025"], heroes = ["rogue"] }  # a list of editions runs in each
//! place = "combat: undead_arbalist, floor 3"                      # a named starting point
//! given = { "hero.hp" = 10, "hero.armour" = 3 }                   # facts, in this order, then the game's check
//! pin   = { "grid.3" = "trap_bats" }                              # face-down things, fixed
//! steps = [
//!   { dice = { character = [1], dungeon = 6 }, do = "roll-attack" },
//!   { do = "end-attack", expect = { "hero.hp" = 4 } },
//!   { as = "p2", do = "use-combat-skill", refuse = "MR-COMBAT-04" },
//! ]
//! ```
//!
//! **Scenario keys**: `name`, `rules`, `game`, `setup`, `place`, `given`, `pin`, `seed` (0: set-up and place draw from it),
//! `auto` (false: nothing is played that no step plays), `steps`, and any claim of the list below, checked before the first
//! step. `refuse` here says that the set-up itself is impossible, and why; such a scenario has no steps.
//!
//! **Step keys**: `do` (the action's notation), `as` (who; otherwise the only seat that is asked), `dice` and `draw`
//! (the script: a value or a list for each die or pile, faces of several dice one by one; all of it must be used), `refuse`
//! (the rule that forbids the action, or `true` for whichever it is; the game itself is asked, whoever's turn it is, and nothing may
//! change).
//! What is played has to be offered to whoever plays it, and what is refused must not be.
//!
//! **The order of a set-up** is always the same, however the file is written: `setup`, then `place`, then `given` from top to bottom,
//! then `pin`. What a place lays out anew, `given` may change again.
//!
//! **Claims**, all checked *after* the step's action; in a step without `do` they are about the table as it stands:
//!
//! | key | what must hold |
//! |---|---|
//! | `expect = { fact = value }` | the fact of the whole table; `"absent"`: it does not apply now |
//! | `unchanged = { fact = value }` | the same, in steps; exempt from the proof, for what an action must leave alone |
//! | `see = { p1 = { fact = value }, spectator = { … } }` | the fact in a view; `"absent"`: the view does not hold it |
//! | `log = ["key", …]` | these messages, in this order, among those of the step (of the set-up) |
//! | `legal`, `illegal = ["notation", …]` | offered or not to a seat that is asked; to `as`, in a step without `do` |
//! | `over = "won"` | how the match has ended; `false`: it goes on |
//!
//! Where editions differ, `expect.ed2025 = { fact = value }` (and `unchanged`, `see.p1`) holds in that edition only, beside what is
//! expected in all of them; the edition must be one of the scenario's.
//!
//! With `auto = true` sole choices that decide nothing are played after the set-up and after each step; they draw from what
//! is left of the step's script, then from the seed. Their messages count as the step's.
//!
//! **Reading order**: [`parse`] (text to [`Scenario`]s), [`expand`] (one [`Case`] an edition), [`run`], [`prove`] (does each
//! claim fail when its action is left out?), [`words`] (the vocabulary of a game). Deliberately absent: opening a game from its
//! name and options (the catalogue does), reading the disk, and anything that knows a real game.
//!
//! ```
//! use undercroft_scenario::{expand, parse};
//!
//! let text = "[[scenario]]\nname = 'A bet'\ngame = 'pig'\nsetup = { edition = ['small', 'big'] }\nover = false\n";
//! let names: Vec<String> = expand(&parse("bets.toml", text)?).iter().map(|case| case.name()).collect();
//! assert_eq!(names, ["A bet (small)", "A bet (big)"]);
//! let problems = parse("bets.toml", "[[scenario]]\nname = 'A bet'\nover = false\n").unwrap_err();
//! assert_eq!(problems.to_string(), "bets.toml:1: `A bet` has no `game`; expected game = \"…\"");
//! # Ok::<(), undercroft_scenario::Problems>(())
//! ```

mod case;
mod claim;
mod failure;
mod format;
mod guided;
mod parse;
mod prove;
mod run;
mod script;
mod walk;
mod words;

pub use case::{Case, check_rules, expand};
pub use failure::{Failure, Unproven};
pub use format::{ANY_RULE, At, Claim, Fact, Says, Scenario, Script, Step};
pub use guided::{Faces, Guided, GuidedStep};
pub use parse::{parse, parse_each};
pub use prove::prove;
pub use run::{opening_refused, run};
pub use undercroft_ledger::{Problem, Problems};
pub use words::{words, words_json};

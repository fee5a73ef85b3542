//! Each law notices what it is there for: a Cellar broken in one way breaks exactly the laws that are named.
//!
//! Nearly every breakage is found by one law alone. The exceptions are said with their reason: what a notation loses is missing
//! from files too, and what is counted outside the state differs whenever the same action is played twice.

use undercroft_testkit::cellar::{Breakage, Cellar};
use undercroft_testkit::conformance::{Run, run_all};

/// The laws that a Cellar breaks in a small run.
fn broken_laws(cellar: Cellar) -> Vec<&'static str> {
    let run = Run { games: 24, deep_games: 24, max_steps: 300, ..Run::quick() };
    let report = run_all(&cellar, &run, &mut |_, _, _| ());
    for failure in report.failures() {
        assert_eq!(failure.to_string().lines().count(), 1, "a failure is one sentence: {failure}");
    }
    report.failures().map(|failure| failure.law).collect()
}

/// One test: this breakage breaks these laws and no other.
macro_rules! breaks {
    ($($name:ident: $breakage:ident => $($law:literal),+;)+) => {
        $(
            #[test]
            fn $name() {
                assert_eq!(broken_laws(Cellar::broken(Breakage::$breakage)), [$($law),+]);
            }
        )+
    };
}

#[test]
fn the_whole_game_breaks_nothing() {
    assert!(broken_laws(Cellar::default()).is_empty());
}

breaks! {
    an_offer_that_is_refused: OffersTooMuch => "legal_actions_apply";
    a_bet_beyond_its_range: TakesAnyBet => "others_are_refused";
    a_refusal_that_draws: RefusalDraws => "others_are_refused";
    a_refusal_that_changes_the_state: RefusalMutates => "others_are_refused";
    a_refusal_that_is_told: RefusalSpeaks => "others_are_refused";
    an_opening_that_counts_games: OpeningCountsGames => "replay_is_the_same";
    a_counter_outside_the_state: CountsOutside => "legal_actions_apply", "undo_redo_branch";
    a_pause_that_is_remembered: StartRemembersPause => "typed_in_game_reloads";
    a_notation_that_loses_an_amount: NotationDropsAmount =>
        "replay_is_the_same", "typed_in_game_reloads", "notation_round_trips";
    text_that_should_not_be_read: ParsesAnything => "notation_round_trips";
    text_refused_without_a_word: RefusesWordless => "notation_round_trips";
    a_field_written_too_short: PurseOverflows => "serde_round_trips";
    a_game_without_an_end: NeverEnds => "random_play_ends";
    a_trap_shown_by_a_refusal: TrapInRefusals => "imagine_law";
    a_window_that_opens_on_a_card: WindowOpensByCard => "imagine_law";
    a_window_that_asks_by_a_card: WindowAsksByCard => "imagine_law";
    an_event_that_shows_a_card: EventShowsCard => "imagine_law";
    an_imagination_that_forgets: ImagineForgetsPin => "imagine_law";
    an_imagination_that_counts: ImagineRemembers => "imagine_law";
    a_die_that_is_loaded: LoadedWhenRepeated => "outcomes_are_exact";
    a_step_that_allocates: Allocates => "no_allocation_per_step";
}

//! What the program says: each text of `app.ftl` and `kernel.ftl` with the arguments that it is given, in both languages.

use std::collections::BTreeSet;
use undercroft_i18n::{Lang, Texts, built_in};
use undercroft_kernel::Arg;

/// The texts with their arguments. A star marks a name, two a list of names, a number sign a number; the rest are words.
const SAID: &str = "
app-title version
play-welcome *game *edition
error-impossible rule reason
play-help
play-choice-amount #number label #low #high
play-choice-branch #number label inside #choices
play-back
play-number-expected text #count
play-undone #count
play-nothing-to-undo
play-redone #count
play-nothing-to-redo
play-saved file
play-save-failed file reason
play-resumed file #steps
play-bye file
play-ended
play-refused rule sentence
tutorial-other label choice
tutorial-over
play-rolls-ask die name #count
play-rolls-wrong text
play-rolls-words expected
play-why-unknown rule
play-why-source source
play-why-note note
play-why-editions editions
play-odds-title
play-odds-row percent result
play-log-empty
play-look-what things
play-look-nothing text
play-hint-estimate
play-log-struck line
board-cell-hidden
board-cell-taken
board-pinned *room
board-wall-between from to
board-unknown #count
board-told what at
board-told-away what at #squares dir
sheet-track name #value #max
sheet-number name #value
sheet-group name items
sheet-conditions conditions
sheet-hand name #count
dice-worth #worth
log-title
log-sealed seal
error-file file reason
error-option name value expected
error-unknown-option name known
error-game name known
error-seat seat known
error-tutorial *game
error-pack #count
error-lang value
error-pause
review-progress
review-stopped
review-headline won dice decisions others others-points
review-start percent
review-turning-points
review-decisions
review-no-mistake
review-estimate
review-moment-decision #step chosen points best percent
review-moment-dice #step chosen points
review-moment-others #step points
review-dice
review-slip
review-blunder
review-find
list-and first last
list-comma first last
player-of word
player-to word
player-unnamed #number
refused-by-rule rule
not-asked
roll-wanted die #count
roll-wrong text expected
match-over
unknown-action text reason
state-full reason
replay-foreign reason
replay-format #found #expected
replay-other-game found expected
replay-line #line reason
replay-truncated #line
replay-count #counted #found
replay-called-off #line
replay-word #line reason
replay-refused #line action rule
replay-draws #line asked found
replay-differs #line action
edition-base
play-nothing-waits
board-cell-told #number items
board-cells-hidden #count cells
board-cells-taken #count cells
";

fn argument(form: &str, number: i64) -> (&str, Arg) {
    if let Some(name) = form.strip_prefix("**") {
        (name, Arg::Names(vec!["affliction-poison".into(), "affliction-curse".into()]))
    } else if let Some(name) = form.strip_prefix('*') {
        (name, Arg::Name("affliction-poison".into()))
    } else if let Some(name) = form.strip_prefix('#') {
        (name, Arg::Number(number))
    } else {
        (form, Arg::Word(form.to_owned()))
    }
}

#[test]
fn the_program_says_everything_with_the_arguments_it_has() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang, []).unwrap();
        for line in SAID.trim().lines() {
            for number in 0..3 {
                let mut words = line.split(' ');
                let key = words.next().unwrap();
                let args: Vec<(&str, Arg)> = words.map(|form| argument(form, number)).collect();
                let text = texts.text(key, &args);
                assert!(!text.is_empty() && !text.contains(['{', '}', '$', '…']), "{lang} {key}: {text}");
            }
        }
        assert_eq!(texts.problems(), []);
    }
}

#[test]
fn every_text_of_the_program_is_listed_here() {
    let listed: BTreeSet<&str> = SAID.trim().lines().filter_map(|line| line.split(' ').next()).collect();
    let files = built_in(Lang::En)
        .iter()
        .filter(|source| ["texts/en/app.ftl", "texts/en/kernel.ftl"].contains(&source.file));
    let lines = files.flat_map(|source| source.text.lines());
    let keys: BTreeSet<&str> = lines
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| Some(line.split_once(" =")?.0))
        .collect();
    assert_eq!(listed, keys);
}

#[test]
fn dice_are_asked_for_by_their_names() {
    let ask = |die: &str, count: i64| {
        let args = [("die", Arg::Word(die.to_owned())), ("count", Arg::Number(count))];
        Lang::ALL.map(|lang| Texts::new(lang, []).unwrap().text("play-rolls-ask", &args))
    };
    assert_eq!(
        ask("character", 1),
        ["Roll your Character die and type its face.", "Lancez votre dé de Personnage et tapez sa face."]
    );
    assert_eq!(
        ask("character-card", 1),
        ["Draw a Character card and type its name.", "Piochez une carte Personnage et tapez son nom."]
    );
}

//! Any line as an action, a draw, a fact or a place of each game: read or refused, and what was read is written so that it is read the same.

use catacombs::Catacombs;
use mini_rogue::MiniRogue;
use std::sync::LazyLock;
use undercroft_content::Library;
use undercroft_kernel::{Ctx, Fast, Setup, Silent, Value, Vocabulary};
use urto::Urto;

type Games = (MiniRogue, Urto, Catacombs);

static GAMES: LazyLock<Games> = LazyLock::new(|| {
    let (setup, library) = (Setup::default(), Library::built_in());
    let opened =
        (MiniRogue::open(&setup, &library), Urto::open(&setup, &library), Catacombs::open(&setup, &library));
    (opened.0.expect("opens"), opened.1.expect("opens"), opened.2.expect("opens"))
});

fn look<G: Vocabulary>(game: &G, text: &str) {
    if let Ok(action) = game.parse(text) {
        assert_eq!(
            game.parse(&game.notation(action)),
            Ok(action),
            "an action is written otherwise than read"
        );
    }
    let (name, word) = text.split_once(' ').unwrap_or((text, "1"));
    if let Ok(value) = game.draw_value(name, &Value::word(word)) {
        let written = Value::word(game.draw_word(name, value));
        assert_eq!(game.draw_value(name, &written), Ok(value), "a draw is written otherwise than read");
    }
    let mut state = game.start(&mut Ctx::new(Fast::new(1), Silent)).expect("a table can be set up");
    let _ = game.read(&state, text);
    let value = word.parse().map_or_else(|_| Value::words(word.split(',')), Value::Int);
    if game.write(&mut state, name, &value).is_ok() && game.check_state(&state).is_ok() {
        let _ = (game.turn(&state), game.read(&state, name));
    }
    let _ = game.pin(&mut state, name, word);
    let _ = game.go_to(&mut state, text, &mut Fast::new(1));
}

/// Reads one input.
pub fn read(text: &str) {
    for line in text.lines().take(16) {
        look(&GAMES.0, line);
        look(&GAMES.1, line);
        look(&GAMES.2, line);
    }
}

//! Any body as any request of the service: it is refused, or becomes a set-up, an action or a wish that the catalogue answers.

use serde_json::from_slice;
use std::sync::LazyLock;
use undercroft_catalog::live::{Dice, Match, open_match};
use undercroft_content::Library;
use undercroft_kernel::{Seat, Setup};
use undercroft_server::wire::{
    Act, Agree, Correct, HandOver, NewCampaign, NewPractice, NewReplay, NewTable, Rename, Rolls, RuleFact,
    SetPassing, UpdateSettings, Sit, Start, TransferClaim, Undo,
};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

/// A table with everything that people may send to it.
fn play(new: &NewTable) -> Option<Box<dyn Match>> {
    let setup = serde_json::from_value::<Setup>(serde_json::to_value(&new.setup).ok()?).ok()?;
    open_match(&new.game, &setup, &LIBRARY, Dice::Seed(b"fuzz")).ok()
}

/// Reads one input.
pub fn read(body: &[u8]) {
    let _ = (from_slice::<Agree>(body), from_slice::<Correct>(body), from_slice::<HandOver>(body));
    let _ = (from_slice::<NewCampaign>(body), from_slice::<NewPractice>(body), from_slice::<NewReplay>(body));
    let _ = (
        from_slice::<Rename>(body),
        from_slice::<Rolls>(body),
        from_slice::<RuleFact>(body),
        from_slice::<Undo>(body),
    );
    let _ = (from_slice::<SetPassing>(body), from_slice::<UpdateSettings>(body), from_slice::<Sit>(body));
    let _ = (from_slice::<Start>(body), from_slice::<TransferClaim>(body));
    if let Ok(new) = from_slice::<NewTable>(body) {
        let _ = play(&new);
    }
    if let Ok(act) = from_slice::<Act>(body) {
        let rolls: Vec<(String, String)> = act.rolls.into_iter().map(|roll| (roll.die, roll.face)).collect();
        for game in ["mini-rogue", "urto", "catacombs"] {
            let mut table =
                open_match(game, &Setup::default(), &LIBRARY, Dice::Seed(b"fuzz")).expect("opens");
            let _ = table.act(Seat(act.seat.unwrap_or(0)), &act.action, Dice::Typed(&rolls));
        }
    }
}

//! Any file as a saved match: it is refused, or plays again and is written as it was read.
//! Its steps are also played one by one whether they fit or not, so that the rules meet actions and dice that no table would send.

use std::sync::LazyLock;
use undercroft_catalog::live::{reopen, resume};
use undercroft_content::Library;
use undercroft_kernel::replay;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

/// Reads one input.
pub fn read(text: &str) {
    if let Ok(played) = resume(text, &LIBRARY) {
        let again = resume(&played.replay(), &LIBRARY).map(|again| again.replay()).ok();
        assert_eq!(again, Some(played.replay()), "a match is written otherwise than read");
    }
    let Ok(header) = replay::header(text) else { return };
    let Ok(mut table) = reopen(&header, &LIBRARY) else { return };
    for line in text.lines().skip(1).take(200) {
        let Ok(record) = serde_json::from_str::<replay::Record>(line) else { continue };
        let _ = table.replay_step(&record);
    }
    let _ = (table.state(), table.verify(), table.replay());
}

//! The words that are published for scenarios: whatever the rulebook expects of a closed list stands in that list.

use std::collections::BTreeSet;
use std::path::Path;
use undercroft_catalog::{Card, GAMES, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_kernel::Setup;

/// The lists: what is decided now, by the fact of each game, and how a match ends.
struct Lists;

impl Visitor for Lists {
    type Out = (BTreeSet<String>, BTreeSet<String>);

    fn visit<G: Playable>(self, game: G, _: Card) -> Self::Out {
        let prompts =
            game.facts().into_iter().filter(|fact| ["asked", "prompt"].contains(&fact.name.as_str()));
        let listed = prompts.filter_map(|fact| Some(fact.range.split_once("now: ")?.1.to_owned()));
        let prompts =
            listed.flat_map(|list| list.split(", ").map(str::to_owned).collect::<Vec<_>>()).collect();
        (prompts, game.outcomes().into_iter().map(str::to_owned).collect())
    }
}

/// Every value that stands after `key = ` in the rulebook of a game.
fn expected(game: &str, key: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("rulebook");
    let mut found = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap().flatten() {
        let text = std::fs::read_to_string(file.path()).unwrap();
        let values = text.split(key).skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(values.map(str::to_owned));
    }
    found
}

#[test]
fn what_scenarios_expect_of_a_closed_list_is_published() {
    for entry in GAMES {
        let (prompts, ends) = open(entry.game, &Setup::default(), &Library::built_in(), Lists).unwrap();
        let fact = if entry.game == "urto" { "prompt" } else { "asked" };
        let mut asked = expected(entry.game, &format!("\"{fact}\" = \""));
        asked.extend(expected(entry.game, &format!(" {fact} = \"")));
        assert!(asked.len() > 12, "{}: {asked:?}", entry.game);
        let unlisted = asked.iter().filter(|word| *word != "absent" && !prompts.contains(*word));
        let unlisted: Vec<&String> = unlisted.collect();
        assert!(unlisted.is_empty(), "{}: {unlisted:?} is not in the range of `{fact}`", entry.game);
        let over = expected(entry.game, "over = \"");
        assert!(!over.is_empty() && over.is_subset(&ends), "{}: {over:?} of {ends:?}", entry.game);
    }
}

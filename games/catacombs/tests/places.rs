//! What is wrong with a drawn map is told with the row of the map where it stands.

#![allow(clippy::unwrap_used, reason = "tests")]

use catacombs::Catacombs;
use undercroft_content::Library;
use undercroft_kernel::{Ctx, Fast, Game, Setup, Silent, Vocabulary};

fn wrong(map: &str) -> String {
    let game = Catacombs::open(&Setup::default(), &Library::built_in()).unwrap();
    let mut state = game.start(&mut Ctx::new(Fast::new(7), Silent)).unwrap();
    game.go_to(&mut state, map, &mut Fast::new(7)).unwrap_err().to_string()
}

#[test]
fn a_mistake_names_its_row() {
    let unexplained = wrong("map:\n#####\n#1..#\n#.Z.#\n#####\n");
    assert!(unexplained.contains("row 3 of the map, `#.Z.#`: there is no legend for `Z`"), "{unexplained}");
    let nobody = wrong("map:\n#####\n#1.R#\n#####\nR = vermin_giant_bat\n");
    assert!(nobody.contains("row 2 of the map, where its legend says `vermin_giant_bat`"), "{nobody}");
    let door = wrong("map:\n#####\n#1..D\n#####\nD = door wooden\n");
    assert!(door.contains("row 2 of the map") && door.contains("there is no door `wooden`"), "{door}");
}

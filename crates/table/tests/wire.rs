//! The wire types: nothing above 32 bits, and the page has the same ones.

use std::path::Path;

#[test]
fn the_types_fit_into_a_page() {
    let types = undercroft_table::typescript();
    for name in
        ["Picture", "Prompt", "Choice", "Delta", "Change", "Motion", "Odds", "Words", "Fill", "Tiles", "Why"]
    {
        assert!(types.contains(&format!("export type {name} = ")), "{name} is missing: {types}");
    }
    assert!(!types.contains("bigint"), "an integer above 32 bits: {types}");
    assert!(
        types.contains("pieces?: Array<Piece>") && !types.contains("null"),
        "what may be left out is marked so: {types}"
    );
}

#[test]
fn the_page_has_the_same_types() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps/web/src/wire");
    if page.exists() {
        let written = std::fs::read_to_string(page.join("table.ts")).unwrap();
        assert!(written == undercroft_table::typescript(), "stale: write it again, its first line says how");
    }
}

//! Packs of a made-up game: merging, hashes, and every problem at once with its line.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use serde::Deserialize;
use std::path::Path;
use undercroft_content::{Desk, Inspection, Library, Merged, PackKind, Problems, Schema, Source, Spanned};

const PIG: Schema =
    Schema { game: "pig", editions: &["base", "big"], lists: &["die", "pen"], tables: &["goal"] };

const MANIFEST: &str = "id = 'pig/base'\ngame = 'pig'\neditions = ['base']\nversion = 1\nlicence = 'facts'\n";
const DICE: &str = "[[die]]\nid = 'red'\nsource = 'public a'\nsides = 6\n\n[[die]]\nid = 'blue'\nsource = 'public a'\nsides = 8\n\n\
    [goal]\nsource = 'public a'\npoints = 100\n";

fn library(packs: &[(&'static str, &[(&'static str, &'static str)])]) -> Library {
    let mut library = Library::new();
    for (place, files) in packs {
        library.add(Source::new(*place, files.iter().copied())).unwrap();
    }
    library
}

/// Merges a pack and gives what is wrong with it, one line each.
fn problems(library: &Library, id: &str) -> Vec<String> {
    let mut inspection = Inspection::new();
    let problems = match library.merge(&PIG, id, &mut inspection) {
        Some(merged) => inspection.finish(&merged, ()).err().unwrap_or_default(),
        None => inspection.into_problems(),
    };
    problems.iter().map(ToString::to_string).collect()
}

fn merged<'l>(library: &'l Library, id: &str) -> Merged<'l> {
    let mut inspection = Inspection::new();
    let merged = library.merge(&PIG, id, &mut inspection).unwrap();
    assert_eq!(inspection.into_problems(), Problems::default());
    merged
}

fn ids<'m>(merged: &'m Merged<'_>, kind: &str) -> Vec<&'m str> {
    merged.list(kind).iter().map(|record| record.id.as_str()).collect()
}

#[test]
fn a_pack_replaces_records_and_appends_new_ones() {
    let more = "[[die]]\nid = 'blue'\nsource = 'reconstructed'\nsides = 4\n[[die]]\nid = 'green'\nsource = 'public b'\n";
    let library = library(&[
        ("base", &[("pack.toml", MANIFEST), ("dice.toml", DICE)]),
        (
            "more",
            &[
                (
                    "pack.toml",
                    "id = 'more'\ngame = 'pig'\neditions = ['big']\nversion = 2\nlicence = 'facts'\nkind = 'test'\nextends = 'pig/base'\n",
                ),
                ("dice.toml", more),
            ],
        ),
    ]);
    let merged = merged(&library, "more");
    assert_eq!(ids(&merged, "die"), ["red", "blue", "green"]);
    assert_eq!(merged.list("die")[1].source, "reconstructed");
    assert_eq!((merged.list("die")[2].page.file, merged.list("die")[2].line()), ("dice.toml", 5));
    assert!(merged.table("goal").is_some());
    assert_eq!(merged.packs.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["more", "pig/base"]);
    assert_eq!(merged.manifest.kind, PackKind::Test);
    let kinds: Vec<_> = library.manifests(&PIG).iter().map(|one| (one.id.clone(), one.version)).collect();
    assert_eq!(kinds, [("more".to_owned(), 2), ("pig/base".to_owned(), 1)]);
}

#[test]
fn only_keeps_what_it_names() {
    let manifest = "id = 'few'\ngame = 'pig'\neditions = ['base']\nversion = 1\nlicence = 'facts'\nextends = 'pig/base'\nonly = { die = ['blue'] }\n";
    let library = library(&[
        ("base", &[("pack.toml", MANIFEST), ("dice.toml", DICE)]),
        ("few", &[("pack.toml", manifest)]),
    ]);
    assert_eq!(ids(&merged(&library, "few"), "die"), ["blue"]);
}

#[test]
fn the_hash_is_of_the_content_and_not_of_its_writing() {
    let spaced =
        DICE.replace("sides = 6", "# a comment\nsides   =  0x6").replace("'public a'", "'public elsewhere'");
    let changed = DICE.replace("sides = 6", "sides = 7");
    let hash = |dice: String| {
        let mut library = Library::new();
        library.add(Source::new("", [("pack.toml", MANIFEST.to_owned()), ("x.toml", dice)])).unwrap();
        merged(&library, "pig/base").hash().to_owned()
    };
    assert_eq!(hash(DICE.to_owned()).len(), 64);
    assert_eq!(hash(DICE.to_owned()), hash(spaced));
    assert_ne!(hash(DICE.to_owned()), hash(changed));
}

#[test]
fn every_problem_of_a_manifest_is_told() {
    let manifest = "id = 'pig/bad'\ngame = 'cow'\neditions = [\n  'base',\n  'huge',\n]\nversion = 0\nkind = 'toy'\n\
        only = { die = [] }\ncolour = 'red'\n[[source]]\nid = 'a b'\n";
    let library = library(&[("bad", &[("pack.toml", manifest)])]);
    assert_eq!(
        problems(&library, "pig/bad"),
        [
            "bad/pack.toml: `licence` is missing",
            "bad/pack.toml:2: `game` is \"cow\"; expected \"pig\"",
            "bad/pack.toml:5: there is no edition `huge`; expected one of base, big",
            "bad/pack.toml:7: `version` is out of range; expected a whole number from 1",
            "bad/pack.toml:8: `kind` is \"toy\"; expected \"test\", or no `kind` at all",
            "bad/pack.toml:9: `only` has nothing to choose from; expected `extends` with a pack id",
            "bad/pack.toml:10: unknown field `colour`; expected one of `id`, `game`, `editions`, `version`, `licence`, `kind`, \
             `extends`, `only`, `source`",
            "bad/pack.toml:11: `title` of a source is missing",
            "bad/pack.toml:11: a source has the id \"a b\"; expected small letters, digits and underscores",
        ]
    );
}

#[test]
fn every_problem_of_records_is_told() {
    let dice = "[[die]]\nid = 'red'\nsource = 'public a'\n[[die]]\nid = 'Red Die'\nsource = 'hearsay'\n[[die]]\nsides = 6\n\
        [[dice]]\nid = 'x'\n[pen]\nid = 'y'\n[goal]\npoints = 1\n";
    let again = "[[die]]\nid = 'red'\nsource = 'rulebook rb9 p. 3'\n";
    let library = library(&[("bad", &[("pack.toml", MANIFEST), ("dice.toml", dice), ("more.toml", again)])]);
    let words = "expected small letters, digits and underscores, a letter first";
    let sources = "expected \"rulebook …\", \"public …\" or \"reconstructed …\"";
    let kinds = "expected one of [[die]], [[pen]], [goal]";
    assert_eq!(
        problems(&library, "pig/base"),
        [
            format!("bad/dice.toml:5: die: `id` is \"Red Die\"; {words}"),
            format!("bad/dice.toml:6: die Red Die: `source` begins with \"hearsay\"; {sources}"),
            format!("bad/dice.toml:7: die: `id` is missing; {words}"),
            format!("bad/dice.toml:7: [die]: `source` is missing; {sources}"),
            format!("bad/dice.toml:9: there is no kind of record `dice`; {kinds}"),
            format!("bad/dice.toml:11: `pen` is not written as its kind is; {kinds}"),
            format!("bad/dice.toml:13: [goal]: `source` is missing; {sources}"),
            "bad/more.toml:1: die red: is there twice, first at bad/dice.toml:1".to_owned(),
            "bad/more.toml:3: die red: `source` names no document; expected \"rulebook\" and one of "
                .to_owned(),
        ]
    );
}

#[test]
fn all_syntax_errors_of_all_files_are_told() {
    let library = library(&[(
        "bad",
        &[
            ("pack.toml", MANIFEST),
            ("a.toml", "[[die]\nid = 'a'\n"),
            ("b.toml", "# fine\n\nx = = 2\ny = 'open\n"),
        ],
    )]);
    let told = problems(&library, "pig/base");
    for line in ["bad/a.toml:1: ", "bad/b.toml:3: ", "bad/b.toml:4: "] {
        assert!(told.iter().any(|problem| problem.starts_with(line)), "{line} not in {told:#?}");
    }
}

#[test]
fn chains_that_lead_nowhere_are_told() {
    let pack = |id: &str, extends: &str| {
        let text = format!(
            "id = '{id}'\ngame = 'pig'\neditions = ['base']\nversion = 1\nlicence = 'x'\nextends = '{extends}'\n"
        );
        Source::new(id, [("pack.toml".to_owned(), text)])
    };
    let mut library = Library::new();
    for (id, extends) in [("one", "two"), ("two", "one"), ("lost", "gone")] {
        library.add(pack(id, extends)).unwrap();
    }
    assert_eq!(
        problems(&library, "one"),
        ["two/pack.toml:6: `extends` goes round in a circle: one -> two -> one"]
    );
    assert_eq!(
        problems(&library, "lost"),
        ["lost/pack.toml:6: there is no pack `gone`; expected one of lost, one, two"]
    );
    assert_eq!(problems(&library, "none"), ["there is no pack `none`; expected one of lost, one, two"]);
}

#[test]
fn only_must_name_what_is_there() {
    let manifest = "id = 'few'\ngame = 'pig'\neditions = ['base']\nversion = 1\nlicence = 'facts'\nextends = 'pig/base'\n[only]\ndie = ['pink']\npen = ['a']\n";
    let library = library(&[
        ("base", &[("pack.toml", MANIFEST), ("dice.toml", DICE)]),
        ("few", &[("pack.toml", manifest)]),
    ]);
    assert_eq!(
        problems(&library, "few"),
        [
            "few/pack.toml:8: `only` names die `pink`, which is not in the extended pack; expected one of red, blue",
            "few/pack.toml:9: `only` names the kind `pen`, which is not in the extended pack",
        ]
    );
}

#[test]
fn packs_without_an_id_or_with_a_taken_one_are_not_added() {
    let mut library = library(&[("base", &[("pack.toml", MANIFEST)])]);
    let add = |library: &mut Library, files: &[(&'static str, &'static str)]| {
        library.add(Source::new("x", files.iter().copied())).unwrap_err().to_string()
    };
    assert_eq!(
        add(&mut library, &[("pack.toml", MANIFEST)]),
        "x/pack.toml:1: there is already a pack `pig/base`; expected an id of its own; use `extends` to change a pack"
    );
    assert!(add(&mut library, &[("pack.toml", "game = 'pig'")]).starts_with("x/pack.toml: `id` is missing"));
    assert!(add(&mut library, &[]).starts_with("x/pack.toml: the manifest is missing"));
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Die {
    sides: Option<Spanned<i64>>,
    faces: Vec<Spanned<Face>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Face {
    pips: Option<Spanned<i64>>,
}

#[test]
fn a_record_tells_all_its_misfits_and_is_read_for_the_rest() {
    let dice = "[[die]]\nid = 'red'\nsource = 'public a'\nsides = 'six'\nweight = 3\nfaces = [\n  { pips = 99 },\n  { pips = 2, eyes = 1 },\n  { pips = [] },\n]\n";
    let library = library(&[("bad", &[("pack.toml", MANIFEST), ("dice.toml", dice)])]);
    let mut inspection = Inspection::new();
    let merged = library.merge(&PIG, "pig/base", &mut inspection).unwrap();
    let record = &merged.list("die")[0];
    let mut desk = Desk::new(&mut inspection, record);
    let die: Die = desk.read(&record.fields);
    let at = desk.header();
    desk.number(&at, "sides", die.sides, 2..=20);
    for face in die.faces {
        desk.number(&face.span(), "pips", face.into_inner().pips, 1..=9);
    }
    let problems = inspection.finish(&merged, ()).unwrap_err();
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "bad/dice.toml:4: die red: invalid type: string \"six\"; expected a whole number",
            "bad/dice.toml:5: die red: unknown field `weight`; expected `sides` or `faces`",
            "bad/dice.toml:7: die red: `pips` is 99; expected 1 to 9",
            "bad/dice.toml:8: die red: unknown field `eyes`; expected `pips`",
            "bad/dice.toml:9: die red: invalid type: sequence; expected a whole number",
        ]
    );
    let span = problems.iter().next().unwrap().span.clone().unwrap();
    assert_eq!(&dice[span], "'six'");
}

#[test]
fn the_embedded_packs_are_those_of_the_folder() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut on_disk = Vec::new();
    list(&root, "", &mut on_disk);
    on_disk.sort();
    let library = Library::built_in();
    let mut embedded: Vec<(String, String)> = library
        .ids()
        .flat_map(|id| {
            library.pages(id).map(move |page| (format!("{id}/{}", page.file), page.text.to_owned()))
        })
        .collect();
    embedded.sort();
    let names = |files: &[(String, String)]| files.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&embedded), names(&on_disk), "list new files in crates/content/src/built_in.rs");
    assert!(embedded == on_disk);
}

fn list(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = format!("{prefix}{}", path.file_name().unwrap().to_string_lossy());
        if path.is_dir() {
            list(&path, &format!("{name}/"), files);
        } else {
            files.push((name, std::fs::read_to_string(&path).unwrap()));
        }
    }
}

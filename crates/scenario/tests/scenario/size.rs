//! Large files: whatever is written many times over is read in a time that grows with the file and no faster, and what is said about it stays short.

#![allow(clippy::disallowed_types, reason = "a test compares the times of two readings")]

use std::fmt::Write;
use std::time::{Duration, Instant};
use undercroft_scenario::{Problems, expand, parse};

const HEAD: &str = "[[scenario]]\nname = 'many'\ngame = 'cellar'\nover = false\n";

/// One shape of a large file: what makes it, from how often something is repeated.
type Shape = (&'static str, fn(usize) -> String);

const SHAPES: &[Shape] = &[
    ("facts", |n| format!("{HEAD}[scenario.given]\n{}", lines(n, |i| format!("fact{i} = {i}")))),
    ("dotted facts", |n| format!("{HEAD}[scenario.given]\n{}", lines(n, |i| format!("a.b.c.fact{i} = {i}")))),
    ("unknown keys", |n| format!("{HEAD}{}", lines(n, |i| format!("key{i} = {i}")))),
    ("unknown keys of the file", |n| format!("{}{HEAD}", lines(n, |i| format!("key{i} = {i}")))),
    ("unknown keys of a long name", |n| {
        let name = "n".repeat(n);
        format!("[[scenario]]\nname = '{name}'\ngame = 'cellar'\n{}", lines(n, |i| format!("key{i} = {i}")))
    }),
    ("facts below a long name", |n| {
        format!("{HEAD}[scenario.given.{}]\n{}", "n".repeat(n), lines(n, |i| format!("fact{i} = {i}")))
    }),
    ("scenarios", |n| {
        lines(n, |i| format!("[[scenario]]\nname = 'scenario {i}'\ngame = 'cellar'\nover = false"))
    }),
    ("scenarios without a name", |n| lines(n, |_| "[[scenario]]\ngame = 'cellar'\nover = false".to_owned())),
    ("values of the wrong kind", |n| {
        format!("{HEAD}[scenario.given]\n{}", lines(n, |i| format!("f{i} = 1.5")))
    }),
    ("what is no TOML", |n| lines(n, |_| "= nothing".to_owned())),
    ("the same key again", |n| lines(n, |_| "key = 1".to_owned())),
    ("steps", |n| format!("{HEAD}steps = [\n{}]\n", lines(n, |_| "  { do = 'tread' },".to_owned()))),
    ("steps of nothing", |n| format!("{HEAD}steps = [\n{}]\n", lines(n, |_| "  {},".to_owned()))),
    ("dice and piles", |n| {
        let words = |kind: &str| (0..n).map(|i| format!("{kind}{i} = 1")).collect::<Vec<_>>().join(", ");
        format!("{HEAD}steps = [{{ do = 'x', dice = {{ {} }}, draw = {{ {} }} }}]\n", words("d"), words("p"))
    }),
    ("a table over many lines", |n| {
        let values = (0..n).map(|i| format!("f{i} = [\n1\n]")).collect::<Vec<_>>().join(", ");
        format!("{HEAD}given = {{ {values} }}\n")
    }),
    ("tables within tables", |n| {
        format!("{HEAD}given = {{ {} }}\n", lines(n, |i| format!("f{i} = {{ a = {{ b = 1 }} }},")))
    }),
    ("editions", |n| {
        let words = (0..n).map(|i| format!("'ed{i}'")).collect::<Vec<_>>().join(", ");
        format!("{HEAD}[scenario.setup]\nedition = [{words}]\n{}", lines(n, |i| format!("option{i} = {i}")))
    }),
    ("rules", |n| {
        let ids = (0..n).map(|i| format!("'PIG-{i}'")).collect::<Vec<_>>().join(",\n");
        format!("{HEAD}rules = [{ids}]\n")
    }),
];

fn lines(n: usize, line: impl Fn(usize) -> String) -> String {
    (0..n).fold(String::new(), |mut text, i| {
        let _ = writeln!(text, "{}", line(i));
        text
    })
}

/// Reads a text as a practice table would, and says what is wrong with it.
fn read(text: &str) -> Option<Problems> {
    match parse("many.toml", text) {
        Ok(scenarios) => {
            assert!(!expand(&scenarios).is_empty());
            None
        }
        Err(problems) => Some(problems),
    }
}

/// How long it takes to read a text so often: the shortest of a few times, for whatever else the machine does only ever adds to one.
fn time(text: &str, often: usize) -> Duration {
    let once = || {
        let begin = Instant::now();
        (0..often).for_each(|_| drop(read(text)));
        begin.elapsed()
    };
    (0..4).map(|_| once()).min().unwrap_or_default()
}

/// Reading a small file sixteen times takes about as long as reading one that is sixteen times as large. Where every line looked at every other,
/// the large one would take sixteen times as long.
#[test]
fn a_file_is_read_in_a_time_that_grows_with_it() {
    const SMALL: usize = 500;
    let mut slow = Vec::new();
    for (name, shape) in SHAPES {
        let (small, large) = (shape(SMALL), shape(16 * SMALL));
        assert!(large.len() < 20 * small.len(), "{name}");
        let times = (time(&small, 16), time(&large, 1));
        if times.1 > 5 * times.0 {
            slow.push(format!("{name}: {:?}, then {:?}", times.0, times.1));
        }
    }
    assert!(slow.is_empty(), "{slow:#?}");
}

#[test]
fn what_is_wrong_with_a_large_file_is_told_in_short() {
    for (name, shape) in SHAPES {
        if let Some(problems) = read(&shape(20_000)) {
            let told = problems.to_string();
            assert!(problems.len() <= 101, "{name}: {} problems", problems.len());
            assert!(told.len() < 60_000, "{name}: {} bytes", told.len());
        }
    }
}

/// What no scenario needs is refused, so that nobody has to play it.
#[test]
fn there_are_bounds() {
    let many = |n: usize, line: &str| lines(n, |i| line.replace('#', &i.to_string()));
    for (text, said) in [
        (format!("{HEAD}[scenario.given]\n{}", many(1001, "fact# = 1")), "many.toml:5: `given` holds 1001"),
        (
            format!("{HEAD}steps = [\n{}]\n", many(1001, "{ do = 'x' },")),
            "many.toml:1: `many` has 1001 steps",
        ),
        (format!("{HEAD}setup = {{ edition = [{}] }}\n", many(17, "'e#',")), "many.toml:5: 17 editions"),
        (format!("{HEAD}given = {{ {} = 1 }}\n", "x".repeat(300)), "many.toml:5: a name of 300 letters"),
    ] {
        let problems = parse("many.toml", &text).unwrap_err().to_string();
        assert!(problems.contains(said), "{said}: {problems}");
    }
}

/// Tables in tables, each below a long dotted name, are deeper than any thread is: they are refused before anything walks down there.
#[test]
fn a_file_that_is_too_deep_is_refused() {
    let name = ["a"; 70].join(".");
    let open = format!("{{ {name} = ").repeat(70);
    for text in [
        format!("{HEAD}given = {open}1{}\n", " }".repeat(70)),
        format!("{HEAD}given = {open}1{}\ngiven = {open}1{}\n", " }".repeat(70), " }".repeat(70)),
        format!("{HEAD}given = {}1{}\n", "[".repeat(5000), "]".repeat(5000)),
        format!("{HEAD}given = {open}"),
    ] {
        let problems = parse("deep.toml", &text).unwrap_err().to_string();
        assert!(problems.starts_with("deep.toml:5: ") && problems.contains("deep"), "{problems}");
    }
    // A name that only looks deep is none.
    let text = format!("{HEAD}given = {{ \"{}\" = '{}' }}\n", "a.".repeat(50), "{".repeat(100));
    assert!(parse("deep.toml", &text).is_ok());
}

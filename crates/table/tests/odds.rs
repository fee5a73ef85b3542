//! What is printed about chance is true, over random positions of every game: the share of a line is the sum of exactly the results that its words
//! describe, every result is told by one line, and nobody dies in a line that does not say so. The words are read here as a player reads them,
//! without the code that has put them together.

mod common;

use common::{SEED, at, open, random_step, setup, tables};
use std::collections::BTreeSet;
use undercroft_catalog::Playable;
use undercroft_catalog::live::{Live, MatchVisitor};
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Actions, BUDGET, Distribution, Fast, Outcomes, Seat, Turn, Value, Viewer, outcomes};
use undercroft_table::{
    Fact, Fate, Fill, InForce, LiveTable, Mood, OddsLine, Share, Weight, Words, fates, lines,
};

/// What a part of a line claims.
#[derive(Clone, PartialEq, Debug)]
enum Claim {
    /// This is so, for the one who asks or for somebody else.
    So(Option<String>, Words),
    Perhaps(Option<String>, Words),
    PerhapsMore,
    /// Nobody dies but who is said to.
    NobodyElseDies,
    /// Nothing happens but what is said to happen, for sure or perhaps.
    NothingElse,
    /// Whatever no other line tells.
    Else,
}

fn parts<'w>(words: &'w Words, name: &str) -> &'w [Words] {
    match words.args.get(name) {
        Some(Fill::Parts { parts }) => parts,
        other => panic!("{words:?}: {other:?}"),
    }
}

/// Everything that a line says.
fn claims(words: &Words, about: Option<&str>) -> Vec<Claim> {
    let all = |name: &str, about| parts(words, name).iter().flat_map(move |part| claims(part, about));
    match &*words.key {
        "odds-line" => all("head", about).chain(all("rest", about)).collect(),
        "odds-parts" => all("parts", about).collect(),
        "odds-about" | "odds-by" => match words.args.get("who") {
            Some(Fill::Name { name }) => all("what", Some(name)).collect(),
            other => panic!("{other:?}"),
        },
        "odds-perhaps" => all("what", about)
            .map(|claim| match claim {
                Claim::So(about, words) => Claim::Perhaps(about, words),
                other => panic!("perhaps {other:?}"),
            })
            .collect(),
        "odds-perhaps-more" => vec![Claim::PerhapsMore],
        "odds-you-live" | "odds-nobody-dies" | "odds-nobody-else-dies" => vec![Claim::NobodyElseDies],
        "odds-others" => vec![Claim::Else],
        "odds-nothing-else" => vec![Claim::NothingElse],
        _ => vec![Claim::So(about.map(str::to_owned), words.clone())],
    }
}

fn number(words: &Words, name: &str) -> i32 {
    match words.args.get(name) {
        Some(Fill::Number(number)) => *number,
        other => panic!("{words:?}: {other:?}"),
    }
}

/// Whether words are true of a fact.
fn is_said(fact: &Fact, about: &Option<String>, words: &Words) -> bool {
    let mut bare = words.clone();
    let within = match (words.key.strip_suffix(".range"), fact.amount) {
        (Some(key), Some(amount)) => {
            bare.key = key.to_owned().into();
            let (from, to) = (number(words, "from"), number(words, "to"));
            assert!(from < to, "{words:?} is no range");
            bare.args.remove("from");
            bare.args.remove("to");
            (from..=to).contains(&amount)
        }
        (None, Some(amount)) => bare.args.remove("n") == Some(Fill::Number(amount)),
        (range, None) => range.is_none(),
    };
    within && fact.about == *about && fact.words == bare
}

/// What happens in a result; where nothing does, that is what happens.
fn happens(fate: &Fate) -> Vec<Fact> {
    let nothing = || vec![Fact::detail(Words::new("odds-nothing"))];
    if fate.facts.is_empty() { nothing() } else { fate.facts.clone() }
}

/// Whether something is said to happen, for sure or perhaps.
fn is_named(claims: &[Claim], fact: &Fact) -> bool {
    claims.iter().any(|claim| {
        matches!(claim, Claim::So(about, words) | Claim::Perhaps(about, words) if is_said(fact, about, words))
    })
}

/// Whether everything that is claimed is true of a result. What is only possible is never false.
fn is_true(claims: &[Claim], fate: &Fate) -> bool {
    let facts = happens(fate);
    let named = |fact: &Fact| {
        claims.iter().any(|claim| matches!(claim, Claim::So(about, words) if is_said(fact, about, words)))
    };
    claims.iter().all(|claim| match claim {
        Claim::So(about, words) => facts.iter().any(|fact| is_said(fact, about, words)),
        Claim::NobodyElseDies => facts.iter().filter(|fact| fact.weight == Weight::Death).all(named),
        Claim::NothingElse => facts.iter().all(|fact| is_named(claims, fact)),
        Claim::Perhaps(..) | Claim::PerhapsMore => true,
        Claim::Else => false,
    })
}

/// Which results each line tells.
fn told_by<'t>(lines: &[OddsLine], table: &'t Distribution<Fate>) -> Vec<Vec<&'t (Fate, u128)>> {
    let said: Vec<Vec<Claim>> = lines.iter().map(|line| claims(&line.says, None)).collect();
    let mut told: Vec<Vec<&(Fate, u128)>> = vec![Vec::new(); lines.len()];
    for row in &table.rows {
        let by: Vec<usize> = (0..lines.len()).filter(|at| is_true(&said[*at], &row.0)).collect();
        match by[..] {
            [only] => told[only].push(row),
            [] => match said.iter().position(|claims| claims.contains(&Claim::Else)) {
                Some(others) => told[others].push(row),
                None => panic!("no line tells {row:?}\n{lines:#?}"),
            },
            _ => panic!("several lines tell {row:?}\n{lines:#?}"),
        }
    }
    told
}

/// A share of a choice is that of these results.
fn assert_sum(share: Share, rows: &[&(Fate, u128)], total: u128, lines: &[OddsLine]) {
    let sum: u128 = rows.iter().map(|(_, weight)| weight).sum();
    assert_eq!(u128::from(share.ways) * total, sum * u128::from(share.of), "{share:?} {rows:?}\n{lines:#?}");
}

fn check(table: &Distribution<Fate>, lines: &[OddsLine]) {
    let told = told_by(lines, table);
    assert_eq!(Share::sum(lines.iter().map(|line| line.share)).ways, lines[0].share.of, "{lines:#?}");
    for (line, rows) in lines.iter().zip(&told) {
        assert!(!rows.is_empty(), "nothing is told by {line:?}");
        assert_sum(line.share, rows, table.total, lines);
        let claims = claims(&line.says, None);
        check_possible(&claims, rows, line.deadly && line.mood == Mood::Bad);
        check_deaths(line, &claims, rows);
        check_rows(line, &claims, rows, table.total, lines);
    }
}

/// What may be is so in some of the results and not in others; ranges end where the numbers end; nothing that happens is kept quiet, but for what
/// nobody asks who has died.
fn check_possible(claims: &[Claim], rows: &[&(Fate, u128)], mourned: bool) {
    let facts: Vec<Vec<Fact>> = rows.iter().map(|(fate, _)| happens(fate)).collect();
    for claim in claims {
        let (Claim::So(about, words) | Claim::Perhaps(about, words)) = claim else { continue };
        let has = |facts: &Vec<Fact>| facts.iter().any(|fact| is_said(fact, about, words));
        let often = facts.iter().filter(|facts| has(facts)).count();
        let always = matches!(claim, Claim::So(..));
        assert!(often > 0 && (often == facts.len()) == always, "{claim:?} in {often} of {rows:?}");
        if words.key.ends_with(".range") {
            let amounts: BTreeSet<i32> = facts
                .iter()
                .flatten()
                .filter(|fact| is_said(fact, about, words))
                .filter_map(|fact| fact.amount)
                .collect();
            assert_eq!(amounts.first(), Some(&number(words, "from")), "{words:?} of {rows:?}");
            assert_eq!(amounts.last(), Some(&number(words, "to")), "{words:?} of {rows:?}");
        }
    }
    let quiet = mourned || claims.iter().any(|claim| matches!(claim, Claim::Else | Claim::PerhapsMore));
    for fact in facts.iter().flatten().filter(|_| !quiet) {
        assert!(is_named(claims, fact), "{fact:?} is kept quiet by {claims:?}");
    }
}

/// Who dies is named, in a line of its own.
fn check_deaths(line: &OddsLine, claims: &[Claim], rows: &[&(Fate, u128)]) {
    for (fate, _) in rows {
        assert_eq!(fate.is_deadly(), line.deadly, "{line:?} tells {fate:?}");
        for death in fate.facts.iter().filter(|fact| fact.weight == Weight::Death) {
            let named = claims
                .iter()
                .any(|claim| matches!(claim, Claim::So(about, words) if is_said(death, about, words)));
            assert!(named, "{death:?} hides in {line:?}");
        }
    }
}

/// The results below a line add up to it, and each is exactly what it says, beside what the whole line says.
fn check_rows(line: &OddsLine, said: &[Claim], rows: &[&(Fate, u128)], total: u128, lines: &[OddsLine]) {
    let sure = said.iter().filter(|claim| matches!(claim, Claim::So(..))).count();
    if line.rows.is_empty() {
        return assert!(!line.others && rows.iter().all(|row| happens(&row.0).len() == sure), "{line:?}");
    }
    assert_eq!(Share::sum(line.rows.iter().map(|row| row.share)), line.share, "{line:#?}");
    let fixed: Vec<&Claim> = said
        .iter()
        .filter(|claim| matches!(claim, Claim::So(_, words) if !words.key.ends_with(".range")))
        .collect();
    for listed in line.rows.iter().filter(|row| row.says.key != "odds-others") {
        let mut own = claims(&listed.says, None);
        own.retain(|claim| *claim != Claim::NothingElse);
        let exactly = |fate: &Fate| {
            happens(fate).iter().all(|fact| {
                own.iter()
                    .chain(fixed.iter().copied())
                    .any(|claim| matches!(claim, Claim::So(about, words) if is_said(fact, about, words)))
            })
        };
        let these: Vec<&(Fate, u128)> =
            rows.iter().copied().filter(|row| is_true(&own, &row.0) && exactly(&row.0)).collect();
        assert_sum(listed.share, &these, total, lines);
    }
}

/// What the texts print for each line, different from what they print for any other.
fn check_texts(texts: &[Texts], seat: Seat, lines: &[OddsLine]) {
    for texts in texts {
        let listener = Listener::seat(seat);
        let printed: Vec<String> =
            lines.iter().map(|line| texts.say(&line.says.message(), &listener)).collect();
        let different: BTreeSet<&String> = printed.iter().collect();
        assert_eq!(different.len(), printed.len(), "{printed:#?}");
    }
}

/// Who is dead in a state, by the words of scenarios: nothing that odds are made of.
fn dead<G: Playable>(game: &G, state: &G::State) -> BTreeSet<String> {
    let is_dead = |fact: &str| match game.read(state, fact) {
        Ok(Some(Value::Int(hp))) => fact.ends_with(".hp") && hp == 0,
        Ok(Some(Value::Bool(dead))) => dead,
        Ok(Some(Value::Word(fate))) => fate == "dead",
        _ => false,
    };
    let who = ["hero.hp", "hero2.hp"].into_iter().map(str::to_owned);
    let seats = (1..=6).flat_map(|seat| [format!("p{seat}.dead"), format!("p{seat}.fate")]);
    who.chain(seats).filter(|fact| is_dead(fact)).collect()
}

/// Looks at every choice of a seat.
struct Truth<'t> {
    seat: Seat,
    texts: &'t [Texts],
}

impl MatchVisitor for Truth<'_> {
    type Out = (usize, usize);

    fn visit<G: Playable>(self, live: &Live<G>) -> (usize, usize) {
        let (game, state, seat) = (live.session().game(), live.session().state(), self.seat);
        let (mut grouped, mut deadly) = (0, 0);
        let mut actions = Actions::new();
        game.legal_actions(state, seat, &mut actions);
        for action in (0..actions.len()).filter_map(|at| actions.get(at)) {
            let Ok(Outcomes::Exact(table)) = fates(game, state, seat, action, BUDGET.into(), &InForce::ALL)
            else {
                continue;
            };
            let lines = lines(&table);
            check(&table, &lines);
            check_texts(self.texts, seat, &lines);
            grouped += lines.iter().filter(|line| line.rows.len() > 1).count();
            // Who dies in the states themselves, whatever the scene tells about it.
            let view = game.view(state, Viewer::Seat(seat));
            let Ok(before) = game.imagine(&view, &mut Fast::new(0));
            let alive = dead(game, &before);
            let ends = outcomes(game, &before, seat, action, BUDGET, |after, _| {
                dead(game, after).difference(&alive).count() > 0
            });
            let Ok(Outcomes::Exact(ends)) = ends else { panic!("it was counted before") };
            let share = Share::sum(lines.iter().filter(|line| line.deadly).map(|line| line.share));
            let die = ends.weight(|dies| *dies);
            let of = lines.first().map_or(1, |line| line.share.of);
            assert!(
                die * u128::from(of) <= u128::from(share.ways) * ends.total,
                "{} hides a death\n{lines:#?}",
                game.notation(action)
            );
            deadly += usize::from(die > 0);
        }
        (grouped, deadly)
    }
}

fn texts(table: &LiveTable) -> Vec<Texts> {
    let packs = &table.game().card().texts;
    let speak = |lang| {
        let own = packs.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
        Texts::new(lang, own).unwrap()
    };
    Lang::ALL.into_iter().map(speak).collect()
}

#[test]
fn a_printed_share_is_the_sum_of_exactly_the_results_that_its_words_describe() {
    for (number, setup) in tables().iter().enumerate() {
        let (mut grouped, mut deadly) = (0, 0);
        // Odds are dear where there are many choices.
        let (games, now_and_then) = match setup.game {
            "catacombs" => (1, 5),
            _ => (4, 2),
        };
        for game in 0..games {
            let mut table = open(setup);
            let texts = texts(&table);
            let mut chance = Fast::new(100 * number as u64 + game);
            for step in 0.. {
                if let (Turn::Ask(seats), 0) = (table.game().turn(), step % now_and_then) {
                    for seat in seats.iter() {
                        let seen = table.game().visit(Truth { seat, texts: &texts }).unwrap();
                        (grouped, deadly) = (grouped + seen.0, deadly + seen.1);
                    }
                }
                if !random_step(&mut table, &mut chance, &SEED) {
                    break;
                }
            }
        }
        assert!(grouped > 20, "{}: only {grouped} lines of several results", setup.game);
        assert!(deadly > 0 || setup.game != "mini-rogue", "nobody could die at table {number}");
    }
}

/// The lines of a choice as they are printed, by language.
fn printed(table: &LiveTable, action: &str) -> [Vec<String>; 2] {
    let Turn::Ask(seats) = table.game().turn() else { panic!("the match is over") };
    let seat = seats.lowest().unwrap();
    let odds = table.odds(seat, action).unwrap();
    let [en, fr] = &texts(table)[..] else { panic!("two languages") };
    [en, fr].map(|texts| {
        let print = |line: &OddsLine| {
            let percent = texts.percent(u128::from(line.share.ways), u128::from(line.share.of));
            format!(
                "{percent} {}",
                texts.say(&line.says.message(), &Listener::seat(seat)).replace('\u{a0}', " ")
            )
        };
        odds.lines.iter().map(print).collect()
    })
}

#[test]
fn the_sum_of_a_class_is_not_put_on_one_of_its_results() {
    // One die against an enemy with 4 HP: 0 damage has a sixth, and half of the rolls do not slay.
    let given = [("enemy.hp", Value::Int(4)), ("hero.xp", Value::Int(0))];
    let table = at(&setup("ed2025", &["rogue"], &[]), "combat: goblin_warrior", &given);
    assert_eq!(
        printed(&table, "roll-attack"),
        [
            ["50 it falls: 4 to 6 damage", "50 it stands: 0 to 3 damage"],
            ["50 il tombe : 4 à 6 dégâts", "50 il tient : 0 à 3 dégâts"]
        ]
    );
}

#[test]
fn a_death_has_a_line_of_its_own_and_the_others_say_that_one_lives() {
    let given = [("hero.hp", Value::Int(1)), ("hero.poisoned", Value::Bool(true))];
    let table = at(&setup("ed2025", &["rogue"], &[]), "combat: goblin_warrior", &given);
    assert_eq!(
        printed(&table, "roll-attack"),
        [
            ["50 it stands, you live: 0 to 6 damage", "50 you die"],
            ["50 il tient, vous vivez : 0 à 6 dégâts", "50 vous mourez"]
        ]
    );
}

/// Who enters a Room is told what waits in it, not that nothing changes.
#[test]
fn what_waits_in_a_room_is_told_before_it_is_entered() {
    let entered = |room: &str| {
        let table = at(&setup("ed2025", &["crusader"], &[]), &format!("entrance: {room}, area 1"), &[]);
        printed(&table, "resolve")
    };
    for (room, waits) in [
        ("trap_blades", ["100 a check to make", "100 un test à faire"]),
        ("armory", ["100 a check to make", "100 un test à faire"]),
        ("bonfire", ["100 one of several offers", "100 une offre parmi plusieurs"]),
        ("merchant", ["100 buying and selling", "100 achats et ventes"]),
        ("shrine", ["100 an altar", "100 un autel"]),
        ("crow", ["100 a card for a price", "100 une carte à payer"]),
        (
            "monster_beasts",
            ["100 a fight with the Mutant Fly (4 HP)", "100 un combat contre la Mouche mutante (4 PV)"],
        ),
    ] {
        assert_eq!(entered(room), waits.map(|line| vec![line.to_owned()]), "{room}");
    }
}

//! The question, its choices in columns, and what the highlighted one means.

use super::fight;
use crate::app::{App, Focus, Hit, way_to};
use crate::canvas::Canvas;
use crate::choices::{Entry, Leads};
use crate::look::Role;
use crate::speech::{Speech, cut, listed, packed, shortened, width, wrapped};
use ratatui::layout::Rect;
use undercroft_table::{Mood, Odds, OddsLine, OutcomePage, ScoreRow};

/// So many results of a choice are shortened to stand in one row; more of them are told whole, and not all.
const FEW: usize = 4;

/// How many rows question, choices and explanation take on a screen of this size.
pub(super) fn rows(app: &App, wide: u16, high: u16) -> u16 {
    let most = match high {
        0..30 => 6,
        30..50 => 10,
        _ => 16,
    };
    let least = if high >= 30 { 6 } else { 2 };
    let count = app.choices.entries().len();
    let columns = list_columns(app, wide);
    let guided = (guided(app, wide).len() as u16).min(high / 3);
    let picture = app.shown();
    let question = question(app);
    let head = match picture.dice.is_empty() {
        false => 1 + fight::dice_rows(picture, app.host.speech(), &beside_dice(app), wide),
        true if width(&question) + 6 <= usize::from(wide) => 1,
        true => 1 + wrapped(&question, usize::from(wide) - 2).len() as u16,
    };
    if let Some(page) = &picture.outcome {
        let lines: usize = scores(page, app.host.speech(), wide).iter().map(Vec::len).sum();
        return (lines as u16 + 1).min(high / 2) + head;
    }
    let explained = if wide < 110 { meaning_rows(app, wide) } else { 0 };
    (count.div_ceil(columns) as u16).clamp(least, most) + head + explained + guided
}

/// The last page, each row in lines.
fn scores(page: &OutcomePage, speech: &Speech, wide: u16) -> Vec<Vec<String>> {
    let score = |score: &ScoreRow| {
        let cells = page.columns.iter().zip(&score.cells);
        let cells: Vec<String> =
            cells.map(|(column, cell)| format!("{} {cell}", speech.words(&column.says))).collect();
        let out = score.out.as_ref().map(|out| vec![speech.words(out)]);
        let cells = out.unwrap_or(cells);
        let columns = usize::from(wide).saturating_sub(4);
        let first = cells.first().map(|first| speech.group(&speech.words(&score.name), first));
        packed(&first.into_iter().chain(cells.into_iter().skip(1)).collect::<Vec<_>>(), ", ", columns)
    };
    page.rows.iter().map(score).collect()
}

/// What the guide says, in lines.
fn guided(app: &App, wide: u16) -> Vec<String> {
    let speech = app.host.speech();
    let says = app.host.guidance().iter().map(|words| speech.words(words)).collect::<Vec<_>>();
    wrapped(&says.join(" "), usize::from(wide) - 2)
}

/// What is asked; whose turn it is where nothing is asked of this viewer, and the end where it is over.
fn question(app: &App) -> String {
    let speech = app.host.speech();
    let picture = app.shown();
    let questions: Vec<String> =
        app.choices.prompts().iter().map(|prompt| speech.words(&prompt.asks)).collect();
    match (&picture.outcome, questions.is_empty()) {
        (Some(page), _) => speech.words(&page.says),
        (None, false) => questions.join(" "),
        (None, true) => whose_turn(app),
    }
}

/// What is asked, beside the dice that have led to it; whose turn it is stands above them.
fn beside_dice(app: &App) -> String {
    let is_asked = !app.choices.prompts().is_empty() || app.shown().outcome.is_some();
    if is_asked { question(app) } else { String::new() }
}

/// Whose turn it is; while it is shown, how long the line still stands there.
fn whose_turn(app: &App) -> String {
    let says = app.host.speech().words(&app.shown().turn.says);
    match app.time_left() {
        Some(time) => format!("{says} {time}"),
        None => says,
    }
}

fn list_columns(app: &App, wide: u16) -> usize {
    let count = app.choices.entries().len();
    let room = if wide >= 110 { wide / 2 } else { wide };
    match count {
        0..=3 => 1,
        _ if wide >= 160 => usize::from(room / 48).max(1),
        _ => usize::from(room / 38).max(1),
    }
}

/// How many columns the question leaves in its rule.
fn beside_question(question: &str, wide: u16) -> usize {
    usize::from(wide).saturating_sub(width(question) + 11)
}

/// Whether all of a legend fits beside the question.
pub(super) fn has_room(app: &App, wide: u16, legend: &[String]) -> bool {
    app.shown().dice.is_empty() && width(&legend.join("  ")) <= beside_question(&question(app), wide)
}

pub(super) fn draw(app: &App, canvas: &mut Canvas<'_>, legend: &[String], hits: &mut Vec<(Rect, Hit)>) {
    let speech = app.host.speech();
    let picture = app.shown();
    let (wide, high) = (canvas.wide(), canvas.high());
    let question = question(app);
    let mut row;
    if !picture.dice.is_empty() {
        // The dice lie beside the question that they have led to.
        let (turn, question) = (whose_turn(app), beside_dice(app));
        canvas.rule(0, &turn, &listed(legend, "  ", beside_question(&turn, wide)));
        let rows = fight::dice_rows(picture, speech, &question, wide);
        let mut part = canvas.part(0, 1, wide, rows);
        fight::dice(&mut part, picture, speech, &question, &app.choices, hits);
        row = 1 + i32::from(rows);
    } else if width(&question) + 6 <= usize::from(wide) {
        let room = beside_question(&question, wide);
        let legend = if room >= 20 { listed(legend, "  ", room) } else { String::new() };
        canvas.rule(0, &question, &legend);
        row = 1;
    } else {
        canvas.rule(0, &speech.words(&picture.turn.says), "");
        row = canvas.paragraph(1, 1, usize::from(wide) - 2, &question, Role::Key);
    }
    // What is told of the whole game goes first where both do not fit.
    let guided = guided(app, wide);
    let skipped = guided.len().saturating_sub(usize::from(high / 3 * 2));
    for line in guided.iter().skip(skipped) {
        canvas.text(1, row, line, Role::Good);
        row += 1;
    }
    if let Some(page) = &picture.outcome {
        for line in scores(page, speech, wide).iter().flatten() {
            canvas.text(1, row, line, Role::Text);
            row += 1;
        }
        canvas.text(1, row, &speech.text("term-ended"), Role::Quiet);
        return;
    }
    let rest = i32::from(high) - row;
    if rest <= 0 {
        return;
    }
    let beside = wide >= 110;
    if app.choices.entries().is_empty() {
        let mut part = canvas.part(0, row as u16, wide, rest as u16);
        return others_turn(app, &mut part);
    }
    let list = if beside { wide / 2 } else { wide };
    let explained = i32::from(meaning_rows(app, wide));
    let columns = list_columns(app, wide);
    // Rows that the list does not need are left to what its highlighted entry means.
    let needed = app.choices.entries().len().div_ceil(columns) as i32;
    let list_rows = if beside || rest < 3 { rest } else { (rest - explained).clamp(1, needed.max(1)) };
    let pages = app.choices.entries().len().div_ceil((list_rows as usize * columns).max(1));
    if pages > 1 {
        let page = app.choices.highlight() / (list_rows as usize * columns).max(1) + 1;
        canvas.right(i32::from(wide) - 2, 0, &format!(" {page}/{pages} "), Role::Key);
    }
    let mut part = canvas.part(0, row as u16, list, list_rows as u16);
    entries(app, &mut part, columns, hits);
    if beside {
        let style = canvas.look.style(Role::Quiet);
        for y in row..i32::from(high) {
            canvas.put(i32::from(list), y, '│', style);
        }
        let mut part = canvas.part(list + 2, row as u16, wide - list - 3, rest as u16);
        explain(app, &mut part);
    } else if rest >= 3 {
        let columns = usize::from(wide) - 2;
        let row = i32::from(high) - (rest - list_rows);
        match &app.odds {
            _ if way(app).is_some() => {
                canvas.within(1, row, columns, &way(app).unwrap_or_default(), Role::Good);
            }
            Some((_, Some(odds))) if odds.exact && odds.lines.len() > 1 => {
                odds_lines(canvas, row, odds, speech);
            }
            _ => {
                let rows = (rest - list_rows) as usize;
                let lines = app.choices.highlighted().map(|entry| meaning(entry, speech, columns, rows));
                for (at, line) in lines.iter().flatten().enumerate() {
                    canvas.text(1, row + at as i32, line, Role::Good);
                }
            }
        }
    }
}

/// What others do, line by line, the newest one marked; and where there is room, the keys that work meanwhile.
fn others_turn(app: &App, canvas: &mut Canvas<'_>) {
    const KEYS: [(&str, &str); 5] = [
        ("Space", "term-key-next"),
        ("Enter", "term-key-skip"),
        ("p", "term-key-pause"),
        ("+ -", "term-key-speed"),
        ("0", "term-key-no-waiting"),
    ];
    let speech = app.host.speech();
    let (wide, high) = (canvas.wide(), usize::from(canvas.high()));
    let beside = wide >= 110 && app.is_showing();
    let columns = usize::from(if beside { wide * 3 / 4 } else { wide }) - 3;
    let mut told: Vec<(String, Role, &str)> = Vec::new();
    let lines = app.shown().log.iter().rev().filter(|line| !line.struck && !line.quiet);
    for (at, line) in lines.enumerate() {
        let role = if at == 0 { Role::Key } else { Role::Text };
        let text = wrapped(&speech.words(&line.says), columns);
        if told.len() + text.len() > high {
            break;
        }
        let mark = |row: usize| if at == 0 && row == 0 { "►" } else { " " };
        let rows = text.into_iter().enumerate().rev();
        told.extend(rows.map(|(row, text)| (text, role, mark(row))));
    }
    for (row, (text, role, mark)) in told.iter().rev().enumerate() {
        canvas.text(0, row as i32, mark, *role);
        canvas.text(2, row as i32, text, *role);
    }
    if beside {
        let x = i32::from(wide * 3 / 4);
        for (row, (key, meaning)) in KEYS.iter().enumerate() {
            let style = canvas.look.style(Role::Quiet);
            canvas.put(x, row as i32, '│', style);
            canvas.text(x + 2, row as i32, &speech.key(key), Role::Key);
            canvas.text(x + 9, row as i32, &speech.text(meaning), Role::Text);
        }
    }
}

/// The sign behind an entry that leads on.
const fn more(entry: &Entry) -> &'static str {
    match entry.leads {
        Leads::Branch(_) | Leads::Amounts { .. } => " ►",
        _ => "",
    }
}

/// How many columns an entry takes beside its words: a mark, its number and what parts it from the next.
const AROUND: usize = 5;

/// What the entries of a page are called: all of them in fewer words where not every one fits whole.
fn labels(shown: &[Entry], speech: &Speech, wide: usize, rows: usize) -> Vec<String> {
    let called = |entry: &Entry| format!("{}{}", speech.words(&entry.label), more(entry));
    let all: Vec<String> = shown.iter().map(called).collect();
    if widths(&all, rows).iter().sum::<usize>() <= wide {
        return all;
    }
    shown.iter().map(|entry| format!("{}{}", speech.brief(&entry.label), more(entry))).collect()
}

/// How wide each column of a list is, with all of its words.
fn widths(labels: &[String], rows: usize) -> Vec<usize> {
    let widest = |column: &[String]| column.iter().map(|label| width(label) + AROUND).max().unwrap_or(0);
    labels.chunks(rows.max(1)).map(widest).collect()
}

/// The columns that a list is drawn in: where each begins and how wide it is. One that needs less leaves it to those that need more, the rest to the last.
fn spread(labels: &[String], wide: usize, columns: usize, rows: usize) -> Vec<(usize, usize)> {
    let even = wide / columns.max(1);
    let mut needed = widths(labels, rows);
    needed.resize(columns, 0);
    // Where there is room, a little of it parts the columns.
    let gap = if needed.iter().map(|needed| needed + 3).sum::<usize>() <= wide { 3 } else { 0 };
    let own: Vec<usize> = needed.iter().map(|needed| (needed + gap).clamp(even / 2, even.max(1))).collect();
    let mut spare = wide.saturating_sub(own.iter().sum());
    let mut own: Vec<usize> = own
        .iter()
        .zip(&needed)
        .map(|(own, needed)| {
            let more = needed.saturating_sub(*own).min(spare);
            spare -= more;
            own + more
        })
        .collect();
    own.iter_mut().next_back().into_iter().for_each(|last| *last += spare);
    let begins = own.iter().scan(0, |x, own| {
        *x += own;
        Some(*x - own)
    });
    begins.zip(own.iter().copied()).collect()
}

fn entries(app: &App, canvas: &mut Canvas<'_>, columns: usize, hits: &mut Vec<(Rect, Hit)>) {
    let speech = app.host.speech();
    let entries = app.choices.entries();
    let rows = usize::from(canvas.high()).max(1);
    let per_page = rows * columns;
    let first = app.choices.highlight() / per_page * per_page;
    let last = (first + per_page).min(entries.len());
    let shown = entries.get(first..last).unwrap_or_default();
    let wide = usize::from(canvas.wide());
    let labels = labels(shown, speech, wide, rows);
    let places = spread(&labels, wide, columns, rows);
    for (place, ((at, entry), full)) in (first..).zip(shown).zip(&labels).enumerate() {
        let row = place % rows;
        let Some((x, wide)) = places.get(place / rows).copied() else { continue };
        let x = x as i32;
        let on = at == app.choices.highlight();
        let role = match (on, &entry.leads) {
            (true, _) if app.focus == Focus::List => Role::Focus,
            (true, _) => Role::Key,
            (false, Leads::Nowhere) => Role::Quiet,
            (false, _) => Role::Text,
        };
        let words = speech.words(&entry.label);
        // A price that the words name already is not told twice.
        let price = entry.tags.iter().map(|tag| speech.words(&tag.says));
        let price = price.filter(|tag| !words.contains(tag.trim_start_matches(['+', '−', '-', ' '])));
        let price = price.collect::<Vec<_>>().join(", ");
        let room = wide.saturating_sub(AROUND);
        let brief = shortened(full, room);
        // What a choice means stands beside it, as much of it as there is room for, unless the label says so.
        let says = |note: &String| brief.to_lowercase().contains(&note.to_lowercase());
        let note = entry.note.as_ref().map(|note| speech.words(note)).filter(|note| !says(note));
        let left = room.saturating_sub(width(&brief) + 2);
        let side = match note {
            _ if !price.is_empty() && width(full) + width(&price) + 2 <= room => price,
            Some(note) if width(&note) <= left => note,
            Some(note) if brief != *full && left >= 18 => cut(&note, left),
            _ => String::new(),
        };
        let label = shortened(full, room.saturating_sub(width(&side)));
        let text = format!("{label:w$}{side}", w = room.saturating_sub(width(&side)));
        let row = row as i32;
        if on {
            canvas.paint_row(row, x, x + wide as i32 - 1, role);
            canvas.text(x, row, "►", role);
        }
        canvas.text(x + 1, row, &format!("{:>2} ", at + 1), if on { role } else { Role::Key });
        canvas.text(x + 4, row, &text, role);
        let (left, top) = canvas.corner();
        let area = Rect { x: left + x as u16, y: top + row as u16, width: wide as u16, height: 1 };
        hits.push((area, Hit::Choice(at)));
    }
}

fn chance(line: &OddsLine, speech: &Speech) -> String {
    let percent = speech.texts.percent(u128::from(line.share.ways), u128::from(line.share.of));
    speech.with("play-odds-row", &[("percent", &percent), ("result", &speech.words(&line.says))])
}

/// The odds of the highlighted choice: in one row with a bar where they fit, else in a row each where there are rows.
fn odds_lines(canvas: &mut Canvas<'_>, row: i32, odds: &Odds, speech: &Speech) {
    const GAP: usize = 3;
    let columns = usize::from(canvas.wide()) - 2;
    let told: Vec<(String, Role)> =
        odds.lines.iter().map(|line| (chance(line, speech), Role::from(line.mood))).collect();
    let all = told.iter().map(|(text, _)| width(text) + GAP).sum::<usize>();
    let rows = (i32::from(canvas.high()) - row).max(1) as usize;
    let is_one_row = all <= columns + GAP;
    if !is_one_row && rows >= told.len() {
        for (at, (text, role)) in (row..).zip(&told) {
            canvas.within(1, at, columns, text, *role);
        }
        return;
    }
    let texts: Vec<&str> = told.iter().map(|(text, _)| text.as_str()).collect();
    let bad = (0..told.len()).filter(|at| odds.lines.get(*at).is_some_and(|line| line.mood == Mood::Bad));
    let (shown, places) = chosen(&texts, &bad.collect::<Vec<_>>(), GAP, columns, rows);
    // Many results are told whole, as many as there is room for, what is bad first of all.
    if !is_one_row && (shown.len() == told.len() || told.len() > FEW) {
        for (at, (x, down)) in shown.iter().zip(&places) {
            if let Some((text, role)) = told.get(*at) {
                canvas.text(1 + *x as i32, row + *down as i32, text, *role);
            }
        }
        if let Some((x, down)) = places.get(shown.len()) {
            canvas.text(1 + *x as i32, row + *down as i32, "..", Role::Quiet);
        }
        return;
    }
    // Of few in one row every chance is seen, and of the words as many as there is room for.
    let least = |text: &str| text.split_once('%').map_or(width(text), |(chance, _)| width(chance) + 4);
    let mut x = 1;
    for (at, (text, role)) in told.iter().enumerate() {
        let left = columns.saturating_sub(x as usize - 1);
        let after: usize = told.iter().skip(at + 1).map(|(text, _)| least(text) + GAP).sum();
        let room = left.saturating_sub(after);
        if room < least(text) {
            canvas.within(x, row, left, "..", Role::Quiet);
            return;
        }
        x = canvas.within(x, row, room, text, *role) + GAP as i32;
    }
    let room = columns as i32 - x;
    if let (true, [first, ..]) = (room >= 8, odds.lines.as_slice()) {
        bar(canvas, x, row, room as usize, first);
    }
}

/// Where things of these widths stand one after the other in rows of so many columns.
fn flow(widths: impl Iterator<Item = usize>, gap: usize, columns: usize) -> Vec<(usize, usize)> {
    let (mut x, mut row) = (0, 0);
    let place = |wide: usize| {
        if x > 0 && x + wide > columns {
            (x, row) = (0, row + 1);
        }
        let place = (x, row);
        x += wide + gap;
        place
    };
    widths.map(place).collect()
}

/// Which of these texts fit whole into so many rows, those that have to be seen before the others, and where each stands; behind them is room for dots where
/// some are missing.
fn chosen(
    texts: &[&str],
    first: &[usize],
    gap: usize,
    columns: usize,
    rows: usize,
) -> (Vec<usize>, Vec<(usize, usize)>) {
    let places = |shown: &[usize]| {
        let widths = shown.iter().filter_map(|at| texts.get(*at)).map(|text| width(text));
        flow(widths.chain((shown.len() < texts.len()).then_some(2)), gap, columns)
    };
    let mut shown: Vec<usize> = Vec::new();
    let others = (0..texts.len()).filter(|at| !first.contains(at));
    for at in first.iter().copied().chain(others) {
        let mut more = shown.clone();
        more.push(at);
        more.sort_unstable();
        let is_narrow = texts.get(at).is_some_and(|text| width(text) <= columns);
        if is_narrow && places(&more).iter().all(|(_, row)| *row < rows) {
            shown = more;
        }
    }
    let places = places(&shown);
    (shown, places)
}

/// A share as a bar, in the colour of what it tells.
fn bar(canvas: &mut Canvas<'_>, x: i32, row: i32, columns: usize, line: &OddsLine) {
    let of = u128::from(line.share.of).max(1);
    let filled = (u128::from(line.share.ways) * columns as u128 / of) as i32;
    let style = canvas.look.style(Role::from(line.mood));
    for at in 0..columns as i32 {
        canvas.put(x + at, row, if at < filled { '▆' } else { '▁' }, style);
    }
}

/// The way to the place that is pointed at: what it costs, and how likely it is taken to its end.
fn way(app: &App) -> Option<String> {
    let speech = app.host.speech();
    let cursor = app.cursor.as_ref().filter(|_| app.focus == Focus::Board && app.past.is_none())?;
    let way = way_to(app.shown(), cursor);
    let end = way.last().filter(|_| way.len() > 1)?;
    let cost = speech.with("web-way-cost", &[("cost", &end.figure.unwrap_or_default().to_string())]);
    let tests = match end.share {
        None => speech.text("web-way-safe"),
        Some(share) => {
            let chance = speech.texts.percent(u128::from(share.ways), u128::from(share.of));
            let chance = speech.with("term-percent", &[("percent", &chance)]);
            speech.with("web-doubt-way", &[("chance", &chance)])
        }
    };
    Some(format!("{cost}. {tests}"))
}

/// What an entry means, in at most so many rows: its note, or what is below it.
fn meaning(entry: &Entry, speech: &Speech, columns: usize, rows: usize) -> Vec<String> {
    let label = speech.words(&entry.label);
    let note = entry.note.as_ref().map(|note| speech.words(note));
    // What the label says is said by the label, where the list has room for all of it.
    let fits = width(&label) + 5 <= columns;
    let note = note.filter(|note| !fits || !label.to_lowercase().contains(&note.to_lowercase()));
    let text = match note {
        Some(note) => note,
        None if entry.inside.is_empty() => speech.words(&entry.whole),
        None => {
            let inside: Vec<String> = entry.inside.iter().map(|words| speech.words(words)).collect();
            return vec![listed(&inside, ", ", columns)];
        }
    };
    let lines = wrapped(&text, columns);
    if lines.len() > rows { vec![shortened(&text, columns)] } else { lines }
}

/// How many rows the meaning of the longest entry takes below the list: the same for each of them, so that nothing jumps.
fn meaning_rows(app: &App, wide: u16) -> u16 {
    let (speech, columns) = (app.host.speech(), usize::from(wide) - 2);
    let rows = |entry: &Entry| meaning(entry, speech, columns, 2).len() as u16;
    app.choices.entries().iter().map(rows).max().unwrap_or(1).clamp(1, 2)
}

/// Everything about the highlighted entry: its words, what is below it, its odds.
fn explain(app: &App, canvas: &mut Canvas<'_>) {
    let speech = app.host.speech();
    let Some(entry) = app.choices.highlighted() else { return };
    let columns = usize::from(canvas.wide());
    if let Some(way) = way(app) {
        canvas.paragraph(0, 0, columns, &way, Role::Good);
        return;
    }
    let mut row = canvas.paragraph(0, 0, columns, &speech.words(&entry.whole), Role::Key);
    if let Some(note) = &entry.note {
        row = canvas.paragraph(0, row, columns, &speech.words(note), Role::Text);
    }
    for words in &entry.inside {
        canvas.within(2, row, columns.saturating_sub(2), &speech.words(words), Role::Text);
        row += 1;
    }
    let Some((_, Some(odds))) = &app.odds else {
        let rules = entry.rules.join(" ");
        canvas.within(0, row, columns, &rules, Role::Quiet);
        return;
    };
    // What happens for certain is said by the choice itself.
    if !odds.exact || odds.lines.len() < 2 {
        return;
    }
    let texts: Vec<String> = odds.lines.iter().map(|line| chance(line, speech)).collect();
    // Bars stand beside the words where all of them are short.
    let widest = texts.iter().map(|text| width(text)).max().unwrap_or(0);
    for (line, text) in odds.lines.iter().zip(&texts) {
        if row >= i32::from(canvas.high()) {
            return;
        }
        let after = canvas.paragraph(0, row, columns, text, Role::from(line.mood));
        if texts.len() > 1 && widest + 12 <= columns {
            bar(canvas, widest as i32 + 2, row, (columns - widest - 2).min(24), line);
        }
        row = after;
    }
}

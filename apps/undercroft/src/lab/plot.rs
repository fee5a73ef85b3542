//! Plots as SVG inside a page: bars with intervals, effects on both sides of nothing, and histograms of several series. No script and
//! nothing from outside.

use undercroft_i18n::Lang;

/// A share with its interval.
pub struct Bar {
    pub name: String,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

/// Colours that can be told apart by everybody (Okabe and Ito), one for each series in turn.
const COLOURS: [&str; 7] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#999999"];

pub fn colour(number: usize) -> &'static str {
    COLOURS.get(number % COLOURS.len()).copied().unwrap_or("#999999")
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A number as it is written in a language.
pub fn number(lang: Lang, text: String) -> String {
    match lang {
        Lang::En => text,
        Lang::Fr => text.replace('.', ","),
    }
}

pub fn percent(lang: Lang, share: f64) -> String {
    number(lang, format!("{:.1}\u{a0}%", share * 100.0))
}

/// A whole number with its thousands apart.
pub fn whole(lang: Lang, number: u64) -> String {
    let between = if lang == Lang::Fr { '\u{202f}' } else { ',' };
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(between);
        }
        text.push(digit);
    }
    text
}

/// Whether so many series can be told apart by their colours.
pub const fn has_colours(series: usize) -> bool {
    series <= 4
}

/// A bar for each row, lying.
pub fn bars(lang: Lang, title: &str, rows: &[Bar]) -> String {
    let (left, width, height) = (190.0, 420.0, 26.0);
    let top = rows.iter().map(|row| row.high).fold(0.05, f64::max).min(1.0);
    let x = |share: f64| left + share / top * width;
    let mut svg = open(title, 720.0, rows.len() as f64 * height + 10.0);
    for (number, row) in rows.iter().enumerate() {
        let y = number as f64 * height + 5.0;
        let middle = y + 9.0;
        svg += &format!(
            "<text x='{}' y='{}' text-anchor='end'>{}</text><rect x='{left}' y='{y}' width='{:.1}' height='18' fill='{}'/>\
             <path d='M{:.1} {middle}H{:.1}M{:.1} {}v8M{:.1} {}v8' stroke='currentColor' fill='none'/><text x='{:.1}' y='{}'>{}</text>",
            left - 8.0,
            y + 14.0,
            escape(&row.name),
            x(row.share) - left,
            colour(if has_colours(rows.len()) { number } else { 0 }),
            x(row.low),
            x(row.high),
            x(row.low),
            middle - 4.0,
            x(row.high),
            middle - 4.0,
            x(row.high) + 8.0,
            y + 14.0,
            percent(lang, row.share),
        );
    }
    svg + "</svg>"
}

/// A dot with its interval for each row, on either side of zero. What `text` writes beside it is in the caller's units.
pub fn effects(title: &str, rows: &[Bar], text: impl Fn(f64) -> String) -> String {
    let (left, width, height) = (310.0, 300.0, 22.0);
    let most = rows.iter().map(|row| row.high.max(-row.low)).fold(1e-9, f64::max);
    let x = |value: f64| left + (value / most + 1.0) / 2.0 * width;
    let tall = rows.len() as f64 * height;
    let mut svg = open(title, 720.0, tall + 30.0);
    svg += &format!("<path d='M{0:.1} 0v{tall:.1}' stroke='currentColor' opacity='.4'/>", x(0.0));
    for (number, row) in rows.iter().enumerate() {
        let y = number as f64 * height + 12.0;
        // What leaves zero out is seen from afar.
        let paint = match row {
            Bar { high, .. } if *high < 0.0 => colour(1),
            Bar { low, .. } if *low > 0.0 => colour(0),
            _ => colour(6),
        };
        svg += &format!(
            "<text x='{}' y='{:.1}' text-anchor='end'>{}</text><path d='M{:.1} {y:.1}H{:.1}' stroke='{paint}' stroke-width='3' opacity='.6'/>\
             <circle cx='{:.1}' cy='{y:.1}' r='4.5' fill='{paint}'/><text x='{}' y='{:.1}'>{}</text>",
            left - 10.0,
            y + 4.0,
            escape(&row.name),
            x(row.low),
            x(row.high),
            x(row.share),
            left + width + 10.0,
            y + 4.0,
            escape(&text(row.share)),
        );
    }
    for (value, anchor) in [(-most, "start"), (0.0, "middle"), (most, "end")] {
        svg += &format!(
            "<text x='{:.1}' y='{:.1}' text-anchor='{anchor}' class='side'>{}</text>",
            x(value),
            tall + 18.0,
            escape(&text(value))
        );
    }
    svg + "</svg>"
}

/// A line for each of many series and a field for each label, the darker the larger its share.
pub fn shades(lang: Lang, title: &str, names: &[String], labels: &[String], series: &[Vec<f64>]) -> String {
    let (left, width, height) = (150.0, 566.0, 22.0);
    let most = series.iter().flatten().copied().fold(0.01, f64::max);
    let field = width / labels.len().max(1) as f64;
    let tall = series.len() as f64 * height;
    let mut svg = open(title, 720.0, tall + 24.0);
    for (number, (name, values)) in names.iter().zip(series).enumerate() {
        let y = number as f64 * height;
        svg += &format!(
            "<text x='{}' y='{:.1}' text-anchor='end'>{}</text>",
            left - 8.0,
            y + 15.0,
            escape(name)
        );
        for (at, value) in values.iter().enumerate() {
            let (x, share) = (left + at as f64 * field, percent(lang, *value));
            svg += &format!(
                "<rect x='{x:.1}' y='{y:.1}' width='{:.1}' height='{}' fill='{}' fill-opacity='{:.3}'><title>{share}</title></rect>",
                field - 1.0,
                height - 1.0,
                colour(0),
                value / most
            );
            // A share is written where there is room for it and something to say.
            if field >= 34.0 && *value >= 0.005 {
                let ink = if *value > most * 0.5 { "#fff" } else { "currentColor" };
                svg += &format!(
                    "<text x='{:.1}' y='{:.1}' text-anchor='middle' font-size='11' fill='{ink}' pointer-events='none'>{:.0}\u{a0}%</text>",
                    x + field / 2.0,
                    y + 15.0,
                    value * 100.0
                );
            }
        }
    }
    svg + &under(labels, left, field, tall + 17.0) + "</svg>"
}

/// The labels under a plot; those that would overlap are left out.
fn under(labels: &[String], left: f64, field: f64, y: f64) -> String {
    let skip = labels.len().div_ceil(16).max(1);
    let text = |(at, label): (usize, &String)| {
        let x = left + (at as f64 + 0.5) * field;
        format!("<text x='{x:.1}' y='{y}' text-anchor='middle'>{}</text>", escape(label))
    };
    labels.iter().enumerate().step_by(skip).map(text).collect()
}

/// A group of columns for each label, one column for each series.
pub fn columns(lang: Lang, title: &str, labels: &[String], series: &[Vec<f64>], side: &str) -> String {
    let (left, top, width, height) = (60.0, 10.0, 640.0, 200.0);
    let most = series.iter().flatten().copied().fold(0.01, f64::max);
    let group = width / labels.len().max(1) as f64;
    let each = group * 0.8 / series.len().max(1) as f64;
    let mut svg = open(title, 720.0, height + 50.0);
    for part in [0.0, 0.5, 1.0] {
        let y = top + height * (1.0 - part);
        svg += &format!(
            "<path d='M{left} {y:.1}h{width}' stroke='currentColor' opacity='.2'/><text x='{}' y='{:.1}' text-anchor='end'>{}</text>",
            left - 6.0,
            y + 4.0,
            percent(lang, most * part)
        );
    }
    for (number, values) in series.iter().enumerate() {
        for (at, value) in values.iter().enumerate() {
            let (x, tall) =
                (left + at as f64 * group + group * 0.1 + number as f64 * each, value / most * height);
            svg += &format!(
                "<rect x='{x:.1}' y='{:.1}' width='{:.1}' height='{tall:.1}' fill='{}'><title>{}</title></rect>",
                top + height - tall,
                each.max(1.0),
                colour(number),
                percent(lang, *value)
            );
        }
    }
    svg += &under(labels, left, group, top + height + 18.0);
    svg + &format!("<text x='{left}' y='{}' class='side'>{}</text></svg>", top + height + 36.0, escape(side))
}

fn open(title: &str, width: f64, height: f64) -> String {
    let title = escape(title);
    format!("<svg viewBox='0 0 {width} {height}' role='img' aria-label=\"{title}\">")
}

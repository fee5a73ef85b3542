//! Rust sources taken apart line by line: code, texts between quotes, comments and doc comments.
//!
//! Just enough of the language that a word in a text is not taken for code. What stands in macros is read like
//! everything else. Not here: any judgement about what is found.

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The code; a text between quotes is left out, its quotes stay.
    pub code: String,
    /// The texts between quotes, or the parts of them that are on this line.
    pub texts: Vec<String>,
    /// The comment that is no documentation, without its slashes.
    pub comment: Option<String>,
    /// The doc comment, without its slashes.
    pub doc: Option<String>,
    /// Whether it belongs to an item that is only compiled for tests.
    pub is_test: bool,
}

/// What the reader is inside of at the end of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Code,
    /// A text that ends with a quote and this many hash signs; without them a backslash escapes.
    Text {
        hashes: Option<usize>,
    },
    /// A block comment so many levels deep.
    Block {
        depth: usize,
        is_doc: bool,
    },
}

/// Reads a source.
pub fn read(text: &str) -> Vec<Line> {
    let mut inside = Inside::Code;
    let mut lines: Vec<Line> = text.lines().map(|line| read_line(line, &mut inside)).collect();
    mark_tests(&mut lines);
    lines
}

fn read_line(text: &str, inside: &mut Inside) -> Line {
    let mut line = Line::default();
    if let Inside::Text { .. } = inside {
        line.texts.push(String::new());
    }
    let mut rest = text;
    while !rest.is_empty() {
        rest = match *inside {
            Inside::Code => read_code(rest, inside, &mut line),
            Inside::Text { hashes } => read_text(rest, hashes, inside, &mut line),
            Inside::Block { depth, is_doc } => read_block(rest, depth, is_doc, inside, &mut line),
        };
    }
    line
}

fn read_code<'t>(rest: &'t str, inside: &mut Inside, line: &mut Line) -> &'t str {
    if let Some(comment) = rest.strip_prefix("//") {
        let is_doc = comment.starts_with('!') || (comment.starts_with('/') && !comment.starts_with("//"));
        let said =
            if is_doc { comment.get(1..).unwrap_or_default() } else { comment.trim_start_matches('/') };
        say(line, is_doc, said.trim());
        return "";
    }
    if let Some(comment) = rest.strip_prefix("/*") {
        let is_doc = comment.starts_with('!')
            || (comment.starts_with('*') && !comment.starts_with("**") && !comment.starts_with("*/"));
        *inside = Inside::Block { depth: 1, is_doc };
        return comment;
    }
    let in_word = line.code.chars().next_back().is_some_and(|last| last.is_alphanumeric() || last == '_');
    if !in_word && let Some((opening, hashes)) = raw_opening(rest) {
        line.texts.push(String::new());
        line.code.push('"');
        *inside = Inside::Text { hashes: Some(hashes) };
        return rest.get(opening..).unwrap_or_default();
    }
    let mut letters = rest.chars();
    match letters.next() {
        Some('"') => {
            line.texts.push(String::new());
            line.code.push('"');
            *inside = Inside::Text { hashes: None };
        }
        Some('\'') => {
            line.code.push('\'');
            return after_quote(letters.as_str());
        }
        Some(letter) => line.code.push(letter),
        None => {}
    }
    letters.as_str()
}

/// What follows a single quote: past a character literal, or just past the quote of a lifetime.
fn after_quote(rest: &str) -> &str {
    let mut letters = rest.chars();
    match (letters.next(), letters.next()) {
        (Some('\\'), Some(_)) => letters.as_str().split_once('\'').map_or("", |(_, after)| after),
        (Some(_), Some('\'')) => letters.as_str(),
        _ => rest,
    }
}

/// The length of the opening of a raw text such as `r#"`, and its number of hash signs.
fn raw_opening(rest: &str) -> Option<(usize, usize)> {
    let prefix = ["br", "cr", "r"].iter().find(|prefix| rest.starts_with(**prefix))?.len();
    let hashes = rest.get(prefix..)?.bytes().take_while(|byte| *byte == b'#').count();
    rest.get(prefix + hashes..)?.starts_with('"').then_some((prefix + hashes + 1, hashes))
}

fn read_text<'t>(rest: &'t str, hashes: Option<usize>, inside: &mut Inside, line: &mut Line) -> &'t str {
    let closing = format!("\"{}", "#".repeat(hashes.unwrap_or_default()));
    if let Some(after) = rest.strip_prefix(closing.as_str()) {
        line.code.push('"');
        *inside = Inside::Code;
        return after;
    }
    let mut letters = rest.chars();
    let mut taken = letters.next();
    if hashes.is_none() && taken == Some('\\') {
        taken = letters.next();
    }
    if let (Some(text), Some(letter)) = (line.texts.last_mut(), taken) {
        text.push(letter);
    }
    letters.as_str()
}

fn read_block<'t>(
    rest: &'t str,
    depth: usize,
    is_doc: bool,
    inside: &mut Inside,
    line: &mut Line,
) -> &'t str {
    if let Some(after) = rest.strip_prefix("*/") {
        *inside = if depth == 1 { Inside::Code } else { Inside::Block { depth: depth - 1, is_doc } };
        return after;
    }
    if let Some(after) = rest.strip_prefix("/*") {
        *inside = Inside::Block { depth: depth + 1, is_doc };
        return after;
    }
    let end = [rest.find("*/"), rest.find("/*")].into_iter().flatten().min().unwrap_or(rest.len());
    let (said, after) = rest.split_at(end);
    say(line, is_doc, said.trim().trim_start_matches(['*', '!']).trim());
    after
}

fn say(line: &mut Line, is_doc: bool, said: &str) {
    let place = if is_doc { &mut line.doc } else { &mut line.comment };
    match place {
        Some(before) => *before = format!("{before} {said}"),
        None => *place = Some(said.to_owned()),
    }
}

/// Marks the lines of every item under `#[cfg(test)]`: down to its closing brace, or to its semicolon.
fn mark_tests(lines: &mut [Line]) {
    let (mut waiting, mut depth) = (false, 0_i64);
    for line in lines {
        waiting |= depth == 0 && line.code.trim().starts_with("#[cfg(test)]");
        line.is_test = waiting || depth > 0;
        for letter in line.code.chars().filter(|_| line.is_test) {
            match letter {
                '{' => (waiting, depth) = (false, depth + 1),
                '}' => depth -= 1,
                ';' if depth == 0 => waiting = false,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> Line {
        let mut lines = read(text);
        assert_eq!(lines.len(), 1, "{text}");
        lines.remove(0)
    }

    #[test]
    fn code_texts_and_comments_are_told_apart() {
        let line = one(r#"let a = "// no comment \" yet"; // a comment with "quotes""#);
        assert_eq!(line.code.trim(), r#"let a = "";"#);
        assert_eq!(line.texts, [r#"// no comment " yet"#]);
        assert_eq!(line.comment.as_deref(), Some(r#"a comment with "quotes""#));
        assert_eq!(one("/// Said. ").doc.as_deref(), Some("Said."));
        assert_eq!(one("//! Said.").doc.as_deref(), Some("Said."));
        assert_eq!(one("//// Not said.").comment.as_deref(), Some("Not said."));
    }

    #[test]
    fn raw_texts_end_with_their_hash_signs() {
        let line = one(r###"f(r#"a "quoted" \"#, br"\", 'x')"###);
        assert_eq!(line.texts, [r#"a "quoted" \"#, r"\"]);
        assert_eq!(line.code, r#"f("", "", ')"#);
    }

    #[test]
    fn characters_are_not_lifetimes() {
        assert_eq!(one(r#"['"', '\'', '\u{22}'] // end"#).comment.as_deref(), Some("end"));
        assert_eq!(one("fn f<'a>(x: &'a str) {} // end").comment.as_deref(), Some("end"));
        assert_eq!(one(r#"var"text""#).texts, ["text"], "the end of a word opens no raw text");
    }

    #[test]
    fn texts_and_block_comments_go_on_over_lines() {
        let lines = read("let a = \"one\ntwo\"; /* three /* deep */\nfour */ five");
        assert_eq!(lines[1].texts, ["two"]);
        assert_eq!(lines[2].comment.as_deref(), Some("four"));
        assert_eq!(lines[2].code.trim(), "five");
    }

    #[test]
    fn test_items_are_marked_to_their_last_brace() {
        let lines = read("a\n#[cfg(test)]\nuse b;\nc\n#[cfg(test)]\nmod tests {\n  fn d() { \"}\" }\n}\ne");
        let marked: Vec<bool> = lines.iter().map(|line| line.is_test).collect();
        assert_eq!(marked, [false, true, true, false, true, true, true, true, false]);
    }
}

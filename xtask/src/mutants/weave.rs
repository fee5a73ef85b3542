//! Many mutants in one source: the body of a function becomes a choice between itself and each of its mutants, by the number that is in hand.
//! Compiling once is then enough for all of them. Not here: which mutants there are, and who notices them.

use super::list::{Mutant, Place};
use std::ops::Range;

/// A source with its mutants in it.
#[derive(Debug)]
pub struct Woven {
    pub text: String,
    /// Where each mutant stands, by its number.
    pub arms: Vec<(usize, Range<usize>)>,
}

/// Puts mutants into their source; each comes with its number, which is not 0.
///
/// # Errors
/// When the places of the mutants are not those of functions in this text.
pub fn weave(text: &str, mutants: &[(usize, &Mutant)]) -> Result<Woven, String> {
    let mut woven = Woven { text: String::new(), arms: Vec::new() };
    let mut done = 0;
    for (body, group) in bodies(text, mutants)? {
        woven.text += slice(text, done..body.start)?;
        woven.text += "{ match crate::mutant_in_hand() {\n";
        for (number, mutant) in group {
            let change = range(text, mutant.span.start, mutant.span.end)?;
            woven.text += &format!("{number}_u32 => ");
            let start = woven.text.len();
            woven.text += slice(text, body.start..change.start)?;
            woven.text += &mutant.replacement;
            woven.text += slice(text, change.end..body.end)?;
            woven.arms.push((number, start..woven.text.len()));
            woven.text += "\n";
        }
        woven.text += "_ => ";
        woven.text += slice(text, body.clone())?;
        woven.text += "\n} }";
        done = body.end;
    }
    woven.text += slice(text, done..text.len())?;
    Ok(woven)
}

/// One mutant in its source, and nothing else.
///
/// # Errors
/// When its place is not in this text.
pub fn alone(text: &str, mutant: &Mutant) -> Result<String, String> {
    let change = range(text, mutant.span.start, mutant.span.end)?;
    Ok([slice(text, 0..change.start)?, &mutant.replacement, slice(text, change.end..text.len())?].concat())
}

type Group<'m> = (Range<usize>, Vec<(usize, &'m Mutant)>);

/// The bodies of the functions that have mutants, in their order. A function inside another one belongs to it.
fn bodies<'m>(text: &str, mutants: &[(usize, &'m Mutant)]) -> Result<Vec<Group<'m>>, String> {
    let mut found: Vec<(Range<usize>, usize, &'m Mutant)> = Vec::new();
    for (number, mutant) in mutants {
        let function =
            mutant.function.as_ref().ok_or_else(|| format!("{} is in no function", mutant.name))?;
        let whole = range(text, function.span.start, function.span.end)?;
        let opening = body(slice(text, whole.clone())?)
            .ok_or_else(|| format!("the function of {} has no body", mutant.name))?;
        found.push((whole.start + opening..whole.end, *number, mutant));
    }
    found.sort_by_key(|(body, number, _)| (body.start, std::cmp::Reverse(body.end), *number));
    let mut groups: Vec<Group<'m>> = Vec::new();
    for (body, number, mutant) in found {
        match groups.last_mut() {
            Some((outer, group)) if body.start < outer.end => group.push((number, mutant)),
            _ => groups.push((body, vec![(number, mutant)])),
        }
    }
    Ok(groups)
}

/// Where the body of a function begins, from the beginning of the function.
fn body(function: &str) -> Option<usize> {
    let tokens: proc_macro2::TokenStream = function.parse().ok()?;
    tokens.into_iter().find_map(|token| match token {
        proc_macro2::TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::Brace => {
            Some(group.span_open().byte_range().start)
        }
        _ => None,
    })
}

/// The bytes between two places.
fn range(text: &str, start: Place, end: Place) -> Result<Range<usize>, String> {
    Ok(offset(text, start)?..offset(text, end)?)
}

fn offset(text: &str, place: Place) -> Result<usize, String> {
    let missing = || format!("there is no line {}, column {}", place.line, place.column);
    let mut before = 0;
    let mut lines = text.split_inclusive('\n');
    for _ in 1..place.line {
        before += lines.next().ok_or_else(missing)?.len();
    }
    let line = lines.next().ok_or_else(missing)?;
    let letters: usize = line.chars().take(place.column.saturating_sub(1)).map(char::len_utf8).sum();
    Ok(before + letters)
}

fn slice(text: &str, range: Range<usize>) -> Result<&str, String> {
    text.get(range.clone()).ok_or_else(|| format!("there is no place {range:?}"))
}

#[cfg(test)]
mod tests {
    use super::super::list::{Function, Span};
    use super::*;

    const SOURCE: &str =
        "/// One {\npub fn one(a: u8) -> bool {\n    a == 1 // é }\n}\n\nfn two() -> u8 { 2 }\n";

    fn mutant(
        function: ((usize, usize), (usize, usize)),
        change: ((usize, usize), (usize, usize)),
        with: &str,
    ) -> Mutant {
        let span = |((line, column), (to, end)): ((usize, usize), (usize, usize))| Span {
            start: Place { line, column },
            end: Place { line: to, column: end },
        };
        Mutant {
            name: "a mutant".to_owned(),
            package: "a".to_owned(),
            file: "a.rs".to_owned(),
            function: Some(Function { return_type: String::new(), span: span(function) }),
            span: span(change),
            replacement: with.to_owned(),
        }
    }

    #[test]
    fn a_body_is_chosen_by_number() {
        let first = mutant(((1, 1), (4, 2)), ((3, 7), (3, 9)), "!=");
        let second = mutant(((6, 1), (6, 21)), ((6, 18), (6, 19)), "0");
        let third = mutant(((1, 1), (4, 2)), ((3, 5), (3, 11)), "true");
        let woven = weave(SOURCE, &[(1, &first), (2, &second), (3, &third)]).expect("it is woven");
        assert_eq!(
            woven.text,
            "/// One {\npub fn one(a: u8) -> bool { match crate::mutant_in_hand() {\n\
             1_u32 => {\n    a != 1 // é }\n}\n3_u32 => {\n    true // é }\n}\n_ => {\n    a == 1 // é }\n}\n} }\n\n\
             fn two() -> u8 { match crate::mutant_in_hand() {\n2_u32 => { 0 }\n_ => { 2 }\n} }\n"
        );
        for (number, arm) in &woven.arms {
            let said = woven.text.get(arm.clone()).unwrap_or_default();
            assert!(said.starts_with('{') && said.ends_with('}'), "{number}: {said}");
        }
    }

    #[test]
    fn a_function_in_a_function_is_chosen_with_it() {
        let source = "fn a() { fn b() -> u8 { 1 } b(); }";
        let inner = mutant(((1, 10), (1, 28)), ((1, 25), (1, 26)), "0");
        let outer = mutant(((1, 1), (1, 35)), ((1, 10), (1, 33)), "()");
        let woven = weave(source, &[(1, &inner), (2, &outer)]).expect("it is woven");
        assert_eq!(woven.arms.len(), 2);
        assert_eq!(woven.text.matches("match").count(), 1, "{}", woven.text);
    }

    #[test]
    fn a_mutant_alone_changes_nothing_else() {
        let change = mutant(((6, 1), (6, 21)), ((6, 18), (6, 19)), "0");
        assert_eq!(alone(SOURCE, &change).expect("it is changed"), SOURCE.replace("{ 2 }", "{ 0 }"));
        let beyond = mutant(((9, 1), (9, 2)), ((9, 1), (9, 2)), "0");
        assert!(alone(SOURCE, &beyond).is_err() && weave(SOURCE, &[(1, &beyond)]).is_err());
    }
}

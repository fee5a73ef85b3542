//! Finding rules by words, in either language.

use crate::rule::Rule;

/// The rules in which every word of `text` occurs. An id that is meant exactly comes first.
pub(crate) fn search<'l>(rules: &'l [Rule], text: &str) -> Vec<&'l Rule> {
    let wanted = fold(text);
    let words: Vec<&str> = wanted.split_whitespace().collect();
    if words.is_empty() {
        return Vec::new();
    }
    let has_all = |rule: &&Rule| {
        let parts = [&rule.id, &rule.rule, rule.french.as_ref().unwrap_or(&rule.rule)];
        let mut page = String::new();
        for part in parts.into_iter().chain(&rule.note) {
            page.push_str(&fold(part));
            page.push('\n');
        }
        words.iter().all(|word| page.contains(word))
    };
    let mut found: Vec<&Rule> = rules.iter().filter(has_all).collect();
    found.sort_by_key(|rule| fold(&rule.id) != wanted.trim());
    found
}

/// Small letters without accents, as people type them.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => folded.push('a'),
            'ç' => folded.push('c'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '’' => folded.push('\''),
            other => folded.push(other),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_do_not_matter() {
        assert_eq!(fold("L’Épée du Cœur"), "l'epee du coeur");
        let rule = |id: &str, english: &str, french: &str| Rule {
            id: id.to_owned(),
            rule: english.to_owned(),
            french: Some(french.to_owned()),
            ..Rule::default()
        };
        let rules = [
            rule("XX-DICE-01", "See XX-DICE-02 for the black die.", "Le dé noir."),
            rule("XX-DICE-02", "A six is critical.", "Un six est un coup critique."),
        ];
        let ids = |text| search(&rules, text).iter().map(|rule| rule.id.as_str()).collect::<Vec<_>>();
        assert_eq!(ids("DE  noir"), ["XX-DICE-01"]);
        assert_eq!(ids("xx-dice-02"), ["XX-DICE-02", "XX-DICE-01"]);
        assert_eq!(ids("critique white"), [""; 0]);
        assert_eq!(ids("  "), [""; 0]);
    }
}

//! Random bytes, tokens made of them, and what is kept of them: hashes. Nothing here is ever written to a log.

use std::sync::atomic::{AtomicU64, Ordering};

/// The letters of tokens: no two of them look alike.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Where random bytes come from: the system, or for tests a number that makes them repeatable.
#[derive(Debug, Default)]
pub struct Randomness {
    fixed: Option<(u64, AtomicU64)>,
}

impl Randomness {
    /// Bytes that depend on a number and on how many were asked for before: for tests only.
    #[must_use]
    pub fn fixed(seed: u64) -> Randomness {
        Randomness { fixed: Some((seed, AtomicU64::new(0))) }
    }

    /// Random bytes.
    ///
    /// # Errors
    /// When the system has none.
    pub fn bytes<const N: usize>(&self) -> Result<[u8; N], getrandom::Error> {
        let mut bytes = [0; N];
        match &self.fixed {
            None => getrandom::fill(&mut bytes)?,
            Some((seed, count)) => {
                let mut hasher = blake3::Hasher::new();
                hasher.update(&seed.to_le_bytes());
                hasher.update(&count.fetch_add(1, Ordering::SeqCst).to_le_bytes());
                hasher.finalize_xof().fill(&mut bytes);
            }
        }
        Ok(bytes)
    }

    /// A token that nobody guesses: `N` random bytes in letters and digits.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub fn token<const N: usize>(&self) -> Result<String, getrandom::Error> {
        Ok(letters(&self.bytes::<N>()?))
    }
}

/// Bytes as letters and digits, five bits each.
#[must_use]
pub fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut bits) = (0u32, 0u32);
    for byte in bytes {
        held = held << 8 | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(letter(held >> bits));
        }
    }
    if bits > 0 {
        text.push(letter(held << (5 - bits)));
    }
    text
}

fn letter(bits: u32) -> char {
    LETTERS.get((bits & 31) as usize).map_or('0', |letter| char::from(*letter))
}

/// Whether a text could be a token: short, and of our letters only.
#[must_use]
pub fn is_token(text: &str) -> bool {
    (1..=64).contains(&text.len()) && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// What is kept of a key or a code: it is long and random, so that its hash tells nothing.
#[must_use]
pub fn kept(token: &str) -> String {
    blake3::derive_key("undercroft 2026 kept keys", token.as_bytes())
        .map(|byte| format!("{byte:02x}"))
        .concat()
}

/// What the log calls a person: the same one alike, and nothing that opens anything.
#[must_use]
pub fn log_name(person: &str) -> String {
    let hash = blake3::derive_key("undercroft 2026 log names", person.as_bytes());
    letters(hash.get(..5).unwrap_or_default())
}

/// The token of an invitation to a seat: made of the table's secret, so that it need not be kept. A seat that is given up gets
/// another one.
#[must_use]
pub fn invitation(secret: &str, seat: u8, count: u32) -> String {
    let mut hasher = blake3::Hasher::new_derive_key("undercroft 2026 invitations");
    hasher.update(secret.as_bytes()).update(&[seat]).update(&count.to_le_bytes());
    let mut bytes = [0; 15];
    hasher.finalize_xof().fill(&mut bytes);
    letters(&bytes)
}

/// Whether two tokens are equal, in a time that does not tell how much of them is.
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    // Comparing blake3 hashes takes the same time for any two.
    blake3::hash(one.as_bytes()) == blake3::hash(other.as_bytes())
}

#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads hex; nothing else will do.
#[must_use]
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.bytes().all(|digit| digit.is_ascii_hexdigit()) || text.len() % 2 == 1 {
        return None;
    }
    (0..text.len() / 2).map(|at| u8::from_str_radix(text.get(at * 2..at * 2 + 2)?, 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_hold_every_bit() {
        assert_eq!(letters(&[]), "");
        assert_eq!(letters(&[0xff]), "zw");
        assert_eq!(letters(&[0; 10]).len(), 16);
        let random = Randomness::default();
        let (one, other) = (random.token::<16>().unwrap(), random.token::<16>().unwrap());
        assert!(one != other && is_token(&one) && one.len() == 26);
        assert!(!is_token("") && !is_token("Il") && !is_token(&"a".repeat(65)));
    }

    #[test]
    fn hex_goes_back_and_forth() {
        assert_eq!(hex(&[0, 15, 255]), "000fff");
        assert_eq!(unhex("000fff"), Some(vec![0, 15, 255]));
        for wrong in ["0", "0g", "é0", "+1"] {
            assert_eq!(unhex(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn invitations_differ_by_table_seat_and_count() {
        let one = invitation("secret", 0, 0);
        for other in [invitation("other", 0, 0), invitation("secret", 1, 0), invitation("secret", 0, 1)] {
            assert!(!same(&one, &other));
        }
        assert!(same(&one, &invitation("secret", 0, 0)));
        assert_eq!(one.len(), 24);
    }

    #[test]
    fn a_fixed_source_repeats_itself() {
        let [one, other] = [1, 1].map(Randomness::fixed);
        assert_eq!(one.bytes::<8>().unwrap(), other.bytes::<8>().unwrap());
        assert_ne!(one.bytes::<8>().unwrap(), [0; 8]);
        assert_eq!(one.token::<20>().unwrap().len(), 32);
    }
}

//! What rules know about themselves and a compiler cannot: how often something happens.

/// The same condition, which hardly ever holds where it is asked: what follows from it is laid out of the way.
#[inline(always)]
#[must_use]
pub fn rarely(condition: bool) -> bool {
    if condition {
        std::hint::cold_path();
    }
    condition
}

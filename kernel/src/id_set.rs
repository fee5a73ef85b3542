//! Declares ids and sets of ids: one line each instead of one page.

/// Declares ids that count the rows of tables.
///
/// ```
/// undercroft_kernel::ids! {
///     /// A card.
///     CardId,
/// }
/// assert_eq!(undercroft_kernel::Id::index(CardId(3)), 3);
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        pub struct $name(pub u8);

        impl $crate::Id for $name {
            #[inline]
            fn from_index(index: usize) -> Self {
                $name(index as u8)
            }
            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )+};
}

/// Declares a set of ids as a mask of bits: `Copy`, as small as its number, usable in constants.
/// The members are ids (`of CardId`) or the variants of an enum (`of enum Colour`, which needs [`Id`](crate::Id) too).
///
/// ```
/// use undercroft_kernel::{id_set, ids};
///
/// ids! {
///     /// A card.
///     CardId,
/// }
/// id_set! {
///     /// A set of cards.
///     pub struct Cards(u16) of CardId;
/// }
/// const START: Cards = Cards::one(CardId(2));
/// let hand = START.with(CardId(5));
/// assert!(hand.has(CardId(5)) && !START.has(CardId(5)));
/// assert_eq!(hand.iter().map(|card| card.0).collect::<Vec<_>>(), [2, 5]);
/// assert_eq!(hand.minus(START), Cards::one(CardId(5)));
/// ```
#[macro_export]
macro_rules! id_set {
    ($(#[$doc:meta])* $vis:vis struct $set:ident($bits:ty) of enum $id:ident;) => {
        $crate::id_set!(@declare $(#[$doc])* $vis $set, $bits, $id, member, member as u8);
    };
    ($(#[$doc:meta])* $vis:vis struct $set:ident($bits:ty) of $id:ident;) => {
        $crate::id_set!(@declare $(#[$doc])* $vis $set, $bits, $id, member, member.0);
    };
    (@declare $(#[$doc:meta])* $vis:vis $set:ident, $bits:ty, $id:ty, $member:ident, $index:expr) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, Debug, Default, ::serde::Serialize, ::serde::Deserialize,
        )]
        $vis struct $set(pub $bits);

        #[allow(dead_code, reason = "every set has the same questions, whether or not each is asked")]
        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            #[inline(always)]
            const fn bit($member: $id) -> $bits {
                1 << ($index)
            }

            /// The set that holds one.
            #[inline]
            #[must_use]
            pub const fn one(member: $id) -> $set {
                $set($set::bit(member))
            }

            /// Whether the set holds it.
            #[inline]
            #[must_use]
            pub const fn has(self, member: $id) -> bool {
                self.0 & $set::bit(member) != 0
            }

            /// The set with one more.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $id) -> $set {
                $set(self.0 | $set::bit(member))
            }

            #[inline]
            #[must_use]
            pub const fn without(self, member: $id) -> $set {
                $set(self.0 & !$set::bit(member))
            }

            #[inline]
            pub const fn add(&mut self, member: $id) {
                self.0 |= $set::bit(member);
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, member: $id) {
                self.0 &= !$set::bit(member);
            }

            /// Those of both sets.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Those that are in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            #[inline]
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether nothing is in the set.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            #[must_use]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            #[inline]
            #[must_use]
            pub fn first(self) -> Option<$id> {
                (self.0 != 0).then(|| <$id as $crate::Id>::from_index(self.0.trailing_zeros() as usize))
            }

            /// All of them, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut left = self;
                std::iter::from_fn(move || {
                    let first = left.first()?;
                    left.0 &= left.0.wrapping_sub(1);
                    Some(first)
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(members: I) -> $set {
                members.into_iter().fold($set::NONE, $set::with)
            }
        }
    };
}

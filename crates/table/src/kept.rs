//! What is drawn again and again and comes out the same: cards and boards of a game, which all its tables share, and what was drawn last at one table. It is
//! made once and handed out as often as it is asked for. Nothing here says what a picture shows: without it the same pictures are made, only slower.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::ptr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// So many things of a kind are kept of a game; a game with more of them begins anew.
const OF_GAME: usize = 1024;

/// Things by the types of their keys and of themselves.
#[derive(Default)]
struct Kinds(BTreeMap<TypeId, Box<dyn Any + Send>>);

/// What all tables of one game share.
#[derive(Default)]
struct OfGame(Mutex<Kinds>);

/// What a table keeps.
#[derive(Clone, Default)]
pub(crate) struct Kept {
    game: Arc<OfGame>,
    table: Arc<Mutex<Kinds>>,
}

impl Kept {
    /// For a new table of a game.
    pub(crate) fn of<G: Send + Sync + 'static>(game: &Arc<G>) -> Kept {
        type Games = Vec<(Weak<dyn Any + Send + Sync>, Weak<OfGame>)>;
        static GAMES: Mutex<Games> = Mutex::new(Vec::new());
        let mut games = lock(&GAMES);
        let known = games.iter().find(|(known, _)| ptr::addr_eq(known.as_ptr(), Arc::as_ptr(game)));
        if let Some(game) = known.and_then(|(_, kept)| kept.upgrade()) {
            return Kept { game, table: Arc::default() };
        }
        games.retain(|(_, kept)| kept.strong_count() > 0);
        let kept = Kept::default();
        let game: Arc<dyn Any + Send + Sync> = Arc::clone(game) as _;
        games.push((Arc::downgrade(&game), Arc::downgrade(&kept.game)));
        kept
    }

    /// What depends on the game and on nothing else but its key.
    pub(crate) fn always<K, V>(&self, key: K, make: impl Fn() -> V) -> V
    where
        K: Ord + Send + 'static,
        V: Clone + PartialEq + Debug + Send + 'static,
    {
        let known = lock(&self.game.0).of::<BTreeMap<K, V>>().and_then(|all| all.get(&key).cloned());
        if let Some(known) = known {
            return checked(known, make);
        }
        let made = make();
        if let Some(all) = lock(&self.game.0).of::<BTreeMap<K, V>>() {
            if all.len() >= OF_GAME {
                all.clear();
            }
            all.insert(key, made.clone());
        }
        made
    }

    /// The same, where there are too many keys to keep all: only the last one of this table is.
    pub(crate) fn lately<K, V>(&self, key: K, make: impl Fn() -> V) -> V
    where
        K: PartialEq + Send + 'static,
        V: Clone + PartialEq + Debug + Send + 'static,
    {
        let known = lock(&self.table).of::<Option<(K, V)>>().and_then(|last| {
            let (known, made) = last.as_ref()?;
            (*known == key).then(|| made.clone())
        });
        if let Some(known) = known {
            return checked(known, make);
        }
        let made = make();
        if let Some(last) = lock(&self.table).of::<Option<(K, V)>>() {
            *last = Some((key, made.clone()));
        }
        made
    }
}

impl Debug for Kept {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Kept")
    }
}

impl Kinds {
    fn of<T: Default + Send + 'static>(&mut self) -> Option<&mut T> {
        self.0.entry(TypeId::of::<T>()).or_insert_with(|| Box::new(T::default())).downcast_mut()
    }
}

/// What was kept is what would be made now: where bugs are looked for, that is compared.
fn checked<V: PartialEq + Debug>(known: V, make: impl Fn() -> V) -> V {
    debug_assert_eq!(known, make(), "more than its key decides");
    known
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    #[test]
    fn tables_of_one_game_share_what_is_always_the_same() {
        let (game, other) = (Arc::new(1u8), Arc::new(1u8));
        let tables = [Kept::of(&game), Kept::of(&game), Kept::of(&other)];
        let made = tables.map(|table| table.always("card", || Arc::new(7)));
        assert!(Arc::ptr_eq(&made[0], &made[1]));
        assert!(!Arc::ptr_eq(&made[0], &made[2]));
    }

    #[test]
    fn a_table_keeps_what_it_drew_last() {
        let made = Cell::new(0);
        let table = Kept::default();
        let draw = |key: u32| {
            table.lately(key, || {
                made.set(made.get() + 1);
                key
            })
        };
        assert_eq!(
            (draw(1), draw(2), draw(1), made.get()),
            (1, 2, 1, 3),
            "what came before the last was let go"
        );
        assert_eq!(
            (draw(1), made.get()),
            (1, 3 + u32::from(cfg!(debug_assertions))),
            "made again only to be compared"
        );
    }

    #[test]
    #[cfg(debug_assertions)]
    fn what_depends_on_more_than_its_key_is_noticed() {
        let (table, count) = (Kept::default(), Cell::new(0));
        let draw = || {
            table.always((), || {
                count.set(count.get() + 1);
                count.get()
            })
        };
        assert_eq!(draw(), 1);
        assert!(catch_unwind(AssertUnwindSafe(draw)).is_err());
    }
}

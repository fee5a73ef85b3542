//! Loaded games that tables share, and the texts that pages fetch by their hash. Packs that came with a table are kept in the store by the
//! hash of their content, so that a table is played on with the cards it was opened with.

use crate::app::Shared;
use crate::edge::{Stop, WorkError};
use crate::store::StoreError;
use crate::wire::TextFiles;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;
use undercroft_catalog::OpenError;
use undercroft_catalog::feats;
use undercroft_catalog::live::{AnyGame, Dice, open_game};
use undercroft_content::{Library, Source};
use undercroft_i18n::{Lang, built_in};
use undercroft_kernel::Setup;

/// How many loaded games are kept.
const KEPT: usize = 128;

/// A loaded game with the hashes of its texts.
#[derive(Clone)]
pub struct LoadedGame {
    pub game: Arc<dyn AnyGame>,
    /// The texts of its packs.
    pub texts: TextFiles,
}

/// Why a game was not loaded.
#[derive(Debug, thiserror::Error)]
pub enum OpeningError {
    /// The game, its options or its packs.
    #[error("{0:?}")]
    Open(OpenError),
    #[error(transparent)]
    Work(#[from] WorkError),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Stored packs that cannot be read.
    #[error("{0}")]
    Packs(String),
}

/// Loaded games and texts.
pub struct GameCache {
    library: Library,
    loaded: Mutex<BTreeMap<String, LoadedGame>>,
    texts: Mutex<BTreeMap<(String, String), Arc<str>>>,
    program: TextFiles,
    records: OnceCell<Vec<(String, Vec<String>)>>,
}

impl Default for GameCache {
    fn default() -> GameCache {
        GameCache::new()
    }
}

impl GameCache {
    /// A cache with the packs that come with the program.
    #[must_use]
    pub fn new() -> GameCache {
        let mut cache = GameCache {
            library: Library::built_in(),
            loaded: Mutex::default(),
            texts: Mutex::default(),
            program: TextFiles::default(),
            records: OnceCell::new(),
        };
        let text = |lang| built_in(lang).iter().map(|source| source.text).collect::<Vec<_>>().join("\n");
        cache.program =
            TextFiles { en: cache.keep("en", text(Lang::En)), fr: cache.keep("fr", text(Lang::Fr)) };
        cache
    }

    /// The packs that come with the program.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.library
    }

    #[must_use]
    pub fn program_texts(&self) -> TextFiles {
        self.program.clone()
    }

    /// Keeps the texts of the packs of a box.
    fn texts_of(&self, any_game: &dyn AnyGame) -> TextFiles {
        let card = any_game.card();
        let text = |code: &str| {
            let parts = card.texts.iter().filter(|(lang, _)| lang == code).map(|(_, text)| text.as_str());
            parts.collect::<Vec<_>>().join("\n")
        };
        TextFiles { en: self.keep("en", text("en")), fr: self.keep("fr", text("fr")) }
    }

    /// A text by language and hash.
    #[must_use]
    pub fn text(&self, lang: &str, hash: &str) -> Option<Arc<str>> {
        let texts = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        texts.get(&(lang.to_owned(), hash.to_owned())).cloned()
    }

    fn keep(&self, lang: &str, text: String) -> String {
        let hash =
            crate::secret::letters(blake3::hash(text.as_bytes()).as_bytes().get(..15).unwrap_or_default());
        let mut texts = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        texts.entry((lang.to_owned(), hash.clone())).or_insert_with(|| text.into());
        hash
    }

    /// Loads a game, or finds it loaded. `packs` are those of a stored match: the game is loaded with exactly these.
    ///
    /// # Errors
    /// What is wrong with the options or the packs.
    pub async fn open(
        &self,
        app: &Shared,
        game: &str,
        setup: &Setup,
        packs: Option<&BTreeMap<String, String>>,
    ) -> Result<LoadedGame, OpeningError> {
        let options = serde_json::to_string(setup).unwrap_or_default();
        let key = format!("{game} {options}");
        let fresh = self.open_from(app, &key, game, setup, self.library.clone()).await;
        let is_same = |packs: &BTreeMap<String, String>| {
            fresh.as_ref().is_ok_and(|fresh| has_packs(&*fresh.game, packs))
        };
        let Some(packs) = packs.filter(|packs| !is_same(packs)) else { return fresh };
        // The match was opened with other cards than the program has now.
        let mut library = Library::new();
        for (id, hash) in packs {
            let pack = match app.store.pack(hash).await? {
                Some((stored, body)) if stored == *id => source(id, &body),
                // Packs that come to the same cards have the same hash, and only one of them is in the store.
                Some(_) if self.library.pages(id).next().is_some() => {
                    let files =
                        self.library.pages(id).map(|page| (page.file.to_owned(), page.text.to_owned()));
                    Source::new(id.clone(), files)
                }
                Some((stored, _)) => {
                    let reason =
                        format!("{id}: there is no such pack; the cards of this hash are those of {stored}");
                    return Err(OpeningError::Packs(reason));
                }
                None => return fresh,
            };
            library.add(pack).map_err(|problems| OpeningError::Packs(problems.to_string()))?;
        }
        let hashes: Vec<&str> = packs.values().map(String::as_str).collect();
        self.open_from(app, &format!("{key} {}", hashes.join(" ")), game, setup, library).await
    }

    /// Loads a game with packs that somebody made just now, and keeps these in the store.
    ///
    /// # Errors
    /// What is wrong with the options or the packs.
    pub async fn open_made(
        &self,
        app: &Shared,
        game: &str,
        setup: &Setup,
        library: Library,
    ) -> Result<LoadedGame, OpeningError> {
        let (name, wanted, made) = (game.to_owned(), setup.clone(), library.clone());
        let open = move |_: &Stop| open_game(&name, &wanted, &made).map_err(OpeningError::Open);
        let opened = app.openings.run(open).await?;
        store_packs(app, &*opened, &library).await?;
        Ok(LoadedGame { texts: self.texts_of(&*opened), game: opened })
    }

    async fn open_from(
        &self,
        app: &Shared,
        key: &str,
        game: &str,
        setup: &Setup,
        library: Library,
    ) -> Result<LoadedGame, OpeningError> {
        let known = self.loaded.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let (name, setup) = (game.to_owned(), setup.clone());
        let open = move |_: &Stop| open_game(&name, &setup, &library).map_err(OpeningError::Open);
        let opened = app.openings.run(open).await?;
        let opened = LoadedGame { texts: self.texts_of(&*opened), game: opened };
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if loaded.len() >= KEPT {
            loaded.retain(|_, opened| Arc::strong_count(&opened.game) > 1);
            if loaded.len() >= KEPT {
                loaded.pop_first();
            }
        }
        loaded.insert(key.to_owned(), opened.clone());
        Ok(opened)
    }

    /// The games that keep a record of feats, with what it lists.
    ///
    /// # Errors
    /// When a game cannot be loaded.
    pub async fn records(&self, app: &Shared) -> Result<Vec<(String, Vec<String>)>, OpeningError> {
        let read = || async {
            let mut records = Vec::new();
            for entry in undercroft_catalog::GAMES {
                let loaded = self.open(app, entry.game, &Setup::default(), None).await?;
                let opened = loaded.game.open(Dice::Seed(&[0; 32])).ok();
                let listed = opened.map(|game| feats::listed(&*game)).unwrap_or_default();
                if !listed.is_empty() {
                    records.push((entry.game.to_owned(), listed));
                }
            }
            Ok(records)
        };
        self.records.get_or_try_init(read).await.cloned()
    }

    /// Adds a game that was loaded elsewhere, such as a toy.
    pub fn put(&self, game: &str, setup: &Setup, any_game: Arc<dyn AnyGame>) {
        let options = serde_json::to_string(setup).unwrap_or_default();
        let opened = LoadedGame { texts: self.texts_of(&*any_game), game: any_game };
        self.loaded
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(format!("{game} {options}"), opened);
    }

    /// Keeps the packs of a box in the store.
    ///
    /// # Errors
    /// When the store does not take them.
    pub async fn store_packs(&self, app: &Shared, any_game: &dyn AnyGame) -> Result<(), OpeningError> {
        store_packs(app, any_game, &self.library).await
    }
}

async fn store_packs(app: &Shared, any_game: &dyn AnyGame, library: &Library) -> Result<(), OpeningError> {
    for (id, hash) in &any_game.card().packs {
        if app.store.pack(hash).await?.is_none() {
            let files: BTreeMap<&str, &str> = library.pages(id).map(|page| (page.file, page.text)).collect();
            let body = serde_json::to_string(&files).unwrap_or_default();
            app.store.put_pack(hash, id, &body).await?;
        }
    }
    Ok(())
}

fn has_packs(any_game: &dyn AnyGame, packs: &BTreeMap<String, String>) -> bool {
    any_game.card().packs.iter().all(|(id, hash)| packs.get(id) == Some(hash))
}

fn source(id: &str, body: &str) -> Source {
    let files: BTreeMap<String, String> = serde_json::from_str(body).unwrap_or_default();
    Source::new(id, files)
}

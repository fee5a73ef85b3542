//! `Game`: rules, cards and options, opened once and shared by all states.

use crate::batch::Batch;
use crate::errors::{UndercroftError, guard};
use crate::pack::{self, Pack, library};
use crate::state::State;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};
use undercroft_bots::live::Bot;
use undercroft_environment::{BatchPlan, Kind, OpenGame, open};
use undercroft_kernel::{Fast, Setup, Value};

/// The games there are.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    undercroft_catalog::GAMES.iter().map(|entry| entry.game).collect()
}

/// A generator of random numbers: the same seed gives the same numbers everywhere.
#[pyclass(module = "undercroft")]
pub struct Rng(pub Fast);

#[pymethods]
impl Rng {
    #[new]
    fn new(seed: u64) -> Rng {
        Rng(Fast::new(seed))
    }

    /// A number below `n`.
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 { 0 } else { self.0.below(n) }
    }

    fn clone(&self) -> Rng {
        Rng(self.0.clone())
    }
}

/// One named tensor of a seat.
#[pyclass(module = "undercroft", frozen, get_all)]
pub struct Field {
    name: String,
    about: String,
    kind: &'static str,
    words: Vec<String>,
    scale: i64,
    offset: usize,
    size: usize,
}

#[pymethods]
impl Field {
    fn __repr__(&self) -> String {
        format!("Field({:?}, kind={:?}, size={}, offset={})", self.name, self.kind, self.size, self.offset)
    }
}

#[pyclass(module = "undercroft", frozen)]
pub struct Game {
    pub inner: Arc<dyn OpenGame>,
    /// Packs that are not built in.
    pub own: Vec<Pack>,
}

/// A value of an option as Python writes it.
#[derive(FromPyObject)]
enum OptionArg {
    Truth(bool),
    Number(i64),
    Word(String),
    List(Vec<OptionArg>),
}

impl From<OptionArg> for Value {
    fn from(value: OptionArg) -> Value {
        match value {
            OptionArg::Truth(truth) => Value::Bool(truth),
            OptionArg::Number(number) => Value::Int(number),
            OptionArg::Word(word) => Value::Word(word),
            OptionArg::List(list) => Value::List(list.into_iter().map(Value::from).collect()),
        }
    }
}

fn read_options(options: &Bound<'_, PyDict>, setup: &mut Setup) -> PyResult<()> {
    for (name, value) in options.iter() {
        let name: String = name.extract()?;
        let value: OptionArg = value.extract().map_err(|_| {
            UndercroftError::new_err(format!(
                "option `{name}` has to be a word, a number, True, False or a list of words"
            ))
        })?;
        setup.0.insert(name, value.into());
    }
    Ok(())
}

/// Games that were opened before: states travel often, their games need not be opened each time.
fn cached(name: &str, setup: &Setup, own: &[Pack]) -> PyResult<Arc<dyn OpenGame>> {
    static OPENED: OnceLock<Mutex<BTreeMap<String, Arc<dyn OpenGame>>>> = OnceLock::new();
    let opened = OPENED.get_or_init(Mutex::default);
    let key = format!("{name} {} {own:?}", setup_text(setup));
    let known = opened.lock().ok().and_then(|opened| opened.get(&key).cloned());
    if let Some(game) = known {
        return Ok(game);
    }
    let (library, _) = library(own)?;
    let game = guard(|| open(name, setup, &library))?;
    if let Ok(mut opened) = opened.lock() {
        opened.insert(key, Arc::clone(&game));
    }
    Ok(game)
}

fn setup_text(setup: &Setup) -> String {
    serde_json::to_string(setup).unwrap_or_default()
}

impl Game {
    pub fn open(name: &str, setup: Setup, own: Vec<Pack>) -> PyResult<Game> {
        Ok(Game { inner: cached(name, &setup, &own)?, own })
    }

    /// A seat by its number or its word.
    pub fn seat(&self, seat: &SeatArg) -> PyResult<usize> {
        let seats = &self.inner.about().seats;
        let found = match seat {
            SeatArg::Number(number) => usize::try_from(*number).ok().filter(|number| *number < seats.len()),
            SeatArg::Word(word) => seats.iter().position(|known| known == word),
        };
        found.ok_or_else(|| {
            let said = match seat {
                SeatArg::Number(number) => number.to_string(),
                SeatArg::Word(word) => word.clone(),
            };
            UndercroftError::new_err(format!("there is no seat {said}; this table has {}", seats.join(", ")))
        })
    }
}

/// Games by what was changed, and why there is none.
type Changes = (BTreeMap<String, Game>, BTreeMap<String, String>);

#[derive(FromPyObject)]
pub enum SeatArg {
    Number(i64),
    Word(String),
}

/// A bot by its word.
pub fn bot(word: &str) -> PyResult<Bot> {
    Bot::from_word(word).ok_or_else(|| {
        UndercroftError::new_err(format!(
            "there is no bot `{word}`; known: random, sensible, beginner, easy, normal, hard, expert"
        ))
    })
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, options=None, *, pack=None, **more))]
    fn new(
        name: &str,
        options: Option<&Bound<'_, PyDict>>,
        pack: Option<String>,
        more: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let mut setup = Setup::default();
        for options in [options, more].into_iter().flatten() {
            read_options(options, &mut setup)?;
        }
        let own = pack.map(|folder| pack::read(&folder)).transpose()?;
        let own: Vec<Pack> = own.into_iter().collect();
        if let (_, Some(id)) = library(&own)? {
            setup = setup.with("pack", Value::word(id));
        }
        Game::open(name, setup, own)
    }

    /// Every number called `field` in the cards in use, changed by each of `by`, one at a time: a game for each, by the name of the
    /// change, and why there is none where the cards would break a rule.
    fn changes(&self, py: Python<'_>, field: &str, by: Vec<i64>) -> PyResult<Changes> {
        let (library, _) = library(&self.own)?;
        let about = self.inner.about();
        let base = about.packs.first().map(|(id, _)| id.clone()).unwrap_or_default();
        let changes = undercroft_lab::changes(&library, &base, field, &by)
            .map_err(|error| UndercroftError::new_err(error.to_string()))?;
        let (mut games, mut refused) = (BTreeMap::new(), BTreeMap::new());
        for change in changes {
            let files = change.files.into_iter().collect();
            let own = self.own.iter().cloned().chain([(change.id.clone(), files)]).collect();
            match Game::open(about.game, about.setup.clone().with("pack", Value::word(change.id)), own) {
                Ok(game) => _ = games.insert(change.name, game),
                Err(error) => _ = refused.insert(change.name, error.value(py).to_string()),
            }
        }
        Ok((games, refused))
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.inner.about().game
    }

    #[getter]
    fn edition(&self) -> &'static str {
        self.inner.about().edition
    }

    #[getter]
    fn rules_version(&self) -> u32 {
        self.inner.about().rules_version
    }

    /// The packs in use with their hashes.
    #[getter]
    fn packs(&self) -> BTreeMap<String, String> {
        self.inner.about().packs.iter().cloned().collect()
    }

    /// The options that were given, as JSON.
    #[getter]
    fn setup(&self) -> String {
        setup_text(&self.inner.about().setup)
    }

    /// The words of the seats.
    #[getter]
    fn seats(&self) -> Vec<String> {
        self.inner.about().seats.clone()
    }

    /// The new-table form: name, choices and default of each option.
    #[getter]
    fn options(&self) -> Vec<(String, Vec<String>, String)> {
        let options = self.inner.about().options.iter();
        options
            .map(|option| (option.name.to_owned(), option.choices.clone(), option.default.to_string()))
            .collect()
    }

    /// The table of actions: entry by entry, in notation.
    #[getter]
    fn action_table(&self) -> Vec<String> {
        self.inner.about().entries.texts.clone()
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.inner.about().entries.texts.len()
    }

    /// Whether an entry is one word of an action, which is said word by word.
    #[getter]
    fn spelled(&self) -> bool {
        self.inner.about().entries.spelled
    }

    /// The named tensors of a seat, in the order in which they lie in an observation.
    #[getter]
    fn fields(&self) -> Vec<Field> {
        let field = |field: &undercroft_environment::Field| {
            let (kind, words, scale) = match &field.kind {
                Kind::Number { scale } => ("number", Vec::new(), *scale),
                Kind::Truth => ("truth", Vec::new(), 1),
                Kind::Word { words } => ("word", words.clone(), 1),
                Kind::Words { words } => ("words", words.clone(), 1),
                Kind::Numbers { scale, .. } => ("numbers", Vec::new(), *scale),
                Kind::Square => ("square", Vec::new(), 1),
                Kind::Map { words } => ("map", words.clone(), 1),
                Kind::Seat { .. } => ("seat", self.inner.about().seats.clone(), 1),
                Kind::Said => ("said", Vec::new(), 1),
            };
            Field {
                name: field.name.clone(),
                about: field.about.clone(),
                kind,
                words,
                scale,
                offset: field.offset,
                size: field.size(),
            }
        };
        self.inner.about().fields.iter().map(field).collect()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.inner.about().observation_size()
    }

    /// A new match. With a seed its set-up is drawn; without one it stops at its first draw.
    #[pyo3(signature = (seed=None, *, rng=None))]
    fn new_state(
        slf: &Bound<'_, Self>,
        seed: Option<u64>,
        rng: Option<PyRefMut<'_, Rng>>,
    ) -> PyResult<State> {
        let inner = &slf.get().inner;
        let position = match (seed, rng) {
            (Some(seed), _) => guard(|| inner.begin(Some(&mut Fast::new(seed))))?,
            (None, Some(mut rng)) => guard(|| inner.begin(Some(&mut rng.0)))?,
            (None, None) => guard(|| inner.begin(None))?,
        };
        Ok(State { game: slf.clone().unbind(), position })
    }

    /// A state from the text that `State.serialize` made.
    fn deserialize(slf: &Bound<'_, Self>, text: &str) -> PyResult<State> {
        let position = guard(|| slf.get().inner.restore(text))?;
        Ok(State { game: slf.clone().unbind(), position })
    }

    /// Many matches at once, one for each seed.
    #[pyo3(signature = (seeds, seat=SeatArg::Number(0), *, others="sensible", max_choices=0, threads=0))]
    fn batch(
        &self,
        py: Python<'_>,
        seeds: Vec<u64>,
        seat: SeatArg,
        others: &str,
        max_choices: u32,
        threads: usize,
    ) -> PyResult<Batch> {
        let plan = BatchPlan { seeds, seat: self.seat(&seat)?, others: bot(others)?, max_choices, threads };
        let inner = py.detach(|| guard(|| self.inner.batch(&plan)))?;
        Ok(Batch::new(inner, self.inner.about()))
    }

    fn __repr__(&self) -> String {
        let about = self.inner.about();
        format!("Game({:?}, {})", about.game, setup_text(&about.setup))
    }

    fn __eq__(&self, other: &Game) -> bool {
        let (own, about) = (self.inner.about(), other.inner.about());
        own.game == about.game && own.setup == about.setup && own.packs == about.packs
    }

    fn __hash__(&self) -> u64 {
        let about = self.inner.about();
        about.setup.0.len() as u64 ^ about.game.bytes().fold(7, |all, byte| all * 31 + u64::from(byte))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let py = slf.py();
        let (reopen, arguments) = (core(py)?.getattr("_reopen")?, slf.get().arguments());
        (reopen, arguments).into_pyobject(py)
    }
}

impl Game {
    /// What opens the same game again.
    pub fn arguments(&self) -> (&'static str, String, Vec<Pack>) {
        let about = self.inner.about();
        (about.game, setup_text(&about.setup), self.own.clone())
    }
}

pub fn core(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    py.import("undercroft._core")
}

#[pyfunction]
pub fn _reopen(name: &str, setup: &str, own: Vec<Pack>) -> PyResult<Game> {
    let setup: Setup = serde_json::from_str(setup)
        .map_err(|error| crate::errors::ForeignStateError::new_err(format!("not a saved game: {error}")))?;
    Game::open(name, setup, own)
}

#[pyfunction]
pub fn _restore(py: Python<'_>, name: &str, setup: &str, own: Vec<Pack>, text: &str) -> PyResult<State> {
    let game = Bound::new(py, _reopen(name, setup, own)?)?;
    let position = guard(|| game.get().inner.restore(text))?;
    Ok(State { game: game.unbind(), position })
}

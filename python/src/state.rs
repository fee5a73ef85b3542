//! `State`: one match at one moment.

use crate::errors::{UndercroftError, guard};
use crate::game::{Game, Rng, SeatArg, bot, core};
use crate::view::View;
use numpy::{PyArray1, ToPyArray};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use undercroft_environment::{Phase, Position};
use undercroft_kernel::Seats;

/// A draw that waits for its answer.
#[pyclass(module = "undercroft", frozen, get_all)]
pub struct Draw {
    /// The die or pile.
    name: &'static str,
    seat: Option<u8>,
    /// What may come out: value, word and weight.
    outcomes: Vec<(u32, String, u128)>,
    /// The sum of the weights.
    total: u128,
}

#[pymethods]
impl Draw {
    fn __repr__(&self) -> String {
        format!("Draw({:?}, {} outcomes)", self.name, self.outcomes.len())
    }
}

#[derive(FromPyObject)]
enum ActionArg {
    Entry(i64),
    Text(String),
}

#[pyclass(module = "undercroft")]
pub struct State {
    pub game: Py<Game>,
    pub position: Box<dyn Position>,
}

fn numbers(seats: Seats) -> Vec<usize> {
    seats.iter().map(|seat| usize::from(seat.0)).collect()
}

impl State {
    /// The seat that is meant: the named one, or the one that is asked.
    fn seat(&self, seat: Option<SeatArg>) -> PyResult<usize> {
        let seat = self.named_or_asked(seat)?;
        seat.ok_or_else(|| UndercroftError::new_err("nobody is asked now: name a seat"))
    }

    /// The same; none where nobody is named and nobody is asked.
    fn named_or_asked(&self, seat: Option<SeatArg>) -> PyResult<Option<usize>> {
        match seat {
            Some(seat) => self.game.get().seat(&seat).map(Some),
            None => Ok(self.asked_seat()),
        }
    }

    fn asked_seat(&self) -> Option<usize> {
        let Phase::Ask(seats) = self.position.phase() else { return None };
        seats.lowest().map(|seat| usize::from(seat.0))
    }

    fn entries(&self, seat: Option<SeatArg>) -> PyResult<Vec<u32>> {
        let Some(seat) = self.named_or_asked(seat)? else { return Ok(Vec::new()) };
        guard(|| self.position.entries(seat))
    }

    fn tensor(&self, seat: Option<SeatArg>) -> PyResult<Vec<f32>> {
        let seat = self.seat(seat)?;
        let mut out = vec![0.0; self.game.get().inner.about().observation_size()];
        guard(|| self.position.observe(seat, &mut out))?;
        Ok(out)
    }
}

#[pymethods]
impl State {
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// `chance`, `ask` or `over`.
    #[getter]
    fn phase(&self) -> &'static str {
        match self.position.phase() {
            Phase::Chance => "chance",
            Phase::Ask(_) => "ask",
            Phase::Over { .. } => "over",
        }
    }

    #[getter]
    fn is_over(&self) -> bool {
        matches!(self.position.phase(), Phase::Over { .. })
    }

    #[getter]
    fn is_chance(&self) -> bool {
        self.position.phase() == Phase::Chance
    }

    /// The seats that may act now; the first to act goes on.
    #[getter]
    fn asked(&self) -> Vec<usize> {
        if let Phase::Ask(seats) = self.position.phase() { numbers(seats) } else { Vec::new() }
    }

    /// The lowest seat that is asked.
    #[getter]
    fn seat_to_act(&self) -> Option<usize> {
        self.asked_seat()
    }

    /// How it ended and who won; None while it goes on.
    #[getter]
    fn outcome(&self) -> Option<(&'static str, Vec<usize>)> {
        match self.position.phase() {
            Phase::Over { key, winners } => Some((key, numbers(winners))),
            _ => None,
        }
    }

    /// For each seat 1 for a win, -1 for a loss, and 0 while the match goes on.
    #[getter]
    fn returns(&self) -> Vec<f64> {
        let seats = self.game.get().inner.about().seats.len();
        let worth = |won: bool| if won { 1.0 } else { -1.0 };
        match self.position.phase() {
            Phase::Over { winners, .. } => {
                let won = numbers(winners);
                (0..seats).map(|seat| worth(won.contains(&seat))).collect()
            }
            _ => vec![0.0; seats],
        }
    }

    /// Everything a seat may do now, in notation; without a seat, the one that is asked.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<SeatArg>) -> PyResult<Vec<String>> {
        let Some(seat) = self.named_or_asked(seat)? else { return Ok(Vec::new()) };
        guard(|| self.position.legal(seat))
    }

    /// The entries of the table of actions that a seat may take now.
    #[pyo3(signature = (seat=None))]
    fn legal_entries(&self, seat: Option<SeatArg>) -> PyResult<Vec<u32>> {
        self.entries(seat)
    }

    /// 1 for each entry of the table of actions that a seat may take now.
    #[pyo3(signature = (seat=None))]
    fn action_mask<'py>(&self, py: Python<'py>, seat: Option<SeatArg>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0i8; self.game.get().inner.about().entries.texts.len()];
        for entry in self.entries(seat)? {
            if let Some(place) = mask.get_mut(entry as usize) {
                *place = 1;
            }
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// Plays an action: its notation, or its entry in the table of actions. With a generator its draws are sampled; without one it
    /// stops at its first draw.
    #[pyo3(signature = (action, seat=None, *, rng=None))]
    fn apply(
        &mut self,
        action: ActionArg,
        seat: Option<SeatArg>,
        mut rng: Option<PyRefMut<'_, Rng>>,
    ) -> PyResult<()> {
        // Where nobody is asked, the position says why nothing can be played.
        let seat = self.named_or_asked(seat)?.unwrap_or(0);
        let rng = rng.as_mut().map(|rng| &mut rng.0);
        let position = &mut self.position;
        guard(|| match action {
            ActionArg::Text(text) => position.act(seat, &text, rng),
            ActionArg::Entry(entry) => position.take(seat, usize::try_from(entry).unwrap_or(usize::MAX), rng),
        })
    }

    /// The action that a bot would choose at a seat, from its view.
    #[pyo3(signature = (bot_name="sensible", seat=None, *, seed=0))]
    fn bot_action(
        &self,
        py: Python<'_>,
        bot_name: &str,
        seat: Option<SeatArg>,
        seed: u64,
    ) -> PyResult<String> {
        let (bot, seat) = (bot(bot_name)?, self.seat(seat)?);
        py.detach(|| guard(|| self.position.advise(seat, bot, seed)))
    }

    /// The draw that waits for its answer; None when there is none.
    #[getter]
    fn draw(&self) -> Option<Draw> {
        let draw = self.position.draw()?;
        let outcomes: Vec<(u32, String, u128)> =
            draw.outcomes.into_iter().map(|outcome| (outcome.value, outcome.word, outcome.weight)).collect();
        let total = outcomes.iter().map(|(_, _, weight)| weight).sum();
        Some(Draw { name: draw.name, seat: draw.seat.map(|seat| seat.0), outcomes, total })
    }

    /// What may come out of the open draw: value and exact weight.
    fn chance_outcomes(&self) -> Vec<(u32, u128)> {
        let draw = self.position.draw();
        draw.map(|draw| draw.outcomes.iter().map(|outcome| (outcome.value, outcome.weight)).collect())
            .unwrap_or_default()
    }

    /// Answers the open draw.
    fn apply_chance(&mut self, value: u32) -> PyResult<()> {
        guard(|| self.position.answer(value))
    }

    /// Lets a generator answer the open draw and all that follow in the same action.
    fn sample(&mut self, mut rng: PyRefMut<'_, Rng>) -> PyResult<()> {
        guard(|| self.position.sample(&mut rng.0))
    }

    /// Takes the latest word, answer or action back. Says whether there was one.
    fn undo(&mut self) -> PyResult<bool> {
        guard(|| Ok(self.position.undo()))
    }

    /// How many actions were played since it began, was restored or was imagined.
    #[getter]
    fn steps(&self) -> usize {
        self.position.steps()
    }

    /// Those actions: seat, action, and what chance answered.
    #[getter]
    fn history(&self) -> Vec<(String, String, Vec<u32>)> {
        self.position.history()
    }

    fn clone(&self, py: Python<'_>) -> State {
        State { game: self.game.clone_ref(py), position: self.position.copy() }
    }

    fn __copy__(&self, py: Python<'_>) -> State {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> State {
        self.clone(py)
    }

    fn __eq__(&self, other: &State) -> bool {
        self.position.same(&*other.position)
    }

    fn __hash__(&self) -> u64 {
        self.position.digest()
    }

    /// The state as text, without its history. It holds everything, hidden things too.
    fn serialize(&self) -> PyResult<String> {
        guard(|| Ok(self.position.save()))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let py = slf.py();
        let state = slf.borrow();
        let (name, setup, own) = state.game.get().arguments();
        let restore = core(py)?.getattr("_restore")?;
        (restore, (name, setup, own, state.serialize()?)).into_pyobject(py)
    }

    /// What a seat sees; without one, what somebody sees who only watches.
    #[pyo3(signature = (seat=None))]
    fn view(&self, py: Python<'_>, seat: Option<SeatArg>) -> PyResult<View> {
        let seat = seat.map(|seat| self.game.get().seat(&seat)).transpose()?;
        let sight = guard(|| self.position.view(seat))?;
        Ok(View { game: self.game.clone_ref(py), seat, sight })
    }

    /// What a seat sees, as one row of numbers.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatArg>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(PyArray1::from_vec(py, self.tensor(seat)?))
    }

    /// What a seat sees, as named tensors.
    #[pyo3(signature = (seat=None))]
    fn tensors<'py>(&self, py: Python<'py>, seat: Option<SeatArg>) -> PyResult<Bound<'py, PyDict>> {
        let tensor = self.tensor(seat)?;
        let named = PyDict::new(py);
        for field in &self.game.get().inner.about().fields {
            let part = tensor.get(field.offset..field.offset + field.size()).unwrap_or_default();
            named.set_item(&field.name, part.to_pyarray(py))?;
        }
        Ok(named)
    }

    /// What a seat sees, as text: a line for each fact that it can read.
    #[pyo3(signature = (seat=None))]
    fn text(&self, py: Python<'_>, seat: Option<SeatArg>) -> PyResult<String> {
        let seat = self.seat(seat)?;
        Ok(self.view(py, Some(SeatArg::Number(seat as i64)))?.text())
    }

    fn __repr__(&self) -> String {
        let about = self.game.get().inner.about();
        format!("State({:?}, {} after {} actions)", about.game, self.phase(), self.position.steps())
    }
}

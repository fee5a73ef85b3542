//! `Batch`: many matches stepped in Rust threads, into arrays of the caller.

use crate::errors::{UndercroftError, guard};
use crate::game::Rng;
use crate::state::State;
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::prelude::*;
use std::sync::{Mutex, MutexGuard};
use undercroft_environment::{About, Buffers};

#[pyclass(module = "undercroft", frozen)]
pub struct Batch {
    inner: Mutex<Box<dyn undercroft_environment::Batch>>,
    #[pyo3(get)]
    size: usize,
    #[pyo3(get)]
    action_count: usize,
    #[pyo3(get)]
    observation_size: usize,
}

impl Batch {
    pub fn new(inner: Box<dyn undercroft_environment::Batch>, about: &About) -> Batch {
        Batch {
            size: inner.size(),
            action_count: about.entries.texts.len(),
            observation_size: about.observation_size(),
            inner: Mutex::new(inner),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Box<dyn undercroft_environment::Batch>> {
        self.inner.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

type Floats<'py> = PyReadwriteArrayDyn<'py, f32>;
type Truths<'py> = PyReadwriteArrayDyn<'py, bool>;

fn lent<'a, T: numpy::Element>(
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
    name: &str,
) -> PyResult<&'a mut [T]> {
    let refused = || UndercroftError::new_err(format!("{name} has to be contiguous, row by row"));
    if !array.is_c_contiguous() {
        return Err(refused());
    }
    array.as_slice_mut().map_err(|_| refused())
}

fn lent_or_empty<'a, T: numpy::Element>(
    array: &'a mut Option<PyReadwriteArrayDyn<'_, T>>,
    name: &str,
) -> PyResult<&'a mut [T]> {
    match array {
        Some(array) => lent(array, name),
        None => Ok(&mut []),
    }
}

#[pymethods]
impl Batch {
    /// Begins every match anew, and writes what the seats see and may do. `observations` and `masks` may be None.
    #[pyo3(signature = (observations, masks, rewards, terminated, truncated, seeds=None))]
    #[allow(clippy::too_many_arguments, reason = "one for each array")]
    fn reset(
        &self,
        py: Python<'_>,
        mut observations: Option<Floats<'_>>,
        mut masks: Option<PyReadwriteArrayDyn<'_, i8>>,
        mut rewards: Floats<'_>,
        mut terminated: Truths<'_>,
        mut truncated: Truths<'_>,
        seeds: Option<Vec<u64>>,
    ) -> PyResult<()> {
        let out = Buffers {
            observations: lent_or_empty(&mut observations, "observations")?,
            masks: lent_or_empty(&mut masks, "masks")?,
            rewards: lent(&mut rewards, "rewards")?,
            terminated: lent(&mut terminated, "terminated")?,
            truncated: lent(&mut truncated, "truncated")?,
        };
        py.detach(|| guard(|| self.lock().reset(seeds.as_deref(), out)))
    }

    /// Takes an entry of the table of actions in each match. A match that ended in the step before begins anew instead.
    #[pyo3(signature = (actions, observations, masks, rewards, terminated, truncated))]
    #[allow(clippy::too_many_arguments, reason = "one for each array")]
    fn step(
        &self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut observations: Option<Floats<'_>>,
        mut masks: Option<PyReadwriteArrayDyn<'_, i8>>,
        mut rewards: Floats<'_>,
        mut terminated: Truths<'_>,
        mut truncated: Truths<'_>,
    ) -> PyResult<()> {
        let actions =
            actions.as_slice().map_err(|_| UndercroftError::new_err("actions have to be contiguous"))?;
        let out = Buffers {
            observations: lent_or_empty(&mut observations, "observations")?,
            masks: lent_or_empty(&mut masks, "masks")?,
            rewards: lent(&mut rewards, "rewards")?,
            terminated: lent(&mut terminated, "terminated")?,
            truncated: lent(&mut truncated, "truncated")?,
        };
        py.detach(|| guard(|| self.lock().step(actions, out)))
    }

    /// Plays random choices, so many in each match. Says how many matches began anew.
    fn playout(&self, py: Python<'_>, choices: u64) -> PyResult<u64> {
        py.detach(|| guard(|| self.lock().playout(choices)))
    }

    /// Picks any entry that may be taken for each match, into `actions`.
    fn random_actions(
        &self,
        mut actions: PyReadwriteArray1<'_, i64>,
        mut rng: PyRefMut<'_, Rng>,
    ) -> PyResult<()> {
        let actions =
            actions.as_slice_mut().map_err(|_| UndercroftError::new_err("actions have to be contiguous"))?;
        guard(|| self.lock().pick_any(&mut rng.0, actions))
    }

    /// A match as a state of its own.
    fn snapshot(&self, game: Py<crate::game::Game>, index: usize) -> PyResult<State> {
        let position = guard(|| self.lock().snapshot(index))?;
        Ok(State { game, position })
    }

    /// Puts a state into the place of a match; its later draws are those of `seed`.
    fn restore(&self, index: usize, state: PyRef<'_, State>, seed: u64) -> PyResult<()> {
        guard(|| self.lock().put(index, &*state.position, seed))
    }
}

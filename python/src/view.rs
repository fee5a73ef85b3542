//! `View`: what one seat sees.

use crate::errors::{UndercroftError, guard};
use crate::game::{Game, Rng};
use crate::state::State;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use undercroft_environment::Sight;
use undercroft_kernel::Value;

#[pyclass(module = "undercroft", frozen)]
pub struct View {
    pub game: Py<Game>,
    pub seat: Option<usize>,
    pub sight: Box<dyn Sight>,
}

fn python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Bool(truth) => truth.into_pyobject(py)?.to_owned().into_any(),
        Value::Int(number) => number.into_pyobject(py)?.into_any(),
        Value::Word(word) => word.into_pyobject(py)?.into_any(),
        Value::List(list) => {
            let list: Vec<_> = list.iter().map(|value| python(py, value)).collect::<PyResult<_>>()?;
            PyList::new(py, list)?.into_any()
        }
    })
}

#[pymethods]
impl View {
    /// The seat that looks; None for somebody who only watches.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.seat
    }

    /// Every published fact that the viewer can read now.
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let facts = PyDict::new(py);
        for (name, value) in guard(|| Ok(self.sight.facts()))? {
            facts.set_item(name, python(py, &value)?)?;
        }
        Ok(facts)
    }

    /// A fact by name, also one of a square or card that `facts` does not list; None where it is not known.
    fn fact<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
        let read = guard(|| Ok(self.sight.fact(name)))?.map_err(UndercroftError::new_err)?;
        read.map(|value| python(py, &value)).transpose()
    }

    /// The facts as lines of text.
    pub fn text(&self) -> String {
        self.sight.facts().iter().map(|(name, value)| format!("{name}: {value}\n")).collect()
    }

    /// A whole state that fits what is seen: the world as the viewer may imagine it.
    fn imagine(&self, py: Python<'_>, mut rng: PyRefMut<'_, Rng>) -> PyResult<State> {
        let position = guard(|| Ok(self.sight.imagine(&mut rng.0)))?;
        Ok(State { game: self.game.clone_ref(py), position })
    }

    fn __eq__(&self, other: &View) -> bool {
        self.sight.same(&*other.sight)
    }
}

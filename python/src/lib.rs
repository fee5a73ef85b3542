//! The Python package: `Game`, `State`, `View`, `Batch` and `play_many` over the erased interface of `crates/environment`.
//! Every refusal is an exception with its sentence. Rules, tensors and statistics are not here.

mod batch;
mod errors;
mod game;
mod lab;
mod pack;
mod state;
mod view;

use pyo3::prelude::*;

#[pymodule]
fn _core(py: Python<'_>, module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    errors::add(py, module)?;
    module.add_class::<game::Game>()?;
    module.add_class::<game::Field>()?;
    module.add_class::<game::Rng>()?;
    module.add_class::<state::State>()?;
    module.add_class::<state::Draw>()?;
    module.add_class::<view::View>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(game::_restore, module)?)?;
    module.add_function(wrap_pyfunction!(game::_reopen, module)?)?;
    module.add("FIRST_LOOK", undercroft_lab::FIRST_LOOK)?;
    module.add_function(wrap_pyfunction!(lab::play_many, module)?)?;
    module.add_function(wrap_pyfunction!(lab::play_rows, module)?)?;
    module.add_function(wrap_pyfunction!(lab::interval, module)?)?;
    module.add_function(wrap_pyfunction!(lab::engine_playouts, module)?)
}

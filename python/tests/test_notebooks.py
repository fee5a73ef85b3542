"""The notebooks run from the first cell to the last."""

import os
import pathlib

import pytest

pytest.importorskip("nbclient")
pytest.importorskip("matplotlib")
pytest.importorskip("gymnasium")
import nbformat  # noqa: E402
from nbclient import NotebookClient  # noqa: E402

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "notebooks"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(path, tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_QUICK", "1")
    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    book = nbformat.read(path, as_version=4)
    NotebookClient(book, timeout=600, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}).execute()
    figures = [output for cell in book.cells for output in cell.get("outputs", []) if "image/png" in output.get("data", {})]
    assert figures, "a notebook has a plot"
    assert all(not cell.get("outputs") for cell in nbformat.read(path, as_version=4).cells), "outputs are not committed"

//! Reading the folder of a content pack.

use crate::errors::UndercroftError;
use pyo3::PyResult;
use std::path::Path;
use undercroft_content::{Library, Source};

/// The built-in packs, and the one in the folder with its id.
pub fn library(folder: Option<&str>) -> PyResult<(Library, Option<String>)> {
    let mut library = Library::built_in();
    let Some(folder) = folder else { return Ok((library, None)) };
    let mut files = Vec::new();
    let root = Path::new(folder);
    collect(root, root, &mut files)
        .map_err(|error| UndercroftError::new_err(format!("{folder}: {error}")))?;
    let id = library
        .add(Source::new(folder.to_owned(), files))
        .map_err(|error| UndercroftError::new_err(error.to_string()))?;
    Ok((library, Some(id)))
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) -> std::io::Result<()> {
    let mut paths: Vec<_> = std::fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml" || extension == "ftl") {
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            files.push((name, std::fs::read_to_string(&path)?));
        }
    }
    Ok(())
}

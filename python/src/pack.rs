//! Content packs of one's own: read from a folder once, and carried along afterwards, so that whoever gets a game needs no folder.

use crate::errors::UndercroftError;
use pyo3::PyResult;
use std::path::Path;
use undercroft_content::{Library, Source};

/// Where a pack came from, and its files.
pub type Pack = (String, Vec<(String, String)>);

/// The pack in a folder.
pub fn read(folder: &str) -> PyResult<Pack> {
    let mut files = Vec::new();
    let root = Path::new(folder);
    collect(root, root, &mut files)
        .map_err(|error| UndercroftError::new_err(format!("{folder}: {error}")))?;
    Ok((folder.to_owned(), files))
}

/// The built-in packs and these, with the id of the last of them.
pub fn library(packs: &[Pack]) -> PyResult<(Library, Option<String>)> {
    let (mut library, mut last) = (Library::built_in(), None);
    for (place, files) in packs {
        let added = library.add(Source::new(place.clone(), files.clone()));
        last = Some(added.map_err(|error| UndercroftError::new_err(error.to_string()))?);
    }
    Ok((library, last))
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

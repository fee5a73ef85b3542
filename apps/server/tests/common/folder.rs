//! A temporary folder that goes with the test.

use std::path::PathBuf;

/// A folder of its own.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).unwrap();
        let folder = std::env::temp_dir().join(format!("undercroft-{:016x}", u64::from_le_bytes(bytes)));
        std::fs::create_dir(&folder).unwrap();
        Folder(folder)
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

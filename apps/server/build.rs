//! The folder of the web table exists before it is read: a program that was built before its page finds the page all the same.
//! A release carries the page inside, so it is built anew whenever the page changes; a debug build reads the folder as it runs.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let page = Path::new("../web/dist");
    std::fs::create_dir_all(page)?;
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={}", page.display());
    }
    Ok(())
}

#[test]
fn all() {
    let library = undercroft_content::Library::built_in();
    for id in library.ids() {
        if let Err(p) = mini_rogue::content::check::load(&library, id) {
            panic!("{p}");
        }
    }
}

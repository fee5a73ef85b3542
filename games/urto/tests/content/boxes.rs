//! What lies in the box.
use super::{components, content};
#[test]
fn loads() {
    let c = content();
    println!(
        "{} effects {} choices {}",
        c.effects.len(),
        c.choices.len(),
        std::mem::size_of::<urto::content::Effect>()
    );
    components();
}

use std::time::Instant;
use undercroft_testkit::{Pig, random_playouts};
fn main() {
    for _ in 0..5 {
        let t = Instant::now();
        let n = random_playouts(&Pig, 400_000, 1).steps;
        println!("{:.2}", t.elapsed().as_nanos() as f64 / n as f64);
    }
}

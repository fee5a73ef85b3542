//! Prints the wire types for TypeScript: `cargo run -p undercroft-table --example typescript > apps/web/src/wire/table.ts`.

#![allow(clippy::print_stdout, reason = "what it prints is what it is for")]

fn main() {
    print!("{}", undercroft_table::typescript());
}

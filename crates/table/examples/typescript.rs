//! Prints the wire types for TypeScript: `cargo run -p undercroft-table --example typescript > apps/web/src/wire/table.ts`.

fn main() {
    print!("{}", undercroft_table::typescript());
}

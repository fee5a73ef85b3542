//! Prints the wire types for TypeScript: `cargo run -p undercroft-server --example typescript > apps/web/src/wire/server.ts`.

fn main() {
    print!("{}", undercroft_server::wire::typescript());
}

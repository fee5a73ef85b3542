//! Prints the wire types for TypeScript: `cargo run -p undercroft-server --example typescript > apps/web/src/wire/server.ts`.

#![allow(clippy::print_stdout, reason = "what it prints is what it is for")]

fn main() {
    print!("{}", undercroft_server::wire::typescript());
}

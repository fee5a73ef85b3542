//! `readers/wire.rs` under libFuzzer.
#![no_main]

#[path = "../readers/wire.rs"]
mod reader;

libfuzzer_sys::fuzz_target!(|body: &[u8]| reader::read(body));

//! `readers/replay.rs` under libFuzzer.
#![no_main]

#[path = "../readers/replay.rs"]
mod reader;

libfuzzer_sys::fuzz_target!(|text: &str| reader::read(text));

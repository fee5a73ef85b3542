//! `readers/scenario.rs` under libFuzzer.
#![no_main]

#[path = "../readers/scenario.rs"]
mod reader;

libfuzzer_sys::fuzz_target!(|text: &str| reader::read(text));

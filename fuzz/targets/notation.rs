//! `readers/notation.rs` under libFuzzer.
#![no_main]

#[path = "../readers/notation.rs"]
mod reader;

libfuzzer_sys::fuzz_target!(|text: &str| reader::read(text));

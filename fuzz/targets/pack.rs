//! `readers/pack.rs` under libFuzzer.
#![no_main]

#[path = "../readers/pack.rs"]
mod reader;

libfuzzer_sys::fuzz_target!(|text: &str| reader::read(text));

//! Derive macros of the kernel, so that a keyword and an action are each declared once. `undercroft-kernel` re-exports them; its module
//! `notation` explains the attributes with examples.

mod keyword;
mod notation;
mod template;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// A closed list of words: `ALL`, `id`, `from_id`, and the traits `Id` and `Word`.
#[proc_macro_derive(Keyword, attributes(keyword))]
pub fn keyword(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    keyword::expand(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// The notation of an enum: printer, parser, the list of its forms, and `Amount`.
#[proc_macro_derive(Notation, attributes(notation, say, amount))]
pub fn notation(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    notation::expand(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

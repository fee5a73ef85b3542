//! `#[derive(Keyword)]`: an enum without fields, each variant a word. The word is the variant's name in snake case unless
//! `#[keyword("…")]` says another; `#[keyword(place = "…")]` on the enum names its place in a form.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Data, DeriveInput, Error, Fields, LitStr, Result};

pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(input, "a keyword is an enum without fields"));
    };
    let name = &input.ident;
    let place = place(&input.attrs)?.unwrap_or_else(|| name.to_string().to_uppercase());
    let mut variants = Vec::new();
    let mut words = Vec::new();
    for variant in &data.variants {
        if !matches!(variant.fields, Fields::Unit) {
            return Err(Error::new_spanned(variant, "a keyword has no fields"));
        }
        variants.push(&variant.ident);
        words.push(word(&variant.attrs)?.unwrap_or_else(|| snake_case(&variant.ident.to_string())));
    }
    let count = variants.len();
    let indexes: Vec<usize> = (0..count).collect();
    let Some(last) = variants.last() else {
        return Err(Error::new_spanned(input, "a keyword has at least one word"));
    };
    Ok(quote! {
        impl #name {
            /// All of them, in the order of their declaration.
            pub const ALL: [#name; #count] = [#(#name::#variants),*];

            /// Its word in packs, facts and notation.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { #(#name::#variants => #words),* }
            }

            /// The one with this word.
            #[must_use]
            pub fn from_id(word: &str) -> ::core::option::Option<#name> {
                match word { #(#words => ::core::option::Option::Some(#name::#variants),)* _ => ::core::option::Option::None }
            }
        }

        impl ::undercroft_kernel::Id for #name {
            #[inline]
            fn from_index(index: usize) -> #name {
                match index { #(#indexes => #name::#variants,)* _ => #name::#last }
            }
            #[inline]
            fn index(self) -> usize {
                match self { #(#name::#variants => #indexes),* }
            }
        }

        impl<T: ?Sized> ::undercroft_kernel::Word<T> for #name {
            const PLACE: &'static str = #place;
            fn write_word(&self, _: &T) -> ::std::string::String {
                ::std::borrow::ToOwned::to_owned(self.id())
            }
            fn read_word(word: &str, _: &T) -> ::core::option::Option<#name> {
                #name::from_id(word)
            }
            fn range(_: &T) -> ::std::string::String {
                #name::ALL.map(#name::id).join(", ")
            }
        }
    })
}

/// The word of a variant: `#[keyword("…")]`.
fn word(attributes: &[Attribute]) -> Result<Option<String>> {
    let attribute = attributes.iter().find(|attribute| attribute.path().is_ident("keyword"));
    attribute.map(|attribute| attribute.parse_args::<LitStr>().map(|word| word.value())).transpose()
}

/// The place of the enum in a form: `#[keyword(place = "…")]`.
fn place(attributes: &[Attribute]) -> Result<Option<String>> {
    let mut place = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("keyword")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("place") {
                return Err(meta.error("expected `place`"));
            }
            place = Some(meta.value()?.parse::<LitStr>()?.value());
            Ok(())
        })?;
    }
    Ok(place)
}

fn snake_case(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

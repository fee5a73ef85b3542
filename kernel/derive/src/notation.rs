//! `#[derive(Notation)]`: each variant says how it is written, once or for several shapes of its fields.

use crate::template::{self, Field, Kind, Part};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, Fields, Index, Lit, LitStr, Meta, Path, Result, Token, Type,
    Variant, parse::ParseStream,
};

/// What the enum says about itself: `#[notation(content = Content, then = tidy)]`.
struct Settings {
    /// What words are looked up in.
    content: Type,
    /// What is done to a value that was read.
    then: Option<Path>,
}

/// One form of a variant: `#[say("attack {target} {hand..}", strong = false, rule = "CA-MELEE-01", help = "…")]`.
struct Form {
    parts: Vec<Part>,
    /// Fields with the value that they have in this form.
    fixed: BTreeMap<String, Expr>,
    rule: Option<String>,
    help: Option<String>,
    span: Span,
}

/// A field of a variant: its name in code, and its type.
struct Slot {
    key: String,
    local: Ident,
    member: TokenStream,
    ty: Type,
    amount: bool,
}

pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(input, "a notation belongs to an enum"));
    };
    let name = &input.ident;
    let Settings { content, then } = settings(input)?;
    let (mut writes, mut reads, mut forms, mut amounts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for variant in &data.variants {
        let slots = slots(variant);
        let path = &variant.ident;
        for form in parse_forms(variant)? {
            check(&form, &slots)?;
            writes.push(write_arm(name, path, &slots, &form));
            reads.push(read_arm(name, path, &slots, &form, &content));
            forms.push(list_form(&slots, &form, &content));
        }
        amounts.extend(amount_arm(name, path, &slots));
    }
    let tidy = then.map_or_else(|| quote!(found), |then| quote!(#then(found)));
    Ok(quote! {
        impl ::undercroft_kernel::Notation<#content> for #name {
            fn write(&self, content: &#content, out: &mut ::undercroft_kernel::notation::Phrase) {
                match self { #(#writes)* #[allow(unreachable_patterns)] _ => {} }
            }

            fn read(words: &[&str], content: &#content) -> ::core::result::Result<Self, ::undercroft_kernel::notation::Misread> {
                let mut best = ::undercroft_kernel::notation::Misread::default();
                #(#reads)*
                ::core::result::Result::Err(best)
            }

            fn forms(content: &#content) -> ::std::vec::Vec<::undercroft_kernel::FormWord> {
                let mut forms = ::std::vec::Vec::new();
                #(#forms)*
                forms
            }
        }

        impl #name {
            #[inline]
            fn read_form(found: Self) -> Self {
                #tidy
            }
        }

        impl ::undercroft_kernel::Amount for #name {
            fn with_amount(self, amount: u16) -> Self {
                let _ = amount;
                match self { #(#amounts)* other => other }
            }
        }
    })
}

fn settings(input: &DeriveInput) -> Result<Settings> {
    let mut content = None;
    let mut then = None;
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("notation")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("content") {
                content = Some(meta.value()?.parse::<Type>()?);
            } else if meta.path.is_ident("then") {
                then = Some(meta.value()?.parse::<Path>()?);
            } else {
                return Err(meta.error("expected `content` or `then`"));
            }
            Ok(())
        })?;
    }
    let content = content.unwrap_or_else(|| syn::parse_quote!(()));
    Ok(Settings { content, then })
}

fn slots(variant: &Variant) -> Vec<Slot> {
    let fields = match &variant.fields {
        Fields::Unit => return Vec::new(),
        Fields::Named(fields) => &fields.named,
        Fields::Unnamed(fields) => &fields.unnamed,
    };
    let slot = |(at, field): (usize, &syn::Field)| {
        let (key, member) = match &field.ident {
            Some(name) => (name.to_string(), quote!(#name)),
            None => {
                let index = Index::from(at);
                (at.to_string(), quote!(#index))
            }
        };
        let amount = field.attrs.iter().any(|attribute| attribute.path().is_ident("amount"));
        Slot { local: format_ident!("field_{key}"), key, member, ty: field.ty.clone(), amount }
    };
    fields.iter().enumerate().map(slot).collect()
}

fn parse_forms(variant: &Variant) -> Result<Vec<Form>> {
    let rule = documented_rule(&variant.attrs);
    let mut forms = Vec::new();
    for attribute in variant.attrs.iter().filter(|attribute| attribute.path().is_ident("say")) {
        let mut form = attribute.parse_args_with(parse_form)?;
        form.rule = form.rule.or_else(|| rule.clone());
        forms.push(form);
    }
    if forms.is_empty() {
        Err(Error::new_spanned(variant, "say how it is written: #[say(\"…\")]"))
    } else {
        Ok(forms)
    }
}

fn parse_form(input: ParseStream) -> Result<Form> {
    let text: LitStr = input.parse()?;
    let mut form = Form {
        parts: template::parse(&text)?,
        fixed: BTreeMap::new(),
        rule: None,
        help: None,
        span: text.span(),
    };
    while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
        let key = if input.peek(syn::LitInt) {
            input.parse::<syn::LitInt>()?.to_string()
        } else {
            input.parse::<Ident>()?.to_string()
        };
        input.parse::<Token![=]>()?;
        match key.as_str() {
            "rule" => form.rule = Some(input.parse::<LitStr>()?.value()),
            "help" => form.help = Some(input.parse::<LitStr>()?.value()),
            _ => {
                form.fixed.insert(key, input.parse()?);
            }
        }
    }
    Ok(form)
}

/// The rule at the head of a doc comment: `/// MR-TURN-14: Moves to a cell.`
fn documented_rule(attributes: &[Attribute]) -> Option<String> {
    let line = attributes.iter().find_map(|attribute| match &attribute.meta {
        Meta::NameValue(doc) if doc.path.is_ident("doc") => match &doc.value {
            Expr::Lit(text) => match &text.lit {
                Lit::Str(line) => Some(line.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    })?;
    let word = line.trim().split([' ', ':', ',']).next()?;
    let parts: Vec<&str> = word.split('-').collect();
    let is_rule = match parts.as_slice() {
        [game, chapter, number] => {
            game.chars().chain(chapter.chars()).all(char::is_alphanumeric) && number.parse::<u16>().is_ok()
        }
        _ => false,
    };
    is_rule.then(|| word.to_owned())
}

/// Every field is written or fixed, and nothing else is.
fn check(form: &Form, slots: &[Slot]) -> Result<()> {
    let written = form.parts.iter().filter_map(|part| match part {
        Part::Field(field) => Some(field.name.as_str()),
        Part::Literal(_) => None,
    });
    let mut named: Vec<&str> = written.chain(form.fixed.keys().map(String::as_str)).collect();
    let mut known: Vec<&str> = slots.iter().map(|slot| slot.key.as_str()).collect();
    named.sort_unstable();
    known.sort_unstable();
    if named == known {
        return Ok(());
    }
    let what = format!("the form names the fields {named:?}, the variant has {known:?}");
    Err(Error::new(form.span, what))
}

fn slot<'a>(slots: &'a [Slot], field: &Field) -> Option<&'a Slot> {
    slots.iter().find(|slot| slot.key == field.name)
}

/// The kind with which a field is written in this form, if it is.
fn kind_of<'a>(form: &'a Form, slot: &Slot) -> Option<&'a Kind> {
    form.parts.iter().find_map(|part| match part {
        Part::Field(field) if field.name == slot.key => Some(&field.kind),
        _ => None,
    })
}

fn write_arm(name: &Ident, variant: &Ident, slots: &[Slot], form: &Form) -> TokenStream {
    let patterns = slots.iter().map(|slot| {
        let (member, local) = (&slot.member, &slot.local);
        match (form.fixed.get(&slot.key), kind_of(form, slot)) {
            (Some(value), _) => quote!(#member: #value),
            (None, Some(Kind::Given)) => quote!(#member: ::core::option::Option::Some(#local)),
            _ => quote!(#member: #local),
        }
    });
    let parts = form.parts.iter().map(|part| match part {
        Part::Literal(word) => quote!(out.word(#word);),
        Part::Field(field) => {
            let Some(Slot { local, .. }) = slot(slots, field) else { return quote!() };
            match field.kind {
                Kind::Word | Kind::Given => {
                    quote!(out.word(&::undercroft_kernel::Word::write_word(#local, content));)
                }
                Kind::Rest => quote!(::undercroft_kernel::Notation::write(#local, content, out);),
                Kind::Number(..) => quote!(out.word(&::std::string::ToString::to_string(#local));),
            }
        }
    });
    quote!(#name::#variant { #(#patterns),* } => { #(#parts)* })
}

fn read_arm(name: &Ident, variant: &Ident, slots: &[Slot], form: &Form, content: &Type) -> TokenStream {
    let mut patterns = Vec::new();
    let mut fields = Vec::new();
    for (at, part) in form.parts.iter().enumerate() {
        match part {
            Part::Literal(word) => patterns.push(quote!(#word)),
            Part::Field(field) => {
                let Some(Slot { local, member, ty, .. }) = slot(slots, field) else { continue };
                let read = match field.kind {
                    Kind::Word => {
                        quote!(::undercroft_kernel::notation::word::<#ty, #content>(#local, #at, content)?)
                    }
                    Kind::Given => {
                        quote!(::core::option::Option::Some(::undercroft_kernel::notation::word(#local, #at, content)?))
                    }
                    Kind::Rest => {
                        quote!(::undercroft_kernel::notation::rest::<#ty, #content>(#local, #at, content)?)
                    }
                    Kind::Number(low, high) => {
                        quote!(::undercroft_kernel::notation::number::<#ty>(#local, #at, #low, #high)?)
                    }
                };
                fields.push(quote!(#member: #read));
                let is_rest = matches!(field.kind, Kind::Rest);
                patterns.push(if is_rest { quote!(#local @ ..) } else { quote!(#local) });
            }
        }
    }
    let fixed = slots.iter().filter_map(|slot| {
        let (member, value) = (&slot.member, form.fixed.get(&slot.key)?);
        Some(quote!(#member: #value))
    });
    quote! {
        if let [#(#patterns),*] = words {
            let found = || -> ::core::result::Result<Self, ::undercroft_kernel::notation::Misread> {
                ::core::result::Result::Ok(#name::#variant { #(#fields,)* #(#fixed,)* })
            };
            match found() {
                ::core::result::Result::Ok(found) => return ::core::result::Result::Ok(Self::read_form(found)),
                ::core::result::Result::Err(misread) => best.or(misread),
            }
        }
    }
}

fn list_form(slots: &[Slot], form: &Form, content: &Type) -> TokenStream {
    let rule = match &form.rule {
        Some(rule) => quote!(::core::option::Option::Some(::undercroft_kernel::RuleId(#rule))),
        None => quote!(::core::option::Option::None),
    };
    let help = match &form.help {
        Some(help) => quote!(::core::option::Option::Some(#help)),
        None => quote!(::core::option::Option::None),
    };
    let mut rest = quote!(::std::vec::Vec::new());
    let parts = form.parts.iter().filter_map(|part| match part {
        Part::Literal(word) => Some(quote!(line.literal(#word);)),
        Part::Field(field) => {
            let Slot { ty, .. } = slot(slots, field)?;
            let place = field.place.as_deref();
            match &field.kind {
                Kind::Number(low, high) => {
                    let place = place.unwrap_or("N");
                    let range = format!("{low}..{high}");
                    Some(quote!(line.place(#place, #range.to_owned());))
                }
                Kind::Rest => {
                    rest = quote!(<#ty as ::undercroft_kernel::Notation<#content>>::forms(content));
                    None
                }
                Kind::Word | Kind::Given => {
                    let ty = if matches!(field.kind, Kind::Given) { inside_option(ty) } else { ty.clone() };
                    let place = match place {
                        Some(place) => quote!(#place),
                        None => quote!(<#ty as ::undercroft_kernel::Word<#content>>::PLACE),
                    };
                    Some(quote!(line.place(#place, <#ty as ::undercroft_kernel::Word<#content>>::range(content));))
                }
            }
        }
    });
    let parts: Vec<TokenStream> = parts.collect();
    quote! {{
        let mut line = ::undercroft_kernel::notation::FormLine::default();
        #(#parts)*
        line.list(#help, #rule, #rest, &mut forms);
    }}
}

/// The type inside an `Option`.
fn inside_option(ty: &Type) -> Type {
    if let Type::Path(path) = ty
        && let Some(last) = path.path.segments.last()
        && let syn::PathArguments::AngleBracketed(arguments) = &last.arguments
        && let Some(syn::GenericArgument::Type(inside)) = arguments.args.first()
    {
        return inside.clone();
    }
    ty.clone()
}

/// The arm that puts another amount into the field that is marked `#[amount]`.
fn amount_arm(name: &Ident, variant: &Ident, slots: &[Slot]) -> Option<TokenStream> {
    let marked = slots.iter().find(|slot| slot.amount)?;
    let patterns = slots.iter().map(|Slot { member, local, .. }| quote!(#member: #local));
    let fields = slots.iter().map(|slot| {
        let (member, local) = (&slot.member, &slot.local);
        if slot.key == marked.key {
            quote!(#member: ::undercroft_kernel::Amount::with_amount(#local, amount))
        } else {
            quote!(#member: #local)
        }
    });
    Some(quote!(#name::#variant { #(#patterns),* } => #name::#variant { #(#fields),* },))
}

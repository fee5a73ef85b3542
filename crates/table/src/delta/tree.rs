//! A part of a picture as it would be written, laid end to end in two lists: what a picture holds is compared after every step, and trees of values of
//! their own took longer to make than to compare. Names of fields stand in the program and are not copied.

use super::Json;
use serde::Serialize;
use serde::de::value::Error;
use serde::ser::{
    Error as _, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// A value that was laid out.
#[derive(Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    text: String,
}

#[derive(Clone, Copy)]
enum Node {
    Null,
    Bool(bool),
    Unsigned(u64),
    Negative(i64),
    Float(f64),
    /// A place in the text.
    Text(Span),
    /// The name of a field that stands in the program, before its value.
    Field(&'static str),
    /// How many parts follow, and where the next value begins.
    List(Inside),
    /// The same; each value follows its name.
    Fields(Inside),
}

#[derive(Clone, Copy)]
struct Span {
    begin: u32,
    end: u32,
}

#[derive(Clone, Copy)]
struct Inside {
    count: u32,
    next: u32,
}

/// A value in a tree.
#[derive(Clone, Copy)]
pub(super) struct Part<'t> {
    tree: &'t Tree,
    at: usize,
}

impl Tree {
    /// Lays a value out.
    pub(super) fn of<T: Serialize + ?Sized>(value: &T) -> Tree {
        let mut tree = Tree::default();
        // Nothing in a picture fails to serialise; if something did, it would be told as nothing.
        if value.serialize(&mut tree).is_err() {
            tree = Tree { nodes: vec![Node::Null], text: String::new() };
        }
        tree
    }

    /// The whole.
    pub(super) const fn root(&self) -> Part<'_> {
        Part { tree: self, at: 0 }
    }

    fn span(&self, span: Span) -> &str {
        self.text.get(span.begin as usize..span.end as usize).unwrap_or_default()
    }

    fn push(&mut self, node: Node) -> Result<(), Error> {
        self.nodes.push(node);
        Ok(())
    }

    fn push_text(&mut self, text: &str) -> Result<(), Error> {
        let begin = self.text.len() as u32;
        self.text.push_str(text);
        self.push(Node::Text(Span { begin, end: self.text.len() as u32 }))
    }

    /// Begins something with parts.
    fn open(&mut self, node: fn(Inside) -> Node) -> Open<'_> {
        let begin = self.nodes.len();
        self.nodes.push(node(Inside { count: 0, next: 0 }));
        Open { tree: self, begin, count: 0, outer: None }
    }

    /// Begins something with parts inside an object whose only field names the variant.
    fn open_variant(&mut self, variant: &'static str, node: fn(Inside) -> Node) -> Open<'_> {
        let outer = self.nodes.len();
        self.nodes.push(Node::Fields(Inside { count: 1, next: 0 }));
        self.nodes.push(Node::Field(variant));
        Open { outer: Some(outer), ..self.open(node) }
    }

    fn close(&mut self, begin: usize, count: u32) {
        let next = self.nodes.len() as u32;
        if let Some(Node::List(inside) | Node::Fields(inside)) = self.nodes.get_mut(begin) {
            *inside = Inside { count, next };
        }
    }
}

impl<'t> Part<'t> {
    fn node(self) -> Node {
        self.tree.nodes.get(self.at).copied().unwrap_or(Node::Null)
    }

    /// What stands behind it.
    fn next(self) -> usize {
        match self.node() {
            Node::List(inside) | Node::Fields(inside) => inside.next as usize,
            _ => self.at + 1,
        }
    }

    /// What is nothing or empty is left out of a picture.
    pub(super) fn is_left_out(self) -> bool {
        matches!(self.node(), Node::Null | Node::List(Inside { count: 0, .. }))
    }

    /// Its parts, if it is a list.
    pub(super) fn list(self) -> Option<Vec<Part<'t>>> {
        Some(self.parts()?.collect())
    }

    /// The same, one after the other.
    fn parts(self) -> Option<impl Iterator<Item = Part<'t>>> {
        let Node::List(inside) = self.node() else { return None };
        let (tree, mut at) = (self.tree, self.at + 1);
        Some((0..inside.count).map(move |_| {
            let part = Part { tree, at };
            at = part.next();
            part
        }))
    }

    /// Its fields, if it has some.
    pub(super) fn fields(self) -> Option<impl Iterator<Item = (&'t str, Part<'t>)> + Clone> {
        let Node::Fields(inside) = self.node() else { return None };
        let (tree, mut at) = (self.tree, self.at + 1);
        Some((0..inside.count).map(move |_| {
            let name = Part { tree, at }.text().unwrap_or_default();
            let value = Part { tree, at: at + 1 };
            at = value.next();
            (name, value)
        }))
    }

    /// One of its fields.
    pub(super) fn field(self, wanted: &str) -> Option<Part<'t>> {
        self.fields()?.find(|(name, _)| *name == wanted).map(|(_, value)| value)
    }

    /// Its text, if it is one.
    pub(super) fn text(self) -> Option<&'t str> {
        match self.node() {
            Node::Text(span) => Some(self.tree.span(span)),
            Node::Field(name) => Some(name),
            _ => None,
        }
    }

    /// Its number, if it is one that counts something.
    pub(super) fn number(self) -> Option<u64> {
        if let Node::Unsigned(number) = self.node() { Some(number) } else { None }
    }

    /// About how many letters it has when it is written.
    pub(super) fn length(self) -> usize {
        match self.node() {
            Node::Null | Node::Bool(_) => 4,
            Node::Unsigned(_) | Node::Negative(_) | Node::Float(_) => 3,
            Node::Text(_) | Node::Field(_) => self.text().map_or(0, str::len) + 2,
            Node::List(_) => {
                self.parts().into_iter().flatten().map(|part| part.length() + 1).sum::<usize>() + 1
            }
            Node::Fields(_) => {
                let fields = self.fields().into_iter().flatten();
                fields.map(|(name, value)| name.len() + 4 + value.length()).sum::<usize>() + 1
            }
        }
    }

    /// As it is written.
    pub(super) fn json(self) -> Json {
        let mut text = String::new();
        self.write(&mut text);
        text.into()
    }

    /// Writes it behind a text.
    fn write(self, text: &mut String) {
        match self.node() {
            Node::Null => text.push_str("null"),
            Node::Bool(value) => text.push_str(if value { "true" } else { "false" }),
            Node::Unsigned(value) => text.push_str(&value.to_string()),
            Node::Negative(value) => text.push_str(&value.to_string()),
            Node::Float(value) => text.push_str(Json::of(&value).text()),
            Node::Text(_) | Node::Field(_) => write_text(self.text().unwrap_or_default(), text),
            Node::List(_) => {
                text.push('[');
                for (number, part) in self.parts().into_iter().flatten().enumerate() {
                    text.push_str(if number == 0 { "" } else { "," });
                    part.write(text);
                }
                text.push(']');
            }
            Node::Fields(_) => {
                text.push('{');
                for (number, (name, value)) in self.fields().into_iter().flatten().enumerate() {
                    text.push_str(if number == 0 { "" } else { "," });
                    write_text(name, text);
                    text.push(':');
                    value.write(text);
                }
                text.push('}');
            }
        }
    }
}

/// Writes a string behind a text, in quotation marks.
pub(super) fn write_text(said: &str, text: &mut String) {
    if said.bytes().any(|byte| byte < b' ' || matches!(byte, b'"' | b'\\')) {
        return text.push_str(Json::of(said).text());
    }
    text.push('"');
    text.push_str(said);
    text.push('"');
}

impl PartialEq for Part<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self.node(), other.node()) {
            (Node::Null, Node::Null) => true,
            (Node::Bool(one), Node::Bool(other)) => one == other,
            (Node::Unsigned(one), Node::Unsigned(other)) => one == other,
            (Node::Negative(one), Node::Negative(other)) => one == other,
            (Node::Float(one), Node::Float(other)) => one.to_bits() == other.to_bits(),
            (Node::Text(_) | Node::Field(_), Node::Text(_) | Node::Field(_)) => self.text() == other.text(),
            (Node::List(one), Node::List(two)) => {
                let (mine, theirs) = (self.parts(), other.parts());
                one.count == two.count && mine.into_iter().flatten().eq(theirs.into_iter().flatten())
            }
            (Node::Fields(one), Node::Fields(two)) => {
                let (mine, theirs) = (self.fields(), other.fields());
                one.count == two.count && mine.into_iter().flatten().eq(theirs.into_iter().flatten())
            }
            _ => false,
        }
    }
}

/// Something whose parts are being laid out.
pub(super) struct Open<'t> {
    tree: &'t mut Tree,
    begin: usize,
    count: u32,
    /// The object of a variant around it.
    outer: Option<usize>,
}

impl Open<'_> {
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.count += 1;
        value.serialize(&mut *self.tree)
    }

    fn named<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.tree.push(Node::Field(name))?;
        self.part(value)
    }

    fn finish(self) -> Result<(), Error> {
        self.tree.close(self.begin, self.count);
        if let Some(outer) = self.outer {
            self.tree.close(outer, 1);
        }
        Ok(())
    }
}

/// Numbers and other values without parts, each as one node.
macro_rules! nodes {
    ($($method:ident($value:ty) => $node:expr;)+) => {
        $(fn $method(self, value: $value) -> Result<(), Error> {
            self.push($node(value))
        })+
    };
}

fn whole(number: i64) -> Node {
    u64::try_from(number).map_or(Node::Negative(number), Node::Unsigned)
}

impl<'t> Serializer for &'t mut Tree {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Open<'t>;
    type SerializeTuple = Open<'t>;
    type SerializeTupleStruct = Open<'t>;
    type SerializeTupleVariant = Open<'t>;
    type SerializeMap = Open<'t>;
    type SerializeStruct = Open<'t>;
    type SerializeStructVariant = Open<'t>;

    nodes! {
        serialize_bool(bool) => Node::Bool;
        serialize_u8(u8) => |value| Node::Unsigned(u64::from(value));
        serialize_u16(u16) => |value| Node::Unsigned(u64::from(value));
        serialize_u32(u32) => |value| Node::Unsigned(u64::from(value));
        serialize_u64(u64) => Node::Unsigned;
        serialize_i8(i8) => |value| whole(i64::from(value));
        serialize_i16(i16) => |value| whole(i64::from(value));
        serialize_i32(i32) => |value| whole(i64::from(value));
        serialize_i64(i64) => whole;
        serialize_f32(f32) => |value| Node::Float(f64::from(value));
        serialize_f64(f64) => Node::Float;
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.push_text(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.push_text(value)
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Error> {
        Err(Error::custom("pictures have no bytes"))
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.push(Node::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.push(Node::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.push(Node::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.push(Node::Field(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut open = self.open(Node::Fields);
        open.named(variant, value)?;
        open.finish()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'t>, Error> {
        Ok(self.open(Node::List))
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'t>, Error> {
        Ok(self.open(Node::List))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'t>, Error> {
        Ok(self.open(Node::List))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'t>, Error> {
        Ok(self.open_variant(variant, Node::List))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'t>, Error> {
        Ok(self.open(Node::Fields))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'t>, Error> {
        Ok(self.open(Node::Fields))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'t>, Error> {
        Ok(self.open_variant(variant, Node::Fields))
    }
}

/// Parts without names.
macro_rules! parts {
    ($($interface:ident::$method:ident;)+) => {
        $(impl $interface for Open<'_> {
            type Ok = ();
            type Error = Error;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.part(value)
            }
            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        })+
    };
}

parts! {
    SerializeSeq::serialize_element;
    SerializeTuple::serialize_element;
    SerializeTupleStruct::serialize_field;
    SerializeTupleVariant::serialize_field;
}

/// Parts with names that stand in the program.
macro_rules! fields {
    ($($interface:ident)+) => {
        $(impl $interface for Open<'_> {
            type Ok = ();
            type Error = Error;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.named(name, value)
            }
            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        })+
    };
}

fields! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let at = self.tree.nodes.len();
        key.serialize(&mut *self.tree)?;
        match self.tree.nodes.get(at..) {
            Some([Node::Text(_) | Node::Field(_)]) => Ok(()),
            Some([Node::Unsigned(number)]) => {
                let number = number.to_string();
                self.tree.nodes.truncate(at);
                self.tree.push_text(&number)
            }
            _ => Err(Error::custom("a name is a text or a number")),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.part(value)
    }

    fn end(self) -> Result<(), Error> {
        self.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Plain,
        One(i32),
        Two(u8, Option<&'static str>),
        Fields { first: f64, second: Vec<bool> },
    }

    #[derive(Serialize)]
    #[serde(tag = "kind")]
    enum Tagged {
        Named { whole: Box<Whole> },
    }

    #[derive(Serialize)]
    struct Whole {
        kinds: Vec<Kind>,
        #[serde(skip_serializing_if = "Option::is_none")]
        absent: Option<u8>,
        nothing: Option<u8>,
        by_name: BTreeMap<String, i64>,
        by_number: BTreeMap<u8, char>,
        pair: (u16, ()),
        empty: [u8; 0],
    }

    fn whole() -> Whole {
        Whole {
            kinds: vec![
                Kind::Plain,
                Kind::One(-7),
                Kind::Two(255, None),
                Kind::Two(0, Some("two")),
                Kind::Fields { first: 0.5, second: vec![true, false] },
            ],
            absent: None,
            nothing: None,
            by_name: [("b".to_owned(), 2), ("a".to_owned(), -1)].into(),
            by_number: [(3, 'x'), (1, 'é')].into(),
            pair: (9, ()),
            empty: [],
        }
    }

    #[test]
    fn a_tree_is_what_would_be_written() {
        let value = Tagged::Named { whole: Box::new(whole()) };
        assert_eq!(Tree::of(&value).root().json().text(), serde_json::to_string(&value).unwrap());
    }

    #[test]
    fn trees_are_equal_when_everything_in_them_is() {
        let (one, two) = (Tree::of(&whole()), Tree::of(&whole()));
        assert!(one.root() == two.root());
        for change in [
            |whole: &mut Whole| whole.nothing = Some(0),
            |whole: &mut Whole| drop(whole.kinds.pop()),
            |whole: &mut Whole| whole.pair.0 = 8,
            |whole: &mut Whole| *whole.by_name.entry("a".to_owned()).or_default() = 1,
            |whole: &mut Whole| whole.absent = Some(1),
        ] {
            let mut other = whole();
            change(&mut other);
            assert!(one.root() != Tree::of(&other).root());
        }
    }

    #[test]
    fn fields_and_parts_are_found() {
        let tree = Tree::of(&whole());
        assert_eq!(tree.root().field("pair").and_then(|pair| pair.list()?.first()?.number()), Some(9));
        assert_eq!(tree.root().field("absent").map(Part::json), None);
        assert!(tree.root().field("nothing").unwrap().is_left_out());
        assert!(tree.root().field("empty").unwrap().is_left_out());
        let kinds = tree.root().field("kinds").unwrap().list().unwrap();
        assert_eq!(
            kinds.iter().map(|kind| kind.text()).collect::<Vec<_>>(),
            [Some("plain"), None, None, None, None]
        );
    }
}

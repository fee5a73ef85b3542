//! A check value of anything that can be serialised, the same on every machine. It walks what would be written without writing it: a picture is
//! checked after every step, and writing it out took as long as painting it.

use serde::Serialize;
use serde::de::value::Error;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// 32 bits over everything that is serialised of a value. Not secret: it is told to the viewer who has the value anyway.
pub(crate) fn check_value<T: Serialize + ?Sized>(value: &T) -> u32 {
    let value = fingerprint(value);
    (value ^ (value >> 32)) as u32
}

/// 64 bits over everything that is serialised of a value, for whoever only wants to know whether it is still the same.
#[must_use]
pub fn fingerprint<T: Serialize + ?Sized>(value: &T) -> u64 {
    let mut walk = Walk(0x756e_6465_7263_726f);
    // Nothing in a picture fails to serialise; if something did, the value would still be the same everywhere.
    let _ = value.serialize(&mut walk);
    walk.0
}

/// What stands for the shape of a value: two values with the same parts in another order differ.
#[derive(Clone, Copy)]
enum Shape {
    Nothing = 1,
    Some,
    Begin,
    End,
}

struct Walk(u64);

impl Walk {
    fn word(&mut self, word: u64) {
        let mixed = u128::from(self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        self.0 = (mixed as u64) ^ ((mixed >> 64) as u64) ^ self.0.rotate_left(23);
    }

    /// Shapes are words that no number of a picture comes near: nothing is not one.
    fn shape(&mut self, shape: Shape) {
        self.word(0x7368_6170_6500_0000 | shape as u64);
    }

    /// Whole words, then what is left with the length beside it.
    fn bytes(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.word(u64::from_le_bytes(*word));
        }
        let mut last = [0; 8];
        last.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
        self.word(u64::from_le_bytes(last) | (bytes.len() as u64) << 56);
    }

    fn named(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.bytes(name.as_bytes());
        value.serialize(self)
    }

    fn begin(&mut self, name: &str) -> Result<&mut Walk, Error> {
        self.bytes(name.as_bytes());
        self.shape(Shape::Begin);
        Ok(self)
    }

    fn finish(&mut self) -> Result<(), Error> {
        self.shape(Shape::End);
        Ok(())
    }
}

/// Numbers, each as one word.
macro_rules! words {
    ($($method:ident($number:ty) => $as:expr;)+) => {
        $(fn $method(self, value: $number) -> Result<(), Error> {
            self.word($as(value));
            Ok(())
        })+
    };
}

impl<'w> Serializer for &'w mut Walk {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = &'w mut Walk;
    type SerializeTuple = &'w mut Walk;
    type SerializeTupleStruct = &'w mut Walk;
    type SerializeTupleVariant = &'w mut Walk;
    type SerializeMap = &'w mut Walk;
    type SerializeStruct = &'w mut Walk;
    type SerializeStructVariant = &'w mut Walk;

    words! {
        serialize_bool(bool) => u64::from;
        serialize_u8(u8) => u64::from;
        serialize_u16(u16) => u64::from;
        serialize_u32(u32) => u64::from;
        serialize_u64(u64) => u64::from;
        serialize_i8(i8) => |value| i64::from(value) as u64;
        serialize_i16(i16) => |value| i64::from(value) as u64;
        serialize_i32(i32) => |value| i64::from(value) as u64;
        serialize_i64(i64) => |value| value as u64;
        serialize_f32(f32) => |value: f32| u64::from(value.to_bits());
        serialize_f64(f64) => f64::to_bits;
        serialize_char(char) => u64::from;
    }

    /// Shared parts give the value that they have instead of being walked.
    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.bytes(value.as_bytes());
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.bytes(value);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.shape(Shape::Some);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.shape(Shape::Nothing);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.serialize_str(variant)
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
        self.named(variant, value)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<&'w mut Walk, Error> {
        self.begin("")
    }

    fn serialize_tuple(self, _: usize) -> Result<&'w mut Walk, Error> {
        self.begin("")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<&'w mut Walk, Error> {
        self.begin("")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<&'w mut Walk, Error> {
        self.begin(variant)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<&'w mut Walk, Error> {
        self.begin("")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<&'w mut Walk, Error> {
        self.begin("")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<&'w mut Walk, Error> {
        self.begin(variant)
    }
}

/// Lists, whose parts follow each other.
macro_rules! parts {
    ($($kind:ident::$method:ident),+) => {
        $(impl $kind for &mut Walk {
            type Ok = ();
            type Error = Error;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                value.serialize(&mut **self)
            }
            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        })+
    };
}

parts!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

/// Records, whose fields have names.
macro_rules! fields {
    ($($kind:ident),+) => {
        $(impl $kind for &mut Walk {
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

fields!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for &mut Walk {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Error> {
        self.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::check_value;
    use serde_json::json;

    #[test]
    fn what_differs_anywhere_has_another_value() {
        let different = [
            json!(null),
            json!([]),
            json!([[]]),
            json!([null]),
            json!(""),
            json!(["a", "b"]),
            json!(["b", "a"]),
            json!(["ab", ""]),
            json!(["", "ab"]),
            json!({ "a": 1, "b": 2 }),
            json!({ "a": 2, "b": 1 }),
            json!({ "a": { "b": 2 } }),
            json!(["12345678"]),
            json!(["1234567", "8"]),
            json!(["12345678\0"]),
            json!(1),
            json!(-1),
        ];
        let values: Vec<u32> = different.iter().map(check_value).collect();
        for (at, value) in values.iter().enumerate() {
            assert!(!values[..at].contains(value), "{}", different[at]);
        }
        assert_eq!(check_value(&different[9]), check_value(&json!({ "b": 2, "a": 1 })));
    }

    /// Nodes of different kinds of machines serve the same picture.
    #[test]
    fn the_value_is_the_same_everywhere() {
        assert_eq!(check_value(&json!({ "a": [1, "two", null, true] })), 948_262_237);
    }
}

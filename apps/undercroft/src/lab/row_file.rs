//! Files of `lab run`: one row for each match, as CSV or as Parquet. Parquet cannot be added to, so an unfinished run is CSV always, and
//! becomes Parquet when it is whole; both are read and written row by row, so that memory stays the same however long they are.

use crate::common::{Done, problem};
use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::record::Field;
use parquet::schema::types::Type;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;
use undercroft_lab::Played;

/// How many rows of Parquet are held at once.
const GROUP: usize = 1 << 16;

const COLUMNS: [&str; 5] = ["number", "seed", "won", "end", "decisions"];

/// One match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub number: u64,
    pub seed: u64,
    pub won: bool,
    /// The word of its end.
    pub end: String,
    pub decisions: i64,
    pub facts: Vec<Option<i64>>,
}

impl Row {
    pub fn of(seed: u64, played: Played) -> Row {
        let Played { number, won, end, decisions, facts } = played;
        Row { number, seed, won, end: end.unwrap_or("unfinished").to_owned(), decisions, facts }
    }

    pub fn csv(&self) -> String {
        let fact =
            |fact: &Option<i64>| format!(",{}", fact.map(|number| number.to_string()).unwrap_or_default());
        let facts: String = self.facts.iter().map(fact).collect();
        let Row { number, seed, end, decisions, .. } = self;
        format!("{number},{seed},{},{end},{decisions}{facts}\n", u8::from(self.won))
    }

    fn parse(line: &str, facts: usize) -> Option<Row> {
        let cells: Vec<&str> = line.split(',').collect();
        let [number, seed, won, end, decisions, values @ ..] = cells.as_slice() else { return None };
        let won = match *won {
            "0" => false,
            "1" => true,
            _ => return None,
        };
        let fact = |cell: &&str| if cell.is_empty() { Some(None) } else { cell.parse().ok().map(Some) };
        Some(Row {
            number: number.parse().ok()?,
            seed: seed.parse().ok()?,
            won,
            end: (*end).to_owned(),
            decisions: decisions.parse().ok()?,
            facts: values
                .iter()
                .map(fact)
                .collect::<Option<Vec<_>>>()
                .filter(|found| found.len() == facts)?,
        })
    }
}

/// The first line of a CSV file.
pub fn head(facts: &[String]) -> String {
    let columns: Vec<&str> = COLUMNS.into_iter().chain(facts.iter().map(String::as_str)).collect();
    format!("{}\n", columns.join(","))
}

/// Hands every row of a file to `take`, with the names of its facts.
pub fn each_row(path: &Path, take: &mut dyn FnMut(&[String], Row) -> Done) -> Done {
    let failed = |error: std::io::Error| problem(format!("{}: {error}", path.display()));
    let mut first = [0; 4];
    let whole = File::open(path).map_err(failed)?.read_exact(&mut first);
    if whole.is_ok() && &first == b"PAR1" {
        return each_parquet(path, take);
    }
    let mut lines = BufReader::new(File::open(path).map_err(failed)?).lines();
    let head = lines.next().transpose().map_err(failed)?.unwrap_or_default();
    let names: Vec<String> = head.split(',').map(str::to_owned).collect();
    let facts = facts_of(&names).ok_or_else(|| foreign(path))?;
    for (line, number) in lines.zip(2..) {
        let line = line.map_err(failed)?;
        let row = Row::parse(&line, facts.len()).ok_or_else(|| {
            problem(format!("{}: line {number}: `{line}` has not the columns {head}", path.display()))
        })?;
        take(facts, row)?;
    }
    Ok(())
}

fn facts_of(columns: &[String]) -> Option<&[String]> {
    let (ours, facts) = columns.split_at_checked(COLUMNS.len())?;
    (ours == COLUMNS).then_some(facts)
}

fn foreign(path: &Path) -> crate::common::Problem {
    problem(format!(
        "{}: this is no file of `lab run`: its columns have to be {} …",
        path.display(),
        COLUMNS.join(",")
    ))
}

fn each_parquet(path: &Path, take: &mut dyn FnMut(&[String], Row) -> Done) -> Done {
    let failed = |error: ParquetError| problem(format!("{}: {error}", path.display()));
    let file = File::open(path).map_err(|error| problem(format!("{}: {error}", path.display())))?;
    let reader = SerializedFileReader::new(file).map_err(failed)?;
    let schema = reader.metadata().file_metadata().schema_descr();
    let names: Vec<String> = schema.columns().iter().map(|column| column.name().to_owned()).collect();
    let facts = facts_of(&names).ok_or_else(|| foreign(path))?;
    for row in reader.get_row_iter(None).map_err(failed)? {
        let row = row.map_err(failed)?;
        let fields: Vec<&Field> = row.get_column_iter().map(|(_, field)| field).collect();
        take(facts, from_fields(&fields).ok_or_else(|| foreign(path))?)?;
    }
    Ok(())
}

fn from_fields(fields: &[&Field]) -> Option<Row> {
    let [
        Field::ULong(number),
        Field::ULong(seed),
        Field::Bool(won),
        Field::Str(end),
        Field::Long(decisions),
        facts @ ..,
    ] = fields
    else {
        return None;
    };
    let fact = |field: &&Field| match field {
        Field::Long(number) => Some(Some(*number)),
        Field::Null => Some(None),
        _ => None,
    };
    Some(Row {
        number: *number,
        seed: *seed,
        won: *won,
        end: end.clone(),
        decisions: *decisions,
        facts: facts.iter().map(fact).collect::<Option<_>>()?,
    })
}

/// Writes the rows of a CSV file with these facts as Parquet.
pub fn to_parquet(rows: &Path, facts: &[String], parquet: &Path) -> Done {
    let failed = |error: ParquetError| problem(format!("{}: {error}", parquet.display()));
    let unwritten = |error: std::io::Error| problem(format!("{}: {error}", parquet.display()));
    let file = File::create(parquet).map_err(unwritten)?;
    let schema = schema(facts).map_err(failed)?;
    let mut writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::default()).map_err(failed)?;
    let mut group: Vec<Row> = Vec::new();
    each_row(rows, &mut |_, row| {
        group.push(row);
        if group.len() < GROUP {
            return Ok(());
        }
        let written = write_group(&mut writer, facts.len(), &group);
        group.clear();
        written.map_err(failed)
    })?;
    write_group(&mut writer, facts.len(), &group).map_err(failed)?;
    let file = writer.into_inner().map_err(failed)?;
    file.sync_all().map_err(unwritten)
}

fn schema(facts: &[String]) -> Result<Type, ParquetError> {
    let column = |name: &str, physical: Physical, converted: ConvertedType, repetition: Repetition| {
        let column = Type::primitive_type_builder(name, physical);
        column.with_converted_type(converted).with_repetition(repetition).build().map(Arc::new)
    };
    let own = [
        (Physical::INT64, ConvertedType::UINT_64),
        (Physical::INT64, ConvertedType::UINT_64),
        (Physical::BOOLEAN, ConvertedType::NONE),
        (Physical::BYTE_ARRAY, ConvertedType::UTF8),
        (Physical::INT64, ConvertedType::NONE),
    ];
    let own = COLUMNS
        .into_iter()
        .zip(own)
        .map(|(name, (physical, converted))| column(name, physical, converted, Repetition::REQUIRED));
    let facts =
        facts.iter().map(|fact| column(fact, Physical::INT64, ConvertedType::NONE, Repetition::OPTIONAL));
    Type::group_type_builder("matches").with_fields(own.chain(facts).collect::<Result<_, _>>()?).build()
}

fn write_group(
    writer: &mut SerializedFileWriter<File>,
    facts: usize,
    rows: &[Row],
) -> Result<(), ParquetError> {
    if rows.is_empty() {
        return Ok(());
    }
    let mut group = writer.next_row_group()?;
    for at in 0..COLUMNS.len() + facts {
        let Some(mut column) = group.next_column()? else { break };
        let mut whole = |number: &dyn Fn(&Row) -> i64| {
            let numbers: Vec<i64> = rows.iter().map(number).collect();
            column.typed::<Int64Type>().write_batch(&numbers, None, None)
        };
        match at {
            // The same bits: the column says that they have no sign.
            0 => whole(&|row| row.number.cast_signed()),
            1 => whole(&|row| row.seed.cast_signed()),
            2 => {
                let won: Vec<bool> = rows.iter().map(|row| row.won).collect();
                column.typed::<BoolType>().write_batch(&won, None, None)
            }
            3 => {
                let ends: Vec<ByteArray> = rows.iter().map(|row| row.end.as_str().into()).collect();
                column.typed::<ByteArrayType>().write_batch(&ends, None, None)
            }
            4 => whole(&|row| row.decisions),
            at => {
                let read = |row: &Row| row.facts.get(at - COLUMNS.len()).copied().flatten();
                let numbers: Vec<i64> = rows.iter().filter_map(read).collect();
                let levels: Vec<i16> = rows.iter().map(|row| i16::from(read(row).is_some())).collect();
                column.typed::<Int64Type>().write_batch(&numbers, Some(&levels), None)
            }
        }?;
        column.close()?;
    }
    group.close().map(|_| ())
}

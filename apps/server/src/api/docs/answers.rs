//! What every route may answer besides what its handler names: problems with their shape, who may ask, and how large numbers are. One place knows which
//! problem comes from what every request passes, so that no handler repeats it.

use crate::edge::MOST_NUMBER;
use serde_json::{Map, Value, json};

/// Routes that anybody may ask who has no key yet: the answer brings one.
const FOR_NEW_CALLERS: [&str; 10] = [
    "/api/v1/me",
    "/api/v1/me/claim",
    "/api/v1/tables",
    "/api/v1/tables/{id}/seats/{seat}/sit",
    "/api/v1/replays",
    "/api/v1/practice",
    "/api/v1/campaigns",
    "/api/v1/day",
    "/api/v1/designer/{game}/runs",
    "/api/v1/designer/{game}/tables",
];

/// Routes that take a body and change nothing, so that nobody needs a key.
const QUESTIONS: [&str; 3] = [GAME_CHECK, "/api/v1/designer/{game}/check", "/api/v1/puzzles/{id}"];
const GAME_CHECK: &str = "/api/v1/games/{game}/check";

/// Completes a document.
pub(super) fn complete(document: &mut Value) {
    if let Some(components) = document.get_mut("components").and_then(Value::as_object_mut) {
        components.insert("securitySchemes".to_owned(), scheme());
        if let Some(schemas) = components.get_mut("schemas").and_then(Value::as_object_mut) {
            schemas.insert("Problem".to_owned(), problem());
            schemas.insert("RollWanted".to_owned(), roll_wanted());
            schemas.insert("Value".to_owned(), value());
            for (schema, field, shape) in [
                ("RuleFact", "/properties/value", json!({ "$ref": VALUE })),
                ("NewTable", "/properties/setup", form()),
                ("DesignQuestion", "/properties/setup", form()),
                ("DesignEdit", "/properties/value", whole()),
            ] {
                if let Some(place) = schemas.get_mut(schema).and_then(|schema| schema.pointer_mut(field)) {
                    *place = shape;
                }
            }
            if let Some(turn) = schemas.get_mut("CampaignTurn") {
                refuse_unknown_fields(turn);
            }
        }
    }
    bound_numbers(document);
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    for (path, methods) in paths.into_iter().flatten() {
        for (method, route) in methods.as_object_mut().into_iter().flatten() {
            if let Some(route) = route.as_object_mut() {
                complete_route(path, method, route);
            }
        }
    }
}

fn scheme() -> Value {
    let about =
        "The key of a browser or program. The first change sets it; whoever keeps it is the same person.";
    json!({ "key": { "type": "apiKey", "in": "cookie", "name": "undercroft", "description": about } })
}

fn problem() -> Value {
    json!({
        "type": "object",
        "description": "Why something was not done.",
        "required": ["error", "message"],
        "properties": {
            "error": { "type": "string", "description": "The word for it." },
            "message": { "type": "string", "description": "A sentence in the language of the caller." },
            "rule": { "type": "string", "description": "The rule behind it, if there is one." },
            "picture": { "type": ["object", "null"], "description": "What is on the table now, where the caller was behind." },
            "do": { "type": "string", "description": "What the guided game wants instead." },
            "roll": { "$ref": "#/components/schemas/Asked" },
        },
    })
}

fn roll_wanted() -> Value {
    json!({
        "type": "object",
        "description": "Nothing is played yet: this has to be rolled or drawn first.",
        "required": ["error", "message", "roll"],
        "properties": {
            "error": { "type": "string" },
            "message": { "type": "string", "description": "A sentence in the language of the caller." },
            "roll": { "$ref": "#/components/schemas/Asked" },
        },
    })
}

const VALUE: &str = "#/components/schemas/Value";

/// A whole number as large as every program reads it.
fn whole() -> Value {
    json!({ "type": "integer", "minimum": -MOST_NUMBER, "maximum": MOST_NUMBER })
}

fn value() -> Value {
    let words = json!({ "type": "array", "items": { "type": "string" } });
    let kinds = json!([{ "type": "boolean" }, whole(), { "type": "string" }, words]);
    json!({ "description": "The value of a fact or of an option of the form.", "anyOf": kinds })
}

fn form() -> Value {
    let about = "What the form says; what is left out has its default.";
    json!({ "type": "object", "description": about, "additionalProperties": { "$ref": VALUE } })
}

/// Says of a list of variants what its reader does: each has exactly the fields that are named.
fn refuse_unknown_fields(schema: &mut Value) {
    match schema {
        Value::Array(schemas) => schemas.iter_mut().for_each(refuse_unknown_fields),
        Value::Object(fields) => {
            if fields.contains_key("properties") {
                fields.insert("additionalProperties".to_owned(), json!(false));
            }
            fields.values_mut().for_each(refuse_unknown_fields);
        }
        _ => {}
    }
}

/// What may go wrong: status and words.
type Wrong = (&'static str, &'static str);

/// What comes from what every request passes.
const ALWAYS: [Wrong; 3] = [
    ("408", "It took too long."),
    ("429", "That was too much at once; `Retry-After` says how many seconds to wait."),
    ("503", "The service cannot do it now; `Retry-After` says when to try again."),
];

fn wrong(path: &str, method: &str, route: &Map<String, Value>) -> Vec<Wrong> {
    let parameters: Vec<&str> = route
        .get("parameters")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(|parameter| parameter.get("in")?.as_str())
        .collect();
    let changes = method != "get";
    let at_table = path.starts_with("/api/v1/tables/{id}");
    let mut wrong = ALWAYS.to_vec();
    if parameters.contains(&"query") || changes {
        wrong.push(("400", "The request is not understood."));
    }
    if parameters.contains(&"path") {
        wrong.push(("404", "There is no such thing, or it is not for the caller."));
    }
    if needs_key(path, method) {
        wrong.push(("401", "The caller is not known here."));
    }
    if path == "/api/v1/rules" {
        wrong.push(("404", "There is no such game."));
    }
    let about_the_match = ["/odds", "/odds/all", "/facts", "/review", "/hint"];
    if at_table && about_the_match.iter().any(|question| path.ends_with(question)) {
        wrong.push(("409", "The match has not begun, is not over, or does not ask the caller."));
    }
    if path == "/api/v1/campaigns/{id}" {
        wrong.push(("409", "It was changed at the same time; try again."));
    }
    if at_table || changes {
        wrong.push(("403", "The caller may not do that."));
    }
    if route.contains_key("requestBody") {
        wrong.push(("413", "The request is too large."));
        wrong.push(("415", "JSON is expected."));
    }
    if at_table && changes {
        wrong.push(("409", "It does not fit how things are now."));
        wrong.push(("422", "A rule of the game forbids it."));
    }
    if path.starts_with("/api/v1/campaigns") && changes {
        wrong.push(("404", "There is no such campaign or game."));
        wrong.push(("409", "It does not fit how things are now."));
        wrong.push(("422", "The rules of the campaign forbid it."));
    }
    wrong
}

fn needs_key(path: &str, method: &str) -> bool {
    let campaign = path == "/api/v1/campaigns/{id}";
    (method != "get" && !FOR_NEW_CALLERS.contains(&path) && !QUESTIONS.contains(&path)) || campaign
}

fn complete_route(path: &str, method: &str, route: &mut Map<String, Value>) {
    let security = match needs_key(path, method) {
        true => json!([{ "key": [] }]),
        false => json!([{}, { "key": [] }]),
    };
    if path.starts_with("/api/") {
        route.insert("security".to_owned(), security);
    }
    if path == GAME_CHECK
        && let Some(schema) = body_schema(route)
    {
        *schema = form();
    }
    // The same wishes come with a new table, which has an id of its own.
    if path.ends_with("/settings")
        && let Some(schema) = body_schema(route)
    {
        let id = json!({ "type": "string", "minLength": 1 });
        *schema = json!({ "allOf": [schema.take()], "required": ["id"], "properties": { "id": id } });
    }
    let wrong = wrong(path, method, route);
    let Some(responses) = route.get_mut("responses").and_then(Value::as_object_mut) else { return };
    for (status, words) in wrong {
        responses.entry(status).or_insert_with(|| json!({ "description": words }));
    }
    for (status, answer) in responses {
        let schema = match status.as_str() {
            "202" => "RollWanted",
            status if status.starts_with(['4', '5']) => "Problem",
            _ => continue,
        };
        let reference = json!({ "$ref": format!("#/components/schemas/{schema}") });
        if let Some(answer) = answer.as_object_mut() {
            answer.entry("content").or_insert_with(|| json!({ "application/json": { "schema": reference } }));
        }
    }
}

fn body_schema(route: &mut Map<String, Value>) -> Option<&mut Value> {
    route.get_mut("requestBody")?.pointer_mut("/content/application~1json/schema")
}

/// Whole numbers say how large they may be, and not by a name that only some tools know.
fn bound_numbers(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(bound_numbers),
        Value::Object(fields) => {
            let most = match fields.get("format").and_then(Value::as_str) {
                Some("u-int8" | "uint8") => Some(u64::from(u8::MAX)),
                Some("u-int32" | "uint32") => Some(u64::from(u32::MAX)),
                Some("u-int" | "uint" | "u-int64" | "uint64") => Some(1 << 53),
                _ => None,
            };
            if let Some(most) = most {
                fields.remove("format");
                fields.entry("maximum").or_insert(json!(most));
            }
            fields.values_mut().for_each(bound_numbers);
        }
        _ => {}
    }
}

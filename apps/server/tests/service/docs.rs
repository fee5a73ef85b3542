//! The document of the interface tells every route there is, and no other.

use crate::fixture::Service;
use serde_json::Value;
use std::collections::BTreeSet;

/// The routes in the sources, as the router knows them: methods are counted by the handlers that the document names.
fn routes() -> BTreeSet<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/api");
    let mut found = BTreeSet::new();
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    for file in files.filter(|path| path.is_file()) {
        let text = std::fs::read_to_string(file).unwrap();
        for (at, _) in text.match_indices(".route(\"") {
            let path = text[at + 8..].split('"').next().unwrap();
            found.insert(path.replace("{file}", "{hash}.ftl"));
        }
    }
    found
}

#[tokio::test]
async fn every_route_is_in_the_document() {
    let service = Service::new().await;
    let mut anna = service.client("anna");
    let document = anna.get("/api/v1/openapi.json").await.ok();
    let paths: BTreeSet<String> = document["paths"].as_object().unwrap().keys().cloned().collect();
    let own = ["/api/v1".to_owned(), "/api/v1/openapi.json".to_owned()];
    let missing: Vec<String> =
        routes().difference(&paths).filter(|path| !own.contains(path)).cloned().collect();
    assert!(missing.is_empty(), "{missing:?}");
    let gone: Vec<&String> = paths.iter().filter(|path| !routes().contains(*path)).collect();
    assert!(gone.is_empty(), "{gone:?}");
    for (path, methods) in document["paths"].as_object().unwrap() {
        for route in methods.as_object().unwrap().values() {
            let said = route["summary"].as_str().or(route["description"].as_str());
            assert!(said.is_some_and(|said| said.len() > 10), "{path}");
        }
    }
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, route) in methods.as_object().unwrap() {
            let responses = route["responses"].as_object().unwrap();
            for status in ["429", "503"] {
                assert!(responses.contains_key(status), "{method} {path}: {status}");
            }
            for (status, answer) in responses.iter().filter(|(status, _)| status.starts_with(['4', '5'])) {
                let schema = &answer["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(schema, "#/components/schemas/Problem", "{method} {path}: {status}");
            }
        }
    }
    assert_eq!(document["components"]["securitySchemes"]["key"]["name"], "undercroft");
    let close = &document["paths"]["/api/v1/tables/{id}/close"]["post"];
    assert_eq!(close["security"], serde_json::json!([{ "key": [] }]));
    let seat =
        &document["paths"]["/api/v1/tables/{id}/seats/{seat}/leave"]["post"]["parameters"][1]["schema"];
    assert_eq!((&seat["minimum"], &seat["maximum"]), (&serde_json::json!(0), &serde_json::json!(255)));
    let page = anna.get("/api/v1").await;
    assert!(page.text.contains("POST /api/v1/tables/{id}/actions"), "{}", page.text);
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for name in ["Act", "NewTable", "TableCard", "Answer"] {
        assert!(schemas.get(name).is_some_and(Value::is_object), "{name}");
    }
}

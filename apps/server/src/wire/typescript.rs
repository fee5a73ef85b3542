//! The types of everything but pictures for TypeScript: one text, written by `cargo run -p undercroft-server --example typescript`.

use undercroft_table::WireTypes;

/// Every type that goes over the wire besides pictures, by name.
#[must_use]
pub fn typescript() -> String {
    let mut types = WireTypes::beside_pictures();
    types.add::<super::Lobby>();
    types.add::<super::FormCheck>();
    types.add::<super::TableLine>();
    types.add::<super::NewTable>();
    types.add::<super::TableCard>();
    types.add::<super::InvitationCard>();
    types.add::<super::Act>();
    types.add::<super::Answer>();
    types.add::<super::Asked>();
    types.add::<super::Branched>();
    types.add::<super::SetPassing>();
    types.add::<super::NewPractice>();
    types.add::<super::UpdateTable>();
    types.add::<super::Undo>();
    types.add::<super::Sit>();
    types.add::<super::NewSignal>();
    types.add::<super::SignalCard>();
    types.add::<super::FactCard>();
    types.add::<super::ReasonCard>();
    types.add::<super::ReviewCard>();
    types.add::<super::ReviewProgress>();
    types.add::<super::HintCard>();
    types.add::<super::DayCard>();
    types.add::<super::DesignForm>();
    types.add::<super::DesignQuestion>();
    types.add::<super::DesignCheck>();
    types.add::<super::DesignRun>();
    types.add::<super::DesignResult>();
    types.add::<super::PuzzleLine>();
    types.add::<super::PuzzleCard>();
    types.add::<super::PuzzleTry>();
    types.add::<super::PuzzleAnswer>();
    types.add::<super::Me>();
    types.add::<super::Statistics>();
    types.add::<super::GameRecord>();
    types.add::<super::Transfer>();
    types.add::<super::TransferOffer>();
    types.add::<super::RulesFound>();
    types.add::<super::About>();
    types.add::<super::NewCampaign>();
    types.add::<super::CampaignCard>();
    types.add::<super::CampaignTurn>();
    types.text("cargo run -p undercroft-server --example typescript")
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_page_has_the_same_types() {
        let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/wire/server.ts");
        if page.exists() {
            let written = std::fs::read_to_string(page).unwrap();
            assert!(written == super::typescript(), "stale: write it again, its first line says how");
        }
    }

    #[test]
    fn nothing_is_too_large_for_a_page() {
        assert!(!super::typescript().contains("bigint"));
    }
}

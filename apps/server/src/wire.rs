//! What goes over the wire, besides pictures: plain data with its documentation, for the page (TypeScript) and for everybody (OpenAPI).
//! No generics, and no numbers above 32 bits but for times, which are milliseconds since 1970 and fit a JavaScript number.

mod ask;
mod campaign;
mod day;
mod designer;
mod invitation;
mod lobby;
mod person;
mod puzzle;
mod review;
mod rules;
mod signal;
mod table;
mod typescript;

pub use ask::{
    Act, Agree, AllowHints, Answer, Asked, Branched, Correct, HandOver, NewPractice, NewReplay, NewTable,
    Roll, Rolls, RuleFact, SetPassing, Sit, SitSeat, Start, Undo, UndoGrain, UpdateSettings, UpdateTable,
};
pub use campaign::{
    CampaignCard, CampaignDeed, CampaignJoin, CampaignMember, CampaignPast, CampaignShelf, CampaignSkill,
    CampaignThing, CampaignTurn, CampaignWay, NewCampaign,
};
pub use day::{DayCard, DayMark, DayResult, DungeonCard};
pub use designer::{
    DesignCheck, DesignEdit, DesignFile, DesignForm, DesignNumber, DesignPoint, DesignProblem,
    DesignQuestion, DesignRecord, DesignResult, DesignRun,
};
pub use invitation::{InvitationCard, InvitedSeat, TransferOffer};
pub use lobby::{
    ChoiceCard, EditionCard, FormCheck, GameCard, Label, Lobby, NewSeat, OptionCard, TableLine, TextFiles,
};
pub use person::{
    FeatCard, FeatSignature, GameRecord, Me, RecordLine, Rename, ResultLine, Statistics, StatisticsLine,
    Transfer, TransferClaim,
};
pub use puzzle::{PuzzleAnswer, PuzzleCard, PuzzleLine, PuzzleTry};
pub use review::{
    FightCard, FightEstimate, HintCard, ReviewCard, ReviewChoice, ReviewMoment, ReviewProgress, ReviewStrokes,
};
pub use rules::{About, Credit, PackCard, PackSource, RuleCard, RulesFound};
pub use signal::{Emote, NewSignal, SignalCard};
pub use table::{
    DiceCard, FactCard, GuideCard, OriginCard, ProposalCard, ReasonCard, SettingsCard, TableCard, TableSeat,
    UpdateCard, Verb,
};
pub use typescript::typescript;

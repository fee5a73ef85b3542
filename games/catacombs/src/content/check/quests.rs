//! Quests: references resolved, zones that hold what the quest needs, encounter tables complete.

use super::fields::{choice, flag, lookup, need_reference, reference, wide, word};
use super::notation::{self, Row, spread};
use super::tables::{MAX_DIFFICULTY, MAX_ECUS};
use crate::content::raw::{
    ByWord, RawClose, RawEncounter, RawGroup, RawMission, RawObjective, RawQuest, RawRecover, RawSearchAll,
    Rows,
};
use crate::content::{
    Destination, Element, ElementId, Group, ItemId, Level, MAX_GROUPS, MAX_PIECES, MAX_SECONDARY, Mission,
    MonsterId, Objective, Quest, QuestId, Reward, Tile, Zone, ZoneId,
};
use undercroft_content::{Desk, Inspection, Merged, Span};
use undercroft_kernel::IdVec;

/// The longest timed quest.
const MAX_TURNS: u8 = 99;
/// Where a portal leads, by word.
const DESTINATIONS: [(&str, Destination); 2] =
    [("start", Destination::Start), ("quest_zone", Destination::QuestZone)];

/// What quests are checked against.
pub struct Places<'c> {
    pub zones: &'c IdVec<ZoneId, Zone>,
    pub elements: &'c IdVec<ElementId, Element>,
}

/// Quests in the order of the campaign.
pub fn quests(
    merged: &Merged<'_>,
    inspection: &mut Inspection,
    places: &Places<'_>,
) -> IdVec<QuestId, Quest> {
    let quests = merged.list("quest").iter().map(|record| {
        let mut desk = Desk::new(inspection, record);
        let raw: RawQuest = desk.read(&record.fields);
        desk.name_with("quest", &record.id, &["intro", "objective", "won", "lost"]);
        Level::ALL.iter().for_each(|level| desk.name("level", level.id()));
        let at = desk.header();
        if let Some(extra) = raw.secondary.get(MAX_SECONDARY) {
            desk.refuse(extra.span(), "too many secondary quests", format!("at most {MAX_SECONDARY}"));
        }
        let main = RawMission {
            zone: raw.zone,
            elements: raw.elements,
            monsters: raw.monsters,
            ambush: raw.ambush,
            objective: raw.objective,
            reward: raw.reward,
        };
        let mut reader = Reader { desk: &mut desk, merged, places };
        let main = reader.mission(&at, main);
        let secondary = raw.secondary.into_iter().map(|one| {
            let (at, raw) = (one.span(), one.into_inner());
            reader.mission(&at, raw)
        });
        let secondary = secondary.collect();
        Quest {
            id: record.id.clone(),
            main,
            secondary,
            encounters: encounters(&mut desk, merged, raw.encounter),
            portal: raw.portal.and_then(|field| choice(&mut desk, "portal", &field, &DESTINATIONS)),
            prisoner: raw.prisoner.map(|field| reference(&mut desk, merged, "monster", &field)),
        }
    });
    quests.collect()
}

fn encounters<const N: usize>(
    desk: &mut Desk<'_, '_>,
    merged: &Merged<'_>,
    rows: Rows<RawEncounter>,
) -> [Group; N] {
    let mut read = Vec::new();
    for row in rows {
        let (span, raw) = (row.span(), row.into_inner());
        let monster = need_reference(desk, merged, &span, "monster", raw.monster);
        let count = notation::count(desk, &span, "count", raw.count);
        read.push(Row { roll: raw.roll, span, says: Group { monster, count } });
    }
    let at = desk.header();
    spread(desk, &at, read, &Group::default())
}

/// A quest under check.
struct Reader<'r, 'i, 'l> {
    desk: &'r mut Desk<'i, 'l>,
    merged: &'r Merged<'l>,
    places: &'r Places<'r>,
}

impl Reader<'_, '_, '_> {
    fn mission(&mut self, at: &Span, raw: RawMission) -> Mission {
        let zone_field = self.desk.need(at, "zone", raw.zone);
        let zone_id: ZoneId = reference(self.desk, self.merged, "zone", &zone_field);
        let objective_field = self.desk.need(at, "objective", raw.objective);
        let objective_at = objective_field.span();
        let objective = self.objective(&objective_at, objective_field.into_inner());
        let elements = self.elements(&raw.elements);
        let monsters = self.groups(raw.monsters);
        let reward = self.reward(&raw.reward);
        let mut mission =
            Mission { zone: zone_id, elements, monsters, ambush: flag(raw.ambush), objective, reward };
        if let Some(zone) = self.places.zones.row(zone_id).filter(|_| !zone_field.get_ref().is_empty()) {
            self.check(zone, &zone_field.span(), &objective_at, &mission);
            // What the plan shows is there already.
            for (element, count) in &mut mission.elements {
                *count = count.saturating_sub(drawn(zone, *element));
            }
            mission.elements.retain(|(_, count)| *count > 0);
        }
        mission
    }

    fn elements(&mut self, table: &ByWord) -> Vec<(ElementId, u8)> {
        let mut elements = Vec::new();
        for (key, number) in table {
            let count = self.desk.within(key.get_ref(), number, 1..=MAX_PIECES as u8);
            elements.extend(lookup(self.desk, self.merged, "element", key).map(|element| (element, count)));
        }
        elements
    }

    fn groups(&mut self, rows: Rows<RawGroup>) -> Vec<Group> {
        if let Some(extra) = rows.get(MAX_GROUPS) {
            self.desk.refuse(extra.span(), "too many groups", format!("at most {MAX_GROUPS}"));
        }
        let mut groups = Vec::new();
        for row in rows {
            let (at, raw) = (row.span(), row.into_inner());
            let monster = self.desk.need(&at, "monster", raw.monster);
            let count = notation::count(self.desk, &at, "count", raw.count);
            groups.extend(
                lookup(self.desk, self.merged, "monster", &monster).map(|monster| Group { monster, count }),
            );
        }
        groups
    }

    fn reward(&mut self, table: &ByWord) -> Reward {
        let mut reward = Reward::default();
        for (key, number) in table {
            let amount = wide(self.desk, key.get_ref(), Some(number.clone()), 0..=MAX_ECUS);
            match key.get_ref().as_str() {
                "destiny" => reward.destiny = self.desk.within("destiny", number, 0..=9),
                "xp" => reward.xp = amount,
                "ecus" => reward.ecus = amount,
                other => {
                    self.desk.refuse(
                        key.span(),
                        format!("there is no reward `{other}`"),
                        "destiny, xp or ecus",
                    );
                }
            }
        }
        reward
    }

    fn objective(&mut self, at: &Span, raw: RawObjective) -> Objective {
        match raw {
            RawObjective::Close(RawClose { element, difficulty }) => Objective::Close {
                element: need_reference(self.desk, self.merged, at, "element", element),
                difficulty: self.difficulty(at, &difficulty),
            },
            RawObjective::SearchAll(RawSearchAll { element, count }) => Objective::SearchAll {
                element: need_reference(self.desk, self.merged, at, "element", element),
                count: self.desk.number(at, "count", count, 1..=MAX_PIECES as u8),
            },
            RawObjective::Leave(turns) => {
                Objective::Leave { fewer_than: self.desk.within("leave", &turns, 2..=MAX_TURNS) }
            }
            RawObjective::Recover(RawRecover { item, holder }) => {
                let holder = self.desk.need(at, "holder", holder);
                Objective::Recover {
                    item: need_reference::<ItemId>(self.desk, self.merged, at, "item", item),
                    holder: reference::<MonsterId>(self.desk, self.merged, "monster", &holder),
                }
            }
        }
    }

    fn difficulty(&mut self, at: &Span, table: &ByWord) -> [u8; Level::COUNT] {
        let mut difficulty = [None; Level::COUNT];
        for (key, number) in table {
            let Some(level) = word::<Level>(self.desk, "difficulty", key) else { continue };
            let number = self.desk.within(key.get_ref(), number, 0..=MAX_DIFFICULTY);
            if let Some(place) = difficulty.get_mut(level as usize) {
                *place = Some(number);
            }
        }
        for (level, _) in Level::ALL.iter().zip(&difficulty).filter(|(_, number)| number.is_none()) {
            self.desk.refuse(
                at.clone(),
                format!("`difficulty` of {} is missing", level.id()),
                "one for each level",
            );
        }
        difficulty.map(Option::unwrap_or_default)
    }

    /// What only zone and quest together can get wrong.
    fn check(&mut self, zone: &Zone, at: &Span, objective_at: &Span, mission: &Mission) {
        if !zone.quest {
            let message = format!("`{}` is an ordinary zone", zone.id);
            self.desk.refuse(at.clone(), message, "one with `quest = true`");
        }
        let placed: u8 =
            mission.elements.iter().map(|(element, count)| count.saturating_sub(drawn(zone, *element))).sum();
        if usize::from(placed) > zone.spots.len() {
            let message = format!("{placed} pieces and {} places in `{}`", zone.spots.len(), zone.id);
            self.desk.refuse(at.clone(), message, "a place `*` for each");
        }
        let pieces = |element: ElementId| {
            let listed =
                mission.elements.iter().find(|(one, _)| *one == element).map_or(0, |(_, count)| *count);
            listed.max(drawn(zone, element))
        };
        let problem = match mission.objective {
            Objective::Close { element, .. } => (pieces(element) != 1)
                .then_some(("what is to be closed is not there once", "one in the zone")),
            Objective::SearchAll { element, count } => {
                let searchable = self.places.elements.row(element).is_some_and(|one| one.search.is_some());
                (pieces(element) != count || !searchable).then_some((
                    "`count` is not what the zone holds",
                    "as many pieces with a table as `elements` has",
                ))
            }
            Objective::Leave { .. } => zone
                .tiles
                .iter()
                .all(|square| *square != Tile::QuestExit)
                .then_some(("the zone has no quest exit", "a `Q` on its plan")),
            Objective::Recover { holder, .. } => mission
                .monsters
                .iter()
                .all(|group| group.monster != holder)
                .then_some(("the holder is not in the zone", "a monster of the zone")),
        };
        if let Some((message, expected)) = problem {
            self.desk.refuse(objective_at.clone(), message, expected);
        }
    }
}

/// How many pieces of a kind the plan shows.
fn drawn(zone: &Zone, element: ElementId) -> u8 {
    zone.tiles.iter().filter(|square| **square == Tile::Element(element)).count() as u8
}

//! Wrong packs: every problem at once, with file, line and what was expected.

use super::{artefact, event};
use undercroft_content::{Library, Source};
use urto::content::check;
use urto::content::{ArtefactClass, Content, Effect, When};

/// Loads a pack that extends the base with one file of records.
fn load(records: &str) -> Result<Content, Vec<String>> {
    load_with("extends = 'urto/base'", records)
}

fn load_with(manifest: &str, records: &str) -> Result<Content, Vec<String>> {
    let mut library = Library::built_in();
    let head = "id = 'mine'\ngame = 'urto'\neditions = ['base']\nversion = 1\nlicence = 'own'\n";
    let files = [("pack.toml", format!("{head}{manifest}\n")), ("cards.toml", records.to_owned())];
    let id = library.add(Source::new("mine", files)).unwrap();
    check::load(&library, &id).map_err(|problems| {
        // The names of made-up cards are not the matter here.
        problems.iter().map(ToString::to_string).filter(|line| !line.contains("missing text")).collect()
    })
}

fn assert_problems(records: &str, expected: &[&str]) {
    assert_eq!(load(records).unwrap_err(), expected);
}

/// The problems up to what was expected.
fn short(records: &str) -> Vec<String> {
    let told = load(records).unwrap_err();
    told.iter().map(|line| line.split("; expected").next().unwrap().to_owned()).collect()
}

#[test]
fn a_changed_card_replaces_the_old_one() {
    let content = load(
        "[[artefact]]\nid = 'grapnel'\nsource = 'reconstructed'\nclass = 'single'\ncopies = 1\npr = 3\n\
         effects = [{ op = 'hide_free', uses = 3 }]\n",
    )
    .unwrap();
    let grapnel = artefact(&content, "grapnel");
    assert_eq!((grapnel.pr, grapnel.uses, grapnel.when), (3, 3, When::Hide));
    assert_eq!(grapnel.class, ArtefactClass::Single);
    assert_eq!(content.program(grapnel.program), [Effect::HideFree { uses: 3 }]);
    assert_eq!(content.artefact_pile.len(), 35);
    assert_eq!(content.packs.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["mine", "urto/base"]);
}

#[test]
fn equal_programs_are_kept_once() {
    let content = load(
        "[[event]]\nid = 'foul_air'\nsource = 'reconstructed'\ncopies = 2\neffects = [{ op = 'life', n = 2 }]\n",
    )
    .unwrap();
    assert_eq!(event(&content, "foul_air").program, event(&content, "warm_spring").program);
}

#[test]
fn every_problem_of_a_space_is_told() {
    let told = short(
        "[[space]]\nid = 'r1p1'\nsource = 'reconstructed'\nrow = 1\nx = -1\nneighbours = ['start', 'r1p1', 'r1p2', 'r1p2', 'r2p2', 'moon']\n\
         [[space]]\nid = 'r6p3'\nsource = 'reconstructed'\nrow = 99\nrole = 'lair'\nneighbours = ['r5p2', 'r5p3', 'r6p2', 'r6p4', 'r7p2', 'r7p3']\n\
         [[space]]\nid = 'r8p1'\nsource = 'reconstructed'\nrow = 8\nx = 400\nrole = 'stele_hammer'\nsmall_table = 'trumpets'\nneighbours = ['r7p1', 'r8p2']\n\
         [[space]]\nid = 'island'\nsource = 'reconstructed'\nrow = 1\nx = 9\nneighbours = []\n",
    );
    assert_eq!(
        told,
        [
            "content/urto/base/board.toml:43: space r2p1: there is a passage to `r1p1` but none back",
            "mine/cards.toml:6: space r1p1: `r1p1` is its own neighbour",
            "mine/cards.toml:6: space r1p1: `r1p2` is there twice",
            "mine/cards.toml:6: space r1p1: there is no space `moon`",
            "mine/cards.toml:7: space r6p3: `x` is missing",
            "mine/cards.toml:10: space r6p3: `row` is 99",
            "mine/cards.toml:11: space r6p3: `role` is \"lair\"",
            "mine/cards.toml:17: space r8p1: `x` is 400",
            "mine/cards.toml:19: space r8p1: `small_table` does not go with `role`",
            "mine/cards.toml:21: space island: no way leads here at a large table",
            "mine/cards.toml:21: space island: no way leads here at a table of two",
            "mine/pack.toml: there are 0 spaces with the role `centre`",
        ]
    );
}

#[test]
fn there_is_one_start_and_one_cache_on_each_side() {
    assert_problems(
        "[[space]]\nid = 'r4p5'\nsource = 'reconstructed'\nrow = 4\nx = 4\nrole = 'cache'\nsmall_table = 'hammer'\nneighbours = ['r4p4', 'r5p4']\n\
         [[space]]\nid = 'r1p1'\nsource = 'reconstructed'\nrow = 1\nx = -1\nrole = 'start'\nneighbours = ['start', 'r1p2', 'r2p1', 'r2p2']\n",
        &[
            "mine/pack.toml: there are 2 spaces with the role `start`; expected exactly one",
            "mine/pack.toml: there are 2 spaces with a cache on the side of the hammer; expected exactly one",
            "mine/pack.toml: there are 0 spaces with a cache on the side of the trumpets; expected exactly one",
        ],
    );
}

#[test]
fn every_problem_of_an_effect_is_told() {
    let told = short(
        "[[event]]\nid = 'foul_air'\nsource = 'reconstructed'\ncopies = 2\neffects = [\n\
         { op = 'sing' },\n\
         { n = 2 },\n\
         { op = 'life', n = 0 },\n\
         { op = 'life', n = 21, who = 'everybody' },\n\
         { op = 'life' },\n\
         { op = 'mana', n = 1, target = 4 },\n\
         { op = 'fight_alpha', uses = 1 },\n\
         { op = 'take_tokens', token = 'torch', n = 9 },\n\
         { op = 'move_toward', to = 'moon', n = 1, discovered_only = true, apply_effects = false },\n\
         { op = 'choose', options = [[{ op = 'life', n = 1 }]] },\n\
         { op = 'defence_roll', target = 9, fail = [] },\n\
         { op = 'may_pay', cost = [{ op = 'life', n = 2 }], then = [{ op = 'fight_alpha' }] },\n\
         { op = 'renown', n = 'much' },\n\
         { op = 'renown', m = 1 },\n\
         { op = 'draw_event', n = 1 },\n\
         { op = 'draw_artefact', n = 1 },\n\
         ]\n",
    );
    assert_eq!(
        told,
        [
            "mine/cards.toml:6: event foul_air: there is no op `sing`",
            "mine/cards.toml:7: event foul_air: `op` is missing",
            "mine/cards.toml:8: event foul_air: `n` is 0",
            "mine/cards.toml:9: event foul_air: `n` is 21",
            "mine/cards.toml:9: event foul_air: `who` is \"everybody\"",
            "mine/cards.toml:10: event foul_air: `n` of `life` is missing",
            "mine/cards.toml:11: event foul_air: `mana` has no `target`",
            "mine/cards.toml:12: event foul_air: `fight_alpha` has no `uses`",
            "mine/cards.toml:13: event foul_air: `token` is \"torch\"",
            "mine/cards.toml:14: event foul_air: there is no space `moon`",
            "mine/cards.toml:15: event foul_air: there is nothing to choose",
            "mine/cards.toml:16: event foul_air: `target` is 9",
            "mine/cards.toml:16: event foul_air: there is no effect",
            "mine/cards.toml:17: event foul_air: `life` cannot stand here",
            "mine/cards.toml:17: event foul_air: `fight_alpha` cannot stand here",
            "mine/cards.toml:18: event foul_air: invalid type: string \"much\"",
            "mine/cards.toml:18: event foul_air: `n` of `renown` is missing",
            "mine/cards.toml:19: event foul_air: unknown field `m`",
            "mine/cards.toml:19: event foul_air: `n` of `renown` is missing",
            "mine/cards.toml:20: event foul_air: `draw_event` cannot stand here",
            "mine/cards.toml:21: event foul_air: `draw_artefact` cannot stand here",
        ]
    );
}

#[test]
fn what_was_expected_is_said() {
    assert_problems(
        "[[event]]\nid = 'foul_air'\nsource = 'reconstructed'\ncopies = 2\neffects = [\n\
         { op = 'status', flag = 'asleep', until = 'end_of_turn' },\n\
         { op = 'mana', n = 1, target = 4 },\n\
         { op = 'draw_artefact', n = 1 },\n\
         ]\n",
        &[
            "mine/cards.toml:6: event foul_air: `flag` is \"asleep\"; expected no_sprint or no_move",
            "mine/cards.toml:7: event foul_air: `mana` has no `target`; expected n or who",
            "mine/cards.toml:8: event foul_air: `draw_artefact` cannot stand here; expected something that happens at once; events \
             draw no artefact and no other event",
        ],
    );
}

#[test]
fn every_problem_of_a_card_is_told() {
    let told = short(
        "[[artefact]]\nid = 'grapnel'\nsource = 'reconstructed'\nclass = 'toy'\ncopies = 0\neffects = [{ op = 'life', n = 1 }]\n\
         [[artefact]]\nid = 'glass_axe'\nsource = 'reconstructed'\nclass = 'weapon'\ncopies = 1\neffects = [{ op = 'life', n = 1 }]\n\
         [[artefact]]\nid = 'bone_amulet'\nsource = 'reconstructed'\nclass = 'permanent'\ncopies = 1\n\
         [[artefact]]\nid = 'root_brew'\nsource = 'reconstructed'\nclass = 'single'\ncopies = 2\n\
         effects = [{ op = 'mana', n = 3 }, { op = 'revive', life = 2, uses = 1 }]\n\
         [[artefact]]\nid = 'scythe'\nsource = 'reconstructed'\nclass = 'divine'\ncopies = 2\neffects = [{ op = 'divine_die', die = 'scythe' }]\n\
         [[hero]]\nid = 'sankaa'\nsource = 'reconstructed'\nland = 'Azura'\ncolour = 'blue'\nlife = 0\nmana = 9\n\
         bonus = [{ op = 'life', n = 1 }, { op = 'mushroom_target_set', n = 1 }, { op = 'rest_gain_set' }]\n\
         [[monster]]\nid = 'rat_carpet'\nsource = 'reconstructed'\nalpha = true\ncopies = 1\nattack = 13\nlife = 2\nreward = [{ op = 'draw_artefact', n = 1 }]\n",
    );
    assert_eq!(
        told,
        [
            "content/urto/base/box.toml:6: [box]: `alpha` of `cards` is 5, but the records add up to 1",
            "content/urto/base/box.toml:6: [box]: `divine` of `cards` is 3, but the records add up to 4",
            "mine/cards.toml:4: artefact grapnel: `class` is \"toy\"",
            "mine/cards.toml:5: artefact grapnel: `copies` is 0",
            "mine/cards.toml:12: artefact glass_axe: `life` cannot stand here",
            "mine/cards.toml:13: artefact bone_amulet: the artefact is good for nothing",
            "mine/cards.toml:18: artefact root_brew: the effects work at different moments",
            "mine/cards.toml:24: artefact scythe: a divine artefact is not the only one",
            "mine/cards.toml:33: hero sankaa: `land` is \"Azura\"",
            "mine/cards.toml:35: hero sankaa: `life` is 0",
            "mine/cards.toml:37: hero sankaa: `life` cannot stand here",
            "mine/cards.toml:37: hero sankaa: `n` is 1",
            "mine/cards.toml:37: hero sankaa: the Rest changes nothing",
            "mine/cards.toml:38: monster rat_carpet: `pr` is missing",
            "mine/cards.toml:43: monster rat_carpet: `attack` is 13",
            "mine/cards.toml:45: monster rat_carpet: `draw_artefact` cannot stand here",
            "mine/pack.toml: there are 2 monsters with `alpha = true`",
        ]
    );
}

#[test]
fn what_the_rules_could_not_carry_out_is_refused() {
    let told = short(
        "[[hero]]\nid = 'molesor'\nsource = 'reconstructed'\nland = 'opale'\ncolour = 'purple'\nlife = 14\nmana = 9\nbonus = [\n\
         { op = 'damage_reduce', n = 1, scope = 'divine_dice' },\n\
         { op = 'revive', life = 6, uses = 1, mana_cost = 1 },\n\
         { op = 'revive', life = 6, uses = 1 },\n\
         { op = 'revive', life = 2, uses = 1 },\n\
         ]\n\
         [[artefact]]\nid = 'bone_amulet'\nsource = 'reconstructed'\nclass = 'permanent'\ncopies = 4\n\
         effects = [{ op = 'on_monster_kill', then = [{ op = 'life', n = 1 }] }]\n\
         [[artefact]]\nid = 'root_brew'\nsource = 'reconstructed'\nclass = 'single'\ncopies = 2\neffects = [{ op = 'life', n = -1 }]\n\
         [[event]]\nid = 'blood_bargain'\nsource = 'reconstructed'\ncopies = 1\n\
         effects = [{ op = 'may_pay', cost = [{ op = 'life', n = -2 }, { op = 'life', n = -1 }], then = [{ op = 'renown', n = 3 }] }]\n\
         [[token]]\nid = 'minus2'\nsource = 'reconstructed'\ncount = 5\nsupply = 5\neffects = [{ op = 'life', n = -2 }]\n\
         [[artefact]]\nid = 'onyx_eye'\nsource = 'reconstructed'\nclass = 'permanent'\ncopies = 1\neffects = [{ op = 'bag_choice', draw = 5 }]\n",
    );
    assert_eq!(
        told,
        [
            "content/urto/base/box.toml:7: [box]: `all` of `tokens` is 104, but the records add up to 108",
            "mine/cards.toml:9: hero molesor: `damage_reduce` cannot stand here",
            "mine/cards.toml:10: hero molesor: `revive` cannot stand here",
            "mine/cards.toml:12: hero molesor: `revive` is there twice",
            "mine/cards.toml:18: artefact bone_amulet: `copies` is 4",
            "mine/cards.toml:19: artefact bone_amulet: `on_monster_kill` cannot stand here",
            "mine/cards.toml:25: artefact root_brew: `life` cannot stand here",
            "mine/cards.toml:30: event blood_bargain: `life` is there twice",
            "mine/cards.toml:42: artefact onyx_eye: `draw` is 5",
            "mine/pack.toml: there are 9 tokens that can be laid as traps",
        ]
    );
}

#[test]
fn every_problem_of_tokens_and_dice_is_told() {
    let told = short(
        "[[token]]\nid = 'torch'\nsource = 'reconstructed'\ncount = 17\nbag = 16\neffects = [{ op = 'life', n = 1 }]\n\
         [[token]]\nid = 'attack'\nsource = 'reconstructed'\ncount = 4\nbag = 4\n\
         [[token]]\nid = 'shortcut'\nsource = 'reconstructed'\ncount = 5\nbag = 5\n\
         [[token]]\nid = 'coin'\nsource = 'reconstructed'\ncount = 5\n\
         [[die]]\nid = 'd20'\nsource = 'reconstructed'\nsides = 20\n\
         [[die]]\nid = 'd8'\nsource = 'reconstructed'\nsides = 10\noutcome = [{ id = 'one', faces = [1] }]\n\
         [[die]]\nid = 'scythe'\nsource = 'reconstructed'\nsides = 6\noutcome = [\n\
         { id = 'curse1', faces = [1, 2, 7], effects = [{ op = 'damage_opponents', n = 1 }] },\n\
         { id = 'curse1', faces = [2, 3] },\n\
         { faces = [4], effects = [{ op = 'fight_alpha' }] },\n\
         ]\n",
    );
    assert_eq!(
        told,
        [
            "content/urto/base/box.toml:7: [box]: `bag` of `tokens` is 58, but the records add up to 61",
            "mine/cards.toml:1: token torch: `count` is 17, but 16 tokens have a place",
            "mine/cards.toml:6: token torch: `life` cannot stand here",
            "mine/cards.toml:7: token attack: the tokens lie in the wrong place",
            "mine/cards.toml:12: token shortcut: there are 0 effects",
            "mine/cards.toml:17: token coin: there is no such token",
            "mine/cards.toml:21: die d20: there is no such die",
            "mine/cards.toml:28: die d8: `sides` is 10",
            "mine/cards.toml:29: die d8: a combat die has results",
            "mine/cards.toml:30: die scythe: no result for 5, 6",
            "mine/cards.toml:35: die scythe: `faces` is 7",
            "mine/cards.toml:36: die scythe: face 2 has two results",
            "mine/cards.toml:36: die scythe: the result does nothing",
            "mine/cards.toml:36: die scythe: `curse1` is there twice",
            "mine/cards.toml:37: die scythe: `id` is missing",
            "mine/cards.toml:37: die scythe: `fight_alpha` cannot stand here",
        ]
    );
}

#[test]
fn every_problem_of_numbers_and_feats_is_told() {
    let told = short(
        "[numbers]\nsource = 'reconstructed'\nplayers_min = 1\nplayers_max = 9\nsmall_table = 2\nstandard_life = 15\nstandard_mana = 10\n\
         dealt = 2\nartefact_limit = 4\nrest_life = 1\nrest_mana = 1\nsprint_cost = 2\nhide_cost = 1\nd8_cost = 0\nreroll_cost = 1\n\
         reinforcement_cost = 1\nreinforcement_max = 3\nmushroom_target = 9\nsearch_heal = 1\nweapon_slots = 3\nattack_token = 1\n\
         defence_token = 1\nscore_life = 1\nscore_mana = 1\nluck = 7\n\
         [[feat]]\nid = 'flash'\nsource = 'reconstructed'\ngoal = 'fly'\n\
         [[feat]]\nid = 'goat'\nsource = 'reconstructed'\ngoal = 'draw_in_a_row'\ntoken = 'torch'\n\
         [[feat]]\nid = 'keeper'\nsource = 'reconstructed'\ngoal = 'arrive_alone'\nn = 2\n",
    );
    assert_eq!(
        told,
        [
            "mine/cards.toml:1: [numbers]: `attack_renown` is missing",
            "mine/cards.toml:3: [numbers]: `players_min` is 1",
            "mine/cards.toml:4: [numbers]: `players_max` is 9",
            "mine/cards.toml:9: [numbers]: `artefact_limit` is 4",
            "mine/cards.toml:14: [numbers]: `d8_cost` is 0",
            "mine/cards.toml:18: [numbers]: `mushroom_target` is 9",
            "mine/cards.toml:20: [numbers]: `weapon_slots` is 3",
            "mine/cards.toml:25: [numbers]: unknown field `luck`",
            "mine/cards.toml:29: feat flash: `goal` is \"fly\"",
            "mine/cards.toml:30: feat goat: `n` is missing",
            "mine/cards.toml:34: feat goat: `token` is \"torch\"",
            "mine/cards.toml:39: feat keeper: this goal has no `n`",
        ]
    );
}

#[test]
fn the_records_must_add_up_to_the_box() {
    assert_problems(
        "[[event]]\nid = 'foul_air'\nsource = 'reconstructed'\ncopies = 3\neffects = [{ op = 'life', n = -1 }]\n",
        &[
            "content/urto/base/box.toml:6: [box]: `event` of `cards` is 36, but the records add up to 37; expected a [box] that agrees with the \
             records",
        ],
    );
    let told = short(
        "[box]\nsource = 'reconstructed'\ncards = { event = 36, monster = 30, alpha = 5, artefact = 38 }\ntokens = { all = 103, bag = 59 }\n",
    );
    assert_eq!(
        told,
        [
            "mine/cards.toml:1: [box]: `divine` of `cards` is missing",
            "mine/cards.toml:1: [box]: `sheet` of `pieces` is missing",
            "mine/cards.toml:1: [box]: `meeple` of `pieces` is missing",
            "mine/cards.toml:3: [box]: `monster` of `cards` is 30, but the records add up to 33",
            "mine/cards.toml:4: [box]: `all` of `tokens` is 103, but the records add up to 104",
            "mine/cards.toml:4: [box]: `bag` of `tokens` is 59, but the records add up to 58",
        ]
    );
}

#[test]
fn a_pack_must_be_enough_to_play() {
    let only = "extends = 'urto/base'\n[only]\nhero = ['molesor']\nmonster = ['alpha']\nartefact = ['grapnel', 'hammer']\nevent = []\ndie = ['d6', 'd8', 'search', 'hammer', 'trumpets']\nfeat = []";
    let mut told = load_with(only, "").unwrap_err();
    told.retain(|line| line.starts_with("mine"));
    assert_eq!(
        told,
        [
            "mine/pack.toml: there is no die `scythe`; expected one [[die]] for each kind",
            "mine/pack.toml: there are 1 heroes; expected 5 to 8: one for each player",
            "mine/pack.toml: the monster pile has 0 cards; expected 1 to 64",
            "mine/pack.toml: the artefact pile has 1 cards; expected 10 to 64",
            "mine/pack.toml: the event pile has 0 cards; expected 1 to 64",
            "mine/pack.toml: there are 0 artefacts with the die of the trumpets; expected exactly one",
            "mine/pack.toml: there are 0 artefacts with the die of the scythe; expected exactly one",
        ]
    );
    let told = load_with("", "").unwrap_err();
    for table in ["box", "numbers"] {
        assert!(
            told.iter().any(|line| line.contains(&format!("there is no table `[{table}]`"))),
            "{told:#?}"
        );
    }
}

#[test]
fn too_many_cards_are_refused() {
    let events: String = (0..10)
        .map(|n| {
            format!(
                "[[event]]\nid = 'extra_{n}'\nsource = 'reconstructed'\ncopies = 3\neffects = [{{ op = 'life', n = 1 }}]\n"
            )
        })
        .collect();
    let told = load(&events).unwrap_err();
    assert!(
        told.contains(&"mine/pack.toml: the event pile has 66 cards; expected 1 to 64".to_owned()),
        "{told:#?}"
    );
}

#[test]
fn too_many_spaces_are_refused() {
    let spaces: String = (0..22)
        .map(|n| {
            format!("[[space]]\nid = 'pit_{n}'\nsource = 'reconstructed'\nrow = 1\nx = 0\nneighbours = []\n")
        })
        .collect();
    let told = load(&spaces).unwrap_err();
    assert!(
        told.contains(&"mine/pack.toml: there are 65 spaces; expected at most 64".to_owned()),
        "{told:#?}"
    );
}

#[test]
fn a_new_card_needs_its_name_and_text_in_both_languages() {
    let mut library = Library::built_in();
    let manifest = "id = 'mine'\ngame = 'urto'\neditions = ['base']\nversion = 1\nlicence = 'own'\nextends = 'urto/base'\n";
    let card = "[[event]]\nid = 'draught'\nsource = 'reconstructed'\ncopies = 1\neffects = [{ op = 'life', n = -1 }]\n\
        [box]\nsource = 'reconstructed'\ncards = { event = 37, monster = 33, alpha = 5, artefact = 38, divine = 3 }\n\
        tokens = { all = 104, bag = 58 }\npieces = { meeple = 5, sheet = 5 }\n";
    let name = "event-draught = A\n .the = the A\n .a = an A\n .of = of the A\n .to = to the A\n .gender = n\n .plural = As\n";
    let files =
        [("pack.toml", manifest.to_owned()), ("events.toml", card.to_owned()), ("en.ftl", name.to_owned())];
    let id = library.add(Source::new("mine", files)).unwrap();
    let told: Vec<String> = check::load(&library, &id).unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "mine/en.ftl:1: missing text in en: `event-draught.text`",
            "mine/events.toml:1: event draught: missing text in fr: `event-draught`; expected a message `event-draught = …` in fr.ftl",
        ]
    );
}

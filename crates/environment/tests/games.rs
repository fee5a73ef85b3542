//! What holds for every game behind the erased interface.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that fails may say so"
)]

use std::sync::Arc;
use undercroft_bots::live::Bot;
use undercroft_content::Library;
use undercroft_environment::{BatchPlan, Buffers, Kind, OpenGame, Phase, Position, open};
use undercroft_kernel::{Fast, Setup, Value};

fn opened(game: &str, setup: Setup) -> Arc<dyn OpenGame> {
    open(game, &setup, &Library::built_in()).unwrap_or_else(|problem| panic!("{problem}"))
}

fn tables() -> Vec<Arc<dyn OpenGame>> {
    let heroes = |heroes: &[&str]| Setup::default().with("heroes", Value::words(heroes.iter().copied()));
    vec![
        opened("mini-rogue", Setup::default()),
        opened("mini-rogue", heroes(&["mage", "crusader"])),
        opened("mini-rogue", heroes(&["priestess"]).with("stances", Value::Bool(true))),
        opened("urto", Setup::default().with("players", Value::Int(3))),
        opened("catacombs", heroes(&["svein", "isaure"])),
    ]
}

fn seat(position: &dyn Position) -> Option<usize> {
    match position.phase() {
        Phase::Ask(seats) => seats.lowest().map(|seat| usize::from(seat.0)),
        Phase::Chance | Phase::Over { .. } => None,
    }
}

/// Plays random entries, `watch` looking at every position.
fn walk(game: &dyn OpenGame, seed: u64, most: usize, mut watch: impl FnMut(&mut dyn Position, usize)) {
    let mut rng = Fast::new(seed);
    let mut position = game.begin(Some(&mut rng)).unwrap();
    for _ in 0..most {
        let Some(seat) = seat(&*position) else { return };
        watch(&mut *position, seat);
        let entries = position.entries(seat).unwrap();
        let entry = entries[rng.below(entries.len() as u32) as usize];
        position.take(seat, entry as usize, Some(&mut rng)).unwrap();
    }
}

#[test]
fn every_legal_action_can_be_said_with_the_table() {
    for game in tables() {
        let about = game.about();
        let texts = &about.entries.texts;
        for seed in 0..8 {
            walk(&*game, seed, 400, |position, seat| {
                for action in position.legal(seat).unwrap() {
                    let known = |word: &str| texts.iter().any(|text| text == word);
                    let said =
                        if about.entries.spelled { action.split(' ').all(known) } else { known(&action) };
                    assert!(said, "{}: `{action}` is not in the table", about.game);
                }
            });
        }
    }
}

#[test]
fn undo_gives_back_every_position_and_saving_loses_nothing() {
    for game in tables() {
        let mut before: Vec<(u64, String)> = Vec::new();
        let mut last = None;
        walk(&*game, 3, 120, |position, _| {
            let saved = position.save();
            let restored = game.restore(&saved).unwrap_or_else(|problem| panic!("{problem}"));
            assert!(restored.same(position));
            assert_eq!(restored.digest(), position.digest());
            // Undo takes a whole action back, and half an action word by word.
            if saved.contains("\"said\":[]") {
                before.push((position.digest(), saved));
            }
            last = Some(position.copy());
        });
        let mut position = last.unwrap();
        for (digest, saved) in before.iter().rev() {
            while position.save().contains("\"said\":[") && !position.save().contains("\"said\":[]") {
                assert!(position.undo());
            }
            assert_eq!(position.digest(), *digest);
            assert_eq!(position.save(), *saved);
            position.undo();
        }
        assert!(!position.undo());
        assert_eq!(position.steps(), 0);
    }
}

#[test]
fn chance_is_asked_and_its_answers_give_what_a_generator_gives() {
    for game in tables() {
        let mut rng = Fast::new(11);
        let mut sampled = game.begin(Some(&mut rng)).unwrap();
        let mut draws = 0;
        for _ in 0..150 {
            let Some(seat) = seat(&*sampled) else { break };
            let legal = sampled.legal(seat).unwrap();
            let action = &legal[rng.below(legal.len() as u32) as usize];
            let mut asked = sampled.copy();
            sampled.act(seat, action, Some(&mut rng)).unwrap();
            asked.act(seat, action, None).unwrap();
            let (_, _, drawn) = sampled.history().pop().unwrap();
            for value in drawn {
                let draw = asked.draw().expect("a draw is open");
                assert!(draw.outcomes.iter().all(|outcome| outcome.weight > 0));
                assert!(asked.answer(u32::MAX).is_err());
                asked.answer(value).unwrap();
                draws += 1;
            }
            assert!(asked.draw().is_none());
            assert!(asked.same(&*sampled));
        }
        assert!(draws > 0, "{}", game.about().game);
    }
}

/// The law of imagined pairs: what a seat gets is a function of its view.
#[test]
fn what_a_seat_gets_depends_on_its_view_alone() {
    for game in tables() {
        let size = game.about().observation_size();
        for seed in 0..3 {
            walk(&*game, seed, 80, |position, seat| {
                let view = position.view(Some(seat)).unwrap();
                let imagined = view.imagine(&mut Fast::new(seed));
                assert!(imagined.view(Some(seat)).unwrap().same(&*view));
                assert_eq!(imagined.view(Some(seat)).unwrap().facts(), view.facts());
                // Half a spelled action is not part of the table, so it is not imagined either.
                if !game.about().entries.spelled {
                    assert_eq!(imagined.entries(seat).unwrap(), position.entries(seat).unwrap());
                    let (mut one, mut two) = (vec![0.0; size], vec![0.0; size]);
                    position.observe(seat, &mut one).unwrap();
                    imagined.observe(seat, &mut two).unwrap();
                    assert_eq!(one, two);
                }
            });
        }
    }
}

#[test]
fn tensors_know_their_words() {
    let mut unknown = std::collections::BTreeSet::new();
    for game in tables() {
        let about = game.about();
        let size = about.observation_size();
        assert!(about.fields.len() > 20, "{}", about.fields.len());
        for seed in 0..4 {
            walk(&*game, seed, 300, |position, seat| {
                let mut tensor = vec![0.0; size];
                position.observe(seat, &mut tensor).unwrap();
                assert!(tensor.iter().all(|value| value.is_finite()));
                for field in &about.fields {
                    if let Kind::Word { words } | Kind::Words { words } = &field.kind {
                        let other = tensor[field.offset + words.len()];
                        let value = position.view(Some(seat)).unwrap().fact(&field.name);
                        if other != 0.0 {
                            unknown.insert(format!("{} {}: {value:?}", about.game, field.name));
                        }
                    }
                }
            });
        }
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
}

/// Tensors read facts that were looked up once; they hold what the facts are by name.
#[test]
fn tensors_hold_the_facts_of_the_view() {
    let mut compared = 0;
    for game in tables() {
        let about = game.about();
        let mut tensor = vec![0.0; about.observation_size()];
        walk(&*game, 6, 200, |position, seat| {
            position.observe(seat, &mut tensor).unwrap();
            let view = position.view(Some(seat)).unwrap();
            for field in &about.fields {
                let own = &tensor[field.offset..field.offset + field.size()];
                let expected = match (&field.kind, view.fact(&field.name)) {
                    (Kind::Seat { .. } | Kind::Said | Kind::Map { .. } | Kind::Square, _) => continue,
                    (Kind::Number { scale }, Ok(Some(Value::Int(number)))) => {
                        vec![1.0, number as f32 / *scale as f32]
                    }
                    (Kind::Truth, Ok(Some(Value::Bool(truth)))) => vec![f32::from(u8::from(truth))],
                    (Kind::Truth, _) => vec![-1.0],
                    (Kind::Word { words }, Ok(Some(value))) => {
                        words.iter().map(|word| f32::from(u8::from(*word == value.to_string()))).collect()
                    }
                    (Kind::Words { words }, Ok(Some(value))) => {
                        let found = value.as_words().unwrap_or_default();
                        let count =
                            |word: &String| found.iter().filter(|found| *found == word).count() as f32;
                        words.iter().map(count).collect()
                    }
                    (Kind::Numbers { scale, .. }, Ok(Some(Value::List(list)))) => {
                        list.iter().map(|number| number.as_int().unwrap() as f32 / *scale as f32).collect()
                    }
                    (_, Ok(Some(value))) => panic!("{}: {value:?} is no {:?}", field.name, field.kind),
                    (_, _) => vec![0.0; own.len()],
                };
                assert!(own.starts_with(&expected) || expected.starts_with(own), "{}: {own:?}", field.name);
                compared += 1;
            }
        });
    }
    assert!(compared > 10_000);
}

#[test]
fn wrong_input_is_refused_with_a_sentence_and_changes_nothing() {
    for game in tables() {
        let mut position = game.begin(Some(&mut Fast::new(1))).unwrap();
        let before = position.save();
        let table = game.about().entries.texts.len();
        let seat = seat(&*position).unwrap();
        let refused = [
            position.act(99, "pass", None).unwrap_err(),
            position.act(seat, "fly to the moon", None).unwrap_err(),
            position.take(seat, table, None).unwrap_err(),
            position.answer(1).unwrap_err(),
            game.restore("{").err().unwrap(),
            game.restore("{\"undercroft\":1}").err().unwrap(),
            game.restore(&before.replace("\"rules\":", "\"rules\":9")).err().unwrap(),
        ];
        for problem in refused {
            assert!(problem.to_string().len() > 10, "{problem}");
        }
        assert_eq!(position.save(), before);
    }
    let (rogue, urto) = (opened("mini-rogue", Setup::default()), opened("urto", Setup::default()));
    let foreign = urto.begin(Some(&mut Fast::new(1))).unwrap();
    assert_eq!(
        rogue.restore(&foreign.save()).err().unwrap().to_string(),
        "the saved state is of another game: urto, and this is mini-rogue"
    );
}

struct Arrays {
    observations: Vec<f32>,
    masks: Vec<i8>,
    rewards: Vec<f32>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
}

impl Arrays {
    fn of(game: &dyn OpenGame, count: usize) -> Arrays {
        Arrays {
            observations: vec![0.0; count * game.about().observation_size()],
            masks: vec![0; count * game.about().entries.texts.len()],
            rewards: vec![0.0; count],
            terminated: vec![false; count],
            truncated: vec![false; count],
        }
    }

    fn lend(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
        }
    }
}

/// Plays a batch with the first allowed entry and writes down everything that came out.
fn play(
    game: &dyn OpenGame,
    seeds: &[u64],
    steps: usize,
    threads: usize,
) -> Vec<(Vec<f32>, Vec<i8>, Vec<bool>)> {
    let plan = BatchPlan { seeds: seeds.to_vec(), seat: 0, others: Bot::Sensible, max_choices: 60, threads };
    let mut batch = game.batch(&plan).unwrap();
    let mut arrays = Arrays::of(game, seeds.len());
    batch.reset(None, arrays.lend()).unwrap();
    let entries = game.about().entries.texts.len();
    let mut seen = Vec::new();
    let mut rng = Fast::new(5);
    for _ in 0..steps {
        let choose = |mask: &[i8]| {
            let allowed: Vec<usize> = (0..entries).filter(|at| mask[*at] == 1).collect();
            if allowed.is_empty() { 0 } else { allowed[rng.below(allowed.len() as u32) as usize] as i64 }
        };
        let chosen: Vec<i64> = arrays.masks.chunks(entries).map(choose).collect();
        batch.step(&chosen, arrays.lend()).unwrap();
        seen.push((arrays.rewards.clone(), arrays.masks.clone(), arrays.terminated.clone()));
    }
    seen
}

#[test]
fn a_batch_is_the_same_twice_and_begins_anew_after_an_end() {
    for game in tables() {
        let played = play(&*game, &[1, 2, 3], 150, 1);
        assert_eq!(played, play(&*game, &[1, 2, 3], 150, 0));
        let spelled = game.about().entries.spelled;
        assert!(spelled || played.iter().any(|(_, _, ended)| ended.contains(&true)), "{}", game.about().game);
    }
}

/// However many entries may be taken, masks hold them all, any of them may be picked, and no other is taken.
#[test]
fn a_batch_offers_what_its_matches_offer() {
    let mut most = 0;
    for game in tables().into_iter().filter(|game| !game.about().entries.spelled) {
        let plan =
            BatchPlan { seeds: (0..6).collect(), seat: 0, others: Bot::Random, max_choices: 0, threads: 1 };
        let mut batch = game.batch(&plan).unwrap();
        let (mut arrays, mut chosen) = (Arrays::of(&*game, 6), vec![0; 6]);
        batch.reset(None, arrays.lend()).unwrap();
        let entries = game.about().entries.texts.len();
        let mut rng = Fast::new(8);
        for _ in 0..120 {
            batch.pick_any(&mut rng, &mut chosen).unwrap();
            let masks: Vec<Vec<i8>> = arrays.masks.chunks(entries).map(<[i8]>::to_vec).collect();
            for (at, mask) in masks.iter().enumerate().filter(|(at, _)| !arrays.terminated[*at]) {
                let offered: Vec<u32> =
                    (0..entries as u32).filter(|entry| mask[*entry as usize] == 1).collect();
                assert_eq!(offered, batch.snapshot(at).unwrap().entries(0).unwrap(), "{}", game.about().game);
                assert!(offered.contains(&(chosen[at] as u32)));
                most = most.max(offered.len());
                let mut wrong = chosen.clone();
                wrong[at] = mask.iter().position(|allowed| *allowed == 0).unwrap() as i64;
                let refused = batch.step(&wrong, Arrays::of(&*game, 6).lend()).unwrap_err();
                assert!(refused.to_string().contains("is not allowed here"), "{refused}");
            }
            batch.step(&chosen, arrays.lend()).unwrap();
        }
    }
    assert!(most > 15, "some position offers many: {most}");
}

#[test]
fn however_many_threads_there_are_a_batch_is_the_same() {
    let game = opened("mini-rogue", Setup::default());
    let seeds: Vec<u64> = (0..300).collect();
    assert!(play(&*game, &seeds, 40, 1) == play(&*game, &seeds, 40, 0));
    let plan = BatchPlan { seeds, seat: 0, others: Bot::Random, max_choices: 0, threads: 0 };
    let mut batch = game.batch(&plan).unwrap();
    let (mut arrays, mut entries) = (Arrays::of(&*game, 300), vec![0; 300]);
    for _ in 0..30 {
        batch.pick_any(&mut Fast::new(3), &mut entries).unwrap();
        batch.step(&entries, arrays.lend()).unwrap();
    }
    assert!(batch.pick_any(&mut Fast::new(3), &mut entries[1..]).is_err());
}

#[test]
fn a_match_of_a_batch_can_be_taken_out_and_put_back() {
    let game = opened("mini-rogue", Setup::default());
    let plan = BatchPlan { seeds: vec![1, 2], seat: 0, others: Bot::Random, max_choices: 0, threads: 0 };
    let mut batch = game.batch(&plan).unwrap();
    assert!(batch.playout(500).unwrap() > 0);
    let kept = batch.snapshot(0).unwrap();
    batch.playout(100).unwrap();
    batch.put(0, &*kept, 7).unwrap();
    assert!(batch.snapshot(0).unwrap().same(&*kept));
    assert!(batch.snapshot(2).is_err());
    let foreign = opened("urto", Setup::default()).begin(Some(&mut Fast::new(1))).unwrap();
    assert!(batch.put(0, &*foreign, 7).is_err());
    let mut arrays = Arrays::of(&*game, 2);
    let refused = batch.step(&[-1, -1], arrays.lend()).unwrap_err();
    assert!(refused.to_string().contains("table of actions"), "{refused}");
}

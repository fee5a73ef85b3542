//! How sentences sound, in both languages.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop")]

use undercroft_i18n::{Called, Fault, Lang, Listener, Texts};
use undercroft_kernel::{Arg, Message, Seat};

const EN: &str = "
enemy-spider = Giant Spider
    .the = the Giant Spider
    .a = a Giant Spider
    .of = of the Giant Spider
    .to = to the Giant Spider
    .gender = n
    .plural = Giant Spiders
character-rogue = Rogue
    .the = the Rogue
    .a = a Rogue
    .of = of the Rogue
    .to = to the Rogue
    .gender = f
    .plural = Rogues
event-spring = Warm Spring
    .text = Heal 2.
potion-fire = Fire Potion
potion-frost = Frost Potion
potion-healing = Healing Potion
only-english = Only here
";

const FR: &str = "
enemy-spider = Araignée géante
    .the = l’Araignée géante
    .a = une Araignée géante
    .of = de l’Araignée géante
    .to = à l’Araignée géante
    .gender = f
    .plural = Araignées géantes
character-rogue = Voleuse
    .the = la Voleuse
    .a = une Voleuse
    .of = de la Voleuse
    .to = à la Voleuse
    .gender = f
    .plural = Voleuses
event-spring = Source tiède
    .text = Récupérez 2 vies.
potion-fire = Potion de Feu
potion-frost = Potion de Givre
potion-healing = Potion de Soin
";

fn texts(lang: Lang) -> Texts {
    Texts::new(lang, [(Lang::En, EN.to_owned()), (Lang::Fr, FR.to_owned())]).unwrap()
}

/// How both languages say it, with ordinary spaces.
fn both(message: &Message, listener: &Listener) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let texts = texts(lang);
        let text = texts.say(message, listener).replace('\u{a0}', " ");
        assert_eq!(texts.problems(), [], "{text}");
        text
    })
}

fn you() -> Listener {
    Listener::seat(Seat(0)).call(Seat(0), Called::Name("character-rogue".to_owned()))
}

fn they() -> Listener {
    Listener::spectator().call(Seat(0), Called::Name("character-rogue".to_owned()))
}

fn word(word: &str) -> Listener {
    Listener::seat(Seat(1)).call(Seat(0), Called::Word(word.to_owned()))
}

#[test]
fn a_seat_hears_you_and_the_others_hear_they() {
    let missed = Message::new("log-enemy-missed").name("enemy", "enemy-spider").about(Seat(0));
    assert_eq!(both(&missed, &you()), ["The Giant Spider misses you.", "L’Araignée géante vous manque."]);
    assert_eq!(
        both(&missed, &they()),
        ["The Giant Spider misses the Rogue.", "L’Araignée géante manque la Voleuse."]
    );
}

#[test]
fn a_monster_is_nobodys_you_and_one_of_several_has_a_mark() {
    let died = Message::new("log-ca-died").name("who", "enemy-spider#m3");
    assert_eq!(both(&died, &you()), ["The Giant Spider m3 dies.", "L’Araignée géante m3 meurt."]);
    assert_eq!(both(&died, &they()), both(&died, &you()));
}

#[test]
fn a_key_with_a_dot_is_a_text_that_a_name_carries() {
    let plural = Message::new("enemy-spider.plural");
    assert_eq!(both(&plural, &you()), ["Giant Spiders", "Araignées géantes"]);
}

#[test]
fn people_are_called_by_name_nickname_or_number() {
    let poisoned = Message::new("log-afflicted").name("affliction", "affliction-poison").about(Seat(0));
    assert_eq!(
        both(&poisoned, &they()),
        ["The Rogue is poisoned.", "Le Poison coule dans les veines de la Voleuse."]
    );
    assert_eq!(
        both(&poisoned, &word("éric")),
        ["éric is poisoned.", "Le Poison coule dans les veines d’éric."]
    );
    assert_eq!(
        both(&poisoned, &word("Bob")),
        ["Bob is poisoned.", "Le Poison coule dans les veines de Bob."]
    );
    assert_eq!(
        both(&poisoned, &Listener::spectator()),
        ["Player 1 is poisoned.", "Le Poison coule dans les veines de Joueur 1."]
    );
}

#[test]
fn somebody_else_at_the_table_is_called_as_the_listener_does() {
    let stolen = Message::new("log-ur-renown-stolen").number("n", 2).seat("other", Seat(0)).about(Seat(1));
    assert_eq!(both(&stolen, &word("Anna")), ["You steal 2 renown from Anna.", "Vous volez 2 PR à Anna."]);
    assert_eq!(
        both(&stolen, &they()),
        ["Player 2 steals 2 renown from the Rogue.", "Joueur 2 vole 2 PR à la Voleuse."]
    );
}

#[test]
fn a_card_says_what_it_does() {
    let drawn = Message::new("log-ur-event").name("event", "event-spring").about(Seat(0));
    assert_eq!(
        both(&drawn, &you()),
        [
            "You draw an event: “Warm Spring”. Heal 2.",
            "Vous piochez un événement : « Source tiède ». Récupérez 2 vies."
        ]
    );
}

#[test]
fn amounts_are_counted_as_each_language_counts() {
    let gained = |resource: &'static str, amount: i64| {
        let message = Message::new("log-gained").name("resource", resource).number("amount", amount);
        both(&message.about(Seat(0)), &you())
    };
    assert_eq!(gained("resource-gold", 1), ["You gain 1 gold.", "Vous gagnez 1 pièce d’or."]);
    assert_eq!(gained("resource-gold", 2), ["You gain 2 gold.", "Vous gagnez 2 pièces d’or."]);
    assert_eq!(gained("resource-food", 1), ["You gain 1 ration.", "Vous gagnez 1 ration."]);
    assert_eq!(gained("resource-food", 3), ["You gain 3 rations.", "Vous gagnez 3 rations."]);
    // Zero is plural in English and singular in French.
    assert_eq!(gained("resource-food", 0), ["You gain 0 rations.", "Vous gagnez 0 ration."]);
    assert_eq!(gained("resource-hp", 20), ["You gain 20 HP.", "Vous gagnez 20 PV."]);
}

#[test]
fn dice_of_afflictions_are_told_when_there_are_any() {
    let rolled = |poison: &str, curse: &str| {
        let message = Message::new("log-attack-rolled").word("dice", "5, 3").number("count", 2);
        let message = message.number("dungeon", 4).word("poison", poison).word("curse", curse);
        both(&message.about(Seat(0)), &you())
    };
    assert_eq!(
        rolled("none", "none"),
        ["You attack with 5, 3; Dungeon die 4.", "Vous attaquez avec 5, 3 ; dé de Donjon 4."]
    );
    assert_eq!(
        rolled("blank", "symbol"),
        [
            "You attack with 5, 3; Dungeon die 4; Poison die: blank; Curse die: symbol, your dice count one less.",
            "Vous attaquez avec 5, 3 ; dé de Donjon 4 ; dé de Poison : face vierge ; dé de Malédiction : symbole, vos dés perdent un point.",
        ]
    );
}

#[test]
fn the_number_zero_has_its_own_sentence() {
    let struck = |damage: i64, left: i64| {
        let message = Message::new("log-struck").number("damage", damage).number("left", left);
        both(&message.about(Seat(0)), &you())
    };
    assert_eq!(
        struck(0, 4),
        ["You strike thin air; the enemy keeps 4 HP.", "Vous frappez dans le vide ; l’ennemi garde 4 PV."]
    );
    assert_eq!(
        struck(1, 3),
        ["You deal 1 damage; the enemy has 3 HP left.", "Vous infligez 1 dégât ; il reste 3 PV à l’ennemi."]
    );
    assert_eq!(
        struck(9, 0),
        ["You deal 9 damage: a deadly blow.", "Vous infligez 9 dégâts : le coup est mortel."]
    );
}

#[test]
fn lists_and_parts_are_joined() {
    let heroes = |keys: &[&'static str]| {
        let keys = keys.iter().map(|key| (*key).into()).collect();
        both(&Message::new("turn-any-of").names("heroes", keys), &they())
    };
    assert_eq!(
        heroes(&["potion-fire", "potion-frost"]),
        ["Fire Potion and Frost Potion may act.", "Potion de Feu et Potion de Givre peuvent jouer."]
    );
    assert_eq!(
        heroes(&["potion-fire", "potion-frost", "potion-healing"]),
        [
            "Fire Potion, Frost Potion and Healing Potion may act.",
            "Potion de Feu, Potion de Givre et Potion de Soin peuvent jouer.",
        ]
    );
    let gain = Message::new("icon-gain").name("resource", "resource-xp").number("amount", 2);
    let lose = Message::new("icon-lose").name("resource", "resource-food").number("amount", 1);
    let choose = Message::new("do-choose").number("option", 1).parts("icons", vec![gain, lose]);
    assert_eq!(both(&choose, &you()), ["Choose: +2 XP, −1 ration", "Choisir : +2 XP, −1 ration"]);
}

#[test]
fn what_a_choice_may_bring_is_told_in_words() {
    let lost = |key: &'static str, resource: &'static str| Message::new(key).name("resource", resource);
    let one = |resource| both(&lost("odds-loses", resource).number("n", 1), &you());
    let some = |resource| both(&lost("odds-loses.range", resource).number("from", 1).number("to", 3), &you());
    assert_eq!(one("resource-hp"), ["−1 HP", "−1 PV"]);
    assert_eq!(some("resource-hp"), ["−1 to −3 HP", "−1 à −3 PV"]);
    assert_eq!(
        (one("resource-food"), some("resource-food")),
        (["−1 ration"; 2].map(str::to_owned), ["−1 to −3 rations", "−1 à −3 rations"].map(str::to_owned))
    );
    let fall = Message::new("odds-perhaps").parts("what", vec![Message::new("odds-ca-fell-in")]);
    let hurt = lost("odds-loses.range", "resource-hp").number("from", 1).number("to", 3);
    let line = Message::new("odds-line").parts("head", vec![Message::new("odds-check-failed")]);
    assert_eq!(
        both(&line.parts("rest", vec![hurt, fall]), &you()),
        ["failed: −1 to −3 HP, perhaps a fall", "manqué : −1 à −3 PV, peut-être une chute"]
    );
    let args = [("fact", Arg::Word("pot".to_owned())), ("before", Arg::Number(1)), ("after", Arg::Number(3))];
    let unnamed = Lang::ALL.map(|lang| texts(lang).text("odds-change", &args).replace('\u{a0}', " "));
    assert_eq!(unnamed, ["pot: 1 → 3", "pot : 1 → 3"]);
}

#[test]
fn a_long_text_keeps_its_lines() {
    for lang in Lang::ALL {
        let help = texts(lang).text("play-help", &[]);
        assert_eq!(help.lines().count(), 14);
        assert!(help.lines().all(|line| !line.starts_with(' ')));
    }
}

#[test]
fn a_missing_text_is_spoken_in_english_or_in_plain_words_and_noted() {
    let french = texts(Lang::Fr);
    assert_eq!(french.name("only-english"), "Only here");
    assert_eq!(french.name("enemy-elder-troll"), "Elder troll");
    let told = french.say(&Message::new("log-mystery_thing").about(Seat(0)), &you());
    assert_eq!(told, "Mystery thing");
    let faults: Vec<(String, Fault)> = french.problems().into_iter().map(|p| (p.key, p.fault)).collect();
    assert_eq!(
        faults,
        [
            ("enemy-elder-troll".to_owned(), Fault::Unknown),
            ("log-mystery_thing".to_owned(), Fault::Unknown),
            ("only-english".to_owned(), Fault::Untranslated(Lang::Fr)),
        ]
    );
}

#[test]
fn a_missing_argument_leaves_a_gap_and_is_noted() {
    let english = texts(Lang::En);
    assert_eq!(english.text("board-pinned", &[]), "hidden: …");
    assert_eq!(english.problems()[0].to_string(), "`board-pinned` was said without $room");
}

#[test]
fn a_later_pack_replaces_a_text_and_a_broken_one_is_refused() {
    let packs = [(Lang::En, EN.to_owned()), (Lang::En, "enemy-spider = Spider\n".to_owned())];
    assert_eq!(Texts::new(Lang::En, packs).unwrap().name("enemy-spider"), "Spider");
    let problems = Texts::new(Lang::Fr, [(Lang::Fr, "a = A\nb = {".to_owned())]).unwrap_err();
    assert!(problems[0].to_string().starts_with("pack text 1 (fr):2: cannot be read"), "{}", problems[0]);
}

#[test]
fn percentages_are_rounded_but_never_to_certainty() {
    let [en, fr] = Lang::ALL.map(texts);
    assert_eq!((en.percent(1, 8), fr.percent(1, 8)), ("12.5".to_owned(), "12,5".to_owned()));
    assert_eq!(en.percent(1, 6), "16.7");
    assert_eq!(en.percent(1, 4), "25");
    // A half goes to the even digit: two parts of a whole add up to 100.
    assert_eq!((en.percent(1, 16), en.percent(15, 16)), ("6.2".to_owned(), "93.8".to_owned()));
    assert_eq!((en.percent(3, 16), en.percent(13, 16)), ("18.8".to_owned(), "81.2".to_owned()));
    assert_eq!((en.percent(1, 2000), en.percent(1999, 2000)), ("<0.1".to_owned(), ">99.9".to_owned()));
    assert_eq!((en.percent(0, 6), en.percent(6, 6)), ("0".to_owned(), "100".to_owned()));
    assert_eq!((en.percent(1, 46_656), en.percent(46_655, 46_656)), ("<0.1".to_owned(), ">99.9".to_owned()));
    assert_eq!(en.percent(u128::MAX / 2, u128::MAX), "50");
    assert_eq!(en.percent(0, 0), "0");
}

#[test]
fn texts_are_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Texts>();
}

//! What lies in the box: counts of tokens, cards, dice and everything else.

use super::{components, content};
use undercroft_content::Library;
use urto::content::check::{self, SCHEMA};
use urto::content::{ArtefactClass, Effect, Token, TokenRow};

/// How many tokens of a kind there are: in the box, in the bag, in the supply, on the board.
fn count(token: Token) -> [u8; 4] {
    let TokenRow { count, bag, supply, board, .. } = content().tokens[token];
    [count, bag, supply, board]
}

/// So many tokens, all of them in the bag.
fn all_in_bag(number: u8) -> [u8; 4] {
    [number, number, 0, 0]
}

#[test]
fn every_built_in_pack_is_without_problems() {
    let library = Library::built_in();
    let packs = library.manifests(&SCHEMA);
    assert!(packs.iter().any(|manifest| manifest.id == super::BASE));
    for manifest in packs {
        let content = check::load(&library, &manifest.id).unwrap();
        assert_eq!(content.packs[0].0, manifest.id);
        assert!(content.packs.iter().all(|(_, hash)| hash.len() == 64));
    }
}

/// UR-COMPONENT-02: The box holds 104 tokens in all.
#[test]
fn there_are_a_hundred_and_four_tokens() {
    let content = content();
    assert_eq!(content.tokens.iter().map(|(_, row)| u32::from(row.count)).sum::<u32>(), 104);
    assert_eq!(components()["tokens"]["all"], 104);
}

/// UR-COMPONENT-03: There are 17 torch tokens, and every one of them starts in the bag.
#[test]
fn seventeen_torches_are_in_the_bag() {
    assert_eq!(count(Token::Torch), all_in_bag(17));
}

/// UR-COMPONENT-04: There are 5 torch-with-event tokens, and every one of them starts in the bag.
#[test]
fn five_torches_with_event_are_in_the_bag() {
    assert_eq!(count(Token::TorchEvent), all_in_bag(5));
}

/// UR-COMPONENT-05: There are 5 torch-with-fountain tokens, and every one of them starts in the bag.
#[test]
fn five_torches_with_fountain_are_in_the_bag() {
    assert_eq!(count(Token::TorchFountain), all_in_bag(5));
}

/// UR-COMPONENT-06: There are 5 mushroom tokens, and every one of them starts in the bag.
#[test]
fn five_mushrooms_are_in_the_bag() {
    assert_eq!(count(Token::Mushroom), all_in_bag(5));
}

/// UR-COMPONENT-07: There are 11 monster tokens, and every one of them starts in the bag.
#[test]
fn eleven_nests_are_in_the_bag() {
    assert_eq!(count(Token::Monster), all_in_bag(11));
}

/// UR-COMPONENT-08: There are 5 shortcut tokens, and every one of them starts in the bag.
#[test]
fn five_shortcuts_are_in_the_bag() {
    assert_eq!(count(Token::Shortcut), all_in_bag(5));
}

/// UR-COMPONENT-09: There are 17 single renown tokens: 7 start in the bag and 10 in the open supply.
#[test]
fn seven_of_seventeen_single_renown_tokens_are_in_the_bag() {
    assert_eq!(count(Token::Renown), [17, 7, 10, 0]);
    let content = content();
    assert_eq!(content.program(content.tokens[Token::Renown].program), [Effect::Renown { n: 1 }]);
}

/// UR-COMPONENT-10: There are 13 double renown tokens, worth 2 PR each: 3 start in the bag and 10 in the open supply.
#[test]
fn three_of_thirteen_double_renown_tokens_are_in_the_bag() {
    assert_eq!(count(Token::RenownDouble), [13, 3, 10, 0]);
    let content = content();
    assert_eq!(content.program(content.tokens[Token::RenownDouble].program), [Effect::Renown { n: 2 }]);
}

/// UR-COMPONENT-11: There are 4 attack, 4 defence and 4 Blook-trap tokens and 1 token showing minus 2 life; none of them
/// starts in the bag.
#[test]
fn tokens_of_cards_wait_in_the_supply() {
    for token in [Token::Attack, Token::Defence, Token::BlookTrap] {
        assert_eq!(count(token), [4, 0, 4, 0]);
    }
    assert_eq!(count(Token::Minus2), [1, 0, 1, 0]);
}

/// UR-COMPONENT-12: There are 5 life markers and 5 mana markers, one of each per hero sheet.
#[test]
fn every_sheet_has_its_two_markers() {
    let sheets = content().heroes.len() as u8;
    for token in [Token::LifeMarker, Token::ManaMarker] {
        assert_eq!((count(token), sheets), ([5, 0, 0, 0], 5));
    }
}

/// UR-COMPONENT-13: There are 2 draw-an-artefact tokens and 1 Alpha token, all placed on the board rather than in the
/// bag.
#[test]
fn three_tokens_lie_on_the_board() {
    assert_eq!(count(Token::Artefact), [2, 0, 0, 2]);
    assert_eq!(count(Token::Alpha), [1, 0, 0, 1]);
    assert_eq!(content().board.caches.len(), 2);
}

/// UR-COMPONENT-14: The three decks count 36 events, 33 monsters and 38 artefacts.
#[test]
fn the_three_decks_have_their_cards() {
    let content = content();
    let alphas = content.monsters[content.alpha].copies;
    let divine = content.artefacts.iter().filter(|(_, one)| matches!(one.class, ArtefactClass::Divine(_)));
    assert_eq!(content.event_pile.len(), 36);
    assert_eq!(content.monster_pile.len() + usize::from(alphas), 33);
    assert_eq!(content.artefact_pile.len() + divine.count(), 38);
    let cards = &components()["cards"];
    assert_eq!((cards["event"], cards["monster"], cards["artefact"]), (36, 33, 38));
}

/// UR-COMPONENT-15: The dice are 3 six-sided and 2 eight-sided combat dice, one 12-sided search die, and one die each for
/// the Trumpets, the Hammer and the Scythe.
#[test]
fn there_are_nine_dice() {
    let (content, box_) = (content(), components());
    let dice = &box_["dice"];
    assert_eq!((dice["d6"], content.dice.small), (3, 6));
    assert_eq!((dice["d8"], content.dice.large), (2, 8));
    assert_eq!((dice["search"], content.dice.search.sides), (1, 12));
    assert_eq!((dice["trumpets"], dice["hammer"], dice["scythe"]), (1, 1, 1));
    assert_eq!((dice.len(), dice.values().sum::<u8>()), (6, 9));
}

/// UR-COMPONENT-17: Besides cards, dice and tokens the box holds 1 board, 1 bag, 1 rule booklet, 5 meeples and 5 hero
/// sheets.
#[test]
fn there_is_one_board_and_a_meeple_for_each_sheet() {
    let box_ = components();
    let pieces = ["board", "bag", "booklet", "meeple", "sheet"].map(|name| box_["pieces"][name]);
    assert_eq!((pieces, box_["pieces"].len()), ([1, 1, 1, 5, 5], 5));
}

/// UR-COMPONENT-18: The box is meant for ages 10 and up and for 30 to 75 minutes.
#[test]
fn the_box_says_for_whom_and_how_long() {
    let box_ = components();
    let advice = ["age", "minutes_min", "minutes_max"].map(|name| box_["advice"][name]);
    assert_eq!(advice, [10, 30, 75]);
}

/// UR-SETUP-10: The bag therefore starts with 58 tokens.
#[test]
fn the_bag_holds_fifty_eight_tokens() {
    let content = content();
    assert_eq!(content.tokens.iter().map(|(_, row)| row.bag).sum::<u8>(), 58);
    let kinds = content.tokens.iter().filter(|(_, row)| row.bag > 0);
    assert!(kinds.map(|(token, _)| token).eq(Token::ALL[..Token::BAG_KINDS].iter().copied()));
}

//! The cave: its size, its special spaces, and what is in play at a table of two.

use super::content;
use urto::content::{Divine, Role, Side, SpaceId, Spaces, Token};

fn space(id: &str) -> SpaceId {
    content().board.spaces.find(|space| space.id == id).unwrap()
}

/// The passages between spaces in play.
fn passages(in_play: Spaces) -> u32 {
    let board = content().board;
    in_play.iter().map(|space| board.next_to(space, in_play).len()).sum::<u32>() / 2
}

#[test]
fn the_cave_has_forty_three_spaces_and_twelve_steps() {
    let board = content().board;
    assert_eq!((board.spaces.len(), passages(board.all)), (43, 98));
    assert_eq!(board.distance(board.start, board.urto, board.all), Some(12));
    assert_eq!(board.drawn_for(board.all, None).len(), 36);
}

#[test]
fn a_table_of_two_plays_on_thirty_five_spaces() {
    let board = content().board;
    let in_play = board.all.minus(board.darkened);
    assert_eq!((board.darkened.len(), in_play.len(), passages(in_play)), (8, 35, 74));
    assert_eq!(board.distance(board.start, board.urto, in_play), Some(12));
    for weapon in [Divine::Hammer, Divine::Trumpets] {
        assert_eq!(board.drawn_for(in_play, Some(weapon)).len(), 30);
    }
}

/// UR-SETUP-18: With 2 players only one artefact token is used, on the same side as the chosen divine weapon.
#[test]
fn the_cache_of_the_chosen_weapon_is_on_its_side() {
    let board = content().board;
    for (weapon, side) in [(Divine::Hammer, Side::Left), (Divine::Trumpets, Side::Right)] {
        let caches: Vec<SpaceId> =
            board.caches.iter().filter(|cache| board.role(*cache, Some(weapon)) == Role::Cache).collect();
        let stele = board.stele(weapon).unwrap();
        assert_eq!(caches.len(), 1);
        assert_eq!((board.spaces[caches[0]].side, board.spaces[stele].side), (side, side));
        let other = if weapon == Divine::Hammer { Divine::Trumpets } else { Divine::Hammer };
        assert_eq!(board.role(stele, Some(other)), Role::Ordinary);
        assert_eq!(board.role(stele, None), Role::Stele(weapon));
    }
    assert_eq!(board.stele(Divine::Scythe), None);
}

/// UR-TOKEN-02: If the bag is ever empty when a token is needed, the space is treated as a plain torch: here the bag has a
/// token for every space that is drawn for.
#[test]
fn the_bag_has_a_token_for_every_space() {
    let content = content();
    let spaces = Token::ALL[..5].iter().map(|token| u32::from(content.tokens[*token].bag)).sum::<u32>();
    assert!(spaces >= content.board.drawn_for(content.board.all, None).len());
}

#[test]
fn a_way_back_leads_one_step_nearer() {
    let board = content().board;
    let ids = |spaces: Spaces| spaces.iter().map(|space| board.spaces[space].id.clone()).collect::<Vec<_>>();
    let nearer = |from: &str| ids(board.nearer(space(from), board.start, board.all));
    assert_eq!(nearer("r2p2"), ["r1p1", "r1p2"]);
    assert_eq!(nearer("r1p1"), ["start"]);
    assert_eq!(nearer("r4p1"), ["r4p2"], "the wall bars the shorter way");
    assert!(nearer("start").is_empty());
    let two = board.all.minus(board.darkened);
    assert_eq!(ids(board.nearer(space("r4p2"), board.start, two)), ["r3p2"]);
}

#[test]
fn sets_of_spaces_are_walked_in_order() {
    let set = Spaces::one(SpaceId(63)).with(SpaceId(0)).with(SpaceId(5));
    assert!(set.iter().eq([0, 5, 63].map(SpaceId)));
    assert_eq!(set.without(SpaceId(5)).len(), 2);
    assert!(Spaces::NONE.iter().next().is_none());
}

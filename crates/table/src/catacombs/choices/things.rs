//! Spells, words, and everything that is done with objects.

use super::{ActionPlace, Group, pair, sight};
use crate::catacombs::{Sight, ids, names, signs};
use crate::scene::{Branch, Place};
use crate::words::Words;
use catacombs::action::{Action, Thing};
use catacombs::content::{Act, Characteristic, Speech, SpellId};
use catacombs::message::key;
use catacombs::rules::{object, sheet};
use catacombs::state::{self, CreatureId, Item};
use undercroft_kernel::Message;

/// Spells and speeches.
pub(super) fn magic(look: &Sight<'_>, action: Action) -> Option<Place> {
    let actor = look.view.table.actor;
    let cast = |spell: SpellId| {
        let on_paper = &look.game.content.spells[spell];
        let mut place = ActionPlace::new(look, Group::Magic, "verb-ca-cast", Act::Cast)
            .about(ids::on_sheet(actor, &on_paper.id.replace('_', "-")))
            .icon(on_paper.icon.clone())
            .test(Characteristic::Magic, on_paper.difficulty);
        // Below the group stands the spell, then its target.
        place.place.path.pop();
        place.place.path.push(Branch {
            label: names::spell(look, spell),
            icon: on_paper.icon.clone(),
            ..Branch::default()
        });
        place
    };
    let speeches = &look.game.content.speeches;
    match action {
        Action::Cast(spell) => cast(spell).done(),
        Action::CastAt(spell, who) => cast(spell).at(who).mark(sight(look, who)).done(),
        Action::CastToward(spell, dir) => {
            cast(spell).brief(names::direction(dir)).about(ids::beside(look, dir)).done()
        }
        Action::Speech(speech) => ActionPlace::new(look, Group::Speak, "verb-ca-speech", Act::Speech)
            .brief(Words::new(key("speech", speech.id())))
            .test(Characteristic::Charisma, speeches.difficulty(speech))
            .done(),
        Action::Bribe(who, _) | Action::BribeMore(who, _) => {
            ActionPlace::new(look, Group::Speak, "verb-ca-bribe", Act::Speech)
                .at(who)
                .test(Characteristic::Charisma, speeches.difficulty(Speech::Corruption))
                .done()
        }
        _ => None,
    }
}

/// What tells an object from the others of its kind in the same hands, or on the same square, where they are not alike.
fn which(look: &Sight<'_>, slot: usize, near: impl Fn(&Item) -> bool) -> Option<Words> {
    let items = &look.view.table.items;
    let this = items.get(slot)?;
    if !items.iter().any(|other| near(other) && other.id == this.id && other != this) {
        return None;
    }
    let place = match this.place {
        state::Place::Pack(_) => Some("group-ca-pack"),
        state::Place::MainHand(_) | state::Place::OffHand(_) => Some("group-ca-hands"),
        state::Place::Body(_) | state::Place::Worn(_) => Some("group-ca-body"),
        state::Place::Floor(_) | state::Place::Nowhere => None,
    };
    let runes = look.game.runes.iter().enumerate().filter(|(rune, _)| this.runes >> rune & 1 == 1);
    let runes = runes.map(|(_, id)| names::item(look, *id).message());
    let used = (this.used > 0).then(|| Message::new("note-ca-used").number("times", this.used));
    let plain = this.runes == 0 && this.used == 0 && place.is_none();
    let plain = plain.then(|| Message::new("note-ca-plain"));
    let parts = place.map(Message::new).into_iter().chain(runes).chain(used).chain(plain).collect();
    Some(look.say(Message::new("brief-ca-pair").parts("parts", parts)))
}

/// Potions, weapons, armour, gifts, thefts, throws.
pub(super) fn objects(look: &Sight<'_>, action: Action) -> Option<Place> {
    let actor = look.view.table.actor;
    let of = |verb, act, thing: Thing, holder: CreatureId| {
        let place = ActionPlace::new(look, Group::Things, verb, act);
        let place = place.brief(names::item(look, thing.item)).icon(signs::item(look, thing.item));
        let slot = sheet::held(&look.view.table, holder, thing);
        let mine = |item: &Item| item.place.holder() == Some(holder);
        let place = slot.map(ids::item).into_iter().fold(place, ActionPlace::about);
        place.which(slot.and_then(|slot| which(look, slot, mine)))
    };
    let own = |verb, act, thing: Thing| of(verb, act, thing, actor);
    let between = |verb, act, thing: Thing, who: CreatureId| {
        let both = pair(look, &names::item(look, thing.item), &names::creature(look, who));
        own(verb, act, thing).brief(both).at(who)
    };
    match action {
        Action::Drink(thing) => own("verb-ca-drink", Act::Potion, thing).rolls().done(),
        Action::Feed(who, thing) => between("verb-ca-feed", Act::Potion, thing, who).rolls().done(),
        Action::Use(thing) => own("verb-ca-use", Act::UseObject, thing).rolls().done(),
        Action::UseOn(who, thing) => {
            between("verb-ca-use", Act::UseObject, thing, who).mark(sight(look, who)).rolls().done()
        }
        Action::Bind(rune, thing) => {
            let both = pair(look, &names::item(look, rune.item), &names::item(look, thing.item));
            own("verb-ca-bind", Act::UseObject, rune).brief(both).done()
        }
        Action::Wield(thing, _) => own("verb-ca-wield", Act::ChangeWeapon, thing).done(),
        Action::Wear(Some(thing)) => own("verb-ca-wear", Act::ChangeArmour, thing).seldom().done(),
        Action::Wear(None) => ActionPlace::new(look, Group::Things, "verb-ca-undress", Act::ChangeArmour)
            .about(ids::on_sheet(actor, "body"))
            .seldom()
            .done(),
        Action::PutOn(thing) => own("verb-ca-put-on", Act::UseObject, thing).seldom().done(),
        Action::Give(who, thing) => between("verb-ca-give", Act::Hand, thing, who).seldom().done(),
        Action::Take(who, thing) => {
            let both = pair(look, &names::item(look, thing.item), &names::creature(look, who));
            of("verb-ca-take", Act::Hand, thing, who).brief(both).at(who).seldom().done()
        }
        Action::PickUp(dir, thing) => {
            let at = dir.map_or(ids::here(look), |dir| ids::here(look).step(dir));
            let place = ActionPlace::new(look, Group::Things, "verb-ca-pick-up", Act::Hand);
            let place = place.brief(names::item(look, thing.item)).icon(signs::item(look, thing.item));
            let lies = |item: &Item| item.place == state::Place::Floor(at);
            let which = object::lying(&look.view.table, at, thing).and_then(|slot| which(look, slot, lies));
            place.which(which).about(ids::square(at)).done()
        }
        Action::Steal(who, thing) => {
            let place =
                ActionPlace::new(look, Group::Things, "verb-ca-steal", Act::Steal).at(who).hurting(who);
            match thing {
                Some(thing) => {
                    let both = pair(look, &names::item(look, thing.item), &names::creature(look, who));
                    place.brief(both).rolls().done()
                }
                None => place.rolls().done(),
            }
        }
        Action::Throw(thing) => own("verb-ca-throw", Act::Throw, thing).done(),
        _ => None,
    }
}

//! What heroes and spectators do not see, taken out of a copy of the table. Hidden things are absent, not masked; where something takes
//! their place in a list, the numbers in unfinished business are put right.

use crate::content::{DoorId, ZoneId};
use crate::state::{
    Frame, GateId, Group, Leaf, Purpose, RevealStep, State, Table, Target, Test, Trap, TrapSlot,
};

/// Takes out everything that only the game master knows.
pub(super) fn hide(state: &mut State) {
    let renumber = hide_table(&mut state.table);
    if let Some(before) = &mut state.before {
        hide_table(before);
    }
    state.pending.clear();
    let mut frames: Vec<Frame> = Vec::new();
    while let Some(frame) = state.stack.pop() {
        frames.push(renumber.frame(frame));
    }
    for frame in frames.into_iter().rev() {
        // As many as there were before.
        let _ = state.stack.push(frame);
    }
}

/// How many gates and traps before each were taken out.
struct Renumber {
    gates: Vec<bool>,
    traps: Vec<bool>,
}

fn hide_table(table: &mut Table) -> Renumber {
    let renumber = Renumber {
        gates: table.gates.iter().map(|gate| gate.leaf == Leaf::Secret).collect(),
        traps: table.traps.iter().map(is_hidden).collect(),
    };
    // CA-ELEMENT-17: A secret door is plain wall; CA-TRAP-16: a hidden trap is plain floor.
    while let Some(at) = table.gates.iter().position(|gate| gate.leaf == Leaf::Secret) {
        table.gates.remove(at);
    }
    while let Some(at) = table.traps.iter().position(is_hidden) {
        table.traps.remove(at);
    }
    for gate in table.gates.iter_mut() {
        // CA-DOOR-02: Whether a door is locked, and what it is made of, shows when somebody tries it.
        if !gate.tried && gate.is_shut() {
            gate.leaf = Leaf::Shut;
            gate.door = DoorId::default();
        }
        gate.cards = 0;
        gate.main = 0;
        gate.pin = None;
    }
    // CA-MAP-05: Cards are never shown.
    for zone in table.zones.iter_mut() {
        zone.card = ZoneId::default();
    }
    table.cards_out = 0;
    table.secondary_left = 0;
    // CA-QUEST-02: How far the objective has come would tell what it is.
    table.progress.searched = 0;
    table.progress.secondary = 0;
    table.progress.searched_secondary = Default::default();
    // CA-AMBUSH-05: That somebody lies in ambush is known from the card, who it is is not.
    for group in table.ambushes.iter_mut() {
        *group = Group::default();
    }
    renumber
}

/// CA-TRAP-16: Whether a trap is the game master's secret.
const fn is_hidden(trap: &Trap) -> bool {
    !trap.known
}

impl Renumber {
    fn gate(&self, gate: GateId) -> GateId {
        let before = self.gates.iter().take(gate.index()).filter(|hidden| **hidden).count();
        GateId(gate.0 - before as u8)
    }

    fn trap(&self, trap: TrapSlot) -> TrapSlot {
        let before = self.traps.iter().take(trap.index()).filter(|hidden| **hidden).count();
        TrapSlot(trap.0 - before as u8)
    }

    fn target(&self, target: Target) -> Target {
        match target {
            Target::Gate(gate) => Target::Gate(self.gate(gate)),
            other => other,
        }
    }

    fn purpose(&self, purpose: Purpose) -> Purpose {
        match purpose {
            Purpose::Dodge { trap, from } => Purpose::Dodge { trap: self.trap(trap), from },
            Purpose::Disarm(trap) => Purpose::Disarm(self.trap(trap)),
            Purpose::PickGate(gate) => Purpose::PickGate(self.gate(gate)),
            other => other,
        }
    }

    fn frame(&self, frame: Frame) -> Frame {
        match frame {
            Frame::Test { test, roll } => {
                Frame::Test { test: Test { purpose: self.purpose(test.purpose), ..test }, roll }
            }
            Frame::Attack { mut attack, roll, stage } => {
                attack.target = self.target(attack.target);
                Frame::Attack { attack, roll, stage }
            }
            Frame::Reveal(mut reveal) => {
                reveal.gate = reveal.gate.map(|gate| self.gate(gate));
                // CA-SPAWN-02: What is rolled and what waits for its place is the game master's business.
                if reveal.step != RevealStep::Draw {
                    reveal.step = RevealStep::Place;
                }
                Frame::Reveal(reveal)
            }
            other => other,
        }
    }
}

//! Dice that people roll themselves: the table asks for each, and plays on once it has them all.

use super::{App, Key};
use crate::host::Answer;
use undercroft_catalog::live::Roll;

/// Dice that a person is rolling.
#[derive(Clone, Debug)]
pub(crate) struct Rolling {
    /// The seat and its action; none for a step that nobody decides.
    act: Option<(u8, String)>,
    done: Vec<(String, String)>,
    pub(crate) wanted: Roll,
    pub(crate) typed: String,
    /// The last face could not come out.
    pub(crate) wrong: bool,
}

/// What a person typed as what came out, if it can have come out.
#[must_use]
pub fn face(wanted: &Roll, typed: &str) -> Option<String> {
    let one = |word: &str| wanted.faces.iter().find(|face| face.eq_ignore_ascii_case(word)).cloned();
    let faces: Vec<String> = typed.split_whitespace().map(one).collect::<Option<_>>()?;
    (faces.len() == usize::from(wanted.count)).then(|| faces.join(" "))
}

impl App {
    pub(super) fn ask_roll(
        &mut self,
        act: Option<(u8, String)>,
        mut done: Vec<(String, String)>,
        wanted: Roll,
        again: bool,
    ) {
        // The same die wanted once more after an answer: the answer could not come out.
        let wrong = again && done.last().is_some_and(|(die, _)| *die == wanted.die);
        if wrong {
            done.pop();
        }
        self.rolling = Some(Rolling { act, done, wanted, typed: String::new(), wrong });
    }

    pub(super) fn type_roll(&mut self, key: Key) {
        let Some(rolling) = &mut self.rolling else { return };
        match key {
            Key::Char(sign) if rolling.typed.len() < 40 => rolling.typed.push(sign),
            Key::Backspace => {
                rolling.typed.pop();
            }
            Key::Esc => {
                self.rolling = None;
                self.running = false;
                self.refresh();
            }
            Key::Enter => {
                let Some(Rolling { act, mut done, wanted, typed, .. }) = self.rolling.take() else { return };
                let Some(face) = face(&wanted, &typed) else {
                    self.rolling = Some(Rolling { act, done, wanted, typed: String::new(), wrong: true });
                    return;
                };
                done.push((wanted.die, face));
                match act {
                    Some((seat, action)) => self.act(seat, action, done, false),
                    None => match self.host.advance(&done) {
                        Answer::Wants(roll) => self.ask_roll(None, done, roll, false),
                        Answer::Says(message) => {
                            self.tell(&message);
                            self.go_on();
                        }
                        Answer::Done | Answer::Nothing => self.go_on(),
                    },
                }
            }
            _ => {}
        }
    }
}

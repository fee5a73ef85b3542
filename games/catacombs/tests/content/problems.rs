//! Wrong packs: every problem at once, with file, line and what was expected.

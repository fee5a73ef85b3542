//! How Catacombs speaks: events, choices and prompts as messages.

// What the lobby shows, in words of the language that is spoken.

export interface GameEntry {
  id: string;
  name: string;
  tagline: string;
  /** How many people. */
  who: string;
  /** What “play now” starts with. */
  starts: string;
  playable: boolean;
}

/** A table that waits. */
export interface Kept {
  id: string;
  game: string;
  name: string;
  title: string;
  detail: string;
  when: string;
  yours: boolean;
}

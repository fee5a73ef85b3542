// What the server sends and takes besides pictures.
import type { Words } from './wire';

export interface Label {
  en: string;
  fr: string;
}

export interface TextFiles {
  en: string;
  fr: string;
}

export interface Lobby {
  games: GameCard[];
  texts: TextFiles;
  bots: string[];
  version: string;
}

export interface GameCard {
  game: string;
  title: Label;
  about: Label;
  editions: EditionCard[];
  tutorial: boolean;
}

export interface EditionCard {
  edition: string;
  label: Label;
  options: OptionCard[];
  texts: TextFiles;
}

export interface OptionCard {
  name: string;
  label: Label;
  choices: ChoiceCard[];
  default: unknown;
  atMost: number;
  rule?: string;
}

export interface ChoiceCard {
  value: unknown;
  label: Label;
}

export interface FormCheck {
  seats: string[];
}

export type NewSeat = 'me' | 'open' | 'bot' | 'random-bot';

export interface TableLine {
  id: string;
  game: string;
  edition: string;
  stage: string;
  yours?: boolean;
  outcome?: string;
  people: string[];
  active: number;
}

export interface NewTable {
  game: string;
  setup: Record<string, unknown>;
  seats?: NewSeat[];
  name?: string;
  ownDice?: boolean;
  ways?: SetWays;
  share?: string;
}

export interface SetWays {
  id?: string;
  autoPlay?: boolean;
  odds?: boolean;
  watching?: boolean;
  reactWithin?: number;
  awayAfter?: number;
}

export interface Roll {
  die: string;
  face: string;
}

export interface Asked {
  die: string;
  seat?: number;
  count: number;
  faces: string[];
}

export interface Answer {
  done: string;
  moment: number;
}

export interface TableCard {
  id: string;
  game: string;
  edition: string;
  stage: string;
  host?: boolean;
  viewer?: number;
  seats: TableSeat[];
  ways: { autoPlay: boolean; odds: boolean; watching: boolean; reactWithin?: number; awayAfter: number };
  ownDice?: boolean;
  proposal?: ProposalCard;
  origin?: { kind: string; of?: string; name?: string };
  ruled?: boolean;
  counts: boolean;
  dice: { commitment: string; shares: number };
  update?: { says: Words; rules: string[]; kept: boolean };
  passing?: unknown;
  may: string[];
  texts: TextFiles;
  created: number;
}

export interface TableSeat {
  seat: number;
  word: string;
  holder: string;
  name?: string;
  bot?: string;
  you?: boolean;
  there?: boolean;
  away?: boolean;
  invitation?: string;
}

export interface ProposalCard {
  want: string;
  moment?: number;
  by: string;
  agreed: number[];
  yours?: boolean;
}

export interface Me {
  known: boolean;
  name: string;
  language: string;
}

export interface Statistics {
  games: { game: string; edition: string; played: number; won: number; steps: number }[];
  latest: { table: string; game: string; edition: string; outcome: string; won: boolean; steps: number; ended: number }[];
  feats: { feat: string; earned?: number; table?: string }[];
}

export interface RuleCard {
  id: string;
  sentence: string;
  kind: string;
  editions: string[];
  sources: string[];
  note?: string;
  retired?: string;
}

export interface About {
  version: string;
  licence: string;
  credits: { what: string; by: string; licence: string }[];
  packs: { id: string; game: string; licence: string; sources: { kind: string; records: number }[] }[];
}

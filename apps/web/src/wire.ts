// What the server sends, as `crates/table` describes it: pictures, prompts, frames, motions. Plain data.

export type ThingId = string;

export interface Words {
  key: string;
  args?: Record<string, Fill>;
  who?: number;
  rules?: string[];
}

export type Fill = number | string | { name: string } | { names: string[] } | { seat: number } | { parts: Words[] };

export interface Picture {
  mark: number;
  game: string;
  theme: string;
  title?: Words[];
  viewer?: number;
  moment: number;
  seats: SeatCard[];
  boards?: Board[];
  sheets?: Sheet[];
  fight?: Fight;
  dice?: Die[];
  piles?: Pile[];
  turn: TurnCard;
  prompt?: Prompt;
  log?: LogLine[];
  undo: UndoCard;
  outcome?: OutcomePage;
}

export interface SeatCard {
  id: string;
  name?: string;
  icon?: string;
  badge?: string;
}

export interface TurnCard {
  you: boolean;
  asked?: number[];
  says: Words;
}

export interface LogLine {
  id: number;
  moment: number;
  says: Words;
  struck?: boolean;
  dice?: Die[];
}

export interface UndoCard {
  free: number;
  redo: boolean;
}

export interface OutcomePage {
  key: string;
  says: Words;
  winners?: number[];
  columns?: Words[];
  rows?: ScoreRow[];
}

export interface ScoreRow {
  name: Words;
  seat?: number;
  cells: number[];
}

// Cards.

export interface Glyph {
  icon?: string;
  figure?: number;
  says: Words;
}

export interface Card {
  id: ThingId;
  face: Face;
  kind: string;
  icon?: string;
  name?: Words;
  banner?: Glyph[];
  rows?: Row[];
  text?: Words[];
  worth?: Glyph;
  tips?: Words[];
  source?: string;
}

export type Face = 'down' | 'known' | 'up';

export interface Row {
  key?: string;
  on?: boolean;
  /** Side by side (failed, passed; price, ware), in each the ways to choose from, in each its signs. */
  sides: Glyph[][][];
}

// Boards.

export interface Board {
  id: string;
  title: Words;
  ground: Ground;
  pieces?: Piece[];
  marks?: Mark[];
}

export type Ground = ({ kind: 'grid' } & Grid) | ({ kind: 'graph' } & Graph) | ({ kind: 'tiles' } & Tiles);

export interface Grid {
  columns: number;
  cells: Cell[];
}

export interface Cell {
  id: ThingId;
  number: number;
  card?: Card;
  visited?: boolean;
  name?: Words;
  under?: number;
}

export interface Graph {
  style: 'hexes' | 'track';
  spaces: Space[];
  links: Link[];
  rows?: GraphRow[];
}

export interface GraphRow {
  y: number;
  label: string;
  name: Words;
  on: boolean;
}

export interface Space {
  id: ThingId;
  x: number;
  y: number;
  state: 'unknown' | 'known' | 'done' | 'out';
  label?: string;
  name?: Words;
  card?: Card;
  signs?: Glyph[];
}

export interface Link {
  from: ThingId;
  to: ThingId;
  kind: 'way' | 'fall' | 'wall';
}

export interface Tiles {
  squares: string[];
  legend: Terrain[];
  edges: Edge[];
  zones: Zone[];
}

export interface Terrain {
  id: string;
  kind: string;
  name: Words;
  icon?: string;
  dim?: boolean;
}

export interface Edge {
  id: ThingId;
  x: number;
  y: number;
  side: 'top' | 'left' | 'right' | 'bottom';
  kind: string;
  name: Words;
  icon?: string;
  tips?: Words[];
}

export interface Zone {
  id: ThingId;
  name: Words;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Piece {
  id: ThingId;
  at: ThingId;
  kind: 'hero' | 'foe' | 'guest' | 'furniture' | 'token';
  name: Words;
  label: string;
  icon?: string;
  seat?: number;
  badge?: string;
  signs?: Glyph[];
  tracks?: Track[];
  size?: { width: number; height: number };
  facing?: number;
  tips?: Words[];
}

export interface Mark {
  kind: 'reach' | 'path' | 'line' | 'area' | 'danger';
  spots: MarkSpot[];
  says?: Words;
}

export interface MarkSpot {
  at: ThingId;
  figure?: number;
}

// Sheets.

export interface Sheet {
  id: ThingId;
  seat?: number;
  title: Words;
  subtitle?: Words;
  icon?: string;
  signs?: Glyph[];
  tracks?: Track[];
  groups?: Group[];
  conditions?: Condition[];
  hand?: Hand;
  notes?: Words[];
}

export interface Track {
  id: ThingId;
  name: Words;
  icon?: string;
  value: number;
  max?: number;
  marks?: { at: number; says: Words }[];
  pending?: { by: number; says: Words };
  tips?: Words[];
}

export interface Group {
  id: ThingId;
  name: Words;
  items?: Item[];
  room?: number;
  note?: Words;
}

export interface Item {
  id: ThingId;
  name: Words;
  icon?: string;
  figure?: number;
  swatch?: string;
  note?: Words;
  spent?: boolean;
  tips?: Words[];
  source?: string;
}

export interface Condition {
  id: ThingId;
  name: Words;
  icon?: string;
  on: boolean;
  tips?: Words[];
}

export interface Hand {
  id: ThingId;
  name: Words;
  count: number;
  cards?: Card[];
  secret?: boolean;
}

export interface Pile {
  id: ThingId;
  name: Words;
  icon?: string;
  count?: number;
  content?: Glyph[];
  top?: Card;
  tips?: Words[];
}

// Fights and dice.

export interface Fight {
  title: Words;
  sides: Side[];
  forecast?: Words[];
}

export interface Side {
  id: ThingId;
  name: Words;
  subtitle?: Words;
  icon?: string;
  kind?: string;
  seat?: number;
  tracks?: Track[];
  facts?: Glyph[];
  rows?: Row[];
  notes?: Words[];
  source?: string;
}

export interface Die {
  id: ThingId;
  kind: string;
  name: Words;
  seat?: number;
  face?: number;
  sign?: string;
  sides?: number;
  worth?: number;
  says?: Words;
  open?: boolean;
}

// Prompts.

export interface Prompt {
  id: number;
  seat: number;
  asks: Words;
  /** Few leaves: all are shown at once, without their branches. */
  flat?: boolean;
  choices: Choice[];
}

export interface Choice {
  key: number;
  number: number;
  label: Words;
  brief?: Words;
  note?: Words;
  icon?: string;
  things?: ThingId[];
  tags?: Glyph[];
  marks?: Mark[];
  costs?: boolean;
  reveals?: boolean;
  quick?: boolean;
  refused?: Words;
  action?: string;
  amounts?: AmountChoice[];
  then?: Choice[];
}

export interface AmountChoice {
  amount: number;
  label: Words;
  action: string;
}

// Odds of a leaf, by its action.

export interface Odds {
  action: string;
  exact: boolean;
  rows: OddsRow[];
  others?: Share;
}

export interface OddsRow {
  share: Share;
  fate: Fate;
}

export interface Share {
  ways: number;
  of: number;
}

export interface Fate {
  says: Words[];
  mood: Mood;
}

export type Mood = 'good' | 'plain' | 'bad';

/** A rule of the ledger, spelled out in one language. */
export interface Why {
  rule: string;
  sentence: string;
  kind: string;
  editions: string[];
  sources: string[];
  note?: string;
}

// Frames.

export interface Frame {
  base: number;
  mark: number;
  changes: Change[];
  motions: Motion[];
}

export interface Change {
  at: string;
  now?: unknown;
}

export type Motion =
  | { kind: 'move'; thing: ThingId; from?: ThingId; to: ThingId; becomes?: ThingId }
  | { kind: 'flip'; thing: ThingId; becomes: ThingId; up: boolean }
  | { kind: 'roll'; dice: Die[] }
  | { kind: 'count'; thing: ThingId; by: number }
  | { kind: 'appear'; thing: ThingId }
  | { kind: 'vanish'; thing: ThingId }
  | { kind: 'deal'; board: string }
  | { kind: 'tell'; line: number };

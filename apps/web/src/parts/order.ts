// Who acts in which order, with what their figures show: for the list beside the board and for the strip above it.
import { say } from '../state/speech.svelte';
import type { TableState } from '../state/table.svelte';
import { numberOf } from '../boards/tiles';
import { trackStyle } from '../themes/theme';
import type { Glyph, Item, Piece, Sheet, Track, Words } from '../wire/table';

export interface Line {
  id: string;
  name: Words;
  icon: string | undefined;
  says: string;
  /** Its figure on the board. */
  piece: string | undefined;
  /** The short sign on its figure, where several look alike. */
  label: string;
  foe: boolean;
  points: Track | undefined;
  life: Track | undefined;
  signs: readonly Glyph[];
  tint: string;
  now: boolean;
  done: boolean;
}

export interface Group {
  id: string;
  name: string;
  lines: Line[];
}

const isPoints = (track: Track) => trackStyle(track.icon, track.max) === 'diamonds';
const tint = (badge: string | undefined) => `var(--hero-${badge ?? 'one'}, var(--hero-one))`;

/** The life that its figure shows, or its sheet. */
function lifeOf(table: TableState, piece: Piece | undefined): Track | undefined {
  const isLife = (track: Track) => !isPoints(track) && track.max !== undefined;
  const found = piece?.tracks?.find(isLife);
  if (found || !piece || piece.kind === 'foe') return found;
  const sheet = table.picture.sheets?.find(({ seat }) => seat !== undefined && seat === piece.seat);
  return sheet?.tracks?.find(isLife);
}

/** A line of the list of who acts, with what its figure shows. */
function listed(table: TableState, item: Item): Line {
  const pieces = (table.picture.boards ?? []).flatMap(({ pieces }) => pieces ?? []);
  const piece = pieces.find(({ id }) => id === item.piece);
  const points = piece?.tracks?.find(isPoints);
  const foe = piece?.kind === 'foe';
  return {
    id: item.id,
    name: item.name,
    icon: item.icon,
    says: say(item.note),
    piece: piece?.id,
    label: foe ? numberOf(piece) : '',
    foe,
    points,
    life: lifeOf(table, piece),
    signs: piece?.signs ?? [],
    tint: tint(foe ? 'foe' : piece?.badge),
    now: table.picture.turn.acts?.includes(item.id) ?? false,
    done: item.spent ?? false,
  };
}

/** Without such a list, the sheets are the order. */
function bySheet(table: TableState, sheet: Sheet): Line {
  const points = sheet.tracks?.find(isPoints);
  const life = sheet.tracks?.find((track) => track !== points);
  const says = life
    ? `${life.value}${life.max === undefined ? '' : ` / ${life.max}`} ${say(life.name)}`
    : say(sheet.subtitle);
  const badge = sheet.seat === undefined ? undefined : table.picture.seats[sheet.seat]?.badge;
  return {
    id: sheet.id,
    name: sheet.title,
    icon: sheet.icon,
    says,
    piece: undefined,
    label: '',
    foe: false,
    points,
    life,
    signs: sheet.signs ?? [],
    tint: tint(badge),
    now: table.acting === sheet,
    done: false,
  };
}

export function orderOf(table: TableState): Group[] {
  const list = table.order;
  if (!list)
    return [{ id: 'all', name: '', lines: (table.picture.sheets ?? []).map((sheet) => bySheet(table, sheet)) }];
  return (list.groups ?? [])
    .map(({ id, name, items }) => ({ id, name: say(name), lines: (items ?? []).map((item) => listed(table, item)) }))
    .filter(({ lines }) => lines.length);
}

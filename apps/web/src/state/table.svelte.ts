// The table on the screen: the picture that is shown, where in the prompt we are, and what is pointed at. Nothing is decided here:
// a finished leaf goes out through `actor`, and the next picture comes in.
import { getContext, setContext } from 'svelte';
import { themeOf } from '../themes/theme';
import type { Choice, LogLine, Mark, MarkSpot, Odds, Picture, Share, Tile, Words } from '../wire/table';
import type { ThingId } from '../wire/things';
import { below, PAGE, spread } from './amounts';
import { leaves } from './picture';
import type { Series } from './session/model';

/** Who carries choices out. */
export interface Actor {
  act(action: string, choice: Choice): void;
  undo(): void;
  redo(): void;
  /** Fetches odds that are not there yet. */
  wantOdds(actions: string[]): void;
}

/** So many choices are shown at once, without their branches. */
const FEW = 6;

/** Whether a choice leads to others: things, or amounts. */
export function isBranch(choice: Choice): boolean {
  return Boolean(choice.then?.length || choice.amounts?.length);
}

/** The keys that lead to a choice. */
function pathTo(choices: readonly Choice[], wanted: Choice): number[] | null {
  for (const choice of choices) {
    if (choice === wanted) return [choice.key];
    const rest = choice.then?.length ? pathTo(choice.then, wanted) : null;
    if (rest) return [choice.key, ...rest];
  }
  return null;
}

/** Something risky, or done to one's own: pressed once, it is asked; pressed again, it is done. */
interface Doubt {
  /** What was pressed. */
  about: string;
  says?: Words | undefined;
  /** Of a way: how likely all its tests pass. */
  share?: Share | undefined;
  go: () => void;
}

/** A walk of several steps: what is left of it, by which verb, and the question that was answered last. */
interface Walk {
  squares: readonly ThingId[];
  /** Whom it leads to: struck at its end. */
  target: ThingId | undefined;
  verb: string;
  prompt: number;
  met: number;
}

export class TableState {
  picture: Picture = $state.raw() as Picture;
  odds: ReadonlyMap<string, Odds> = $state.raw(new Map());
  /** An action is on its way. */
  busy = $state(false);
  /** Motions are being shown. */
  moving = $state(false);
  /** What others do just now, one after the other, and the lines of what they did since somebody here acted. */
  series: Series | null = $state.raw(null);
  since: readonly LogLine[] = $state.raw([]);
  /** Why bots did what they did, by moment. */
  reasons: ReadonlyMap<number, Words> = $state.raw(new Map());
  /** Somebody else begins to act just now: the moment of what it is about to do. */
  opening: number | null = $state(null);
  /** The picture that the motion on the screen leads to. */
  ahead: Picture | null = $state.raw(null);
  /** What others did is shown again. */
  replays = $state(false);
  /** At a guided table: the action that is due; nothing else is played. */
  due: string | null = $state(null);
  /** Whoever sits here may take steps back: alone at once, with others by agreement. */
  seated = $state(true);
  /** An earlier moment is shown: nothing can be done. */
  past = $state(false);
  /** The opened branches, by their keys. */
  open: readonly number[] = $state.raw([]);
  /** A thing with several choices was picked: only these are in hand. */
  picked: ThingId | null = $state.raw(null);
  /** The choice under the pointer or the focus. */
  aimed: Choice | null = $state.raw(null);
  /** The choice whose chance was pressed: all its results are told. */
  weighed: Choice | null = $state.raw(null);
  /** The thing under the pointer or the focus. */
  pointed: ThingId | null = $state.raw(null);
  /** What was pressed once and has to be pressed again. */
  doubt: Doubt | null = $state.raw(null);
  /** A place of the board that somebody wants to see. */
  sought: { at: ThingId } | null = $state.raw(null);
  /** Which page of many choices. */
  page = $state(0);
  actor: Actor;
  #walk: Walk | null = null;

  theme = $derived(themeOf(this.picture.theme));
  /** The list of who acts, where the picture has one. */
  order = $derived(this.picture.sheets?.find(({ order }) => order));
  /** What belongs to the whole table. */
  common = $derived(this.picture.sheets?.filter((sheet) => sheet.seat === undefined && sheet !== this.order) ?? []);
  sheet = $derived(this.picture.sheets?.find(({ seat }) => seat === this.picture.viewer) ?? this.picture.sheets?.[0]);

  /** The sheet of whoever acts, where it is one. */
  acting = $derived.by(() => {
    const acts = this.picture.turn.acts ?? [];
    const own = this.picture.sheets?.find(({ id }) => acts.includes(id));
    if (own) return own;
    const [seat] = this.picture.turn.asked ?? [];
    return this.picture.sheets?.find((sheet) => sheet.seat !== undefined && sheet.seat === seat);
  });

  /** Whether a choice is what the guide waits for, or leads to it. */
  isDue(choice: Choice): boolean {
    if (this.due === null) return false;
    return (
      choice.action === this.due ||
      (choice.amounts ?? []).some(({ action }) => action === this.due) ||
      (choice.then ?? []).some((one) => this.isDue(one))
    );
  }

  constructor(picture: Picture, actor: Actor) {
    this.picture = picture;
    this.actor = actor;
    this.begin();
  }

  /** The branches that lead to the level in hand. */
  trail: Choice[] = $derived.by(() => {
    const trail: Choice[] = [];
    let level = this.picture.prompt?.choices ?? [];
    for (const key of this.open) {
      const branch = level.find((choice) => choice.key === key);
      if (!branch || !isBranch(branch)) break;
      trail.push(branch);
      level = below(branch);
    }
    return trail;
  });

  /** The choices in hand. */
  level: Choice[] = $derived.by(() => {
    const first = this.picture.prompt?.choices ?? [];
    const { picked } = this;
    if (picked !== null) return leaves(first).filter(({ things }) => things?.includes(picked));
    const branch = this.trail.at(-1);
    if (branch) return below(branch);
    if (this.tiles.length) return this.tiles.map(({ choice }) => choice);
    // Few choices need no tree.
    const all = leaves(first);
    const few = this.picture.prompt?.flat || all.length <= FEW;
    if (this.theme.prompt !== 'tabs' && few && all.every((leaf) => !leaf.amounts?.length)) return all;
    return this.tabs.length ? first : spread(first);
  });

  /** The verbs as tiles, each with the choice or branch that it stands for, while none is opened. */
  tiles: { tile: Tile; choice: Choice }[] = $derived.by(() => {
    const prompt = this.picture.prompt;
    if (!prompt || this.theme.prompt !== 'tiles' || this.open.length || this.picked !== null) return [];
    return (prompt.tiles ?? []).flatMap((tile) => {
      const choice = tile.path.reduce<Choice | undefined>(
        (found, key) => (found ? below(found) : prompt.choices).find((one) => one.key === key),
        undefined,
      );
      return choice ? [{ tile, choice }] : [];
    });
  });

  /** Those of them that have a number now. */
  shown: Choice[] = $derived(
    this.level.length > PAGE && !this.tiles.length
      ? this.level.slice(this.page * PAGE, (this.page + 1) * PAGE)
      : this.level,
  );
  pages = $derived(this.tiles.length ? 1 : Math.ceil(this.level.length / PAGE));

  /** The choices about each thing: those in hand first, then all leaves. */
  about: ReadonlyMap<ThingId, Choice[]> = $derived.by(() => {
    const about = new Map<ThingId, Choice[]>();
    if (this.past || this.moving || !this.picture.prompt) return about;
    const add = (choice: Choice) => {
      for (const thing of choice.things ?? []) {
        const known = about.get(thing);
        if (!known) about.set(thing, [choice]);
        else if (!known.includes(choice)) known.push(choice);
      }
    };
    this.level.forEach(add);
    leaves(this.picture.prompt.choices).forEach(add);
    return about;
  });

  /** The things that the aimed choice is about. */
  aimedThings: ReadonlySet<ThingId> = $derived(new Set(this.aimed?.things ?? []));

  /** What is pointed out on the boards because of the aimed choice. */
  aimedMarks: Mark[] = $derived(this.aimed?.marks ?? []);

  /** Whether something can be done about a thing, and with which number. */
  legal(thing: ThingId): { number: number | null; aimed: boolean } | null {
    const choices = this.about.get(thing);
    if (!choices?.length) return null;
    const number = this.shown.findIndex((choice) => choices.includes(choice)) + 1;
    return { number: number && !this.tiles.length ? number : null, aimed: this.aimedThings.has(thing) };
  }

  /** A new picture: what was pointed at is forgotten, the prompt begins anew. */
  show(picture: Picture): void {
    const asked = this.picture.prompt?.id !== picture.prompt?.id;
    this.picture = picture;
    if (asked) this.begin();
  }

  begin(): void {
    const tab = this.tabs.find(isBranch);
    this.open = tab ? [tab.key] : [];
    this.#turnTo(null);
  }

  /** Nothing is pointed at any more; of what is in hand only what is about this thing. */
  #turnTo(picked: ThingId | null, aimed: Choice | null = null): void {
    this.picked = picked;
    this.aimed = aimed;
    this.doubt = null;
    this.page = 0;
  }

  /** Takes a choice: a branch opens, a leaf is played. What is risky is asked once, unless it was. */
  choose(choice: Choice, sure = false): void {
    if (this.past || this.moving || choice.refused) return;
    this.#walk = null;
    if (choice.confirm && choice.action && !sure) {
      return this.#ask({ about: choice.action, says: choice.confirm, go: () => this.choose(choice, true) });
    }
    this.doubt = null;
    if (isBranch(choice)) {
      this.open = pathTo(this.picture.prompt?.choices ?? [], choice) ?? [...this.open, choice.key];
      this.#turnTo(null);
    } else if (choice.action !== undefined && !this.busy) {
      this.actor.act(choice.action, choice);
    }
  }

  /** The verbs of the first level, where the theme shows them as tabs. */
  tabs: Choice[] = $derived.by(() => {
    const first = this.picture.prompt?.choices ?? [];
    // Where the first verb leads nowhere further, the verbs themselves are the choices.
    return this.theme.prompt === 'tabs' && first[0] && isBranch(first[0]) ? first : [];
  });

  /** Asks once: the same again is an answer. */
  #ask(doubt: Doubt): void {
    if (this.doubt?.about === doubt.about) doubt.go();
    else this.doubt = doubt;
  }

  openTab(tab: Choice): void {
    if (!isBranch(tab)) return this.choose(tab);
    this.open = [tab.key];
    this.#turnTo(null);
  }

  turnPage(): void {
    this.page = (this.page + 1) % this.pages;
  }

  /** One level back; says whether there was one. */
  back(): boolean {
    if (this.doubt) {
      this.doubt = null;
      return true;
    }
    if (this.picked !== null) {
      this.#turnTo(null);
      return true;
    }
    if (this.open.length <= (this.tabs.length ? 1 : 0)) return false;
    this.open = this.open.slice(0, -1);
    this.#turnTo(null);
    return true;
  }

  /** A thing on the board was picked: the one choice about it is taken; several become the list. */
  pick(thing: ThingId): void {
    const choices = this.about.get(thing);
    const here = choices?.filter((choice) => this.level.includes(choice));
    const [first, ...others] = here?.length ? here : (choices ?? []);
    if (!first || this.busy) return;
    if (others.length === 0) return this.choose(first);
    this.open = [];
    this.#turnTo(thing, first);
  }

  /** How a board carries out that somebody is put onto one of its places, where that is more than the choice about it. */
  putOnto: ((place: ThingId) => boolean) | null = null;

  /** Something was put onto a thing. */
  take(thing: ThingId): void {
    if (!this.putOnto?.(thing)) this.pick(thing);
  }

  /** Walks along a way to its end, and strikes there whom it leads to. A way with tests is asked once. */
  walk(squares: readonly ThingId[], end: MarkSpot, target?: ThingId): void {
    const go = () => this.#step(squares, target);
    if (end.share) this.#ask({ about: `${end.at}:${target ?? ''}`, share: end.share, go });
    else go();
  }

  /** Goes from square to square, as long as the first verb about the next one is offered and nobody new appears. */
  #step(squares: readonly ThingId[], target: ThingId | undefined): void {
    const [to, ...rest] = squares;
    const choice = to === undefined ? undefined : this.about.get(to)?.[0];
    const prompt = this.picture.prompt;
    if (!choice || !prompt || this.busy) return;
    this.choose(choice, true);
    if (isBranch(choice)) return;
    this.#walk = { squares: rest, target, verb: choice.label.key, prompt: prompt.id, met: this.#met() };
  }

  /** Goes on with a walk when the next question stands. */
  walkOn(): void {
    const walk = this.#walk;
    const prompt = this.picture.prompt;
    if (!walk || this.busy || this.moving || prompt?.id === walk.prompt) return;
    this.#walk = null;
    if (this.#met() > walk.met) return;
    const [to] = walk.squares;
    if (to === undefined) {
      const blow = this.about.get(walk.target ?? '')?.find(({ quick }) => quick);
      if (blow) this.choose(blow);
      return;
    }
    if (this.about.get(to)?.[0]?.label.key === walk.verb) this.#step(walk.squares, walk.target);
  }

  /** Looks at a place of the board. */
  seek(at: ThingId): void {
    this.sought = { at };
  }

  /** How many others are in sight. */
  #met(): number {
    return (this.picture.boards ?? []).flatMap(({ pieces }) => pieces ?? []).filter(({ kind }) => kind === 'foe')
      .length;
  }
}

const PLACE = Symbol('table');

export function provide(table: TableState): TableState {
  return setContext(PLACE, table);
}

export function useTable(): TableState {
  return getContext(PLACE);
}

// A table at the server. What it knows and decides is in session/reduce; here are requests, the stream, the clock and the stage.
import { untrack } from 'svelte';
import { Player } from '../motion/play';
import { cueOf } from '../motion/cues';
import { play } from '../motion/sound';
import { Offline, Problem } from '../net/api';
import * as net from '../net/table';
import { Stream, type Kind } from '../net/stream';
import { Signals } from '../signals/signals.svelte';
import type { SignalCard, TableCard } from '../wire/server';
import type { Choice, Delta, Picture } from '../wire/table';
import {
  askedOf,
  FIRST,
  isBusy,
  linkOf,
  type Effect,
  type Event,
  type Request,
  type State,
  type Step,
} from './session/model';
import { reduce } from './session/reduce';
import { settings, speed } from './settings.svelte';
import { TableState, type Actor } from './table.svelte';

/** How long each step stands that is shown again. */
const BEAT = 1100;
/** How long between two tries to send the same thing. */
const RETRY = 900;
/** How long the next picture may take after an answer. */
const PATIENCE = 2500;

/** The next time the screen is drawn; soon, where nothing is drawn. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 60);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export class Session implements Actor {
  #state: State = $state.raw(FIRST);
  table: TableState | null = $state.raw(null);
  /** Counts what is shown again, with the pictures that it takes. */
  #replay = 0;
  readonly #kept = new Map<number, Promise<Picture>>();
  readonly #stream: Stream;
  readonly #player: Player;

  /** What others signal just now. */
  readonly signals = new Signals();
  card = $derived(this.#state.card);
  /** Other people play here, too. */
  withOthers = $derived(
    Boolean(
      this.card?.seats.some(({ you }) => you) && this.card.seats.some(({ you, holder }) => !you && holder === 'person'),
    ),
  );
  link = $derived(linkOf(this.#state));
  notice = $derived(this.#state.notice);
  /** With own dice: what has to be rolled before the action in hand is played. */
  asked = $derived(askedOf(this.#state));
  /** Whether a bot waits for the roll. */
  isForBot = $derived(
    Boolean(this.#state.tableRolls.asked && this.#state.shown && this.#state.action.at !== 'rolling'),
  );
  lines = $derived(this.#state.lines);
  /** What others do just now, one after the other, and what they did since somebody here acted. */
  series = $derived(this.#state.series);
  sinceTurn = $derived(this.#state.sinceTurn);
  spoken = $derived(this.#state.spoken);
  /** The moment that is shown, if it is not the last one. */
  past = $derived(this.#state.view.at === 'past' ? this.#state.view.moment : null);
  missing = $derived(this.#state.life === 'missing');
  last = $derived(this.#state.shown ? (this.#state.latest?.moment ?? 0) : 0);

  constructor(readonly id: string) {
    this.#player = new Player(
      {
        show: (picture) => this.#dispatch({ is: 'draw', picture }),
        tell: (line) => this.#dispatch({ is: 'tell', line }),
        sound: (motion, shown) => settings.sound && play(cueOf(motion, shown)),
      },
      speed,
    );
    this.#stream = new Stream(`/api/v1/tables/${encodeURIComponent(id)}/events`, {
      on: (kind, data) => this.#hear(kind, data),
      link: (link) => this.#dispatch({ is: 'stream', link }),
      stays: () => this.withOthers,
    });
  }

  #hear(kind: Kind, data: unknown): void {
    if (kind === 'signal') this.signals.hear(data as SignalCard);
    else if (kind === 'card') this.#dispatch({ is: 'card', card: data as TableCard });
    else if (kind === 'picture') this.#dispatch({ is: 'picture', picture: data as Picture });
    else this.#dispatch({ is: 'delta', delta: data as Delta });
  }

  #dispatch(event: Event): void {
    // Whoever makes something happen does not depend on what is known here.
    untrack(() => this.#happen(event));
  }

  #happen(event: Event): void {
    const wishes = { odds: settings.odds, announce: settings.announce, calm: speed() === 0 };
    const [state, effects] = reduce(this.#state, event, wishes);
    this.#state = state;
    this.#mirror();
    for (const effect of effects) this.#run(effect);
  }

  /** The table on the screen shows what the session knows. */
  #mirror(): void {
    const { shown, view, stage, odds, series, sinceTurn, reasons } = this.#state;
    if (!shown) return;
    this.table ??= new TableState(shown, this);
    const { table } = this;
    if (table.picture !== shown) table.show(shown);
    table.busy = isBusy(this.#state);
    table.moving = stage.at === 'playing' && stage.moving;
    table.past = view.at === 'past' && view.shown;
    table.odds = odds;
    table.series = series;
    table.since = sinceTurn;
    table.reasons = reasons;
    table.ahead = stage.at === 'playing' ? stage.step.to : null;
    if (!table.replays) table.opening = stage.at === 'playing' && stage.step.opens ? stage.step.to.moment : null;
  }

  #run(effect: Effect): void {
    switch (effect.do) {
      case 'look':
        return void this.#look();
      case 'look-once':
        return void this.#lookOnce();
      case 'close-stream':
        return this.#stream.close();
      case 'send':
        return void this.#send(effect.request);
      case 'retry-later':
        return this.#later(RETRY, { is: 'retry', request: effect.request });
      case 'be-patient':
        return this.#later(PATIENCE, { is: 'out-of-patience', prompt: effect.prompt });
      case 'start':
        return void this.#start(effect);
      case 'roll-for-table':
        return void this.#rollForTable(effect);
      case 'undo':
        return void this.#try(() =>
          net.undo(this.id, { id: net.requestId(), ...(effect.moment === undefined ? {} : { moment: effect.moment }) }),
        );
      case 'fetch-odds':
        return this.#fetchOdds(effect);
      case 'fetch-reasons':
        return void net.reasonsAfter(this.id, effect.after).then(
          (cards) => this.#dispatch({ is: 'reasons', known: effect.known, cards }),
          () => this.#dispatch({ is: 'no-reasons', known: effect.known }),
        );
      case 'fetch-moment':
        return void this.#pictureAt(effect.moment).then(
          (picture) => this.#dispatch({ is: 'moment', moment: effect.moment, picture }),
          () => this.#dispatch({ is: 'no-moment', moment: effect.moment }),
        );
      case 'breathe':
        return void breath().then(() => this.#dispatch({ is: 'breath' }));
      case 'play':
        return void this.#play(effect.step, effect.pace);
      case 'skip':
        return this.#player.skip();
      case 'walk-on':
        return this.table?.walkOn();
    }
  }

  #later(ms: number, event: Event): void {
    setTimeout(() => this.#dispatch(event), ms);
  }

  async #play({ to, motions, others, opens }: Step, pace: number): Promise<void> {
    try {
      if (this.table) await this.#player.play(this.table.picture, to, motions, { pace, follow: others, opens });
    } finally {
      this.#dispatch({ is: 'played' });
    }
  }

  /** Shows again what came about from one moment to another, as it stood after each step, and comes back to now. Any key or tap ends it. */
  async replay(from: number, to: number): Promise<void> {
    const { table } = this;
    if (!table || from > to) return;
    const number = (this.#replay += 1);
    const goesOn = () => this.#replay === number;
    for (let moment = from; moment <= to; moment += 1) this.#kept.set(moment, net.pictureAt(this.id, moment));
    try {
      await Promise.all(this.#kept.values());
      for (let moment = from; moment <= to && goesOn(); moment += 1) {
        table.replays = true;
        table.opening = moment === from ? from + 1 : null;
        this.#dispatch({ is: 'go', moment });
        await new Promise((later) => setTimeout(later, BEAT / (speed() || 1)));
      }
    } catch {
      // What cannot be fetched is not shown again.
    } finally {
      if (goesOn()) this.endReplay();
    }
  }

  /** Says whether there was one. */
  endReplay(): boolean {
    if (!this.table?.replays) return false;
    this.go(this.last);
    return true;
  }

  #pictureAt(moment: number): Promise<Picture> {
    return this.#kept.get(moment) ?? net.pictureAt(this.id, moment);
  }

  // ---- requests ----

  async #look(): Promise<void> {
    try {
      const { card, picture } = await net.look(this.id);
      this.#dispatch({ is: 'looked', card, picture: picture ?? null });
    } catch {
      // The stream tells when it is back.
    }
  }

  async #lookOnce(): Promise<void> {
    try {
      await net.look(this.id);
    } catch (error) {
      const isGone = error instanceof Problem && (error.status === 404 || error.status === 403);
      if (isGone) this.#dispatch({ is: 'gone', text: error.message });
    }
  }

  async #send({ rolls, ...rest }: Request): Promise<void> {
    const request = rest.id;
    try {
      const answer = await net.act(this.id, rolls.length ? { ...rest, rolls } : rest);
      this.#dispatch({ is: 'answer', request, asked: net.asked(answer) });
    } catch (error) {
      const isTooMuch = error instanceof Problem && (error.status === 503 || error.status === 429);
      if (error instanceof Offline || isTooMuch)
        return this.#dispatch({ is: 'unanswered', request, reachable: isTooMuch });
      if (!(error instanceof Problem)) throw error;
      const { status, message: text, rule } = error;
      const picture = (error.body['picture'] as Picture | undefined) ?? null;
      this.#dispatch({ is: 'refused', request, notice: { text, rule }, status, picture });
    }
  }

  async #start({ rolls }: Extract<Effect, { do: 'start' }>): Promise<void> {
    const answer = await this.#try(() => net.start(this.id, [...rolls]));
    if (answer) this.#dispatch({ is: 'started', asked: net.asked(answer) });
  }

  async #rollForTable({ rolls }: Extract<Effect, { do: 'roll-for-table' }>): Promise<void> {
    try {
      this.#dispatch({ is: 'table-rolled', asked: net.asked(await net.rollFor(this.id, [...rolls])) });
    } catch (error) {
      if (!(error instanceof Problem || error instanceof Offline)) throw error;
      this.#dispatch({ is: 'table-roll-lost', reachable: error instanceof Problem });
    }
  }

  #fetchOdds({ actions, seat, prompt }: Extract<Effect, { do: 'fetch-odds' }>): void {
    const one = (action: string) =>
      void net.odds(this.id, action, seat, prompt).then(
        (odds) => odds && this.#dispatch({ is: 'odds', prompt, action, odds }),
        () => undefined,
      );
    const [first, ...others] = actions;
    if (first === undefined) return;
    if (!others.length) return one(first);
    // Several are one request; what it had no time for is asked for alone.
    void net.allOdds(this.id, seat, prompt).then(
      (all) => {
        if (!all) return;
        for (const { do: action, odds } of all)
          if (actions.includes(action)) this.#dispatch({ is: 'odds', prompt, action, odds });
        const known = new Set(all.map(({ do: action }) => action));
        actions.filter((action) => !known.has(action)).forEach(one);
      },
      () => undefined,
    );
  }

  /** A request whose failure is told and nothing more. */
  async #try<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Problem)
        this.#dispatch({ is: 'trouble', notice: { text: error.message, rule: error.rule } });
      else if (error instanceof Offline) this.#dispatch({ is: 'unreachable' });
      else throw error;
      return null;
    }
  }

  // ---- what whoever sits here does ----

  act(action: string, _choice: Choice): void {
    this.#dispatch({ is: 'act', id: net.requestId(), action });
  }

  /** With own dice: what came out. */
  rolled(face: string): void {
    this.#dispatch({ is: 'rolled', id: net.requestId(), face });
  }

  /** The roll is not made after all. */
  notRolled(): void {
    this.#dispatch({ is: 'not-rolled' });
  }

  /** Starts the match; with own dice, card after card of the set-up is asked for. */
  start(): void {
    this.#dispatch({ is: 'start' });
  }

  undo(): void {
    this.#dispatch({ is: 'undo' });
  }

  undoTo(moment: number): void {
    this.#dispatch({ is: 'undo', moment });
  }

  redo(): void {
    this.closeNotice();
    void this.#try(() => net.redo(this.id, { id: net.requestId() }));
  }

  agree(yes: boolean): void {
    this.closeNotice();
    void this.#try(() => net.agree(this.id, yes));
  }

  async branch(moment: number): Promise<string | null> {
    this.closeNotice();
    const opened = await this.#try(() => net.branch(this.id, moment));
    return opened?.table ?? null;
  }

  closeNotice(): void {
    this.#dispatch({ is: 'close-notice' });
  }

  wantOdds(actions: string[]): void {
    this.#dispatch({ is: 'want-odds', actions });
  }

  /** Any key or tap: what moves is there at once. */
  skip(): boolean {
    if (!this.#player.playing) return false;
    this.#player.skip();
    return true;
  }

  /** What others do, from here on: faster, or at once. */
  fast(): void {
    this.#dispatch({ is: 'fast' });
  }

  skipAll(): void {
    this.#dispatch({ is: 'skip-all' });
  }

  go(moment: number): void {
    this.#replay += 1;
    this.#kept.clear();
    if (this.table) this.table.replays = false;
    this.#dispatch({ is: 'go', moment });
  }

  async older(): Promise<void> {
    const before = this.lines[0]?.id ?? 1;
    const lines = await this.#try(() => net.logBefore(this.id, before));
    if (lines) this.#dispatch({ is: 'older', before, lines });
  }

  close(): void {
    this.#dispatch({ is: 'leave' });
  }
}

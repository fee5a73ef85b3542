// A table at the server: its stream of pictures, actions on their way, time travel, and what is still to be rolled.
// An action is sent until it is answered, always with the same id: a lost answer never loses or doubles it.
import { Player } from '../motion/play';
import { Offline, Problem } from '../net/api';
import * as net from '../net/table';
import { Stream, type Link } from '../net/stream';
import type { Choice, Frame, LogLine, Odds, Picture, Words } from '../wire/table';
import type { Asked, Roll, TableCard } from '../wire/server';
import { apply, leaves, Torn } from './picture';
import { settings, speed } from './settings.svelte';
import { TableState, type Actor } from './table.svelte';

/** How long between two tries to send the same thing. */
const RETRY = 900;
/** More odds than this are only fetched when somebody points at the choice, or for what has a key of its own. */
const ODDS = 14;

/** How long the next picture may take after an answer. */
const PATIENCE = 2500;

interface Sending {
  id: string;
  seat: number;
  prompt: number;
  do: string;
  rolls: Roll[];
}

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
  card: TableCard | null = $state.raw(null);
  table: TableState | null = $state.raw(null);
  link: Link = $state('connecting');
  /** Something to be told once, such as why an action was refused. */
  notice: { text: string; rule: string | null } | null = $state.raw(null);
  /** With own dice: what has to be rolled before the action in hand is played. */
  asked: Asked | null = $state.raw(null);
  lines: LogLine[] = $state.raw([]);
  /** Why bots did what they did, by moment. */
  reasons: ReadonlyMap<number, Words> = $state.raw(new Map());
  /** The newest lines, to be read out. */
  spoken: LogLine[] = $state.raw([]);
  /** The moment that is shown, if it is not the last one. */
  past: number | null = $state(null);
  missing = $state(false);
  last = $derived(this.table ? this.#latestMoment() : 0);

  /** So many lines of the log are kept here; older ones are fetched when somebody wants to read them. */
  #kept = 300;
  /** The last moment whose reason was asked for. */
  #explained = 0;
  readonly #stream: Stream;
  readonly #player: Player;
  #latest: Picture | null = null;
  #version = $state(0);
  #waiting: { to: Picture; motions: Frame['motions'] }[] = [];
  #running = false;
  #sending: Sending | null = null;
  /** The question that was answered last, until another one is shown. */
  #awaited: number | null = null;
  /** With own dice: the cards of the set-up so far. */
  #dealt: Roll[] = [];
  /** With own dice: what came out so far for the bot that waits. */
  #lent: Roll[] = [];
  #told = 0;
  #closed = false;

  constructor(readonly id: string) {
    this.#player = new Player({ show: (picture) => this.#show(picture), tell: (line) => this.#tell(line) }, speed);
    this.#stream = new Stream(`/api/v1/tables/${encodeURIComponent(id)}/events`, {
      on: (kind, data) => this.#event(kind, data),
      link: (now) => this.#linked(now),
    });
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
  }

  #latestMoment(): number {
    void this.#version;
    return this.#latest?.moment ?? 0;
  }

  // ---- what comes in ----

  #linked(now: Link): void {
    this.link = now;
    if (now === 'lost' && !this.card) void this.#isThere();
  }

  /** A stream that never opens may be a table that is not there. */
  async #isThere(): Promise<void> {
    try {
      await net.look(this.id);
    } catch (error) {
      if (error instanceof Problem && (error.status === 404 || error.status === 403)) {
        this.missing = true;
        this.notice = { text: error.message, rule: null };
        this.#stream.close();
      }
    }
  }

  #event(kind: string, data: unknown): void {
    if (kind === 'card') this.#look(data as TableCard);
    else if (kind === 'picture') this.#whole(data as Picture);
    else if (kind === 'frame') this.#frame(data as Frame);
  }

  #look(card: TableCard): void {
    const other = JSON.stringify(card.roll) !== JSON.stringify(this.card?.roll) || this.#lent.length > 0;
    this.card = card;
    if (other) this.#lendNext();
  }

  /** A bot at a table with own dice waits for a roll: whoever sits here makes it, unless it rolls for itself just now. */
  #lendNext(): void {
    if (this.#sending || !this.table) return;
    this.#lent = [];
    this.asked = (this.card?.seats.some(({ you }) => you) && this.card.roll) || null;
  }

  #whole(picture: Picture): void {
    if (this.#latest?.mark === picture.mark && this.table) return;
    this.#latest = picture;
    this.#version += 1;
    this.#queue(picture, []);
  }

  #frame(frame: Frame): void {
    if (!this.#latest || frame.mark === this.#latest.mark) return;
    try {
      this.#latest = apply(this.#latest, frame);
      this.#version += 1;
      this.#queue(this.#latest, frame.motions);
    } catch (error) {
      if (!(error instanceof Torn)) throw error;
      void this.#refetch();
    }
  }

  async #refetch(): Promise<void> {
    try {
      const { card, picture } = await net.look(this.id);
      this.#look(card);
      if (picture) this.#whole(picture);
    } catch {
      // The stream tells when it is back.
    }
  }

  #queue(to: Picture, motions: Frame['motions']): void {
    if (!this.table) {
      this.table = new TableState(to, this);
      this.#lendNext();
      this.#told = to.log?.at(-1)?.id ?? 0;
      this.#show(to);
      this.#settled(to);
      return;
    }
    this.#waiting.push({ to, motions });
    // Who lags behind sees where things stand, not how they got there.
    if (this.#waiting.length > 3) this.#player.skip();
    void this.#run();
  }

  async #run(): Promise<void> {
    const table = this.table;
    if (this.#running || !table) return;
    this.#running = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        // Without motion, what comes in one breath is shown at once.
        if (speed() === 0) {
          await breath();
          for (let newer = this.#waiting.shift(); newer; newer = this.#waiting.shift())
            next = { to: newer.to, motions: [...next.motions, ...newer.motions] };
        }
        if (this.past !== null) {
          this.#log(next.to);
          continue;
        }
        const moves = this.#waiting.length > 3 ? [] : next.motions;
        table.moving = moves.some(({ kind }) => kind !== 'tell') && speed() > 0;
        await this.#player.play(table.picture, next.to, moves);
        table.moving = false;
        this.#settled(next.to);
      }
    } finally {
      table.moving = false;
      this.#running = false;
    }
  }

  #show(picture: Picture): void {
    this.table?.show(picture);
    this.#log(picture);
  }

  #log(picture: Picture): void {
    const recent = picture.log ?? [];
    const first = recent[0]?.id;
    if (first === undefined) return;
    this.lines = [...this.lines.filter(({ id }) => id < first), ...recent].slice(-this.#kept);
  }

  #tell(line: number): void {
    const told = this.lines.find(({ id }) => id === line);
    if (!told || line <= this.#told) return;
    this.#told = line;
    if (settings.announce) this.spoken = [...this.spoken.slice(-5), told];
  }

  /** The picture stands still: the next question is there. */
  #settled(picture: Picture): void {
    this.#told = picture.log?.at(-1)?.id ?? this.#told;
    const table = this.table;
    if (!table) return;
    if (this.#awaited !== null && picture.prompt?.id !== this.#awaited) {
      this.#awaited = null;
      table.busy = this.#sending !== null;
    }
    table.odds = new Map();
    const all = leaves(picture.prompt?.choices ?? []);
    const shown = all.length <= ODDS ? all : all.filter(({ quick }) => quick).slice(0, ODDS);
    if (settings.odds) this.wantOdds(shown.flatMap(({ action }) => (action === undefined ? [] : [action])));
    this.#explain();
    if (!this.#sending) table.walkOn();
  }

  /** Asks the bots for their reasons since the last time; for the newest again when the match is over and nothing is secret any more. */
  #explain(): void {
    if (!this.card?.seats.some(({ bot }) => bot)) return;
    const last = this.#latestMoment();
    if (this.#explained === last) return;
    const known = Math.min(this.#explained, last);
    this.#explained = last;
    void net.reasonsAfter(this.id, this.table?.picture.outcome ? 0 : known).then(
      (cards) => {
        const kept = [...this.reasons].filter(([moment]) => moment <= known);
        this.reasons = new Map([...kept, ...cards.map(({ moment, says }) => [moment, says] as const)]);
      },
      () => (this.#explained = known),
    );
  }

  // ---- what goes out ----

  act(action: string, _choice: Choice): void {
    const prompt = this.table?.picture.prompt;
    if (!prompt || !this.table || this.#sending) return;
    this.notice = null;
    this.#sending = { id: net.requestId(), seat: prompt.seat, prompt: prompt.id, do: action, rolls: [] };
    this.table.busy = true;
    void this.#send();
  }

  /** With own dice: what came out. */
  rolled(face: string): void {
    if (!this.asked) return;
    if (!this.table) {
      this.#dealt = [...this.#dealt, { die: this.asked.die, face }];
      this.asked = null;
      void this.start();
      return;
    }
    if (!this.#sending) return void this.#lend({ die: this.asked.die, face });
    this.#sending.rolls = [...this.#sending.rolls, { die: this.asked.die, face }];
    this.#sending.id = net.requestId();
    this.asked = null;
    void this.#send();
  }

  /** Tells what came out for a bot; the next card says what follows. */
  async #lend(roll: Roll): Promise<void> {
    this.#lent = [...this.#lent, roll];
    this.asked = null;
    try {
      this.asked = net.asked(await net.rollFor(this.id, this.#lent)) ?? this.asked;
    } catch (error) {
      if (!(error instanceof Problem || error instanceof Offline)) throw error;
      if (error instanceof Offline) this.link = 'lost';
      // Somebody else was quicker, or it did not arrive: what waits now is asked for anew.
      void this.#refetch();
    }
  }

  /** Starts the match; with own dice, card after card of the set-up is asked for. */
  async start(): Promise<void> {
    try {
      this.asked = net.asked(await net.start(this.id, this.#dealt)) ?? this.asked;
    } catch (error) {
      if (error instanceof Problem) this.notice = { text: error.message, rule: error.rule };
      else if (error instanceof Offline) this.link = 'lost';
      else throw error;
    }
  }

  /** Whether a bot waits for the roll. */
  get isForBot(): boolean {
    return Boolean(this.asked && this.table && !this.#sending);
  }

  /** The roll is not made after all. */
  notRolled(): void {
    this.asked = null;
    this.#done();
  }

  /** It was played; the question stays closed until the next one is there. */
  #answered(prompt: number): void {
    if (this.table?.picture.prompt?.id !== prompt) return this.#done();
    this.#sending = null;
    this.#awaited = prompt;
    this.#lendNext();
    setTimeout(() => {
      if (this.#awaited === prompt) this.#done();
    }, PATIENCE);
  }

  #done(): void {
    this.#awaited = null;
    this.#sending = null;
    this.#lendNext();
    if (this.table) this.table.busy = false;
    this.table?.walkOn();
  }

  async #send(): Promise<void> {
    const sending = this.#sending;
    while (sending && this.#sending === sending && !this.#closed) {
      try {
        const { rolls, ...rest } = sending;
        const answer = await net.act(this.id, rolls.length ? { ...rest, rolls } : rest);
        if (this.#stream.isOpen) this.link = 'live';
        this.asked = net.asked(answer);
        if (!this.asked) this.#answered(sending.prompt);
        return;
      } catch (error) {
        // Not there, or too much at once: the same again, a little later.
        if (error instanceof Offline || (error instanceof Problem && (error.status === 503 || error.status === 429))) {
          if (error instanceof Offline) this.link = 'lost';
          await new Promise((resolve) => setTimeout(resolve, RETRY));
          continue;
        }
        this.#refused(error);
        return;
      }
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof Problem)) {
      this.#done();
      throw error;
    }
    this.#done();
    this.notice = { text: error.message, rule: error.rule };
    const picture = error.body['picture'];
    if (picture) this.#whole(picture as Picture);
    else if (error.status === 409) void this.#refetch();
  }

  undo(): void {
    void this.#try(() => net.undo(this.id, { id: net.requestId() }));
  }

  undoTo(moment: number): void {
    this.#present();
    void this.#try(() => net.undo(this.id, { id: net.requestId(), moment }));
  }

  redo(): void {
    void this.#try(() => net.redo(this.id, { id: net.requestId() }));
  }

  agree(yes: boolean): void {
    void this.#try(() => net.agree(this.id, yes));
  }

  async branch(moment: number): Promise<string | null> {
    const opened = await this.#try(() => net.branch(this.id, moment));
    return opened?.table ?? null;
  }

  async #try<T>(work: () => Promise<T>): Promise<T | null> {
    this.notice = null;
    try {
      return await work();
    } catch (error) {
      if (error instanceof Problem) this.notice = { text: error.message, rule: error.rule };
      else if (error instanceof Offline) this.link = 'lost';
      else throw error;
      return null;
    }
  }

  wantOdds(actions: string[]): void {
    const table = this.table;
    const prompt = table?.picture.prompt;
    if (!table || !prompt || !this.card?.may.includes('odds')) return;
    for (const action of actions) {
      if (table.odds.has(action)) continue;
      void net.odds(this.id, action, prompt.seat, prompt.id).then(
        (odds) => {
          if (odds && table.picture.prompt?.id === prompt.id)
            table.odds = new Map<string, Odds>(table.odds).set(action, odds);
        },
        () => undefined,
      );
    }
  }

  // ---- time ----

  /** Any key or tap: what moves is there at once. */
  skip(): boolean {
    if (!this.#player.playing) return false;
    this.#player.skip();
    return true;
  }

  async go(moment: number): Promise<void> {
    const table = this.table;
    const latest = this.#latest;
    if (!table || !latest) return;
    this.skip();
    if (moment >= latest.moment) {
      this.#present();
      return;
    }
    this.past = moment;
    try {
      const picture = await net.pictureAt(this.id, moment);
      if (this.past !== moment) return;
      table.past = true;
      table.show(picture);
    } catch {
      this.#present();
    }
  }

  /** Back to now. */
  #present(): void {
    if (this.past === null || !this.table || !this.#latest) return;
    this.past = null;
    this.table.past = false;
    this.#show(this.#latest);
    this.#settled(this.#latest);
  }

  async older(): Promise<void> {
    const first = this.lines[0]?.id ?? 1;
    const lines = await this.#try(() => net.logBefore(this.id, first));
    if (!lines) return;
    this.#kept += lines.length;
    this.lines = [...lines.filter(({ id }) => id < first), ...this.lines];
  }
}

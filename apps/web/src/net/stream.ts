// The event stream of a tab: opened anew when it breaks, closed while nobody looks, unless others play there, too.

export type Link = 'connecting' | 'live' | 'lost';

const KINDS = ['card', 'picture', 'frame', 'signal'] as const;
export type Kind = (typeof KINDS)[number];

export interface Events {
  on(kind: Kind, data: unknown): void;
  link(now: Link): void;
  /** Whether it stays open while nobody looks: somebody else may make it one's turn. */
  stays(): boolean;
}

const WAIT = [300, 700, 1500, 3000, 5000];

export class Stream {
  #source: EventSource | null = null;
  #timer = 0;
  #tries = 0;
  #closed = false;

  constructor(
    readonly address: string,
    readonly events: Events,
  ) {
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('online', this.#again);
    this.#open();
  }

  get isOpen(): boolean {
    return this.#source?.readyState === EventSource.OPEN;
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('online', this.#again);
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  readonly #seen = (): void => {
    if (document.hidden && this.events.stays()) return;
    if (document.hidden) {
      clearTimeout(this.#timer);
      this.#source?.close();
      this.#source = null;
    } else this.#again();
  };

  readonly #again = (): void => {
    if (this.#closed || document.hidden || this.#source?.readyState === EventSource.OPEN) return;
    this.#tries = 0;
    this.#open();
  };

  #open(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = new EventSource(this.address);
    this.#source = source;
    source.onopen = () => {
      this.#tries = 0;
      this.events.link('live');
    };
    source.onerror = () => {
      if (this.#source !== source || this.#closed) return;
      source.close();
      this.events.link('lost');
      const wait = WAIT[Math.min(this.#tries, WAIT.length - 1)] ?? 5000;
      this.#tries += 1;
      this.#timer = window.setTimeout(() => this.#open(), wait);
    };
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => this.events.on(kind, JSON.parse(event.data)));
    }
  }
}

// The real program on a free port with a store of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const target = process.env['CARGO_TARGET_DIR'] ?? resolve(import.meta.dirname, '../../../target');
const program = process.env['UNDERCROFT_BIN'] ?? join(target, 'debug', 'undercroft');

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Every run plays the same matches; another number gives others. */
export const SEED = Number(process.env['SEED'] ?? 1);

export class Service {
  #process: ChildProcess | null = null;
  #said = '';
  #runs = 0;

  private constructor(
    readonly port: number,
    readonly folder: string,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  static async start(): Promise<Service> {
    if (!existsSync(program)) throw new Error(`${program} is missing: build it with cargo build -p undercroft`);
    const service = new Service(await freePort(), mkdtempSync(join(tmpdir(), 'undercroft-web-')));
    await service.run();
    const page = await fetch(service.address).then((answer) => answer.text());
    if (!page.includes('id="app"')) throw new Error('the page is missing: build it with npm run build');
    return service;
  }

  /** Starts the program; also after it was stopped. */
  async run(): Promise<void> {
    // A second run must not give out the keys of the first again.
    const seed = SEED * 1000 + this.#runs++;
    const args = [
      'serve',
      '--port',
      String(this.port),
      '--db',
      join(this.folder, 'tables.db'),
      '--repeatable',
      String(seed),
    ];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    const hear = (chunk: Buffer) => (this.#said = (this.#said + String(chunk)).slice(-4000));
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    for (let tries = 0; tries < 150; tries += 1) {
      if (child.exitCode !== null) throw new Error(`the service stopped: ${this.#said}`);
      const ready = await fetch(`${this.address}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`the service does not answer: ${this.#said}`);
  }

  /** Ends the program without warning. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

// One replica of one part: a process that is restarted whenever it ends, as in a cluster.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 120_000;
/** The interval of probes until the replica is ready for the first time, in milliseconds. */
const START_PROBE_MS = 100;
/** The interval of later ones. Each costs some milliseconds of processor time. */
const PROBE_MS = 500;
const LINES_KEPT = 100;
/** The error of the NATS client when the user of a part lacks a permission. */
const REFUSED = /permissions violation for \w+ to[\\" ]+([^\\"]+)/i;

export class Replica {
  #command;
  #env;
  #hooks;
  #child;
  #stopping = false;
  #hasBeenReady = false;
  #failed = false;
  #lines = [];

  /**
   * `command` as in the image; `env` contains at least HEALTH_PORT; the hooks `onStart(child)` and `onLine(line)` are
   * optional.
   */
  constructor(name, command, env, hooks = {}) {
    this.name = name;
    this.port = Number(env.PORT);
    this.healthPort = Number(env.HEALTH_PORT);
    /** Whether it was ready at the last probe. */
    this.ready = false;
    /** Permissions that NATS refused. */
    this.refusals = [];
    /** Each end that `stop` did not cause: the exit code or the signal, and the last lines of output. */
    this.exits = [];
    this.#command = command;
    this.#env = { PATH: process.env.PATH, ...env };
    this.#hooks = hooks;
  }

  start() {
    const [, ...program] = this.#command;
    this.#child = spawn(process.execPath, program, { cwd: ROOT, detached: true, env: this.#env });
    this.#hooks.onStart?.(this.#child);
    for (const input of [this.#child.stdout, this.#child.stderr])
      createInterface({ input }).on('line', (line) => this.#handleLine(line));
    this.#child.once('exit', (code, signal) => {
      this.ready = false;
      if (!this.#stopping) this.exits.push({ reason: code ?? signal, at: new Date(), output: this.output() });
      if (this.#hasBeenReady && !this.#stopping) this.start();
      else this.#failed = true;
    });
  }

  /** Resolves when the replica is ready for the first time. */
  async watch() {
    const deadline = Date.now() + START_MS;
    while (!(await this.#probe())) {
      if (this.#failed || Date.now() > deadline)
        throw new Error(`${this.name} did not become ready:\n${this.output()}`);
      await new Promise((resolve) => setTimeout(resolve, START_PROBE_MS));
    }
    this.#hasBeenReady = true;
  }

  /** Keeps `ready` up to date until the replica is stopped. */
  async follow() {
    while (!this.#stopping) {
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
      await this.#probe();
    }
  }

  /** Its last lines of output. */
  output() {
    return this.#lines.join('\n');
  }

  /** The id of the running process. */
  get pid() {
    return this.#child.pid;
  }

  async stop() {
    this.#stopping = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
  }

  async #probe() {
    this.ready = await isReady(this.healthPort);
    return this.ready;
  }

  #handleLine(line) {
    const [, refused] = REFUSED.exec(line) ?? [];
    if (refused) this.refusals.push(`${this.name}: ${refused}`);
    this.#hooks.onLine?.(line);
    this.#lines.push(line);
    if (this.#lines.length > LINES_KEPT) this.#lines.shift();
  }
}

/**
 * Uses a new connection: the replica may have closed a kept one while this process was busy, and would be treated as
 * dead.
 */
function isReady(port) {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
  });
}

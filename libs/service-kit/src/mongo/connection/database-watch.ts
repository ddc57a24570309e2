import mongoose, { type Connection, type mongo } from 'mongoose';
import type { Log } from '../../logging/log.js';
import { finishesWithin } from '../../async/finishes-within.js';
import { clientOptions, type CommandHooks } from './client-options.js';

/** Intervals and timeouts of the watch, in milliseconds. */
export interface WatchIntervals {
  /** The interval of checks. */
  everyMs: number;
  /** Timeout for a reply to the service's client, and to a new one. */
  answerMs: number;
  /** How long a client with a reachable server may complete no operation while the server replies to others. */
  silentMs: number;
}

interface WatchParts {
  connection: Connection;
  uri: string;
  dbName: string;
  /** Hooks of the client's commands, also for a replacement. */
  hooks?: CommandHooks | undefined;
  log: Log;
  intervals?: Partial<WatchIntervals> | undefined;
}

const INTERVALS: WatchIntervals = { everyMs: 1_000, answerMs: 2_000, silentMs: 30_000 };
/** Consecutive checks that must find the client stuck, so that a server that was just restarted does not count. */
const CHECKS_BEFORE_REPLACING = 3;
/** Number of new clients that also fail before only a restart helps. */
const MAX_REPLACEMENTS = 3;

/**
 * Replaces a service's database client when it does not work although the server replies to a new one: an unforeseen
 * state of the driver. Models and collections stay bound to the same mongoose connection.
 */
export class DatabaseWatch {
  private readonly intervals: WatchIntervals;
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private stopped = false;
  private doneAt = performance.now();
  private checkedAt = performance.now();
  private stuckChecks = 0;
  private replacements = 0;

  constructor(private readonly parts: WatchParts) {
    this.intervals = { ...INTERVALS, ...parts.intervals };
    this.observe(this.client);
  }

  /**
   * The reason why only a restart helps; null while the client works, can be replaced, or the server is unavailable.
   */
  get problem(): string | null {
    return this.replacements >= MAX_REPLACEMENTS ? 'the database answers, but not to this process' : null;
  }

  private get client(): mongo.MongoClient {
    return this.parts.connection.getClient();
  }

  start(): void {
    this.timer = setTimeout(() => void (this.checking = this.checkAndRepeat()), this.intervals.everyMs).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.checking;
  }

  private async checkAndRepeat(): Promise<void> {
    try {
      await this.check();
    } catch (error) {
      this.parts.log.warn('database client not checked', { error });
    }
    if (!this.stopped) this.start();
  }

  private async check(): Promise<void> {
    if (await this.works()) return this.reset();
    const fresh = await this.open();
    if (!fresh) return this.onServerUnavailable();
    if (this.isStuck()) return this.replace(fresh);
    await fresh.close();
  }

  /** Whether an operation has ended since the last check, or a ping succeeds. */
  private async works(): Promise<boolean> {
    const since = this.checkedAt;
    this.checkedAt = performance.now();
    return this.doneAt > since || (await this.answers(this.client));
  }

  private async answers(client: mongo.MongoClient): Promise<boolean> {
    const signal = AbortSignal.timeout(this.intervals.answerMs);
    try {
      // Two limits, since a stuck operation ignores the signal.
      return await finishesWithin(client.db('admin').command({ ping: 1 }, { signal }), this.intervals.answerMs);
    } catch {
      return false;
    }
  }

  /** A client that has just received a reply; undefined when the server is unavailable. */
  private async open(): Promise<mongo.MongoClient | undefined> {
    const { uri, dbName, hooks = {} } = this.parts;
    // `dbName` is not declared by the driver, but `setClient` reads it.
    const options = clientOptions(dbName, hooks);
    const client = new mongoose.mongo.MongoClient(uri, options);
    const connected = await finishesWithin(client.connect(), this.intervals.answerMs).catch(() => false);
    if (connected && (await this.answers(client))) return client;
    await client.close().catch(() => undefined);
    return undefined;
  }

  private onServerUnavailable(): void {
    this.stuckChecks = 0;
    this.doneAt = performance.now();
  }

  private reset(): void {
    this.stuckChecks = 0;
    this.replacements = 0;
  }

  /**
   * Whether the client is stuck. A client with a reachable server may be busy: all its connections may run slow
   * commands.
   */
  private isStuck(): boolean {
    this.stuckChecks += 1;
    if (this.stuckChecks < CHECKS_BEFORE_REPLACING) return false;
    const { connection } = this.parts;
    const knowsServer = connection.readyState === mongoose.ConnectionStates.connected;
    return !knowsServer || performance.now() - this.doneAt > this.intervals.silentMs;
  }

  private replace(fresh: mongo.MongoClient): void {
    const { connection, log } = this.parts;
    log.error('database client is stuck, replaced', { readyState: connection.readyState, before: this.replacements });
    const old = this.client;
    old.removeAllListeners();
    // `setClient` requires this; closing the connection instead would wait for the stuck client.
    Object.assign(connection, { readyState: mongoose.ConnectionStates.disconnected });
    connection.setClient(fresh);
    void old.close().catch((error: unknown) => log.debug('old database client did not close', { error }));
    this.observe(fresh);
    this.replacements += 1;
    this.stuckChecks = 0;
  }

  private observe(client: mongo.MongoClient): void {
    client.on('connectionCheckedIn', () => {
      if (client === this.client) this.doneAt = performance.now();
    });
  }
}

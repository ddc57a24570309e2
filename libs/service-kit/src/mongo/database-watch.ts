import mongoose, { type Connection, type mongo } from 'mongoose';
import type { Log } from '../logging/log.js';
import { withinGrace } from '../async/finishes-within.js';
import { clientOptions } from './client-options.js';
import type { WriteVersion } from '../in-process/write-version.js';

/** How the watch is paced, in milliseconds. */
export interface WatchPaces {
  /** How often it looks. */
  everyMs: number;
  /** How long the service's client, and a new one, may take to answer. */
  answerMs: number;
  /** How long a client that knows its server may have nothing done, while that server answers others. */
  silentMs: number;
}

interface WatchParts {
  connection: Connection;
  uri: string;
  dbName: string;
  /** Counts the writes of the client, and of one that replaces it. */
  writes?: WriteVersion | undefined;
  log: Log;
  paces?: Partial<WatchPaces> | undefined;
}

const PACES: WatchPaces = { everyMs: 1_000, answerMs: 2_000, silentMs: 30_000 };
/** So many looks in a row must find the client stuck: a server that has just come back is no reason to replace it. */
const LOOKS_BEFORE_REPLACING = 3;
/** After so many new clients that did not work either, only a restart helps. */
const MOST_REPLACEMENTS = 3;

/**
 * Replaces a service's database client when it does not work although the server answers a new one: some state of the
 * driver's that is not known yet. Models and collections stay bound to the same mongoose connection.
 */
export class DatabaseWatch {
  private readonly paces: WatchPaces;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private stopped = false;
  private doneAt = performance.now();
  private lookedAt = performance.now();
  private stuckLooks = 0;
  private replacements = 0;

  constructor(private readonly parts: WatchParts) {
    this.paces = { ...PACES, ...parts.paces };
    this.observe(this.client);
  }

  /** Why only a restart helps; null while the client works, can be replaced, or the server is away. */
  get problem(): string | null {
    return this.replacements >= MOST_REPLACEMENTS ? 'the database answers, but not to this process' : null;
  }

  private get client(): mongo.MongoClient {
    return this.parts.connection.getClient();
  }

  start(): void {
    this.timer = setTimeout(() => void (this.looking = this.look()), this.paces.everyMs).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
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
    if (!fresh) return this.serverIsAway();
    if (this.isStuck()) return this.replace(fresh);
    await fresh.close();
  }

  /** Whether an operation has ended since the last look, or one does now. */
  private async works(): Promise<boolean> {
    const since = this.lookedAt;
    this.lookedAt = performance.now();
    return this.doneAt > since || (await this.answers(this.client));
  }

  private async answers(client: mongo.MongoClient): Promise<boolean> {
    const signal = AbortSignal.timeout(this.paces.answerMs);
    try {
      // Bounded twice: an operation that is stuck does not even notice the signal.
      return await withinGrace(client.db('admin').command({ ping: 1 }, { signal }), this.paces.answerMs);
    } catch {
      return false;
    }
  }

  /** A client that has just been answered; undefined when the server is away. */
  private async open(): Promise<mongo.MongoClient | undefined> {
    const { uri, dbName, writes } = this.parts;
    // Undeclared by the driver, but an option of its own: `setClient` reads it.
    const options = { dbName, ...clientOptions(writes) };
    const client = new mongoose.mongo.MongoClient(uri, options);
    const connected = await withinGrace(client.connect(), this.paces.answerMs).catch(() => false);
    if (connected && (await this.answers(client))) return client;
    await client.close().catch(() => undefined);
    return undefined;
  }

  private serverIsAway(): void {
    this.stuckLooks = 0;
    this.doneAt = performance.now();
  }

  private reset(): void {
    this.stuckLooks = 0;
    this.replacements = 0;
  }

  /** A client that knows its server may only be busy: all its connections may work on something that takes long. */
  private isStuck(): boolean {
    this.stuckLooks += 1;
    if (this.stuckLooks < LOOKS_BEFORE_REPLACING) return false;
    const { connection } = this.parts;
    const knowsServer = connection.readyState === mongoose.ConnectionStates.connected;
    return !knowsServer || performance.now() - this.doneAt > this.paces.silentMs;
  }

  private replace(fresh: mongo.MongoClient): void {
    const { connection, log } = this.parts;
    log.error('database client is stuck, replaced', { readyState: connection.readyState, before: this.replacements });
    const old = this.client;
    old.removeAllListeners();
    // `setClient` wants this; closing the connection instead would wait for the client that is stuck.
    Object.assign(connection, { readyState: mongoose.ConnectionStates.disconnected });
    connection.setClient(fresh);
    void old.close().catch((error: unknown) => log.debug('old database client did not close', { error }));
    this.observe(fresh);
    this.replacements += 1;
    this.stuckLooks = 0;
  }

  private observe(client: mongo.MongoClient): void {
    client.on('connectionCheckedIn', () => {
      if (client === this.client) this.doneAt = performance.now();
    });
  }
}

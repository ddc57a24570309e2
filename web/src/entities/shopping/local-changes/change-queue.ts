import { newId } from '../../../shared/ids/new-id.js';
import { unsentChanges } from '../../../shared/offline/unsent-changes.js';
import type { ChangeStore } from './change-store.js';
import type { ItemChange, LocalChange } from './local-change.js';

/**
 * The outcome of a request: applied up to a sequence number, to be retried later, or refused. `updateCache` stores the
 * server's response in the cached list; the queue calls it right before it removes the acknowledged changes, so that
 * both are rendered together.
 */
export type SendOutcome =
  | { kind: 'done'; acknowledged: number; updateCache?: () => void }
  | { kind: 'later' }
  | { kind: 'refused' };

type Acknowledgement = Extract<SendOutcome, { kind: 'done' }>;

export interface ChangeSender {
  /** Sends changes of one list and one device, in their order. */
  send: (changes: readonly LocalChange[]) => Promise<SendOutcome>;
  /** The server refuses this change permanently; it is dropped. */
  onRefused: (change: LocalChange) => void;
}

/** The maximum number of changes in a request. */
const BATCH_SIZE = 200;
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;
const NONE: readonly LocalChange[] = [];

/**
 * The changes of shopping lists on this device that the server has not acknowledged. Changes are applied at once,
 * stored and sent in order, one request at a time, until they are acknowledged. Those of another user of this browser
 * are kept until that user signs in again.
 */
export class ChangeQueue {
  private readonly deviceId = newId();
  private readonly listeners = new Set<() => void>();
  private readonly loaded: Promise<void>;
  private pending: readonly LocalChange[] = NONE;
  private byList = new Map<string, readonly LocalChange[]>();
  private sequence = 0;
  private userId: string | undefined;
  private sender: ChangeSender | undefined;
  private sending: Promise<void> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private retryMs = MIN_RETRY_MS;
  private batchSize = BATCH_SIZE;

  constructor(private readonly store: ChangeStore) {
    this.loaded = this.load();
  }

  /** Sets the user whose changes are shown and sent. */
  setUser(userId: string | undefined): void {
    if (this.userId === userId) return;
    this.userId = userId;
    this.publish(this.pending);
    void this.flush();
  }

  /** Starts sending. */
  connect(sender: ChangeSender): void {
    this.sender = sender;
    void this.flush();
  }

  /** Stops sending, e.g. after signing out; pending changes are kept. */
  disconnect(): void {
    this.sender = undefined;
    clearTimeout(this.retry);
  }

  /** Adds changes of a list; they are part of `changesOf` before this returns. */
  add(listId: string, changes: readonly ItemChange[], at = new Date()): void {
    const added = changes.map((change): LocalChange => {
      this.sequence += 1;
      const origin = { deviceId: this.deviceId, sequence: this.sequence, ...(this.userId && { userId: this.userId }) };
      return { ...change, ...origin, listId, at: at.toISOString() };
    });
    this.publish([...this.pending, ...added]);
    // When the store is full or not allowed, changes are lost with the page.
    void this.store
      .add(added)
      .catch(() => undefined)
      .then(() => this.flush());
  }

  /** The user's pending changes of a list in order; the same array while nothing changes. */
  changesOf = (listId: string): readonly LocalChange[] => this.byList.get(listId) ?? NONE;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sends all pending changes of the user; resolves when none is left or the server cannot be reached. */
  flush(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  /** Deletes all changes of the user, also unsent ones. */
  async clear(): Promise<void> {
    this.disconnect();
    await this.loaded;
    this.publish(this.pending.filter((change) => !this.isOwn(change)));
    const stored = await this.store.all().catch(() => []);
    await this.store.remove(stored.filter((change) => this.isOwn(change))).catch(() => undefined);
  }

  private isOwn({ userId = this.userId }: LocalChange): boolean {
    return userId === this.userId;
  }

  private async load(): Promise<void> {
    const stored = await this.store.all().catch(() => []);
    this.publish([...stored.sort(byAge), ...this.pending]);
  }

  private async sendAll(): Promise<void> {
    await this.loaded;
    clearTimeout(this.retry);
    for (let next = this.nextBatch(); next && this.sender; next = this.nextBatch()) {
      const outcome = await this.sender.send(next);
      if (outcome.kind === 'later') return this.retryLater();
      if (outcome.kind === 'refused') await this.refuse(next);
      // A response that acknowledges nothing would be requested again without end.
      else if (!(await this.acknowledge(next, outcome))) return this.retryLater();
      this.retryMs = MIN_RETRY_MS;
    }
  }

  /** The oldest changes that can be sent together. */
  private nextBatch(): readonly LocalChange[] | undefined {
    const own = this.pending.filter((change) => this.isOwn(change));
    const [first] = own;
    if (!first) return undefined;
    const together = ({ listId, deviceId }: LocalChange) => listId === first.listId && deviceId === first.deviceId;
    return own.filter(together).slice(0, this.batchSize);
  }

  /** Drops the acknowledged changes; returns whether there were any. */
  private async acknowledge(changes: readonly LocalChange[], outcome: Acknowledgement): Promise<boolean> {
    const acknowledged = changes.filter(({ sequence }) => sequence <= outcome.acknowledged);
    if (acknowledged.length === 0) return false;
    this.batchSize = BATCH_SIZE;
    outcome.updateCache?.();
    await this.drop(acknowledged);
    return true;
  }

  /** One of them was refused: they are sent one by one, and only that one is dropped. */
  private async refuse(changes: readonly LocalChange[]): Promise<void> {
    const [first] = changes;
    if (changes.length > 1) this.batchSize = 1;
    else if (first) {
      await this.drop([first]);
      this.sender?.onRefused(first);
    }
  }

  private retryLater(): void {
    this.retry = setTimeout(() => void this.flush(), this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, MAX_RETRY_MS);
  }

  private async drop(changes: readonly LocalChange[]): Promise<void> {
    const removed = new Set(changes);
    this.publish(this.pending.filter((change) => !removed.has(change)));
    await this.store.remove(changes).catch(() => undefined);
  }

  private publish(pending: readonly LocalChange[]): void {
    this.pending = pending;
    const before = this.byList;
    this.byList = new Map();
    const own = pending.filter((change) => this.isOwn(change));
    for (const change of own) this.byList.set(change.listId, [...(this.byList.get(change.listId) ?? []), change]);
    for (const [listId, changes] of this.byList) {
      const old = before.get(listId);
      if (old?.length === changes.length && old.every((change, index) => change === changes[index]))
        this.byList.set(listId, old);
    }
    unsentChanges.set('lists', own.length);
    for (const listener of this.listeners) listener();
  }
}

/** Compares changes of different page loads by time, and those of one page load by sequence. */
function byAge(one: LocalChange, other: LocalChange): number {
  if (one.deviceId === other.deviceId) return one.sequence - other.sequence;
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.deviceId < other.deviceId ? -1 : 1;
}

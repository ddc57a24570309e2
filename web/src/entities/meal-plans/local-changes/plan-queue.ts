import { newId } from '../../../shared/ids/new-id.js';
import { unsentChanges } from '../../../shared/offline/unsent-changes.js';
import type { PendingPlanChange, PlanChange } from './plan-change.js';
import type { PlanStore } from './plan-store.js';

/** The outcome of a request; `number` is that of a created entry. */
export type PlanOutcome = { kind: 'done'; number?: number } | { kind: 'later' } | { kind: 'refused' };

export interface PlanSender {
  send: (change: PendingPlanChange) => Promise<PlanOutcome>;
  /** The server refuses this change permanently; it is dropped. */
  onRefused: (change: PendingPlanChange) => void;
  /** Called when the last change was sent. */
  onEmpty: () => void;
}

const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;
const NONE: readonly PendingPlanChange[] = [];

/**
 * The changes of the plan that were made on this device while the server could not be reached. They are shown at once,
 * stored, and sent one by one in their order. Only one tab sends at a time, where the browser has locks; a change that
 * is sent twice has no further effect. Changes of another user of this browser are kept until that user signs in again.
 */
export class PlanQueue {
  private readonly listeners = new Set<() => void>();
  /** Changes that are not stored: being written, or all without IndexedDB. */
  private readonly unstored = new Map<string, PendingPlanChange>();
  /** The ids of changes that were sent, refused or taken back; another read may still find them. */
  private readonly dropped = new Set<string>();
  /** The numbers of created entries, by the negative numbers on screen before. */
  private readonly numbers = new Map<number, number>();
  private loaded: Promise<void>;
  private pending = NONE;
  private lastOrder = 0;
  private userId: string | undefined;
  private sender: PlanSender | undefined;
  private inFlight: string | undefined;
  private sending: Promise<void> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private retryMs = MIN_RETRY_MS;

  constructor(private readonly store: PlanStore) {
    this.loaded = this.load();
  }

  /** Sets the user whose changes are shown and sent. */
  setUser(userId: string | undefined): void {
    if (this.userId === userId) return;
    this.userId = userId;
    this.publish(NONE);
    this.loaded = this.load();
    void this.flush();
  }

  /** Starts sending. */
  connect(sender: PlanSender): void {
    this.sender = sender;
    void this.flush();
  }

  /** Stops sending, e.g. after signing out; pending changes are kept. */
  disconnect(): void {
    this.sender = undefined;
    clearTimeout(this.retry);
  }

  /** Adds changes, with the given ids or new ones; they are part of `all` before this returns. Returns the ids. */
  add(changes: readonly PlanChange[], ids: readonly string[] = []): string[] {
    const added = changes.map((change, index): PendingPlanChange => {
      this.lastOrder = Math.max(this.lastOrder + 1, Date.now());
      const id = ids[index] ?? newId();
      return this.renumber({ ...change, id, order: this.lastOrder, ...(this.userId && { userId: this.userId }) });
    });
    for (const change of added) this.unstored.set(change.id, change);
    this.publish([...this.pending, ...added]);
    void this.store
      .put(added)
      .then(() => added.forEach(({ id }) => this.unstored.delete(id)))
      .catch(() => undefined) // when the store is full or not allowed, changes are lost with the page
      .then(() => this.flush());
    return added.map(({ id }) => id);
  }

  /** Takes a change back; false when it is being sent or was sent. */
  async cancel(id: string): Promise<boolean> {
    if (this.inFlight === id || !this.pending.some((change) => change.id === id)) return false;
    await this.drop(id);
    return true;
  }

  /** The pending changes in order; the same array while nothing changes. */
  all = (): readonly PendingPlanChange[] => this.pending;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sends all pending changes; resolves when none is left or the server cannot be reached. */
  flush(): Promise<void> {
    this.sending ??= this.loaded
      .then(() => (this.pending.length > 0 && this.sender ? runLocked(() => this.sendAll()) : undefined))
      .finally(() => {
        this.sending = undefined;
      });
    return this.sending;
  }

  /** Deletes all changes of the user, also unsent ones. */
  async clear(): Promise<void> {
    this.disconnect();
    await this.load();
    for (const { id } of this.pending) await this.drop(id);
  }

  private isOwn({ userId }: PendingPlanChange): boolean {
    return userId === this.userId;
  }

  /** Reads what is stored: another tab may have added or sent changes. */
  private async load(): Promise<void> {
    const before = new Set(this.pending);
    const unstored = [...this.unstored.values()];
    const stored = await this.store.all().catch(() => []);
    const addedMeanwhile = this.pending.filter((change) => !before.has(change));
    const changes = new Map([...stored, ...unstored, ...addedMeanwhile].map((change) => [change.id, change]));
    const open = [...changes.values()].filter((change) => this.isOwn(change) && !this.dropped.has(change.id));
    this.publish(open.sort((one, other) => one.order - other.order));
  }

  private async sendAll(): Promise<void> {
    clearTimeout(this.retry);
    await this.load();
    for (let [next] = this.pending; next && this.sender; [next] = this.pending) {
      this.inFlight = next.id;
      const outcome = await this.sender.send(next);
      this.inFlight = undefined;
      if (outcome.kind === 'later') return this.retryLater();
      if (outcome.kind === 'done') await this.acknowledge(next, outcome.number);
      else await this.refuse(next);
      this.retryMs = MIN_RETRY_MS;
    }
    this.sender?.onEmpty();
  }

  private acknowledge({ id, entry }: PendingPlanChange, number: number | undefined): Promise<void> {
    if (number !== undefined) this.numbers.set(entry.id, number);
    return this.drop(id);
  }

  /** Drops a refused change, and later changes of the same entry if it was not created. */
  private async refuse(change: PendingPlanChange): Promise<void> {
    const isLost = ({ id, entry }: PendingPlanChange) =>
      id === change.id || (change.kind === 'create' && entry.id === change.entry.id);
    for (const { id } of this.pending.filter(isLost)) await this.drop(id);
    this.sender?.onRefused(change);
  }

  private retryLater(): void {
    this.retry = setTimeout(() => void this.flush(), this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, MAX_RETRY_MS);
  }

  private async drop(id: string): Promise<void> {
    this.unstored.delete(id);
    this.dropped.add(id);
    const before = new Set(this.pending);
    this.publish(this.pending.filter((change) => change.id !== id));
    const renumbered = this.pending.filter((change) => !before.has(change));
    await this.store.remove(id, renumbered).catch(() => undefined);
  }

  private publish(pending: readonly PendingPlanChange[]): void {
    this.pending = pending.length > 0 ? pending.map((change) => this.renumber(change)) : NONE;
    unsentChanges.set('plan', this.pending.length);
    for (const listener of this.listeners) listener();
  }

  private renumber(change: PendingPlanChange): PendingPlanChange {
    const number = this.numbers.get(change.entry.id);
    if (number === undefined) return change;
    // The entry keeps its type: only its number changes.
    return { ...change, entry: { ...change.entry, id: number } } as PendingPlanChange;
  }
}

/** Runs work in one tab at a time; browsers have locks over HTTPS only. */
async function runLocked(work: () => Promise<void>): Promise<void> {
  // The types promise it in every browser.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request('larder-plan', work) : work());
}

import type { ShoppingItem, ShoppingListOut } from '@larder/contracts';
import { withLocalChanges } from '../../web/src/entities/shopping/local-changes/apply-changes.js';
import { ChangeQueue, type SendOutcome } from '../../web/src/entities/shopping/local-changes/change-queue.js';
import type { ChangeStore } from '../../web/src/entities/shopping/local-changes/change-store.js';
import type { LocalChange } from '../../web/src/entities/shopping/local-changes/local-change.js';
import type { Random } from './random.js';
import type { SimulatedServer } from './simulated-server.js';

/** The quality of the connection: each a probability. */
export interface Network {
  lostRequest: number;
  lostResponse: number;
  duplicate: number;
}

export const GOOD_NETWORK: Network = { lostRequest: 0, lostResponse: 0, duplicate: 0 };

/** A phone with the web app's own queue, a persistent store, and an unreliable connection. */
export class SimulatedPhone {
  network: Network = { lostRequest: 0.25, lostResponse: 0.2, duplicate: 0.2 };
  private readonly kept = new Map<string, LocalChange>();
  private queue: ChangeQueue;
  private received: ShoppingListOut;

  constructor(
    private readonly server: SimulatedServer,
    private readonly random: Random,
    private readonly now: () => Date,
  ) {
    this.received = server.read();
    this.queue = new ChangeQueue(this.store());
  }

  /** The list on its screen. */
  get items(): ShoppingItem[] {
    return withLocalChanges(this.received, this.queue.changesOf('list')).listItems;
  }

  get waiting(): number {
    return this.queue.changesOf('list').length;
  }

  change(changes: Parameters<ChangeQueue['add']>[1]): void {
    this.queue.add('list', changes, this.now());
  }

  /** The app is closed and opened again: only stored changes are left. */
  restart(): void {
    this.queue.disconnect();
    this.queue = new ChangeQueue(this.store());
  }

  /** Sends pending changes, as far as the network allows, and reads the list. */
  async sync(): Promise<void> {
    this.queue.connect({ send: (changes) => Promise.resolve(this.send(changes)), onRefused: () => undefined });
    await this.queue.flush();
    this.queue.disconnect();
    if (!this.random.happens(this.network.lostResponse)) this.receive(this.server.read());
  }

  private send(changes: readonly LocalChange[]): SendOutcome {
    const { lostRequest, lostResponse, duplicate } = this.network;
    if (this.random.happens(lostRequest)) return { kind: 'later' };
    // A proxy or a second tab sends the same, possibly only the beginning of it.
    if (this.random.happens(duplicate))
      this.server.apply(changes.slice(0, 1 + this.random.below(changes.length)), this.now());
    const { list, acknowledged } = this.server.apply(changes, this.now());
    if (this.random.happens(lostResponse)) return { kind: 'later' };
    this.receive(list);
    return { kind: 'done', acknowledged };
  }

  private receive(list: ShoppingListOut): void {
    if (list.revision >= this.received.revision) this.received = list;
  }

  private store(): ChangeStore {
    const key = ({ deviceId, sequence }: LocalChange) => `${deviceId}/${sequence}`;
    return {
      all: () => Promise.resolve([...this.kept.values()]),
      add: (changes) => Promise.resolve(changes.forEach((change) => this.kept.set(key(change), change))),
      remove: (changes) => Promise.resolve(changes.forEach((change) => this.kept.delete(key(change)))),
    };
  }
}

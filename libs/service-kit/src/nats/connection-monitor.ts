import { setMaxListeners } from 'node:events';
import type { NatsConnection } from '@nats-io/transport-node';
import { withinGrace } from '../async/finishes-within.js';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The connection to NATS was lost while something was under way. */
export class LinkLost extends Error {
  constructor() {
    super('The connection to the message server was lost.');
    this.name = 'LinkLost';
  }
}

/**
 * Whether a connection to NATS is up. The client drops whatever is published while it is down, and what was under way is
 * lost with the server: who publishes waits for the link, and who waits for an answer watches it.
 */
export class NatsLink {
  private loss = newLoss();
  private back: Promise<void> = Promise.resolve();
  private announceBack: () => void = () => undefined;
  private readonly hooks: (() => void)[] = [];

  constructor(nats: NatsConnection) {
    void this.follow(nats);
  }

  get isUp(): boolean {
    return !this.loss.signal.aborted;
  }

  /** Aborted, with a `LinkLost`, when the connection that is up now is lost. */
  get lost(): AbortSignal {
    return this.loss.signal;
  }

  /** Whether the link is up, or is up again within the time, in milliseconds. */
  async up(withinMs: number): Promise<boolean> {
    return this.isUp || withinGrace(this.back, Math.min(withinMs, LONGEST_TIMER_MS));
  }

  /** Calls the hook each time the link is up again. */
  onReconnect(hook: () => void): void {
    this.hooks.push(hook);
  }

  private async follow(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') this.goDown();
      if (type === 'reconnect') this.goUp();
    }
    this.goDown(); // closed for good
  }

  private goDown(): void {
    if (!this.isUp) return;
    this.back = new Promise((resolve) => (this.announceBack = resolve));
    this.loss.abort(new LinkLost());
  }

  private goUp(): void {
    this.loss = newLoss();
    this.announceBack();
    this.hooks.forEach((hook) => hook());
  }
}

/** Everything under way listens to it at once. */
function newLoss(): AbortController {
  const loss = new AbortController();
  setMaxListeners(0, loss.signal);
  return loss;
}

const links = new WeakMap<NatsConnection, NatsLink>();

/** The link of a connection: one, however many ask. */
export function linkOf(nats: NatsConnection): NatsLink {
  const known = links.get(nats) ?? new NatsLink(nats);
  links.set(nats, known);
  return known;
}

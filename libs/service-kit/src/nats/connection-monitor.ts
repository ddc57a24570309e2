import { setMaxListeners } from 'node:events';
import type { NatsConnection } from '@nats-io/transport-node';
import { finishesWithin } from '../async/finishes-within.js';

const MAX_TIMER_MS = 2 ** 31 - 1;

/** The connection to NATS was lost during an operation. */
export class ConnectionLostError extends Error {
  constructor() {
    super('The connection to the message server was lost.');
    this.name = 'ConnectionLostError';
  }
}

/**
 * The state of a connection to NATS. The client drops messages that are published while it is down, and requests in
 * flight are lost with the server: publishers wait for the connection, and callers observe it while they wait for a
 * reply.
 */
export class ConnectionMonitor {
  private loss = newLossController();
  private back: Promise<void> = Promise.resolve();
  private announceBack: () => void = () => undefined;
  private readonly hooks: (() => void)[] = [];

  constructor(nats: NatsConnection) {
    void this.follow(nats);
  }

  get isUp(): boolean {
    return !this.loss.signal.aborted;
  }

  /** Aborted, with a `ConnectionLostError`, when the current connection is lost. */
  get lostSignal(): AbortSignal {
    return this.loss.signal;
  }

  /** Whether the connection is up, now or within `withinMs` milliseconds. */
  async waitUntilUp(withinMs: number): Promise<boolean> {
    return this.isUp || finishesWithin(this.back, Math.min(withinMs, MAX_TIMER_MS));
  }

  /** Calls the hook after each reconnect. */
  onReconnect(hook: () => void): void {
    this.hooks.push(hook);
  }

  private async follow(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') this.markDown();
      if (type === 'reconnect') this.markUp();
    }
    this.markDown(); // closed permanently
  }

  private markDown(): void {
    if (!this.isUp) return;
    this.back = new Promise((resolve) => (this.announceBack = resolve));
    this.loss.abort(new ConnectionLostError());
  }

  private markUp(): void {
    this.loss = newLossController();
    this.announceBack();
    this.hooks.forEach((hook) => hook());
  }
}

/** Every request in flight listens to its signal. */
function newLossController(): AbortController {
  const loss = new AbortController();
  setMaxListeners(0, loss.signal);
  return loss;
}

const monitors = new WeakMap<NatsConnection, ConnectionMonitor>();

/** The monitor of a connection; all callers share one. */
export function connectionMonitorOf(nats: NatsConnection): ConnectionMonitor {
  const monitor = monitors.get(nats) ?? new ConnectionMonitor(nats);
  monitors.set(nats, monitor);
  return monitor;
}

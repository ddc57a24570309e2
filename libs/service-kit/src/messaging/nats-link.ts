import { errors, type NatsConnection } from '@nats-io/transport-node';
import { withinGrace } from './within-grace.js';

const links = new WeakMap<NatsConnection, NatsLink>();

/**
 * Whether a connection to the message server stands. The client itself keeps quiet: what is sent while it reconnects is
 * dropped, and what was asked before the connection broke waits for its whole time-out.
 */
export class NatsLink {
  private readonly waiting = new Set<(error: Error) => void>();
  private restored: PromiseWithResolve | undefined;

  /** The link of a connection, made when first asked for: then the connection has to stand. */
  static of(nats: NatsConnection): NatsLink {
    const known = links.get(nats) ?? new NatsLink(nats);
    links.set(nats, known);
    return known;
  }

  private constructor(private readonly nats: NatsConnection) {
    void this.watch();
  }

  /** Whether the connection stands, or stands again within the time, in milliseconds. */
  async isUp(withinMs: number): Promise<boolean> {
    if (this.nats.isClosed()) return false;
    return this.restored ? withinGrace(this.restored.promise, withinMs) : true;
  }

  /** The work's result; fails at once when the connection breaks meanwhile. */
  guard<T>(work: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.add(reject);
      void work.then(resolve, reject).finally(() => this.waiting.delete(reject));
    });
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect') this.handleLoss();
      if (type === 'reconnect') this.handleReturn();
    }
    this.handleLoss();
  }

  private handleLoss(): void {
    this.restored ??= promiseWithResolve();
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const reject of waiting) reject(new errors.RequestError('connection disconnected'));
  }

  private handleReturn(): void {
    this.restored?.resolve();
    this.restored = undefined;
  }
}

interface PromiseWithResolve {
  promise: Promise<void>;
  resolve: () => void;
}

function promiseWithResolve(): PromiseWithResolve {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

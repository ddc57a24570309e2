import { AsyncResource } from 'node:async_hooks';

/** How long a turn may last, in milliseconds: slow uploads and imports must not delay other requests of a network. */
export const MAX_TURN_MS = 1_000;
/** The same for reads: if others began before slow ones are done, the services would process any number of them. */
export const MAX_READ_TURN_MS = 30_000;
/** From this duration on a read is slow, in milliseconds. It keeps a service busy, so it counts as several requests. */
export const SLOW_READ_MS = 250;
export const SLOW_READ_WEIGHT = 4;

/** A read may last longer than other requests, but counts as several once it is slow. */
export type TurnKind = 'read' | 'other';

interface TurnEvents {
  /** The turn counts for more from now on. */
  onWeight: (added: number) => void;
  onEnd: (weight: number) => void;
}

/** The processing of one request. */
export class Turn {
  private timer: NodeJS.Timeout | undefined;
  private ended = false;
  private weight = 1;
  private readonly start: () => void;

  constructor(
    private readonly kind: TurnKind,
    start: () => void,
    private readonly events: TurnEvents,
  ) {
    // The response of another request may begin it; the context of that one must not become its own.
    this.start = AsyncResource.bind(start);
  }

  begin(): void {
    if (this.ended) return this.events.onEnd(this.weight);
    if (this.kind === 'read') this.waitFor(SLOW_READ_MS, () => this.becomeSlow());
    else this.waitFor(MAX_TURN_MS, () => this.end());
    this.start();
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    if (!this.timer) return; // `begin` passes the turn on
    clearTimeout(this.timer);
    this.events.onEnd(this.weight);
  }

  private becomeSlow(): void {
    this.waitFor(MAX_READ_TURN_MS - SLOW_READ_MS, () => this.end());
    this.weight = SLOW_READ_WEIGHT;
    this.events.onWeight(SLOW_READ_WEIGHT - 1);
  }

  private waitFor(ms: number, then: () => void): void {
    this.timer = setTimeout(then, ms).unref();
  }
}

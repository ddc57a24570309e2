import { AsyncResource } from 'node:async_hooks';

/**
 * How long a request may occupy a slot, in milliseconds: slow uploads and imports must not delay other requests of a
 * network.
 */
export const MAX_SLOT_MS = 1_000;
/** The same for reads: if others started before slow ones are done, the services would process any number of them. */
export const MAX_READ_SLOT_MS = 30_000;
/** From this duration on a read is slow, in milliseconds. It keeps a service busy, so it occupies several slots. */
export const SLOW_READ_MS = 250;
export const SLOW_READ_SLOTS = 4;

/** A read may last longer than other requests, but occupies several slots once it is slow. */
export type RequestKind = 'read' | 'other';

interface RequestEvents {
  onStart: () => void;
  /** The request occupies more slots from now on. */
  onSlow: (addedSlots: number) => void;
  onRelease: (slots: number) => void;
}

/** A request that waits for a slot or occupies it. */
export class QueuedRequest {
  private timer: NodeJS.Timeout | undefined;
  private isReleased = false;
  private keepsContext = false;
  private slots = 1;

  constructor(
    private readonly kind: RequestKind,
    private readonly events: RequestEvents,
  ) {}

  /** Another request may start it; the context of that one must not become its own. */
  keepContext(): void {
    if (this.keepsContext) return;
    this.keepsContext = true;
    this.events.onStart = AsyncResource.bind(this.events.onStart);
  }

  start(): void {
    if (this.isReleased) return this.events.onRelease(this.slots);
    if (this.kind === 'read') this.waitFor(SLOW_READ_MS, () => this.occupyMore());
    else this.waitFor(MAX_SLOT_MS, () => this.release());
    this.events.onStart();
  }

  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    if (!this.timer) return; // `start` gives the slot to the next request
    clearTimeout(this.timer);
    this.events.onRelease(this.slots);
  }

  private occupyMore(): void {
    this.waitFor(MAX_READ_SLOT_MS - SLOW_READ_MS, () => this.release());
    this.slots = SLOW_READ_SLOTS;
    this.events.onSlow(SLOW_READ_SLOTS - 1);
  }

  private waitFor(ms: number, then: () => void): void {
    this.timer = setTimeout(then, ms).unref();
  }
}

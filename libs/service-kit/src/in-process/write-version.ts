import { randomUUID } from 'node:crypto';

/** How long a write whose connection broke may still take effect at the server, in milliseconds. */
const UNSETTLED_MS = 60_000;
/** How long after a write parts of this process may still receive its event, in milliseconds. */
const QUIET_MS = 1_000;

/** What a write did: `unknown` when its connection broke, so that it may still take effect. */
export type WriteOutcome = 'changed' | 'unchanged' | 'unknown';

/** The version of what one database holds, as long as this process is the only one that writes to it. */
export class WriteVersion {
  /** Another process starts from zero: writes it does not know happened before it. */
  private readonly epoch = randomUUID().slice(0, 13);
  private changes = 0;
  private pending = 0;
  private lastWriteAt = -Infinity;

  /** Two equal versions say that nothing was written in between; null while a write may still be invisible to a reader. */
  get current(): string | null {
    if (this.pending > 0 || performance.now() - this.lastWriteAt < QUIET_MS) return null;
    return `${this.epoch}.${this.changes}`;
  }

  /**
   * Registers the begin of a write; the returned function ends it. There is no version meanwhile, so that only its end counts, and only
   * if it changed something. A write with an unknown outcome counts once it can no longer take effect.
   */
  begin(): (outcome: WriteOutcome) => void {
    this.pending += 1;
    return (outcome) => {
      if (outcome === 'unknown') setTimeout(() => this.end(true), UNSETTLED_MS).unref();
      else this.end(outcome === 'changed');
    };
  }

  private end(hasChanged: boolean): void {
    this.pending -= 1;
    if (!hasChanged) return;
    this.changes += 1;
    this.lastWriteAt = performance.now();
  }
}

/** The versions of the databases of the services in this process. */
export class WriteVersions {
  private readonly versions = new Map<string, WriteVersion>();

  /** The version of a service's database: the same one for every instance of the service. */
  of(service: string): WriteVersion {
    const version = this.versions.get(service) ?? new WriteVersion();
    this.versions.set(service, version);
    return version;
  }

  /** The version of these databases together; null when one has none now, or does not run in this process. */
  current(services: readonly string[]): string | null {
    const versions = services.map((service) => this.versions.get(service)?.current ?? null);
    return versions.includes(null) ? null : versions.join();
  }
}

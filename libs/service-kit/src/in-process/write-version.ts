import { randomUUID } from 'node:crypto';
import type { EndWrite, WriteOutcome, WriteTracker } from '../write-tracking/write-tracker.js';

/** How long a write may take effect at the server after its connection broke, in milliseconds. */
const UNSETTLED_MS = 60_000;
/** How long after a write parts of this process may receive its event, in milliseconds. */
const QUIET_MS = 1_000;

/** The version of the data in one database, as long as no other process writes to it. */
export class WriteVersion implements WriteTracker {
  /** Random, since a new process starts counting at zero. */
  private readonly epoch = randomUUID().slice(0, 13);
  private changes = 0;
  private pending = 0;
  private lastWriteAt = -Infinity;

  /** Equal versions mean that nothing was written in between; null while a write may be invisible to a reader. */
  get current(): string | null {
    if (this.pending > 0 || performance.now() - this.lastWriteAt < QUIET_MS) return null;
    return `${this.epoch}.${this.changes}`;
  }

  /**
   * Registers the start of a write; the returned function ends it. There is no version in between, so that only the end
   * of a write changes it, if it had an effect. A write with an unknown outcome counts once it can no longer take
   * effect.
   */
  begin(): EndWrite {
    this.pending += 1;
    return (outcome: WriteOutcome) => {
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

  /** The version of a service's database, the same for every instance of the service. */
  of(service: string): WriteVersion {
    const version = this.versions.get(service) ?? new WriteVersion();
    this.versions.set(service, version);
    return version;
  }

  /** The common version of these databases; null when one has none at the moment, or does not run in this process. */
  current(services: readonly string[]): string | null {
    const versions = services.map((service) => this.versions.get(service)?.current ?? null);
    return versions.includes(null) ? null : versions.join();
  }
}

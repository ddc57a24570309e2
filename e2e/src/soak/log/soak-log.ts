/** A violation of an invariant. */
export interface Violation {
  /** Seconds since the start. */
  at: number;
  /** The time of day, in the format of logs. */
  time: string;
  what: string;
  /** The last killed part. */
  lastKill: string;
}

export function describeViolation({ at, time, what, lastKill }: Violation): string {
  return `at ${at} s (${time}), after ${lastKill} was killed: ${what}`;
}

/** A kill, and its recovery time in milliseconds. */
export interface Kill {
  part: string;
  recoveryMs: number;
}

/** The events of a soak test. */
export class SoakLog {
  readonly violations: Violation[] = [];
  readonly kills: Kill[] = [];
  readonly statuses = new Map<number, number>();
  disconnects = 0;
  slowestMs = 0;
  private lastKill = 'nothing';
  private readonly startedAt = performance.now();

  answer(status: number, tookMs: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, tookMs);
  }

  /** A connection was refused or broke before the response was complete. */
  disconnected(): void {
    this.disconnects += 1;
  }

  /** A part is about to be killed. */
  killing(part: string): void {
    this.lastKill = part;
  }

  recovered(kill: Kill): void {
    this.kills.push(kill);
  }

  violation(what: string): void {
    this.violations.push({ at: this.seconds, time: new Date().toISOString(), what, lastKill: this.lastKill });
  }

  /** The number of answered requests. */
  get answers(): number {
    return [...this.statuses.values()].reduce((sum, count) => sum + count, 0);
  }

  get seconds(): number {
    return Math.round((performance.now() - this.startedAt) / 1000);
  }
}

/** A violation of an invariant. */
export interface Violation {
  /** Seconds since the start. */
  at: number;
  /** The time of day, in the format of logs. */
  time: string;
  description: string;
  /** The last killed part. */
  lastKill: string;
}

export function describeViolation({ at, time, description, lastKill }: Violation): string {
  return `at ${at} s (${time}), after ${lastKill} was killed: ${description}`;
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

  addResponse(status: number, tookMs: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, tookMs);
  }

  /** A connection was refused or broke before the response was complete. */
  addDisconnect(): void {
    this.disconnects += 1;
  }

  /** A part is about to be killed. */
  startKill(part: string): void {
    this.lastKill = part;
  }

  endKill(kill: Kill): void {
    this.kills.push(kill);
  }

  addViolation(description: string): void {
    this.violations.push({
      at: this.seconds,
      time: new Date().toISOString(),
      description,
      lastKill: this.lastKill,
    });
  }

  /** The number of answered requests. */
  get responses(): number {
    return [...this.statuses.values()].reduce((sum, count) => sum + count, 0);
  }

  get seconds(): number {
    return Math.round((performance.now() - this.startedAt) / 1000);
  }
}

import { Injectable } from '@nestjs/common';
import { AppName } from '../core/app-name.js';
import { InProcessServices, type LivenessSource } from '../in-process/in-process-services.js';

/** What is wrong with a part in such a way that only a restart of the process helps; null when nothing is. */
export type LivenessCheck = () => string | null;

export interface LivenessReport {
  alive: boolean;
  /** By application and part, as in `recipe.mongo`; empty when alive. */
  problems: Record<string, string>;
}

/**
 * Whether the process should be restarted. A backing server that is away is no reason: readiness reports that, and a
 * restart would not bring it back. A connection that has ended for ever is.
 */
@Injectable()
export class Liveness implements LivenessSource {
  private readonly checks = new Map<string, LivenessCheck>();

  constructor(
    private readonly app: AppName,
    private readonly local: InProcessServices,
  ) {
    local.liveness.add(this);
  }

  /** Adds a check of a part of this application. */
  add(part: string, check: LivenessCheck): void {
    this.checks.set(part, check);
  }

  /** From now on this application's connections end because it stops. */
  stop(): void {
    this.local.liveness.delete(this);
  }

  /** Of all applications in this process, since it can only be restarted as a whole. */
  report(): LivenessReport {
    const problems = Object.fromEntries([...this.local.liveness].flatMap((each) => each.problems()));
    return { alive: Object.keys(problems).length === 0, problems };
  }

  /** What is wrong with this application, by `application.part`. */
  problems(): [string, string][] {
    return [...this.checks].flatMap(([part, check]) => {
      const problem = check();
      return problem === null ? [] : [[`${this.app.name}.${part}`, problem]];
    });
  }
}

import { Injectable } from '@nestjs/common';
import { AppName } from '../core/app-name.js';
import { InProcessServices, type LivenessSource } from '../in-process/in-process-services.js';

/** The problem of a part that only a restart of the process can fix; null when there is none. */
export type LivenessCheck = () => string | null;

export interface LivenessReport {
  alive: boolean;
  /** By application and part, such as `recipe.mongo`; empty when alive. */
  problems: Record<string, string>;
}

/**
 * Whether the process should be restarted. Not because of an unavailable backing server, which readiness reports and a
 * restart cannot fix, but because of a connection that has ended permanently.
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

  /** Ignores the problems of this application from now on, since it stops. */
  stop(): void {
    this.local.liveness.delete(this);
  }

  /** The problems of all applications in this process, since it can only be restarted as a whole. */
  report(): LivenessReport {
    const problems = Object.fromEntries([...this.local.liveness].flatMap((each) => each.problems()));
    return { alive: Object.keys(problems).length === 0, problems };
  }

  /** The problems of this application, by `application.part`. */
  problems(): [string, string][] {
    return [...this.checks].flatMap(([part, check]) => {
      const problem = check();
      return problem === null ? [] : [[`${this.app.name}.${part}`, problem]];
    });
  }
}

import type { INestMicroservice, InjectionToken } from '@nestjs/common';
import { Listeners } from '../events/listeners.js';
import { Outbox } from '../outbox/outbox.js';
import { Health, type HealthReport } from '../health/health.js';
import { Liveness } from '../health/liveness.js';
import { JobWorkers } from '../jobs/job-workers.js';
import { Schedules } from '../jobs/schedules/schedules.js';
import { Log } from '../logging/log.js';
import { CLOSE_MS, IN_FLIGHT_GRACE_MS, INTERRUPT_GRACE_MS, OUTBOX_MS } from '../core/stop-times.js';
import { awaitStopStep } from '../shutdown/await-stop-step.js';
import { abandonApp } from './abandon-app.js';

/** A started service. */
export interface RunningService {
  readonly name: string;
  /** Returns one of its providers. */
  get<T>(token: InjectionToken<T>): T;
  /** The health of its parts. */
  ready(): Promise<HealthReport>;
  /** Finishes requests in flight and closes everything. May be called twice. */
  stop(): Promise<void>;
  /**
   * Ends a failed service: it stops answering at once, and requests in flight fail as unavailable; its connections are
   * closed within about a second. May be called twice; never rejects.
   */
  abandon(cause?: unknown): Promise<void>;
}

export class RunningApp implements RunningService {
  private stopping: Promise<void> | undefined;

  constructor(
    readonly name: string,
    private readonly app: INestMicroservice,
  ) {}

  get<T>(token: InjectionToken<T>): T {
    return this.app.get<T>(token, { strict: false });
  }

  ready(): Promise<HealthReport> {
    return this.get(Health).report();
  }

  stop(): Promise<void> {
    this.stopping ??= this.close();
    return this.stopping;
  }

  abandon(cause?: unknown): Promise<void> {
    this.stopping ??= abandonApp(this.app, cause);
    return this.stopping;
  }

  /** Closes the parts in order. Each step has a time limit, so that an unreachable server does not block the others. */
  private async close(): Promise<void> {
    const log = this.get(Log);
    this.get(Health).stop();
    this.get(Liveness).stop();
    this.get(Schedules).stop();
    const inFlight = [this.get(Listeners).stop(), this.get(JobWorkers).stop(), this.app.getTransportServer().close()];
    await awaitStopStep('work in flight', Promise.all(inFlight), {
      limitMs: IN_FLIGHT_GRACE_MS + INTERRUPT_GRACE_MS,
      log,
    });
    // Events of the last requests, listeners and jobs are published before the connections close.
    await awaitStopStep('outbox', this.get(Outbox).stop(), { limitMs: OUTBOX_MS, log });
    await awaitStopStep('connections', this.app.close(), { limitMs: CLOSE_MS, log });
    log.info('service stopped');
  }
}

import type { INestMicroservice, InjectionToken } from '@nestjs/common';
import { Listeners } from '../events/listeners.js';
import { Outbox } from '../events/outbox.js';
import { Health, type HealthReport } from '../health/health.js';
import { JobWorkers } from '../jobs/job-workers.js';
import { Schedules } from '../jobs/schedules.js';
import { Log } from '../logging/log.js';

/** A started service. */
export interface RunningService {
  readonly name: string;
  /** One of its providers. */
  get<T>(token: InjectionToken<T>): T;
  /** How its parts are. */
  ready(): Promise<HealthReport>;
  /** Finishes what is in flight and closes everything. May be called twice. */
  stop(): Promise<void>;
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

  private async close(): Promise<void> {
    this.get(Health).stop();
    this.get(Schedules).stop();
    await Promise.all([this.get(Listeners).stop(), this.get(JobWorkers).stop(), this.app.getTransportServer().close()]);
    const outbox = this.get(Outbox);
    const log = this.get(Log);
    // What the last requests, listeners and jobs wrote is told before the connections close.
    await outbox.stop();
    await this.app.close();
    log.info('service stopped');
  }
}

import type { InjectionToken } from '@nestjs/common';
import { pause } from '../async/abortable.js';
import { GenerationWatch } from '../backup/generation-watch.js';
import type { HealthReport } from '../health/health.js';
import { Log } from '../logging/log.js';
import type { RunningApp, RunningService } from './running-service.js';

/** Pause before another restart attempt, in milliseconds. */
const PAUSE_MS = 500;

/** A service that restarts in the same process when the data generation changes. */
export class ReplaceableService implements RunningService {
  private ended = false;
  private replacing: Promise<void> | undefined;

  constructor(
    private app: RunningApp,
    private readonly start: () => Promise<RunningApp>,
  ) {
    this.watch();
  }

  get name(): string {
    return this.app.name;
  }

  get<T>(token: InjectionToken<T>): T {
    return this.app.get(token);
  }

  ready(): Promise<HealthReport> {
    return this.app.ready();
  }

  async stop(): Promise<void> {
    this.ended = true;
    await this.replacing;
    await this.app.stop();
  }

  async abandon(cause?: unknown): Promise<void> {
    this.ended = true;
    await this.app.abandon(cause);
  }

  private watch(): void {
    this.app.get(GenerationWatch).onChanged(() => {
      if (!this.ended) this.replacing = this.replace();
    });
  }

  /** Replaces the service: callers in the same process wait for the new instance, other callers retry. */
  private async replace(): Promise<void> {
    const log = this.app.get(Log);
    await this.app.abandon(new Error('other data are in use'));
    while (!this.ended) {
      try {
        this.app = await this.start();
        return this.watch();
      } catch (error) {
        log.error('service not restarted, retrying', { error });
        await pause(PAUSE_MS);
      }
    }
  }
}

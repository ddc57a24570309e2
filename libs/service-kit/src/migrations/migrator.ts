import type { Connection } from 'mongoose';
import type { Log } from '../logging/log.js';
import type { Migration } from './define-migration.js';
import { Replicas } from './replicas.js';
import { runMigrations } from './run-migrations.js';

/** Interval at which steps that wait for older replicas are retried, in milliseconds. */
const RETRY_MS = 30_000;

interface MigratorParts {
  db: Connection;
  migrations: Migration[];
  log: Log;
  /** For tests: the interval of heartbeats and of retries of waiting steps, in milliseconds. */
  everyMs?: number | undefined;
}

/**
 * Migrates the data: compatible steps before the service accepts requests, the others once older replicas have stopped.
 */
export class Migrator {
  private readonly replicas: Replicas;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly parts: MigratorParts) {
    this.replicas = new Replicas(parts.db, parts.migrations.length, parts.everyMs);
  }

  /** Resolves when the service may accept requests. */
  async start(): Promise<void> {
    if (this.parts.migrations.length === 0) return;
    await this.replicas.register();
    await this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    if (this.parts.migrations.length > 0) await this.replicas.leave();
  }

  private async run(): Promise<void> {
    const pending = await runMigrations({ ...this.parts, replicas: this.replicas });
    if (pending > 0 && !this.stopped)
      this.timer = setTimeout(() => this.runPending(), this.parts.everyMs ?? RETRY_MS).unref();
  }

  private runPending(): void {
    void this.run().catch((error: unknown) => {
      this.parts.log.error('waiting migration failed, it will be retried', { error });
      if (!this.stopped) this.timer = setTimeout(() => this.runPending(), this.parts.everyMs ?? RETRY_MS).unref();
    });
  }
}

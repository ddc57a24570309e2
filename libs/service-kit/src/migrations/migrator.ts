import type { Connection } from 'mongoose';
import type { Log } from '../logging/log.js';
import type { Migration } from './define-migration.js';
import { Replicas } from './replicas.js';
import { runMigrations } from './run-migrations.js';

/** How often steps that wait for older replicas are tried again, in milliseconds. */
const AGAIN_MS = 30_000;

interface MigratorParts {
  db: Connection;
  migrations: Migration[];
  log: Log;
  /** For tests: how often replicas say that they are alive, and waiting steps are tried, in milliseconds. */
  everyMs?: number | undefined;
}

/** Brings the data to what the code expects: before the service answers, and the rest once older replicas have stopped. */
export class Migrator {
  private readonly replicas: Replicas;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly parts: MigratorParts) {
    this.replicas = new Replicas(parts.db, parts.migrations.length, parts.everyMs);
  }

  /** Resolves when the service may answer. */
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
      this.timer = setTimeout(() => this.again(), this.parts.everyMs ?? AGAIN_MS).unref();
  }

  private again(): void {
    void this.run().catch((error: unknown) => {
      this.parts.log.error('waiting migration failed, it is tried again', { error });
      if (!this.stopped) this.timer = setTimeout(() => this.again(), this.parts.everyMs ?? AGAIN_MS).unref();
    });
  }
}

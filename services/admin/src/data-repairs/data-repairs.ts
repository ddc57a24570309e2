import { repairMessage, SERVICES } from '@larder/contracts';
import { DAILY, Log, Scheduled, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Time limit of a scheduled run, in milliseconds. */
const TIMEOUT_MS = 3_600_000;

/** Repairs the data of all services (docs/guides/operate.md#repair). */
@Injectable()
export class DataRepairs {
  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  @Scheduled('repair-data', { pattern: DAILY, timeoutMs: TIMEOUT_MS })
  async run(): Promise<void> {
    const client = this.services.as(null);
    for (const service of SERVICES) await client.request(repairMessage(service), { dryRun: false });
  }

  /** Runs the repairs; a failure is logged, not thrown. */
  async runOrLog(): Promise<void> {
    await this.run().catch((error: unknown) =>
      this.log.warn('data not repaired, left to the daily schedule', { error }),
    );
  }
}

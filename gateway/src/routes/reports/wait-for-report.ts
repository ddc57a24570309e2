import { AwaitReport, type Actor, type ReportSummary } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';

/** Clients read the report's entries right after the response, and time out after a minute. */
const TIMEOUT_MS = 55_000;
const POLL_MS = 10_000;

/** Waits until the report is finished; after the timeout it is still in progress. */
export async function waitForReport(services: ServiceClient, actor: Actor, id: string): Promise<ReportSummary> {
  const endsAt = performance.now() + TIMEOUT_MS;
  for (;;) {
    const remainingMs = Math.max(0, endsAt - performance.now());
    const report = await services
      .as(actor)
      .request(AwaitReport, { id, waitMs: Math.round(Math.min(remainingMs, POLL_MS)) });
    if (report.status !== 'in-progress' || remainingMs === 0) return report;
  }
}

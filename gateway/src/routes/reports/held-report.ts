import { AwaitReport, type Actor, type ReportSummary } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';

/** Clients read the report's entries right after the answer, and give up after a minute. */
const HOLD_MS = 55_000;
const ONE_WAIT_MS = 10_000;

/** Holds a request until the report is finished, at most for that long; then it is still in progress. */
export async function heldReport(services: ServiceClient, actor: Actor, id: string): Promise<ReportSummary> {
  const endsAt = performance.now() + HOLD_MS;
  for (;;) {
    const left = Math.max(0, endsAt - performance.now());
    const report = await services
      .as(actor)
      .request(AwaitReport, { id, waitMs: Math.round(Math.min(left, ONE_WAIT_MS)) });
    if (report.status !== 'in-progress' || left === 0) return report;
  }
}

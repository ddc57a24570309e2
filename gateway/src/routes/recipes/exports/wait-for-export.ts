import { setTimeout as pause } from 'node:timers/promises';
import { ReadDataExportState } from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';

/** Existing clients list and download the archive as soon as the call that starts it returns. */
const TIMEOUT_MS = 30_000;
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 1_000;

/**
 * Waits until an export has ended, at most `timeoutMs`; a longer one continues in the background. Polls, so that no
 * request is held open in the service.
 */
export async function waitForExport(
  client: CallerClient,
  exportId: string,
  timeoutMs: number = TIMEOUT_MS,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    // The export was started: a service that is unavailable now must not make the call fail.
    const { ended } = await client.request(ReadDataExportState, { exportId }).catch(() => ({ ended: true }));
    const remainingMs = end - performance.now();
    if (ended || remainingMs <= 0) return;
    await pause(Math.min(pauseMs, remainingMs));
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { ReadDataExportState } from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';

/** Existing clients list and download the archive as soon as the call that starts it is answered. */
const LONGEST_WAIT_MS = 30_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Waits until an archive is made, or will not be, at most `longestMs`; what takes longer goes on by itself. Asked again and
 * again, so that no request occupies the service meanwhile.
 */
export async function untilExported(
  client: CallerClient,
  exportId: string,
  longestMs: number = LONGEST_WAIT_MS,
): Promise<void> {
  const end = performance.now() + longestMs;
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    // Started it is in any case: a service that cannot say more now must not make the call fail.
    const { ended } = await client.request(ReadDataExportState, { exportId }).catch(() => ({ ended: true }));
    const left = end - performance.now();
    if (ended || left <= 0) return;
    await pause(Math.min(pauseMs, left));
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
}

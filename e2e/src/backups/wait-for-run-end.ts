import { waitUntil } from '@larder/testing';
import type { Api } from '../support/api.js';

/** Waits until no backup or restore is in progress: one that was killed is detected at the next start. */
export async function waitForRunEnd(admin: Api): Promise<void> {
  await waitUntil(async () => {
    const { status, body } = await admin.get('/api/admin/backups/runs/latest');
    return status === 200 && (body as { state: string } | null)?.state !== 'running';
  });
}

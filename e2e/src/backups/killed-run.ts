import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '../support/api.js';

const LOOK_MS = 200;

interface Run {
  id: string;
  state: string;
}

/** Waits until no run is in progress: a killed one is detected at the next start. */
export async function ended(admin: Api): Promise<void> {
  for (;;) {
    const { status, body } = await admin.get('/api/admin/backups/runs/latest');
    if (status === 200 && (body as Run | null)?.state !== 'running') return;
    await pause(LOOK_MS);
  }
}

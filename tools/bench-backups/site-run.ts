import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BackupFile, BackupRun } from '@larder/contracts';
import type { Larder } from '../client/larder.js';

const POLL_MS = 500;
const LATEST = '/api/admin/backups/runs/latest';

/** Starts a backup or restore and waits until it has completed. */
export async function runToEnd(larder: Larder, path: string, signIn: () => Promise<Larder>): Promise<BackupRun> {
  const before = (await larder.get<BackupRun | null>(LATEST))?.id;
  // The response of a backup comes at its end, after the timeout of the client.
  void larder.call('POST', path).catch(() => undefined);
  let client = larder;
  for (;;) {
    await pause(POLL_MS);
    // A restore ends the session and restarts the services.
    const response = await client.call('GET', LATEST).catch(() => null);
    if (response?.status === 401) client = await signIn().catch(() => client);
    if (response?.status !== 200) continue;
    const run = JSON.parse(response.body) as BackupRun | null;
    if (!run || run.id === before || run.state === 'running') continue;
    if (run.state === 'failed') throw new Error(`${path} failed: ${JSON.stringify(run.failure)}`);
    return run;
  }
}

export async function listBackups(larder: Larder): Promise<BackupFile[]> {
  return (await larder.get<{ imports: BackupFile[] }>('/api/admin/backups')).imports;
}

/** Uploads an archive as a stream. */
export async function uploadBackup(url: string, token: string, file: string): Promise<void> {
  const form = new FormData();
  form.set('archive', await openAsBlob(file), basename(file));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/admin/backups/upload`, { method: 'POST', headers, body: form });
  if (response.status !== 200) throw new Error(`The upload answered ${response.status}: ${await response.text()}`);
}

import type { AllBackups, BackupFile } from '@larder/contracts';
import type { ApiResponse, Api } from './api.js';

const BACKUPS = '/api/admin/backups';

/** The backups of a site, newest first. */
export async function listBackups(admin: Api): Promise<BackupFile[]> {
  return ((await admin.get(BACKUPS)).body as AllBackups).imports;
}

/** Creates a backup and returns it. */
export async function createBackup(admin: Api): Promise<BackupFile> {
  const { status, body } = await admin.post(BACKUPS);
  if (status !== 201) throw new Error(`Creating a backup answered ${status}: ${JSON.stringify(body)}`);
  const [newest] = await listBackups(admin);
  if (!newest) throw new Error('The created backup is not listed.');
  return newest;
}

export async function downloadBackup(admin: Api, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const { fileToken } = (await admin.get(`${BACKUPS}/${name}`)).body as { fileToken: string };
  const response = await fetch(`${admin.url}/api/utils/download?token=${encodeURIComponent(fileToken)}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Uploads an archive; `passphrase` is that of an encrypted one. */
export function uploadBackup(admin: Api, name: string, bytes: Uint8Array, passphrase?: string): Promise<ApiResponse> {
  const form = new FormData();
  form.set('archive', new Blob([new Uint8Array(bytes)]), name);
  if (passphrase !== undefined) form.set('passphrase', passphrase);
  return admin.post(`${BACKUPS}/upload`, form);
}

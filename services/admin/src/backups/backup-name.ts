import { BackupErrors, BackupName } from '@larder/contracts';
import { BACKUPS_FOLDER } from '@larder/object-store';

const PREFIX = 'larder';
/** Prefix of the backup that is made before a restore. */
const SAFETY_PREFIX = 'pre-restore';
const MAX_TAG = 60;

const ENCRYPTED_SUFFIX = '.age';

/** The properties of a new backup that are part of its name. */
interface NewBackup {
  tag?: string | null;
  isEncrypted?: boolean;
}

/**
 * The name of a new backup, in UTC: `larder_2026.11.23.04.00.00.zip`, with its tag at the end; encrypted `….zip.age`.
 */
export function newBackupName(now: Date, { tag = null, isEncrypted = false }: NewBackup = {}): string {
  const suffix = (tag ?? '')
    .replaceAll(/[^A-Za-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_TAG);
  return `${PREFIX}_${timestamp(now)}${suffix && `_${suffix}`}${extension(isEncrypted)}`;
}

/** The name of the backup that is made before a restore. */
export function safetyBackupName(now: Date, isEncrypted = false): string {
  return `${SAFETY_PREFIX}_${timestamp(now)}${extension(isEncrypted)}`;
}

/** Whether the retention applies: the backup was made by the schedule or on request, without a tag. */
export function isOrdinaryBackup(name: string): boolean {
  const isDated = !Number.isNaN(createdAtOf(name).getTime());
  return isDated && /^larder_\d{4}(\.\d{2}){5}\.zip(\.age)?$/.test(name);
}

/** When a scheduled backup was made, from its name. */
export function createdAtOf(name: string): Date {
  const [year, month, day, ...time] = (/\d{4}(?:\.\d{2}){5}/.exec(name)?.[0] ?? '').split('.');
  return new Date(`${year}-${month}-${day}T${time.join(':')}Z`);
}

/** Whether a backup of this name is encrypted. */
export function isEncryptedName(name: string): boolean {
  return name.toLowerCase().endsWith(ENCRYPTED_SUFFIX);
}

/** The key of a backup in the file storage. @throws BackupErrors.notFound for an invalid name */
export function backupKey(fileName: string): string {
  if (!BackupName.safeParse(fileName).success) throw BackupErrors.notFound();
  return `${BACKUPS_FOLDER}/${fileName}`;
}

/** The file name of the backup with this key in the file storage. */
export function backupNameOf(key: string): string {
  return key.slice(BACKUPS_FOLDER.length + 1);
}

/** The name under which an uploaded file is stored, without folders. @throws BackupErrors.name */
export function uploadedName(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  if (name !== fileName && fileName.includes('..')) throw BackupErrors.name();
  if (!BackupName.safeParse(name).success) throw BackupErrors.name();
  return name;
}

function extension(isEncrypted: boolean): string {
  return isEncrypted ? `.zip${ENCRYPTED_SUFFIX}` : '.zip';
}

function timestamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-T:]/g, '.');
}

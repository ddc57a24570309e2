import { sizeText, type BackupFile } from '@larder/contracts';
import type { ListedObject } from '@larder/object-store';
import { backupNameOf, isEncryptedName } from './backup-name.js';
import type { CheckDocument } from './records/site-records.js';

/** A backup in its contract shape, with the stored check if there is one. */
export function toBackupFile(object: ListedObject, checks: Map<string, CheckDocument>): BackupFile {
  const name = backupNameOf(object.key);
  const { size: bytes, lastModified } = object;
  const { integrity = 'unchecked', copy, product = null } = checks.get(name) ?? {};
  return {
    name,
    date: lastModified.toISOString(),
    size: sizeText(bytes),
    bytes,
    integrity,
    encrypted: isEncryptedName(name),
    product,
    copy: copy ? { ...copy, changedAt: copy.changedAt.toISOString() } : null,
  };
}

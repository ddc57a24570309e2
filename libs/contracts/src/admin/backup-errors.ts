import { defineError } from '../errors/define-error.js';

const refused = (code: string, sentence: string) =>
  defineError(`backup.${code}`, { kind: 'refused', shape: 'message', sentence });

export const BackupErrors = {
  notFound: defineError('backup.not-found', {
    kind: 'not-found',
    shape: 'message',
    sentence: 'There is no such backup.',
  }),
  notAFile: defineError('backup.not-a-file', { kind: 'refused', shape: 'text', sentence: 'Bad Request' }),
  exists: defineError('backup.exists', {
    kind: 'conflict',
    shape: 'message',
    sentence: 'A backup with this name already exists.',
  }),
  busy: defineError('backup.busy', {
    kind: 'conflict',
    shape: 'message',
    sentence: 'another backup or restore is running',
  }),
  /** A write during a restore. */
  restoring: defineError('backup.restoring', {
    kind: 'unavailable',
    shape: 'message',
    sentence: 'A backup is being restored. Changes are possible again in a moment.',
  }),
  failed: defineError('backup.failed', { kind: 'failed', shape: 'message', sentence: 'The backup could not be made.' }),
  restoreFailed: defineError('backup.restore-failed', {
    kind: 'failed',
    shape: 'message',
    sentence: 'Restore failed. Check your server logs for more details',
  }),
  interrupted: defineError('backup.interrupted', {
    kind: 'failed',
    shape: 'message',
    sentence: 'The server was restarted before this was finished. Nothing was changed.',
  }),
  demo: defineError('backup.demo', {
    kind: 'forbidden',
    shape: 'message',
    sentence: 'This is not possible in the demo.',
  }),
  notMergeable: refused('not-mergeable', 'Only a backup of Mealie can be added as new groups. Nothing was changed.'),
  partial: refused('partial', 'A backup can only be restored as a whole.'),
  name: refused(
    'name',
    'The name of a backup consists of letters, digits, dots, - and _, and ends with .zip or .zip.age.',
  ),
  notZip: refused('not-zip', 'This is not a zip file, or it is incomplete.'),
  encrypted: refused('encrypted', 'This archive needs a password.'),
  passphraseNeeded: refused('passphrase-needed', 'This backup is encrypted: its passphrase is needed.'),
  wrongPassphrase: refused('wrong-passphrase', 'The passphrase cannot decrypt this backup.'),
  notEncrypted: refused('not-encrypted', 'This is not a file that was encrypted by age with a passphrase.'),
  tooLarge: refused('too-large', 'This archive unpacks to more than the server accepts.'),
  unsafe: refused('unsafe', 'This archive contains files that do not belong in a backup: {name}'),
  incomplete: refused('incomplete', 'Invalid backup file: {name} is missing.'),
  damaged: refused('damaged', 'This backup is damaged: {name} differs from what was backed up.'),
  noDump: refused('no-dump', 'This archive contains no backup that can be restored here.'),
  unreadable: refused('unreadable', 'This backup is damaged: {name} cannot be read.'),
  unknownData: refused('unknown-data', 'This backup contains data of an unknown kind: {name}'),
  wrongDocument: refused('wrong-document', 'This backup contains an invalid record in {name}: {problem}'),
  noAdministrator: refused(
    'no-administrator',
    'This backup contains no administrator: no one could manage the site. Nothing was changed.',
  ),
  schema: refused('schema', 'database backup schema version does not match current database'),
};

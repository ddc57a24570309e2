import { z } from 'zod';
import { ERROR_KINDS, type ErrorKind } from '../errors/app-error.js';
import { defineMessage } from '../messaging/define-message.js';
import { Nothing } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Flag } from '../primitives/scalars.js';

/** The file name of a backup. */
export const BackupName = z.string().regex(/^[A-Za-z0-9._-]{1,200}\.zip(\.age)?$/i);
/** A file name in a path; invalid names are not found. */
export const BackupParam = z.object({ fileName: z.string().max(1_000) });

/** `intact`: the backup was read completely after it was made or uploaded, and all checksums matched. */
export const BackupIntegrity = z.enum(['intact', 'damaged', 'unchecked']).meta({ id: 'BackupIntegrity' });
export type BackupIntegrity = z.output<typeof BackupIntegrity>;

/** The state of the copy on a second S3 server; `problem` is the reason of a failure, in English. */
export const BackupCopy = z
  .object({
    state: z.enum(['waiting', 'stored', 'failed']).meta({ id: 'BackupCopyState' }).describe('The state of the copy.'),
    problem: z.string().nullable().describe('The reason of a failure, in English.'),
    changedAt: z.string().describe('The time of the last change of the state.'),
  })
  .meta({ id: 'BackupCopy' });
export type BackupCopy = z.output<typeof BackupCopy>;

/** The product that made a backup, if known: backups of Mealie can be added to a site. */
export const BackupProduct = z.enum(['larder', 'mealie']).meta({ id: 'BackupProduct' });
export type BackupProduct = z.output<typeof BackupProduct>;

/**
 * A backup; `size` is formatted for users, `encrypted` ones need a passphrase. `copy` is null when backups are not
 * copied to a second server.
 */
export const BackupFile = z
  .object({
    name: z.string(),
    date: z.string().describe('The time of the backup.'),
    size: z.string().describe('The size, for users.'),
    bytes: z.number().int().describe('The size, in bytes.'),
    integrity: BackupIntegrity.describe(
      '`intact`: read completely after it was made or uploaded, and all checksums matched.',
    ),
    encrypted: z.boolean().describe('Whether its restore needs a passphrase.'),
    copy: BackupCopy.nullable()
      .default(null)
      .describe('The copy on a second S3 server; null when backups are not copied.'),
    product: BackupProduct.nullable().default(null).describe('The product that made it, if known.'),
  })
  .meta({ id: 'BackupFile' });
export type BackupFile = z.output<typeof BackupFile>;

/** The backups of the site, newest first, and the names of its export templates. */
export const AllBackups = z
  .object({
    imports: z.array(BackupFile).describe('The backups, newest first.'),
    templates: z.array(z.string()).describe('The names of the export templates.'),
  })
  .meta({ id: 'AllBackups' });
export type AllBackups = z.output<typeof AllBackups>;

/** The passphrase of an encrypted backup; empty means none. */
const Passphrase = z.string().max(1_000).nullable().default(null);
/** The form fields of an upload. */
export const BackupUploadFields = z.object({ passphrase: Passphrase });
/** The body of a restore: without a passphrase, the configured one is used. */
export const RestoreDraft = z.object({ passphrase: Passphrase }).nullish().meta({ id: 'RestoreBackup' });
export type RestoreDraft = z.output<typeof RestoreDraft>;

/** The parameters of an upload. */
export const BackupUploadQuery = z.object({
  overwrite: Flag.default(false).describe('Replaces a backup of the same name.'),
});
/** The parameters of a restore. */
export const RestoreQuery = z.object({
  safetyBackup: Flag.default(true).describe('Makes a backup of the existing data before it is replaced.'),
  async: Flag.default(false).describe('Responds at once, with 202.'),
  merge: Flag.default(false).describe('Adds a backup of Mealie as new groups instead of replacing data.'),
});
export type RestoreQuery = z.output<typeof RestoreQuery>;

/** The steps of a backup or a restore. `percent` is the progress of the current step. */
export const BackupStep = z
  .enum(['wait', 'read', 'write', 'check', 'safety-backup', 'load', 'files', 'switch', 'done'])
  .meta({ id: 'BackupStep' });
export type BackupStep = z.output<typeof BackupStep>;
/** An expected error as data. */
const Failure = z
  .object({
    kind: z
      .enum(Object.keys(ERROR_KINDS) as [ErrorKind, ...ErrorKind[]])
      .meta({ id: 'ErrorKind' })
      .describe('The kind of error, which decides the HTTP status.'),
    code: z.string().describe('Identifies the error.'),
    params: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .describe('The values that the sentence of the error contains.'),
    fields: z.array(z.any()).describe('The invalid fields of an input.'),
  })
  .meta({ id: 'BackupFailure' });
/** A running or the latest backup or restore. */
export const BackupRun = z
  .object({
    id: Id,
    kind: z.enum(['create', 'restore']).meta({ id: 'BackupRunKind' }).describe('Whether a backup is made or restored.'),
    fileName: z.string().describe('The file name of the backup.'),
    state: z.enum(['running', 'done', 'failed']).meta({ id: 'BackupRunState' }).describe('The outcome so far.'),
    step: BackupStep.describe('The current step.'),
    percent: z.number().int().min(0).max(100).describe('The progress of the current step.'),
    startedAt: z.string().describe('The time of the start.'),
    endedAt: z.string().nullable().describe('The time of the end; null while it runs.'),
    failure: Failure.nullable().describe('The reason of a failure.'),
    report: z
      .array(z.string())
      .describe('Messages about imported and skipped data; for backups of other products only.'),
  })
  .meta({ id: 'BackupRun' });
export type BackupRun = z.output<typeof BackupRun>;

const RunId = z.object({ id: Id });

export const ListBackups = defineMessage({
  subject: 'admin.backup.list',
  request: z.object({}),
  reply: AllBackups,
  idempotent: true,
});
/** Starts a backup of all data. */
export const StartBackup = defineMessage({
  subject: 'admin.backup.start',
  request: z.object({ id: Id, tag: z.string().max(100).nullable() }),
  reply: RunId,
});
/** Starts to replace all data with a backup, or with `merge` to add it as new groups. */
export const StartRestore = defineMessage({
  subject: 'admin.backup.restore',
  request: z.object({
    id: Id,
    fileName: z.string().max(1_000),
    safetyBackup: z.boolean(),
    merge: z.boolean().default(false),
    passphrase: Passphrase,
  }),
  reply: RunId,
  timeoutMs: 60_000,
});
/**
 * The run with this id, or the latest one; waits for its end, at most `waitMs` milliseconds. Null when it does not
 * exist.
 */
export const ReadBackupRun = defineMessage({
  subject: 'admin.backup.read-run',
  request: z.object({ id: Id.nullable(), waitMs: z.number().int().min(0).max(20_000) }),
  reply: BackupRun.nullable(),
  idempotent: true,
  timeoutMs: 30_000,
});
/** The key of a backup in the file storage. */
export const FindBackup = defineMessage({
  subject: 'admin.backup.find',
  request: z.object({ fileName: z.string().max(1_000) }),
  reply: z.object({ key: z.string(), fileName: z.string() }),
  idempotent: true,
});
export const DeleteBackup = defineMessage({
  subject: 'admin.backup.delete',
  request: z.object({ fileName: z.string().max(1_000) }),
  reply: Nothing,
});
/** Checks an uploaded archive and stores it as a backup. */
export const AcceptBackup = defineMessage({
  subject: 'admin.backup.accept',
  request: z.object({
    uploadKey: z.string().max(200),
    fileName: z.string().max(1_000),
    overwrite: z.boolean(),
    passphrase: Passphrase,
  }),
  reply: z.object({ fileName: z.string() }),
  timeoutMs: 1_800_000,
});

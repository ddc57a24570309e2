import { CommandError, type LocalCommand } from '@larder/gateway/operator';
import { lookUp, normalizeEnvironment, type Environment } from '@larder/service-kit/environment';

/** The maximum unpacked size of an archive unless `BACKUP_MAX_UNPACKED_SIZE` is set, in bytes. */
const MAX_BYTES = 20 * 1024 ** 3;

/** Checks a backup in a file, with the settings of this installation but without a running one. */
export function verifyBackup(env: Environment): LocalCommand {
  return {
    name: 'verify-backup',
    usage: '<file> [--passphrase-stdin]',
    about: 'Verifies that a backup file is complete and can be restored; Larder does not need to be running.',
    options: { 'passphrase-stdin': { type: 'boolean' } },
    arguments: 1,
    run: async ({ positionals: [file = ''], values }, { print, readInput }) => {
      const settings = normalizeEnvironment(env);
      const entered = values['passphrase-stdin'] ? await readInput() : undefined;
      const passphrase = entered || lookUp(settings, 'BACKUP_PASSPHRASE');
      const maxBytes = bytesOf(lookUp(settings, 'BACKUP_MAX_UNPACKED_SIZE'));
      const { verifyBackupFile } = await import('@larder/admin/checking');
      const { createdAt, appVersion, collections, media } = await verifyBackupFile(file, {
        passphrase,
        knownMigrations: await knownMigrations(),
        maxBytes,
      });
      const records = Object.values(collections).reduce((sum, { count }) => sum + count, 0);
      print(
        `${file} is complete: ${records} records and ${media.count} files, of ${createdAt}, by Larder ${appVersion}.`,
      );
    },
  };
}

function bytesOf(setting: string | undefined): number {
  const bytes = Number(setting ?? MAX_BYTES);
  if (!Number.isSafeInteger(bytes)) throw new CommandError('BACKUP_MAX_UNPACKED_SIZE: expected a whole number');
  return bytes;
}

/** Those of this program: it cannot restore a backup of a newer one. Loaded on demand, like all services. */
async function knownMigrations(): Promise<Record<string, number>> {
  const { SERVICES } = await import('../product.js');
  return Object.fromEntries(SERVICES.map(({ name, migrations = [] }) => [name, migrations.length]));
}

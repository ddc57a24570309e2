import { Readable } from 'node:stream';
import type { CallerClient } from '@larder/service-kit';
import type { DumpRecord } from '@larder/mealie-dump';
import { backupParts } from '../../../test/support/a-backup.js';
import type { Archive } from '../archive/archive.js';
import { writeDump, type DumpedCollection } from '../archive/dump.js';
import { toPortions } from './dump-portions.js';
import { mealieSource } from './mealie-source.js';
import { nativeSource } from './native-source.js';

/** A client of services that store everything. */
const client = { request: () => Promise.resolve({ changes: [] }) } as unknown as CallerClient;
const noAdministrator = expect.objectContaining({ code: 'backup.no-administrator' }) as Error;

function archiveOf(dump: AsyncIterable<string>): Archive {
  const database = () => Promise.resolve(Readable.from(dump, { objectMode: false }));
  return { database, databaseBytes: 0, manifest: null, files: [], close: () => undefined };
}

async function* usersOnly(users: string[]): AsyncGenerator<DumpedCollection> {
  yield await Promise.resolve({ name: 'identity.users', documents: Readable.from(users) });
}

/** The source of a backup with these users, after its records were loaded. */
async function loadedSource(users: string[]) {
  const { manifest } = await backupParts();
  const archive = archiveOf(writeDump('identity-4', usersOnly(users), () => undefined));
  const source = nativeSource(archive, { ...manifest, collections: {} });
  for await (const portion of source.portions()) await portion.load(client, 1);
  return source;
}

/** The source of a Mealie backup with this user; `newIds` when it is added to a site. */
function dumpSource(user: object, newIds: string | null) {
  const portions = toPortions([{ kind: 'user', id: 'u', ...user } as unknown as DumpRecord]);
  return mealieSource(archiveOf(Readable.from([])), { portions, report: [], newIds }, {});
}

describe('a backup without administrators', () => {
  it('is refused, since no one could manage the site', async () => {
    const [ana, ben] = ['{"_id":"u1","admin":true}', '{"_id":"u2","admin":false}'] as const;

    const [incomplete, complete] = [await loadedSource([ben]), await loadedSource([ben, ana])];

    expect(() => incomplete.check('identity', {})).toThrow(noAdministrator);
    expect(() => complete.check('identity', {})).not.toThrow();
  });

  it('of Mealie replaces no site, but may be added to one', () => {
    expect(() => dumpSource({ admin: false }, null)).toThrow(noAdministrator);
    expect(dumpSource({ admin: false }, 'seed')).toMatchObject({ isAdded: true });
    expect(dumpSource({ admin: true }, null)).toMatchObject({ isAdded: false });
  });
});

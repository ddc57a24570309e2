import { text } from 'node:stream/consumers';
import { AppError, backupMessages, BackupErrors } from '@larder/contracts';
import { mediaKeyOf, NotADump, readDump, type Dump, type MovedKind, type MovedRecord } from '@larder/mealie-dump';
import type { Archive } from '../archive/archive.js';
import type { Portion } from './portion.js';
import type { RestoreSource } from './restore-source.js';

/** Such a dump is read as a whole. */
const MAX_DUMP_BYTES = 500 * 1024 * 1024;
const PORTION_COUNT = 200;

/** Where records belong. */
const SERVICES: Readonly<Record<MovedKind, readonly string[]>> = {
  site: ['identity', 'admin'],
  counters: ['identity', 'meal-plan'],
  group: ['identity'],
  household: ['identity'],
  user: ['identity'],
  'api-token': ['identity'],
  invitation: ['identity'],
  label: ['recipe'],
  food: ['recipe'],
  unit: ['recipe'],
  organizer: ['recipe'],
  recipe: ['recipe'],
  rating: ['recipe'],
  comment: ['recipe'],
  'timeline-event': ['recipe'],
  'share-token': ['recipe'],
  cookbook: ['recipe'],
  'recipe-action': ['recipe'],
  'plan-entry': ['meal-plan'],
  'plan-rule': ['meal-plan'],
  webhook: ['meal-plan'],
  'shopping-list': ['shopping'],
  notifier: ['admin'],
};

/**
 * What a backup of Mealie holds, as records of ours.
 *
 * @param migrations the migrations of this program: what moves in is made for it
 * @throws BackupErrors when the dump is none or cannot be read
 */
export async function movedSource(archive: Archive, migrations: Record<string, number>): Promise<RestoreSource> {
  const { records, report } = await readArchive(archive);
  const files = archive.files.flatMap((file) => {
    const key = mediaKeyOf(file.path);
    return key === null ? [] : [{ key, open: () => file.open() }];
  });
  const left = archive.files.length - files.length;
  return {
    portions: () => portionsOf(records),
    records: records.length,
    files,
    migrations,
    check: () => undefined,
    report: [
      ...report,
      `files: ${archive.files.length}${left > 0 ? `, not moved: ${left} that have no place here` : ''}`,
    ],
  };
}

async function readArchive(archive: Archive): Promise<Dump> {
  if (archive.databaseBytes > MAX_DUMP_BYTES) throw BackupErrors.tooLarge();
  try {
    return readDump(JSON.parse(await text(await archive.database())));
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof NotADump) throw BackupErrors.noDump({}, error);
    throw BackupErrors.unreadable({ name: 'database.json' }, error);
  }
}

async function* portionsOf(records: readonly MovedRecord[]): AsyncGenerator<Portion> {
  for (let from = 0, to = 0; from < records.length; from = to) {
    const kind = records[from]?.kind ?? 'site';
    while (to < records.length && records[to]?.kind === kind && to - from < PORTION_COUNT) to += 1;
    const portion = records.slice(from, to);
    for (const service of SERVICES[kind]) {
      await Promise.resolve();
      const load: Portion['load'] = (client, generation) =>
        client.request(backupMessages(service).moveIn, {
          generation,
          records: portion.map((record) => ({ ...record })),
        });
      yield { service, name: kind, count: portion.length, load };
    }
  }
}

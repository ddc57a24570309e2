import { BackupErrors, backupMessages } from '@larder/contracts';
import { mediaKeyOf, newIdFor, type DumpRecordKind } from '@larder/mealie-dump';
import type { Archive } from '../archive/archive.js';
import { recordsOf, type DumpPortion } from './dump-portions.js';
import type { Portion } from './portion.js';
import type { RestoreSource } from './restore-source.js';

/** The services that store each kind of record. */
const SERVICES: Readonly<Record<DumpRecordKind, readonly string[]>> = {
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
  report: ['parser'],
  'report-entry': ['parser'],
};

/** The content of a dump without its files. */
interface MealieDump {
  portions: readonly DumpPortion[];
  report: readonly string[];
  /** The seed of its new ids, when it is added to a site; else null. */
  newIds: string | null;
}

/**
 * The content of a Mealie backup as records of this product. `migrations` are those of this program, since the records
 * are created for it.
 *
 * @throws BackupErrors.noAdministrator when it replaces all users and has no administrator
 */
export function mealieSource(
  archive: Archive,
  { portions, report, newIds }: MealieDump,
  migrations: Record<string, number>,
): RestoreSource {
  const isAdded = newIds !== null;
  if (!isAdded && !portions.some(hasAdministrator)) throw BackupErrors.noAdministrator();
  const files = archive.files.flatMap((file) => {
    const key = mediaKeyOf(file.path, isAdded ? (id) => newIdFor(id, newIds) : undefined);
    return key === null ? [] : [{ key, open: () => file.open() }];
  });
  const unusedFiles = archive.files.length - files.length;
  return {
    isAdded,
    portions: () => portionsOf(portions, isAdded),
    records: portions.reduce((sum, { count }) => sum + count, 0),
    files,
    migrations,
    check: () => undefined,
    report: [
      ...report,
      `files: ${archive.files.length}${unusedFiles > 0 ? `, not imported: ${unusedFiles} of other kinds` : ''}`,
    ],
  };
}

function hasAdministrator(portion: DumpPortion): boolean {
  return portion.kind === 'user' && recordsOf(portion).some((record) => 'admin' in record && record.admin === true);
}

async function* portionsOf(portions: readonly DumpPortion[], intoExistingData: boolean): AsyncGenerator<Portion> {
  for (const portion of portions) {
    const { kind, count } = portion;
    const records = recordsOf(portion);
    for (const service of SERVICES[kind]) {
      await Promise.resolve();
      const load: Portion['load'] = async (client, generation) =>
        (await client.request(backupMessages(service).importRecords, { generation, records, intoExistingData }))
          .changes;
      yield { service, name: kind, count, load };
    }
  }
}

import { backupMessages } from '@larder/contracts';
import { mediaKeyOf, newIdFor, type MovedKind } from '@larder/mealie-dump';
import type { Archive } from '../archive/archive.js';
import type { DumpPortion } from './dump-portions.js';
import type { Portion } from './portion.js';
import type { RestoreSource } from './restore-source.js';

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

/** What is to be known of a dump beside its files. */
interface MovedDump {
  portions: readonly DumpPortion[];
  report: readonly string[];
  /** The text that its ids were made new with, when it is added to a site; else null. */
  newIds: string | null;
}

/** What a backup of Mealie holds, as records of ours. `migrations` are those of this program: what moves in is made for it. */
export function movedSource(
  archive: Archive,
  { portions, report, newIds }: MovedDump,
  migrations: Record<string, number>,
): RestoreSource {
  const isAdded = newIds !== null;
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
      `files: ${archive.files.length}${unusedFiles > 0 ? `, not moved: ${unusedFiles} that have no place here` : ''}`,
    ],
  };
}

async function* portionsOf(portions: readonly DumpPortion[], beside: boolean): AsyncGenerator<Portion> {
  for (const { kind, count, json } of portions) {
    const records = JSON.parse(json) as { kind: string }[];
    for (const service of SERVICES[kind]) {
      await Promise.resolve();
      const load: Portion['load'] = async (client, generation) =>
        (await client.request(backupMessages(service).moveIn, { generation, records, beside })).changes;
      yield { service, name: kind, count, load };
    }
  }
}

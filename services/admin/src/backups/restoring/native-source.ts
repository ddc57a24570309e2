import { backupMessages, BackupErrors } from '@larder/contracts';
import type { Archive } from '../archive/archive.js';
import { readDump } from '../archive/dump.js';
import { collectionOf, type Manifest } from '../archive/manifest.js';
import type { Portion } from './portion.js';
import type { RestoreSource } from './restore-source.js';

/** Approximate length of a portion in characters, and its maximum number of documents. */
const PORTION_LENGTH = 1024 * 1024;
const PORTION_COUNT = 500;
/** The collection of accounts. */
const USERS = 'identity.users';

/** The content of a verified backup of Larder. */
export function nativeSource(archive: Archive, { collections, migrations }: Manifest): RestoreSource {
  const counts = Object.values(collections).map(({ count }) => count);
  let hasAdministrator = false;
  const onLoaded: OnLoaded = (name, documents) => {
    if (name === USERS) hasAdministrator ||= documents.some(isAdministrator);
  };
  return {
    isAdded: false,
    portions: () => portionsOf(archive, onLoaded),
    records: counts.reduce((sum, count) => sum + count, 0),
    files: archive.files.map((file) => ({ key: file.path, open: () => file.open() })),
    migrations,
    report: [],
    check(service, stored) {
      if (!hasAdministrator) throw BackupErrors.noAdministrator();
      for (const [name, { count }] of Object.entries(collections)) {
        const place = collectionOf(name);
        if (place?.service === service && (stored[place.collection] ?? 0) !== count)
          throw BackupErrors.damaged({ name });
      }
    },
  };
}

/** Called with the documents of a collection that a service has accepted. */
type OnLoaded = (name: string, documents: readonly string[]) => void;

function isAdministrator(document: string): boolean {
  return (JSON.parse(document) as { admin?: unknown }).admin === true;
}

async function* portionsOf(archive: Archive, onLoaded: OnLoaded): AsyncGenerator<Portion> {
  let documents: string[] = [];
  let length = 0;
  for await (const part of readDump(await archive.database())) {
    if (part.kind === 'version') continue;
    if (part.kind === 'document') {
      documents.push(part.document);
      length += part.document.length;
    }
    const isFull = length >= PORTION_LENGTH || documents.length >= PORTION_COUNT;
    if (!isFull && part.kind !== 'end') continue;
    if (documents.length > 0) yield portionOf(part.name, documents, onLoaded);
    [documents, length] = [[], 0];
  }
}

function portionOf(name: string, documents: string[], onLoaded: OnLoaded): Portion {
  const place = collectionOf(name);
  if (!place) throw BackupErrors.unknownData({ name });
  const { service, collection } = place;
  const load: Portion['load'] = async (client, generation) => {
    await client.request(backupMessages(service).load, { generation, collection, documents });
    onLoaded(name, documents);
    return [];
  };
  return { service, name, count: documents.length, load };
}

import { BackupErrors } from '@larder/contracts';
import type { Archive } from '../archive/archive.js';
import { readDump } from '../archive/dump.js';
import { collectionOf, type Manifest } from '../archive/manifest.js';
import type { RestoreSource, SourceDocument } from './restore-source.js';

/** What a backup of Larder holds; it has been verified. */
export function nativeSource(archive: Archive, { collections, migrations }: Manifest): RestoreSource {
  const counts = Object.values(collections).map(({ count }) => count);
  return {
    all: () => documentsOf(archive),
    documents: counts.reduce((sum, count) => sum + count, 0),
    files: archive.files.map((file) => ({ key: file.path, open: () => file.open() })),
    migrations,
    report: [],
    check(service, stored) {
      for (const [name, { count }] of Object.entries(collections)) {
        const place = collectionOf(name);
        if (place?.service === service && (stored[place.collection] ?? 0) !== count)
          throw BackupErrors.damaged({ name });
      }
    },
  };
}

async function* documentsOf(archive: Archive): AsyncGenerator<SourceDocument> {
  for await (const part of readDump(await archive.database())) {
    const place = part.kind === 'document' && collectionOf(part.name);
    if (place) yield { ...place, document: part.document };
  }
}

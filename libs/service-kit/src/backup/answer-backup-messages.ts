import { backupMessages, generationMessage, migrationsMessage } from '@larder/contracts';
import type { NatsTransport } from '../messaging/nats-transport.js';
import type { GenerationLoader } from './generation-loader.js';
import type { StoredData } from './stored-data.js';

/** Answers the messages about the service's own data; their subjects contain its name. */
export function answerBackupMessages(
  service: string,
  transport: NatsTransport,
  { data, loader }: { data: StoredData; loader: GenerationLoader },
): void {
  const messages = backupMessages(service);
  transport.answer(generationMessage(service), () => ({ generation: data.generation }));
  transport.answer(migrationsMessage(service), () => data.migrationState());
  transport.answer(messages.describe, () => data.describe());
  transport.answer(messages.read, ({ collection }) => data.read(collection));
  transport.answer(messages.beginLoad, async ({ generation, copy }) => ({
    counts: await loader.begin(generation, copy),
  }));
  transport.answer(messages.load, async ({ generation, collection, documents }) => {
    await loader.load(generation, collection, documents);
    return {};
  });
  transport.answer(messages.importRecords, async ({ generation, records, intoExistingData }) => ({
    changes: await loader.importRecords(generation, records, intoExistingData),
  }));
  transport.answer(messages.finishLoad, async ({ generation, migration, complete }) => ({
    counts: await loader.finish(generation, { migration, complete }),
  }));
  transport.answer(messages.dropOthers, async ({ keep }) => ({ dropped: await loader.dropOthers(keep) }));
}

import {
  backupMessages,
  generationMessage,
  migrationsMessage,
  type Message,
  type RequestOf,
  type Stream,
} from '@larder/contracts';
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
  // The transport has parsed the request by the definition's schema.
  const answer = <M extends Message | Stream>(definition: M, handle: (request: RequestOf<M>) => Promise<unknown>) =>
    transport.answer({ definition }, (request) => handle(request as RequestOf<M>));
  answer(generationMessage(service), () => Promise.resolve({ generation: data.generation }));
  answer(migrationsMessage(service), () => data.migrationState());
  answer(messages.describe, () => data.describe());
  answer(messages.read, ({ collection }) => Promise.resolve(data.read(collection)));
  answer(messages.beginLoad, async ({ generation, copy }) => ({ counts: await loader.begin(generation, copy) }));
  answer(messages.load, async ({ generation, collection, documents }) => {
    await loader.load(generation, collection, documents);
    return {};
  });
  answer(messages.importRecords, async ({ generation, records, intoExistingData }) => ({
    changes: await loader.importRecords(generation, records, intoExistingData),
  }));
  answer(messages.finishLoad, async ({ generation, migration }) => ({
    counts: await loader.finish(generation, migration),
  }));
  answer(messages.dropOthers, async ({ keep }) => ({ dropped: await loader.dropOthers(keep) }));
}

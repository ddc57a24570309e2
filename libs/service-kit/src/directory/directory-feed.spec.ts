import type { Connection } from 'mongoose';
import { createLog } from '../logging/log.js';
import type { ServiceClient } from '../messaging/client/service-client.js';
import type { ReadModels } from '../read-models/read-models.js';
import { DirectoryFeed } from './directory-feed.js';
import type { DirectoryStore } from './directory-store.js';

describe('the directory of a service', () => {
  it('is filled even when the database fails at the first attempt', async () => {
    let looks = 0;
    let onBuilt: () => void = () => undefined;
    const built = new Promise<void>((resolve) => (onBuilt = resolve));
    const collection = {
      createIndexes: () => Promise.resolve(),
      findOne: () => ((looks += 1) === 1 ? Promise.reject(new Error('not connected')) : Promise.resolve(null)),
      updateOne: () => Promise.resolve(onBuilt()),
    };
    async function* noEntries() {}
    // The only method that filling the directory uses.
    const db = { collection: () => collection } as unknown as Connection;
    const client = { as: () => ({ stream: noEntries }) } as unknown as ServiceClient;
    const store = { keepOnly: () => Promise.resolve() } as unknown as DirectoryStore;
    const log = createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });
    const readModels = { add: () => undefined } as unknown as ReadModels;
    const feed = new DirectoryFeed(store, client, log, db, readModels);
    await feed.onApplicationBootstrap();

    await built;
    expect(looks).toBe(2);
    await feed.onModuleDestroy();
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@larder/testing';
import type { Connection } from 'mongoose';
import { createLog } from '../../src/logging/log.js';
import { CLIENT_OPTIONS } from '../../src/mongo/connection/client-options.js';
import { connectMongo } from '../../src/mongo/connection/connect-mongo.js';
import { DatabaseProxy } from '../crash/database-proxy.js';

const log = createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });

describe('broken connections to the database', () => {
  let proxy: DatabaseProxy;
  let connection: Connection;
  afterEach(async () => {
    await connection.close();
    await proxy.stop();
  });

  // The driver's monitor has the oldest connection. If that is closed first, the server is checked again while it
  // closes.
  it.each([
    ['socket', 'oldest'],
    ['socket', 'newest'],
    ['tcp', 'oldest'],
    ['tcp', 'newest'],
  ] as const)('are restored, and a read in flight succeeds: %s, %s connection first', async (transport, first) => {
    proxy = new DatabaseProxy(process.env['TEST_MONGODB_URI'] ?? '', transport);
    await proxy.start();
    connection = await connectMongo(proxy.uri, 'kit-database-outage', log);
    const rows = connection.collection<{ _id: string }>('rows');
    await rows.replaceOne({ _id: 'a' }, {}, { upsert: true });
    // The monitor does not check a server earlier.
    await pause(CLIENT_OPTIONS.minHeartbeatFrequencyMS);

    proxy.dropResponses();
    const read = rows.findOne({ _id: 'a' });
    await waitUntil(() => proxy.droppedChunks > 0);
    proxy.breakAll(first);
    proxy.passResponses();

    await expect(read).resolves.toEqual({ _id: 'a' });
    await expect(rows.findOne({ _id: 'a' })).resolves.toEqual({ _id: 'a' });
  });

  it('are retried as long as an operation waits', async () => {
    proxy = new DatabaseProxy(process.env['TEST_MONGODB_URI'] ?? '', 'socket');
    await proxy.start();
    connection = await connectMongo(proxy.uri, 'kit-database-outage', log);
    proxy.refuseConnections();
    const before = proxy.accepted;

    const read = connection.collection('rows').countDocuments({});
    await waitUntil(() => proxy.accepted > before + 5);
    proxy.acceptConnections();

    await expect(read).resolves.toBeGreaterThanOrEqual(0);
  });
});

import { spyOn } from 'jest-mock';
import mongoose, { type Connection } from 'mongoose';
import { waitUntil } from '@larder/testing';
import { createLog } from '../../src/logging/log.js';
import { DatabaseWatch } from '../../src/mongo/connection/database-watch.js';
import { DatabaseProxy } from '../crash/database-proxy.js';

const DB = 'kit-database-watch';
const PACES = { everyMs: 20, answerMs: 1_000, silentMs: 10_000 };
const log = createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });
const Row = new mongoose.Schema({ _id: String });

describe('the watch of a database client', () => {
  let proxy: DatabaseProxy;
  let connection: Connection;
  let watch: DatabaseWatch;

  // The driver's own connections, with the defect that makes the monitor hang.
  beforeEach(async () => {
    proxy = new DatabaseProxy(process.env['TEST_MONGODB_URI'] ?? '', 'socket');
    await proxy.start();
    const options = { dbName: DB, bufferCommands: false, minHeartbeatFrequencyMS: 1, serverSelectionTimeoutMS: 2_000 };
    connection = await mongoose.createConnection(proxy.uri, options).asPromise();
    watch = new DatabaseWatch({ connection, uri: proxy.uri, dbName: DB, log, intervals: PACES });
  });
  afterEach(async () => {
    await watch.stop();
    await connection.close();
    await proxy.stop();
  });

  const getStuck = async (rows = connection.model('rows', Row, 'rows')) => {
    await rows.updateOne({ _id: 'a' }, {}, { upsert: true });
    proxy.dropResponses();
    const read = rows.findById('a').lean();
    const failed = expect(read).rejects.toThrow('closed');
    await waitUntil(() => proxy.droppedChunks > 0);
    proxy.breakAll('oldest');
    proxy.passResponses();
    await failed;
  };

  it('replaces a stuck client, and models stay usable', async () => {
    const rows = connection.model('rows', Row, 'rows');
    await getStuck(rows);

    watch.start();

    const old = connection.getClient();
    await waitUntil(() => connection.getClient() !== old);
    await expect(rows.findById('a').lean()).resolves.toMatchObject({ _id: 'a' });
    await expect(connection.collection('rows').countDocuments({})).resolves.toBe(1);
    expect(watch.problem).toBeNull();
  });

  it('reports a problem when a new client does not work either', async () => {
    await getStuck();
    spyOn(connection, 'setClient').mockImplementation((fresh) => {
      void fresh.close();
      return connection;
    });

    watch.start();

    await waitUntil(() => watch.problem);
    expect(watch.problem).toContain('not to this process');
  });

  it('neither replaces a client nor reports a problem while the server is unavailable', async () => {
    const client = connection.getClient();
    proxy.refuseConnections();
    watch.start();

    await waitUntil(() => proxy.accepted > 20);

    expect(connection.getClient()).toBe(client);
    expect(watch.problem).toBeNull();
    proxy.acceptConnections();
    await waitUntil(() => connection.readyState === mongoose.ConnectionStates.connected);
  });

  it('does not replace a busy client', async () => {
    const client = connection.getClient();
    await connection.db?.admin().ping();
    watch.start();

    for (let pings = 0; pings < 50; pings += 1) await connection.db?.admin().ping();

    expect(connection.getClient()).toBe(client);
  });
});

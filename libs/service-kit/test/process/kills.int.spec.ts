import { startTestService } from '@larder/testing';
import { compiledMain, removeCompiled } from '../../../embedded-mongo/test/support/compiled.js';
import { createLog } from '../../src/logging/log.js';
import { busyService } from '../crash/busy-service.js';
import { DatabaseProcess } from '../crash/database-process.js';
import { killDatabase } from '../crash/kill-database.js';
import { killServer } from '../crash/kill-server.js';
import { ServerProcess, type ServerKind } from '../crash/server-process.js';

// The benchmarks with more kills: bench/kill-database.mjs and bench/kill-server.mjs.
const log = createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });

describe('a server that is killed repeatedly under load', () => {
  let remove: () => Promise<unknown>;
  afterEach(() => remove());
  afterAll(removeCompiled);

  it.each(['socket', 'tcp'] as const)(
    'the embedded database: every client recovers, no acknowledged write is lost: %s',
    async (transport) => {
      const database = await DatabaseProcess.create(transport, await compiledMain());
      remove = () => database.remove();

      const report = await killDatabase({ database, log, kills: 6, clients: 3, rows: 200 });

      expect(report).toMatchObject({ failedWriters: 0, lost: 0, wrongReads: 0, stuck: 0 });
      expect(report.recoveryMs).toHaveLength(18);
    },
  );

  it.each<ServerKind>(['nats', 'redis'])('%s: the service recovers, no event and no job is lost', async (kind) => {
    const server = await ServerProcess.create(kind);
    await server.start();
    const service = await startTestService(busyService, { env: { [`${kind.toUpperCase()}_URL`]: server.url } });
    remove = async () => {
      await service.stop();
      await server.remove();
    };

    const report = await killServer({ service, server, kills: 3 });

    expect(report).toMatchObject({ lostEvents: 0, lostFollowed: 0, lostJobs: 0 });
    expect(report.placed).toBeGreaterThan(0);
  });
});

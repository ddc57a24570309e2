import type { NatsConnection } from '@nats-io/transport-node';
import type { Redis } from 'ioredis';
import { startTestService, waitUntil, type TestService } from '@larder/testing';
import { REDIS } from '../../src/core/tokens.js';
import { HealthServer } from '../../src/health/health-server.js';
import { JobWorkers } from '../../src/jobs/job-workers.js';
import { NATS } from '../../src/nats/tokens.js';
import { DatabaseProxy } from '../crash/database-proxy.js';
import { bakeryService } from '../fixtures/bakery.js';

describe('/livez', () => {
  let bakery: TestService;
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${bakery.get(HealthServer).port}${path}`);
    return { status: response.status, body: await response.text() };
  };
  afterEach(() => bakery.stop());

  it.each<[string, (service: TestService) => unknown]>([
    ['nats', (service) => service.get<NatsConnection>(NATS).close()],
    ['redis', (service) => service.get<Redis>(REDIS).disconnect()],
    // The workers have a separate connection.
    ['jobs', (service) => (service.get(JobWorkers) as unknown as { redis: Redis }).redis.disconnect()],
  ])('responds with 503 once the connection of %s has ended permanently', async (part, end) => {
    bakery = await startTestService(bakeryService, { env: { HEALTH_PORT: '0' } });
    await expect(ask('/livez')).resolves.toMatchObject({ status: 200 });

    await end(bakery);

    const { status, body } = await waitUntil(async () => {
      const response = await ask('/livez');
      return response.status === 503 ? response : null;
    });
    expect(status).toBe(503);
    expect(body).toContain(`"bakery.${part}":`);
  });

  it('responds with 200 while the database is unavailable, since a restart would not help', async () => {
    const proxy = new DatabaseProxy(process.env['TEST_MONGODB_URI'] ?? '', 'socket');
    await proxy.start();
    bakery = await startTestService(bakeryService, {
      env: { HEALTH_PORT: '0', MONGODB_URI: proxy.uri },
      timings: { databaseWatchMs: 20 },
    });

    proxy.refuseConnections();

    await waitUntil(async () => (await ask('/readyz')).status === 503);
    const before = proxy.accepted;
    await waitUntil(() => proxy.accepted > before + 20);
    await expect(ask('/livez')).resolves.toMatchObject({ status: 200 });
    proxy.acceptConnections();
    await waitUntil(async () => (await ask('/readyz')).status === 200);
    await bakery.stop();
    await proxy.stop();
  });
});

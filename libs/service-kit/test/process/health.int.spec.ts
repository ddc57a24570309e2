import { aMember, startTestService, type TestService } from '@larder/testing';
import { Health, healthMessage, newId } from '../../src/index.js';
import { HealthServer } from '../../src/health/health-server.js';
import { kitchenService } from '../fixtures/kitchen.js';
import { Cook } from '../fixtures/kitchen-messages.js';

describe('the health of a service', () => {
  let kitchen: TestService;
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${kitchen.get(HealthServer).port}${path}`);
    return { status: response.status, body: await response.text() };
  };

  beforeAll(async () => {
    kitchen = await startTestService(kitchenService, { env: { HEALTH_PORT: '0' } });
  });
  afterAll(() => kitchen.stop());

  it('is served over HTTP for the supervisor of the process', async () => {
    await expect(ask('/livez')).resolves.toMatchObject({ status: 200 });
    await expect(ask('/readyz')).resolves.toMatchObject({
      status: 200,
      body: expect.stringContaining('"mongo":"ok"') as string,
    });
    await expect(ask('/elsewhere')).resolves.toMatchObject({ status: 404 });
  });

  it('is sent to other services and the gateway', async () => {
    const report = await kitchen.as(null).request(healthMessage('kitchen'), {});

    expect(report).toMatchObject({ name: 'kitchen', ready: true });
  });

  it('counts requests', async () => {
    await kitchen.as(aMember()).request(Cook, { id: newId(), name: 'soup' });

    const { body } = await ask('/metrics');
    expect(body).toMatch(/larder_request_seconds_count\{.*subject="kitchen.pot.cook".*\} 1/);
    expect(body).toContain('larder_event_loop_lag_p99_seconds');
  });

  it('contains the failed part', async () => {
    kitchen.get(Health).add('oven', () => Promise.reject(new Error('cold')));

    const { status, body } = await ask('/readyz');
    expect(status).toBe(503);
    expect(body).toContain('"oven":"cold"');
  });
});

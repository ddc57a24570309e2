import { startTestService, waitUntil, type TestService } from '@larder/testing';
import { KeyValue } from '../../src/index.js';
import { kitchenService } from '../fixtures/kitchen.js';

const HOUR_MS = 3_600_000;

describe('values in Redis', () => {
  let kitchen: TestService;
  const keyValue = () => kitchen.get(KeyValue);

  beforeAll(async () => {
    kitchen = await startTestService(kitchenService);
  });
  afterAll(() => kitchen.stop());

  it('are read unchanged', async () => {
    await keyValue().set('dish', { name: 'soup', servings: 4 }, HOUR_MS);

    await expect(keyValue().get('dish')).resolves.toEqual({ name: 'soup', servings: 4 });
    await keyValue().delete('dish');
    await expect(keyValue().get('dish')).resolves.toBeNull();
  });

  it('expire after their lifetime', async () => {
    await keyValue().set('steam', true, 20);

    await waitUntil(async () => (await keyValue().get('steam')) === null);
    await expect(keyValue().ttlMs('steam')).resolves.toBeNull();
  });

  it('are counted from one, across processes, until they expire', async () => {
    const counts = await Promise.all([1, 2, 3].map(() => keyValue().increment('guests', HOUR_MS)));

    expect(counts.sort()).toEqual([1, 2, 3]);
    await expect(keyValue().ttlMs('guests')).resolves.toBeGreaterThan(0);
  });

  it('are decremented, but never below zero', async () => {
    await keyValue().increment('places', HOUR_MS);
    await keyValue().increment('places', HOUR_MS);

    await Promise.all([1, 2, 3].map(() => keyValue().decrement('places')));

    await expect(keyValue().increment('places', HOUR_MS)).resolves.toBe(1);
    await keyValue().decrement('never-counted');
    await expect(keyValue().get('never-counted')).resolves.toBeNull();
  });

  it('are taken by only one of two concurrent callers', async () => {
    await keyValue().set('last-slice', 'cake', HOUR_MS);
    const values = await Promise.all([keyValue().take('last-slice'), keyValue().take('last-slice')]);

    expect(values.filter(Boolean)).toEqual(['cake']);
  });

  it('are added by only one of two concurrent callers', async () => {
    const put = await Promise.all([keyValue().add('chef', 'ana', HOUR_MS), keyValue().add('chef', 'ben', HOUR_MS)]);

    expect(put.filter(Boolean)).toHaveLength(1);
  });
});

import { startTestService, waitUntil, type TestService } from '@larder/testing';
import { KeyValue } from '../../src/index.js';
import { kitchenService } from '../fixtures/kitchen.js';

const HOUR_MS = 3_600_000;

describe('small shared facts', () => {
  let kitchen: TestService;
  const facts = () => kitchen.get(KeyValue);

  beforeAll(async () => {
    kitchen = await startTestService(kitchenService);
  });
  afterAll(() => kitchen.stop());

  it('are read as they were written', async () => {
    await facts().set('dish', { name: 'soup', servings: 4 }, HOUR_MS);

    await expect(facts().get('dish')).resolves.toEqual({ name: 'soup', servings: 4 });
    await facts().delete('dish');
    await expect(facts().get('dish')).resolves.toBeNull();
  });

  it('end when their time is over', async () => {
    await facts().set('steam', true, 20);

    await waitUntil(async () => (await facts().get('steam')) === null);
    await expect(facts().ttlMs('steam')).resolves.toBeNull();
  });

  it('count from one, across processes, until their time is over', async () => {
    const counts = await Promise.all([1, 2, 3].map(() => facts().increment('guests', HOUR_MS)));

    expect(counts.sort()).toEqual([1, 2, 3]);
    await expect(facts().ttlMs('guests')).resolves.toBeGreaterThan(0);
  });

  it('take a count back, but never below nothing', async () => {
    await facts().increment('places', HOUR_MS);
    await facts().increment('places', HOUR_MS);

    await Promise.all([1, 2, 3].map(() => facts().decrement('places')));

    await expect(facts().increment('places', HOUR_MS)).resolves.toBe(1);
    await facts().decrement('never-counted');
    await expect(facts().get('never-counted')).resolves.toBeNull();
  });

  it('are taken by one of two concurrent callers', async () => {
    await facts().set('last-slice', 'cake', HOUR_MS);
    const values = await Promise.all([facts().take('last-slice'), facts().take('last-slice')]);

    expect(values.filter(Boolean)).toEqual(['cake']);
  });

  it('are added by one of two concurrent callers', async () => {
    const put = await Promise.all([facts().add('chef', 'ana', HOUR_MS), facts().add('chef', 'ben', HOUR_MS)]);

    expect(put.filter(Boolean)).toHaveLength(1);
  });
});

import type { Api } from '../support/api.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';

const WRITERS = 8;
/** The number of confirmed creations before the kill; one more per writer may be pending. */
const BURST = 100;

let instance: OwnInstance;
beforeAll(async () => {
  instance = await startOwnInstance({});
});
afterAll(() => instance.stop());

it('loses no recipe that was confirmed with 201 when the process tree is killed during many creations', async () => {
  const names = await createUntilKilled(instance.admin, () => instance.kill());
  expect(names.length).toBeGreaterThanOrEqual(BURST);

  await instance.restart();
  const { body } = await instance.admin.get('/api/recipes?perPage=-1');
  const stored = new Set((body as { items: { name: string }[] }).items.map(({ name }) => name));
  expect(names.filter((name) => !stored.has(name))).toEqual([]);
  expect((await instance.admin.post('/api/recipes', { name: 'After the crash' })).status).toBe(201);
});

/** Creates recipes from several clients at once until they fail; resolves to the confirmed names. */
async function createUntilKilled(api: Api, kill: () => void): Promise<string[]> {
  const names: string[] = [];
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      const name = `Burst ${writer} ${turn}`;
      const response = await api.post('/api/recipes', { name }).catch(() => undefined);
      if (response?.status !== 201) return;
      if (names.push(name) === BURST) kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return names;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// The launcher of the tests is plain JavaScript: the global setup uses it before anything is compiled.
import { startProduct } from '../../support/start-product.mjs';
import { Api } from '../support/api.js';
import { killTree } from '../support/kill-tree.js';
import { administrator } from '../support/product.js';

const WRITERS = 8;
/** The number of confirmed creations before the kill; one more per writer may be pending. */
const BURST = 100;

const folder = mkdtempSync(join(tmpdir(), 'larder-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('loses no recipe that was confirmed with 201 when the process tree is killed during many creations', async () => {
  const first = await startProduct(folder);
  const api = await administrator(new Api(first.url));
  const names = await createMany(api, () => killTree(first.pid));
  expect(names.length).toBeGreaterThanOrEqual(BURST);

  const second = await startProduct(folder);
  try {
    const again = await administrator(new Api(second.url));
    const { body } = await again.get('/api/recipes?perPage=-1');
    const stored = new Set((body as { items: { name: string }[] }).items.map(({ name }) => name));
    expect(names.filter((name) => !stored.has(name))).toEqual([]);
    expect((await again.post('/api/recipes', { name: 'After the crash' })).status).toBe(201);
  } finally {
    await second.stop();
  }
});

/** Creates recipes from several clients at once until it is killed; resolves to the confirmed names. */
async function createMany(api: Api, kill: () => void): Promise<string[]> {
  const names: string[] = [];
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      const name = `Burst ${writer} ${turn}`;
      const answer = await api.post('/api/recipes', { name }).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 201 && names.push(name) === BURST) kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return names;
}

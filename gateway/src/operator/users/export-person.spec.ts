import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommonErrors, ListUsers, ReadPersonalRecipes, type Stream } from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';
import { exportPerson } from './export-person.js';

const folder = mkdtempSync(join(tmpdir(), 'larder-export-person-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PAGE = { page: 1, per_page: -1, total: 1, total_pages: 1, next: null, previous: null };
const GRACE = { id: 'f2f9b7c0-8d5e-4b6e-9f5b-1f6f3a3f4a10', username: 'grace', email: 'grace@example.com' };

/** Answers with one user, and nothing else until the recipe service fails. */
async function* answers(stream: Stream) {
  await Promise.resolve();
  if (stream.subject === ListUsers.subject) yield* [{ head: PAGE }, { item: GRACE }];
  if (stream.subject !== ReadPersonalRecipes.subject) return;
  yield { recipe: 'Soup' };
  throw CommonErrors.unavailable();
}

it('leaves no file when a service fails', async () => {
  const file = join(folder, 'grace.zip');
  const services = { stream: answers } as unknown as CallerClient;
  const readInput = () => Promise.resolve('');
  const said: string[] = [];

  const run = exportPerson.run(
    { positionals: ['grace'], values: { to: file } },
    { services, ofGroup: () => services, print: (line) => said.push(line), readInput },
  );

  await expect(run).rejects.toMatchObject({ kind: 'unavailable' });
  expect([said, existsSync(file)]).toEqual([[], false]);
});

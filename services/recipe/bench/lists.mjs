// node services/recipe/bench/lists.mjs — measures all lists of recipes through the gateway of a running instance.
// LARDER_URL, LARDER_USER, LARDER_PASSWORD; RECIPES is the number of recipes: missing ones are created first.
// LARDER_PID, the process id of an instance on this machine, adds its processor time per request.
import { randomIntegers } from '@larder/testing/random';
import { runConcurrently, line, signIn } from './client.mjs';
import { cpuMs } from './cpu.mjs';
import { recipe } from './recipes.mjs';

const { LARDER_URL: url = 'http://localhost:9000', LARDER_USER: user = 'changeme@example.com' } = process.env;
const [COUNT, CLIENTS, CALLS] = [Number(process.env.RECIPES ?? 10_000), 8, 200];
const call = await signIn(url, user, process.env.LARDER_PASSWORD ?? 'MyPassword');
const list = (query) => call('GET', `/api/recipes?${new URLSearchParams(query)}`);

const { total } = await list({ perPage: 1 });
const bodies = Array.from({ length: COUNT }, (_, index) => recipe(index, randomIntegers(index + 1)));
const seeded = performance.now();
await runConcurrently(Math.max(0, COUNT - total), 12, async (number) => {
  const body = bodies[total + number];
  const slug = await call('POST', '/api/recipes', { name: body.name });
  await call('PATCH', `/api/recipes/${slug}`, body);
});
console.log(`${COUNT} recipes, ${COUNT - total} of them made in ${((performance.now() - seeded) / 1000).toFixed(0)} s`);

const PATHS = {
  'first page': {},
  'first page by name': { orderBy: 'name', orderDirection: 'asc' },
  'deep page': { page: Math.floor(COUNT / 50) - 3, orderBy: 'name', orderDirection: 'asc' },
  'filtered by tag': { tags: 'tag-7', orderBy: 'name', orderDirection: 'asc' },
  'filtered by queryFilter': { queryFilter: 'tags.name = "Tag 7"' },
  random: (number) => ({ orderBy: 'random', paginationSeed: `seed ${number}` }),
  'random, filtered by tag': (number) => ({ tags: 'tag-7', orderBy: 'random', paginationSeed: `seed ${number}` }),
  'search rare': { search: 'zabaglione' },
  'search common': { search: 'chicken' },
  'search in most recipes': { search: 'salt' },
  'search two words': { search: 'creamy mushroom' },
  'search common, newest first': { search: 'chicken', orderBy: 'created_at' },
  'search in most recipes, by name': { search: 'salt', orderBy: 'name', orderDirection: 'asc' },
  'search common, filtered by tag': { search: 'chicken', tags: 'tag-7' },
  'search with a slip': { search: 'zabaglonie' },
  'search with a slip, common': { search: 'mushrom sop' },
  'search one letter': { search: 'a' },
};
const only = process.argv[2];
const pid = Number(process.env.LARDER_PID ?? 0);
const titles = ['p50', 'p95', 'p99', '/s', ...(pid ? ['cpu', 'children'] : [])];
console.log(`${CLIENTS} clients, ms`.padEnd(44) + titles.map((each) => each.padStart(9)).join(''));
for (const [name, query] of Object.entries(PATHS).filter(([each]) => !only || each.includes(only))) {
  const work = (number) => list(typeof query === 'function' ? query(number) : query);
  const first = await work(0);
  await runConcurrently(3 * CLIENTS, CLIENTS, work);
  const [started, before] = [performance.now(), cpuMs(pid)];
  const durations = await runConcurrently(CALLS, CLIENTS, work);
  const costs = pid ? cpuMs(pid).map((ms, at) => (ms - before[at]) / CALLS) : [];
  console.log(line(`${name} (${first.total})`, durations, (performance.now() - started) / 1000, costs));
}

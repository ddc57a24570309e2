import { randomUUID } from 'node:crypto';
import { waitUntil } from '@larder/testing';
import type { Api } from '../../support/api.js';
import { allOperations } from '../../support/operations.js';
import { aGroup, aHousehold, aUser } from '../../support/users.js';

/** A record of the owner: its path, and its ids in bodies and addresses. */
interface Named {
  id: string;
  slug: string;
  path: string;
}
type Maker = (api: Api) => Promise<Named>;

/** The outcome of a call: its status, and whether the record has changed. */
interface Outcome {
  status: number;
  touched: boolean;
}
interface Naming {
  operation: string;
  query?: string;
  body?: (record: Named) => unknown;
  make: Maker;
  neighbor: Outcome;
  stranger: Outcome;
}

const FLAGS = { canManage: true, canOrganize: true };
/** All may organize, so that only their household causes errors. */
const people = (async () => {
  const group = await aGroup();
  return {
    owner: (await aUser({ group }, FLAGS)).api,
    neighbor: (await aUser({ group, household: await aHousehold(group.id) }, FLAGS)).api,
    stranger: (await aUser({}, FLAGS)).api,
  };
})();

async function made(api: Api, path: string, fields: object): Promise<Named> {
  const { status, body } = await api.post(path, { name: `Name ${randomUUID()}`, ...fields });
  if (status >= 300) throw new Error(`Making a record answered ${status}: ${JSON.stringify(body)}`);
  const { id, slug = '' } = body as { id: string; slug?: string };
  return { id, slug, path: `${path}/${id}` };
}

const plain = (path: string, fields: object = {}): Maker => {
  return (api) => made(api, path, fields);
};

const aRecipe: Maker = async (api) => {
  const { body: slug } = await api.post('/api/recipes', { name: `Recipe ${randomUUID()}` });
  const { id } = (await api.get(`/api/recipes/${String(slug)}`)).body as { id: string };
  return { id, slug: String(slug), path: `/api/recipes/${id}` };
};

/** The record, in the trash. */
const deleted =
  (make: Maker): Maker =>
  async (api) => {
    const record = await make(api);
    await api.delete(record.path);
    return record;
  };

/** A record of an owner's recipe. */
const about = (path: string, fields: object = {}): Maker => {
  return async (api) => made(api, path, { recipeId: (await aRecipe(api)).id, ...fields });
};

/** An archive, identified by its path. */
const anExport: Maker = async (api) => {
  const { slug } = await aRecipe(api);
  const path = '/api/recipes/bulk-actions/export';
  const pathsOf = async () => ((await api.get(path)).body as { path: string }[]).map((each) => each.path);
  const before = await pathsOf();
  await api.post(path, { recipes: [slug] });
  const id = await waitUntil(async () => (await pathsOf()).find((each) => !before.includes(each)));
  return { id, slug, path: `${path}/download?path=${encodeURIComponent(id)}` };
};

const action = plain('/api/households/recipe-actions', {
  actionType: 'link',
  title: 'Hub',
  url: 'https://hub.example',
});
const cookbook = plain('/api/households/cookbooks');
/** A plan entry, identified by its title: its number may be part of another one. */
const planEntry: Maker = async (api) => {
  const title = `Dinner ${randomUUID()}`;
  const { path } = await made(api, '/api/households/mealplans', { date: '2026-01-01', title });
  return { id: title, slug: '', path };
};
const KINDS = ['categories', 'tags', 'tools'];
const GROUP_RECORDS = [
  '/api/foods',
  '/api/units',
  '/api/groups/labels',
  ...KINDS.map((kind) => `/api/organizers/${kind}`),
];

const same = (status: number): Outcome => ({ status, touched: false });
const changed = (status: number): Outcome => ({ status, touched: true });
const oneRecipe = ({ slug }: Named) => ({ recipes: [slug] });
const listed = (record: Named) => [{ id: record.id, name: 'Theirs now' }];
const recipeId = ({ id }: Named) => ({ recipeId: id });

/**
 * Every operation with record ids in its body or query (docs/api/recipes.md, collaboration.md,
 * organizers-foods-cookbooks.md).
 */
const NAMING: Naming[] = [
  // Recipes of other households are read-only by default; those of other groups are not found.
  { operation: 'PUT /api/recipes', body: listed, make: aRecipe, neighbor: same(403), stranger: same(404) },
  { operation: 'PATCH /api/recipes', body: listed, make: aRecipe, neighbor: same(403), stranger: same(404) },
  ...[
    { operation: 'POST /api/recipes/bulk-actions/tag', more: { tags: [{ name: 'Theirs', slug: 'theirs' }] } },
    {
      operation: 'POST /api/recipes/bulk-actions/categorize',
      more: { categories: [{ name: 'Theirs', slug: 'theirs' }] },
    },
    { operation: 'POST /api/recipes/bulk-actions/settings', more: { settings: { showAssets: true } } },
    { operation: 'POST /api/recipes/bulk-actions/delete', more: {} },
  ].map(({ operation, more }): Naming => {
    const body = (record: Named) => ({ ...oneRecipe(record), ...more });
    // Unknown slugs are skipped.
    return { operation, body, make: aRecipe, neighbor: same(403), stranger: same(200) };
  }),
  {
    operation: 'POST /api/recipes/bulk-actions/export',
    body: oneRecipe,
    make: aRecipe,
    neighbor: same(202),
    stranger: same(202),
  },
  {
    operation: 'GET /api/recipes/bulk-actions/export/download',
    query: 'path=:id',
    make: anExport,
    neighbor: same(200),
    stranger: same(400),
  },
  {
    operation: 'DELETE /api/recipes/bulk-actions/export/purge',
    make: anExport,
    neighbor: changed(200),
    stranger: same(200),
  },
  ...GROUP_RECORDS.map((path): Naming => {
    const operation = `DELETE ${path}`;
    return { operation, query: 'ids=:id', make: plain(path), neighbor: changed(200), stranger: same(200) };
  }),
  {
    operation: 'DELETE /api/households/recipe-actions',
    query: 'ids=:id',
    make: action,
    neighbor: same(200),
    stranger: same(200),
  },
  {
    operation: 'PUT /api/households/cookbooks',
    body: listed,
    make: cookbook,
    neighbor: same(404),
    stranger: same(404),
  },
  {
    operation: 'PUT /api/foods/merge',
    body: ({ id }) => ({ fromFood: id, toFood: randomUUID() }),
    make: plain('/api/foods'),
    neighbor: same(404),
    stranger: same(404),
  },
  {
    operation: 'PUT /api/units/merge',
    body: ({ id }) => ({ fromUnit: id, toUnit: randomUUID() }),
    make: plain('/api/units'),
    neighbor: same(404),
    stranger: same(404),
  },
  {
    operation: 'PUT /api/foods/bulk-label',
    body: ({ id }) => ({ ids: [id], labelId: null }),
    make: plain('/api/foods'),
    neighbor: changed(200),
    stranger: same(200),
  },
  {
    operation: 'POST /api/comments',
    body: (record) => ({ ...recipeId(record), text: 'Tasty' }),
    make: aRecipe,
    neighbor: changed(201),
    stranger: same(404),
  },
  {
    operation: 'POST /api/recipes/timeline/events',
    body: (record) => ({ ...recipeId(record), subject: 'Made it', eventType: 'comment' }),
    make: aRecipe,
    neighbor: same(201),
    stranger: same(404),
  },
  { operation: 'POST /api/shared/recipes', body: recipeId, make: aRecipe, neighbor: same(201), stranger: same(404) },
];

/**
 * Every list, and whether it shows the owner's records to another household of the group; other callers never see them.
 */
const LISTS: { path: string; make: Maker; toNeighbor: boolean }[] = [
  { path: '/api/trash/recipes', make: deleted(aRecipe), toNeighbor: true },
  { path: '/api/trash/cookbooks', make: deleted(cookbook), toNeighbor: false },
  { path: '/api/trash/plan-entries', make: deleted(planEntry), toNeighbor: false },
  { path: '/api/trash/shopping-lists', make: deleted(plain('/api/households/shopping/lists')), toNeighbor: false },
  { path: '/api/recipes', make: aRecipe, toNeighbor: true },
  { path: '/api/recipes/category', make: aRecipe, toNeighbor: true },
  ...GROUP_RECORDS.map((path) => ({ path, make: plain(path), toNeighbor: true })),
  ...KINDS.map((kind) => {
    return { path: `/api/organizers/${kind}/empty`, make: plain(`/api/organizers/${kind}`), toNeighbor: true };
  }),
  { path: '/api/comments', make: about('/api/comments', { text: 'Tasty' }), toNeighbor: true },
  {
    path: '/api/recipes/timeline/events',
    make: about('/api/recipes/timeline/events', { subject: 'Made it', eventType: 'comment' }),
    toNeighbor: true,
  },
  { path: '/api/shared/recipes', make: about('/api/shared/recipes'), toNeighbor: true },
  { path: '/api/recipes/bulk-actions/export', make: anExport, toNeighbor: true },
  { path: '/api/households/cookbooks', make: cookbook, toNeighbor: false },
  { path: '/api/households/recipe-actions', make: action, toNeighbor: false },
];

describe.each(NAMING)('$operation', ({ operation, query = '', body, make, ...outcomes }) => {
  it.each(['neighbor', 'stranger'] as const)('enforces the permissions of a %s', async (who) => {
    const { owner, [who]: other } = await people;
    const record = await make(owner);
    const { status: found, body: before } = await owner.get(record.path);
    const [method = '', path = ''] = operation.split(' ');
    const address = query ? `${path}?${query.replace(':id', encodeURIComponent(record.id))}` : path;

    const { status } = await other.send(method, address, body?.(record));

    expect(status).toBe(outcomes[who].status);
    const after = await owner.get(record.path);
    if (record.path.includes('download')) expect(after.status === found).toBe(!outcomes[who].touched);
    else expect(JSON.stringify(after.body) === JSON.stringify(before)).toBe(!outcomes[who].touched);
  });
});

describe.each(LISTS)('GET $path', ({ path, make, toNeighbor }) => {
  it('shows its records only to permitted callers', async () => {
    const { owner, neighbor, stranger } = await people;
    const { id } = await make(owner);
    const sees = async (api: Api) => JSON.stringify((await api.get(`${path}?perPage=-1`)).body).includes(id);

    expect([await sees(owner), await sees(neighbor), await sees(stranger)]).toEqual([true, toNeighbor, false]);
  });
});

it.each(KINDS)('the recipes of one of the %s are found by its slug in its group only', async (kind) => {
  const { owner, neighbor, stranger } = await people;
  const [{ id, slug }, recipe] = [await made(owner, `/api/organizers/${kind}`, {}), await aRecipe(owner)];
  await owner.patch(recipe.path, { [kind === 'categories' ? 'recipeCategory' : kind]: [{ id, name: slug, slug }] });

  const path = `/api/organizers/${kind}/slug/${slug}`;
  expect(await owner.get(path)).toMatchObject({ status: 200, body: { id, recipes: [{ id: recipe.id }] } });
  expect(await neighbor.get(path)).toMatchObject({ status: 200, body: { recipes: [{ id: recipe.id }] } });
  expect((await stranger.get(path)).status).toBe(404);
});

it('covers every operation on several records', async () => {
  const DOMAIN = /recipes|organizers|foods|units|labels|cookbooks|comments|recipe-actions|trash/;
  /** Creations without references to existing records; the other tables test them anonymously and without flags. */
  const NAMES_NOTHING =
    /^POST \/api\/(recipes(\/create.*|\/test-scrape-url)?|organizers\/\w+|foods|units|groups\/(labels|seeders\/\w+)|households\/(cookbooks|recipe-actions))$|^GET \/api\/(recipes\/exports|validators\/.*|explore\/.*)$|^\w+ \/api\/admin/;
  const covered = [...NAMING.map(({ operation }) => operation), ...LISTS.map(({ path }) => `GET ${path}`)];
  const open = (await allOperations())
    .filter(({ path }) => DOMAIN.test(path) && !path.includes('{'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((operation) => !covered.includes(operation) && !NAMES_NOTHING.test(operation));
  expect(open).toEqual([]);
});

import type { Api } from '../../support/api.js';
import { allOperations } from '../../support/operations.js';
import { aGroup, aHousehold, aUser } from '../../support/users.js';
import { LISTS } from './several-records/lists.js';
import { NAMING_OPERATIONS } from './several-records/naming-operations.js';
import { aRecipe, createNamed, ORGANIZER_KINDS } from './several-records/record-makers.js';

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

describe.each(NAMING_OPERATIONS)('$operation', ({ operation, query = '', body, make, ...outcomes }) => {
  it.each(['neighbor', 'stranger'] as const)('enforces the permissions of a %s', async (who) => {
    const { owner, [who]: other } = await people;
    const record = await make(owner);
    const { status: statusBefore, body: before } = await owner.get(record.path);
    const [method = '', path = ''] = operation.split(' ');
    const address = query ? `${path}?${query.replace(':id', encodeURIComponent(record.id))}` : path;

    const { status } = await other.send(method, address, body?.(record));

    expect(status).toBe(outcomes[who].status);
    const after = await owner.get(record.path);
    if (record.path.includes('download')) expect(after.status === statusBefore).toBe(!outcomes[who].isChanged);
    else expect(JSON.stringify(after.body) === JSON.stringify(before)).toBe(!outcomes[who].isChanged);
  });
});

describe.each(LISTS)('GET $path', ({ path, make, isVisibleToNeighbor }) => {
  it('shows its records only to permitted callers', async () => {
    const { owner, neighbor, stranger } = await people;
    const { id } = await make(owner);
    const sees = async (api: Api) => JSON.stringify((await api.get(`${path}?perPage=-1`)).body).includes(id);

    expect([await sees(owner), await sees(neighbor), await sees(stranger)]).toEqual([true, isVisibleToNeighbor, false]);
  });
});

it.each(ORGANIZER_KINDS)('the recipes of one of the %s are found by its slug in its group only', async (kind) => {
  const { owner, neighbor, stranger } = await people;
  const [{ id, slug }, recipe] = [await createNamed(owner, `/api/organizers/${kind}`, {}), await aRecipe(owner)];
  await owner.patch(recipe.path, { [kind === 'categories' ? 'recipeCategory' : kind]: [{ id, name: slug, slug }] });

  const path = `/api/organizers/${kind}/slug/${slug}`;
  expect(await owner.get(path)).toMatchObject({ status: 200, body: { id, recipes: [{ id: recipe.id }] } });
  expect(await neighbor.get(path)).toMatchObject({ status: 200, body: { recipes: [{ id: recipe.id }] } });
  expect((await stranger.get(path)).status).toBe(404);
});

it('covers every operation on several records', async () => {
  const DOMAIN = /recipes|organizers|foods|units|labels|cookbooks|comments|recipe-actions|trash/;
  /** Creations without references to existing records; the other tables test them anonymously and without flags. */
  const NAMES_NO_RECORD =
    /^POST \/api\/(recipes(\/create.*|\/test-scrape-url)?|organizers\/\w+|foods|units|groups\/(labels|seeders\/\w+)|households\/(cookbooks|recipe-actions))$|^GET \/api\/(recipes\/exports|validators\/.*|explore\/.*)$|^\w+ \/api\/admin/;
  const covered = [...NAMING_OPERATIONS.map(({ operation }) => operation), ...LISTS.map(({ path }) => `GET ${path}`)];
  const uncovered = (await allOperations())
    .filter(({ path }) => DOMAIN.test(path) && !path.includes('{'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((operation) => !covered.includes(operation) && !NAMES_NO_RECORD.test(operation));
  expect(uncovered).toEqual([]);
});

import { allOperations } from '../../support/operations.js';
import { aRecipe } from '../../support/shared-recipes.js';
import { aNeighborhood } from '../../support/users.js';
import { addressOf, USER_ROUTES } from './user-routes.js';

const CALLERS = ['housemate', 'neighbor', 'stranger', 'anonymous'] as const;

const neighborhood = aNeighborhood();
const recipe = neighborhood.then(({ owner }) => aRecipe(owner.api));
const cases = USER_ROUTES.flatMap((route) => CALLERS.map((who) => ({ route, who, status: route.others[who] })));

describe('other users and households', () => {
  it.each(cases)('$route.method $route.path returns $status to a $who', async ({ route, who, status }) => {
    const { owner, anonymous, ...people } = await neighborhood;
    const api = who === 'anonymous' ? anonymous : people[who].api;

    const response = await api.send(route.method, addressOf(route, owner, (await recipe).id), route.body);

    expect(response.status).toBe(status);
  });

  it('are tested with every operation on them', async () => {
    const shape = (text: string) => text.replace(/\{[^}]+\}|:\w+/g, '*');
    const covered = USER_ROUTES.map(({ method, path }) => `${method} ${shape(path)}`);
    const uncovered = (await allOperations())
      .filter(({ path }) => /^\/api\/(users|groups\/(members|households))\/.*\{/.test(path))
      .filter(({ path }) => !path.includes('api-tokens')) // see tokens.e2e.spec.ts
      .map(({ method, path }) => `${method} ${shape(path)}`)
      .filter((operation) => !covered.includes(operation));
    expect(uncovered).toEqual([]);
  });
});

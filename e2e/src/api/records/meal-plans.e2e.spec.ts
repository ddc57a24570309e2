import { randomUUID } from 'node:crypto';
import { aUser } from '../../support/users.js';

const PLAN = '/api/households/mealplans';

describe('the list of plan entries', () => {
  interface Listed {
    items: { title: string }[];
  }

  it('is filtered and sorted by recipes and users, and has no page links', async () => {
    const { api } = await aUser();
    const { body: tag } = await api.post('/api/organizers/tags', { name: 'Quick' });
    for (const name of ['Soup', 'Pie']) {
      const { body: slug } = await api.post('/api/recipes', { name });
      const { body: recipe } = await api.patch(`/api/recipes/${String(slug)}`, { tags: name === 'Pie' ? [tag] : [] });
      const { id } = recipe as { id: string };
      const { status } = await api.post(PLAN, { date: '2031-01-01', title: name, recipeId: id });
      expect(status).toBe(201);
    }
    await api.post(PLAN, { date: '2031-01-01', title: 'Note' });
    const titles = async (query: Record<string, string>) => {
      const { body } = await api.get(`${PLAN}?${new URLSearchParams({ orderBy: 'id:asc', ...query }).toString()}`);
      return (body as Listed).items.map(({ title }) => title);
    };

    expect(await titles({ queryFilter: 'recipe.name LIKE "s%"' })).toEqual(['Soup']);
    expect(await titles({ queryFilter: 'recipe.tags.name = "Quick" AND user.full_name IS NOT NULL' })).toEqual(['Pie']);
    const slow = 'recipe.settings.locked = false AND recipe.tags.name IS NULL AND recipe.household.users.admin = false';
    expect(await titles({ queryFilter: slow })).toEqual(['Soup']);
    expect(await titles({ queryFilter: 'recipe.favoritedBy.username IS NOT NULL' })).toEqual([]);
    expect(await titles({ queryFilter: 'recipe.name IS NULL AND date >= "2031-01-01"' })).toEqual(['Note']);
    expect(await titles({ orderBy: 'recipe.name:asc' })).toEqual(['Note', 'Pie', 'Soup']);
    expect((await api.get(`${PLAN}?queryFilter=recipe.ingredients="x"`)).status).toBe(400);
    const { body } = await api.get(`${PLAN}?page=2&perPage=1`);
    expect(body).toMatchObject({ page: 2, total_pages: 3, next: null, previous: null });
    const planned = encodeURIComponent('mealEntries.recipe.tags.name = "Quick" AND mealEntries.user.admin = false');
    const { body: recipes } = await api.get(`/api/recipes?queryFilter=${planned}`);
    expect(recipes).toMatchObject({ items: [{ name: 'Pie' }] });
  });
});

describe('a plan entry', () => {
  it('without recipe and title is rejected with the message that clients expect', async () => {
    const { api } = await aUser();

    const { status, body } = await api.post(PLAN, { date: '2031-01-01' });

    const msg = 'Value error, `recipe_id=None` or `title=` must be provided';
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'value_error', loc: ['body', 'recipeId'], msg }] },
    });
  });

  it('is planned once by repeated requests of a household with one request id', async () => {
    const [{ api }, other] = [await aUser(), await aUser()];
    const entry = { date: '2031-01-01', title: 'Soup', requestId: randomUUID() };

    const first = await api.post(PLAN, entry);
    const repeated = await api.post(PLAN, entry);
    const ofOthers = await other.api.post(PLAN, entry);

    const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;
    expect([first, repeated, ofOthers].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(idOf(repeated)).toBe(idOf(first));
    expect(idOf(ofOthers)).not.toBe(idOf(first));
    expect((await api.get(PLAN)).body).toMatchObject({ items: [{ title: 'Soup' }] });
  });

  it('with an invalid request id is rejected', async () => {
    const { api } = await aUser();

    const { status, body } = await api.post(PLAN, { date: '2031-01-01', title: 'Soup', requestId: 'again' });

    expect({ status, body }).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'requestId'] }] } });
  });
});

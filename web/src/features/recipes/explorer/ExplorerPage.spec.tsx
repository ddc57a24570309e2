import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aSummary, aUser } from '../../../testing/builders.js';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const QUICK = { id: 'tag-1', name: 'Quick weeknight dinners', slug: 'quick' };

describe('the recipe list', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('shows cards with name, plain description and truncated tags', async () => {
    const soup = aSummary({ name: 'Lentil Soup', description: 'A **good** one', tags: [QUICK], rating: 3.4 });
    homeServer({ 'GET /api/recipes': answer(aPage([soup])) });
    openApp('/g/home');

    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Lentil Soup' })).toHaveAttribute('href', '/g/home/r/lentil-soup');
    expect(card.getByText('A good one')).toBeVisible();
    expect(card.getByRole('link', { name: 'Quick weeknight dinn...' })).toHaveAttribute('href', '/g/home?tags=tag-1');
    expect(card.getByRole('img', { name: 'Rated 3.5 out of 5' })).toBeVisible();
  });

  it('plans and shares a recipe from its card, and offers deletion only with permission', async () => {
    const ana = aUser();
    const [own, others] = [aSummary({ userId: ana.id }), aSummary({ name: 'Cake', householdId: 'another' })];
    const calls = homeServer(
      {
        'GET /api/recipes': answer(aPage([own, others])),
        'GET /api/shared/recipes': answer([]),
        'POST /api/households/mealplans': answer({}, 201),
      },
      ana,
    );
    const { user } = openApp('/g/home');
    const menuOf = async (name: string) => user.click(await screen.findByRole('button', { name: `More for ${name}` }));

    await menuOf('Cake');
    expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Share' }));
    await screen.findByRole('dialog', { name: 'Share recipe' });
    await user.keyboard('{Escape}');

    await menuOf(own.name);
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    const [plan] = screen.getAllByRole('menuitem', { name: 'Add to meal plan' }).slice(-1);
    await user.click(plan!); // asserted above
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to meal plan' }));
    expect(dialog.getByText(own.name)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add to meal plan' }));

    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/households/mealplans')?.body).toMatchObject({ recipeId: own.id }),
    );
  });

  it('requests thirty recipes at a time, newest first', async () => {
    const calls = homeServer({ 'GET /api/recipes': answer(aPage([aSummary()], { total: 61, total_pages: 3 })) });
    openApp('/g/home');

    expect(await screen.findByText('61 recipes')).toBeVisible();
    const { query } = calls.find(({ path }) => path === '/api/recipes')!; // awaited above
    expect(Object.fromEntries(query)).toMatchObject({
      page: '1',
      perPage: '30',
      orderBy: 'created_at',
      orderDirection: 'desc',
    });
  });

  it('shows the next step while there are no recipes', async () => {
    homeServer();
    const { user, path } = openApp('/g/home');

    await screen.findByRole('heading', { name: 'No recipes yet' });
    await user.click(screen.getByRole('button', { name: 'Paste' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/create/html'));
  });

  it('renders only the cards near the screen, with their position and the total', async () => {
    const page = Array.from({ length: 30 }, (_, index) => aSummary({ name: `Soup ${index + 1}` }));
    homeServer({ 'GET /api/recipes': answer(aPage(page, { total: 9000, total_pages: 300 })) });
    openApp('/g/home');

    const first = (await screen.findByRole('link', { name: 'Soup 1' })).closest('li');
    expect(first).toHaveAttribute('aria-setsize', '9000');
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(screen.queryByRole('link', { name: 'Soup 30' })).toBeNull();
  });

  it('marks a recipe as favorite optimistically, and rolls back on failure', async () => {
    const ana = aUser();
    const soup = aSummary();
    let refuse: () => void = () => undefined;
    homeServer(
      {
        'GET /api/recipes': answer(aPage([soup])),
        'GET /api/users/self/ratings': answer({ ratings: [] }),
        [`POST /api/users/${ana.id}/favorites/${soup.id}`]: () =>
          new Promise((resolve) => (refuse = () => resolve(answer({ detail: 'x' }, 500)))),
      },
      ana,
    );
    const { user } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: 'Add Lentil Soup to favorites' }));
    expect(await screen.findByRole('button', { name: 'Remove Lentil Soup from favorites' })).toBePressed();
    refuse();

    expect(await screen.findByRole('button', { name: 'Add Lentil Soup to favorites' })).not.toBePressed();
  });

  it("shows the user's own rating instead of the average", async () => {
    const soup = aSummary({ rating: 2 });
    homeServer({
      'GET /api/recipes': answer(aPage([soup])),
      'GET /api/users/self/ratings': answer({ ratings: [{ recipeId: soup.id, rating: 5, isFavorite: false }] }),
    });
    openApp('/g/home');

    expect(await screen.findByRole('img', { name: 'You rated it 5 out of 5' })).toBeVisible();
  });

  it('deletes only after a confirmation', async () => {
    const ana = aUser();
    const calls = homeServer(
      {
        'GET /api/recipes': answer(aPage([aSummary({ userId: ana.id })])),
        'DELETE /api/recipes/lentil-soup': answer({}),
      },
      ana,
    );
    const { user } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: 'More for Lentil Soup' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Recipe deleted')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('is read-only for visitors of a public group', async () => {
    fakeServer({ 'GET /api/explore/groups/home/recipes': answer(aPage([aSummary()])) });
    openApp('/g/home');

    expect(await screen.findByRole('link', { name: 'Lentil Soup' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    expect(screen.queryByRole('button', { name: /More for/ })).toBeNull();
  });

  it('offers visitors a sign-in when a group has no public recipes', async () => {
    fakeServer({ 'GET /api/explore/groups/home/recipes': answer(aPage([])) });
    const { user, path } = openApp('/g/home');

    await screen.findByRole('heading', { name: 'This group shows no recipes to visitors' });
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));

    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('redirects visitors of a private group to the login', async () => {
    fakeServer({ 'GET /api/explore/groups/home/recipes': answer({ detail: 'group not found' }, 404) });
    const { path } = openApp('/g/home');

    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('can be reloaded after a failure', async () => {
    let broken = true;
    homeServer({ 'GET /api/recipes': () => (broken ? answer({ detail: 'x' }, 500) : answer(aPage([aSummary()]))) });
    const { user } = openApp('/g/home');

    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(retry);

    expect(await screen.findByRole('link', { name: 'Lentil Soup' })).toBeVisible();
  });
});

import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPage, aSummary, aUser } from '../../testing/builders.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const ana = aUser();

describe('favorites', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('are listed, in an order stored in this browser', async () => {
    const calls = homeServer({ 'GET /api/recipes': answer(aPage([aSummary()])) }, ana);
    const { user } = openApp(`/user/${ana.id}/favorites`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your favorites' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Lentil Soup' })).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/recipes')?.query.get('queryFilter')).toBe(
      `favoritedBy.id = "${ana.id}"`,
    );

    await user.click(screen.getByRole('button', { name: 'Sort: Name' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rating' }));

    await waitFor(() =>
      expect(calls.at(-1)?.query.get('queryFilter')).toBe(`(favoritedBy.id = "${ana.id}") AND rating IS NOT NULL`),
    );
    expect(localStorage.getItem('recipe-section-preferences')).toContain('rating');
  });

  it('link to all recipes while there are none', async () => {
    homeServer({ 'GET /api/recipes': answer(aPage([])) }, ana);
    const { user, path } = openApp(`/user/${ana.id}/favorites`);

    await user.click(await screen.findByRole('button', { name: 'All recipes' }));

    await waitFor(() => expect(path()).toBe('/g/home'));
  });

  it('of another user are titled with their name', async () => {
    const bob = { id: 'bob-id', groupId: 'home-id', householdId: 'family-id', username: 'bob', fullName: 'Bob Ode' };
    homeServer({ 'GET /api/groups/members': answer(aPage([bob])), 'GET /api/recipes': answer(aPage([])) });
    openApp('/user/bob-id/favorites');

    expect(await screen.findByRole('heading', { level: 1, name: 'Favorites of Bob Ode' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  });
});

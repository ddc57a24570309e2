import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aPage, aRecipe } from '../../testing/builders.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';
import { daysUntil } from './days-until.js';

const SOUP = aRecipe({ name: 'Lentil Soup', slug: 'lentil-soup' });
const DAY_MS = 86_400_000;
const DELETED = {
  id: SOUP.id,
  name: SOUP.name,
  slug: SOUP.slug,
  image: null,
  householdId: 'home',
  deletedBy: { id: 'user-1', name: 'ana' },
  deletedAt: new Date(Date.now() - DAY_MS).toISOString(),
  expiresAt: new Date(Date.now() + 29 * DAY_MS).toISOString(),
};

describe('the trash', () => {
  afterEach(resetApp);

  it('shows that it is empty', async () => {
    homeServer({ 'GET /api/trash/recipes': answer(aPage([])) });
    openApp('/group/trash');

    expect(await screen.findByText('The trash is empty')).toBeVisible();
  });

  it('names the buttons of a record without a name', async () => {
    const entry = { ...DELETED, id: 7, name: '', date: '2026-01-05' };
    homeServer({ 'GET /api/trash/plan-entries': answer(aPage([entry])) });
    openApp('/group/trash?kind=plan-entries');

    expect(await screen.findByRole('button', { name: 'Restore Unnamed' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Unnamed' })).toBeVisible();
  });

  describe('with a recipe', () => {
    let left: (typeof DELETED)[];
    beforeEach(() => {
      left = [DELETED];
      homeServer({
        'GET /api/trash/recipes': () => answer(aPage(left)),
        [`POST /api/trash/recipes/${SOUP.id}/restore`]: () => {
          left = [];
          return answer(SOUP);
        },
        [`DELETE /api/trash/recipes/${SOUP.id}`]: () => {
          left = [];
          return answer(null);
        },
      });
    });

    it('shows who deleted the recipe and the remaining days, and restores it', async () => {
      const { user } = openApp('/group/trash');

      expect(await screen.findByText('29 days')).toBeVisible();
      expect(screen.getByText('ana')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Restore Lentil Soup' }));

      expect(await screen.findByText('Lentil Soup restored')).toBeVisible();
      expect(await screen.findByText('The trash is empty')).toBeVisible();
    });

    it('deletes it permanently after a confirmation', async () => {
      const { user } = openApp('/group/trash');

      await user.click(await screen.findByRole('button', { name: 'Delete Lentil Soup' }));
      await user.click(await screen.findByRole('button', { name: 'Delete' }));

      await waitFor(() => expect(screen.getByText('The trash is empty')).toBeVisible());
    });
  });

  it('shows the page before the last one when the last one becomes empty', async () => {
    let total = 51;
    homeServer({
      'GET /api/trash/recipes': ({ query }) => {
        const last = { ...DELETED, id: 'last', name: 'The last soup' };
        const lastPage = total > 50 ? [last] : [];
        const items = query.get('page') === '1' ? [DELETED] : lastPage;
        return answer({ ...aPage(items), total, total_pages: Math.ceil(total / 50), per_page: 50 });
      },
      'POST /api/trash/recipes/last/restore': () => {
        total = 50;
        return answer(SOUP);
      },
    });
    const { user } = openApp('/group/trash');
    await user.click(await screen.findByRole('listitem', { name: '2' }));

    await user.click(await screen.findByRole('button', { name: 'Restore The last soup' }));

    expect(await screen.findByText('Lentil Soup')).toBeVisible();
  });
});

it('restores a recipe when its deletion is undone', async () => {
  let isDeleted = false;
  homeServer({
    'GET /api/recipes/lentil-soup': answer(SOUP),
    'DELETE /api/recipes/lentil-soup': () => {
      isDeleted = true;
      return answer(SOUP);
    },
    [`POST /api/trash/recipes/${SOUP.id}/restore`]: () => {
      isDeleted = false;
      return answer(SOUP);
    },
  });
  const { user } = openApp('/g/home/r/lentil-soup');
  await user.click(await screen.findByRole('button', { name: 'More for Lentil Soup' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(isDeleted).toBe(true));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Lentil Soup restored')).toBeVisible();
  expect(isDeleted).toBe(false);
  await resetApp();
});

it('counts a started day', () => {
  const now = Date.parse('2026-03-01T10:00:00.000Z');
  expect(daysUntil('2026-03-01T11:00:00.000Z', now)).toBe(1);
  expect(daysUntil('2026-03-31T10:00:00.000Z', now)).toBe(30);
  expect(daysUntil('2026-02-28T10:00:00.000Z', now)).toBe(0);
});

import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { browser } from '../../../entities/session/browser.js';
import { aPage, aRecipe, anIngredient, aStep, aUser } from '../../../testing/builders.js';
import { enter } from '../../../testing/enter.js';
import { answer, fakeServer, type Answer, type Call } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, tidyUp } from '../../../testing/open-app.js';

const ana = aUser();
const SOUP = aRecipe({
  userId: ana.id,
  description: 'Warm.',
  recipeIngredient: [anIngredient({ quantity: 2, note: 'onions' })],
  recipeInstructions: [aStep({ text: 'Chop.' })],
  notes: [{ title: 'Freezer', text: 'Keeps.' }],
  tools: [{ id: 'pot', name: 'Pot', slug: 'pot', onHand: false }],
  assets: [{ name: 'Card', icon: 'mdi-file-pdf-box', fileName: 'card.pdf' }],
  comments: [
    {
      id: 'c1',
      recipeId: 'x',
      text: 'Too salty.',
      userId: ana.id,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
      user: { id: ana.id, username: 'ana', admin: false },
    },
  ],
});
const PAGE = '/g/home/r/lentil-soup';

function kitchen(routes: Record<string, Answer | ((call: Call) => Answer)> = {}): Call[] {
  return homeServer(
    {
      'GET /api/recipes/lentil-soup': answer(SOUP),
      'GET /api/users/self/ratings': answer({ ratings: [{ recipeId: SOUP.id, rating: 3, isFavorite: false }] }),
      'GET /api/households/recipe-actions': answer(aPage([])),
      ...routes,
    },
    ana,
  );
}

const sentTo = (calls: Call[], method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

async function openMenu(entry: string) {
  const app = openApp(PAGE);
  await app.user.click(await screen.findByRole('button', { name: 'More for Lentil Soup' }));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
  return app;
}

afterEach(async () => {
  jest.restoreAllMocks();
  await tidyUp();
});

describe('the actions of users on a recipe', () => {
  it('rate it, remove the rating, and mark it as favorite', async () => {
    const rating = `/api/users/${ana.id}/ratings/${SOUP.id}`;
    const favorite = `/api/users/${ana.id}/favorites/${SOUP.id}`;
    const calls = kitchen({ [`POST ${rating}`]: answer(null), [`POST ${favorite}`]: answer(null) });
    const { user } = openApp(PAGE);

    await waitFor(() => expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked());
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.click(screen.getByRole('button', { name: /favorites/i }));

    await waitFor(() => expect(sentTo(calls, 'POST', favorite)).toHaveLength(1));
    expect(sentTo(calls, 'POST', rating)).toEqual([
      { rating: 5, isFavorite: null },
      { rating: 0, isFavorite: null },
    ]);
  });

  it('add, edit and delete a comment', async () => {
    const calls = kitchen({
      'POST /api/comments': answer({}, 201),
      'PUT /api/comments/c1': answer({}),
      'DELETE /api/comments/c1': answer({ message: 'Comment deleted', error: false }),
    });
    const { user } = openApp(PAGE);

    await enter(user, await screen.findByRole('textbox', { name: 'Write a comment' }), 'Lovely.');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await user.click(screen.getByRole('button', { name: 'Edit your comment' }));
    await enter(user, screen.getByRole('textbox', { name: 'Edit your comment' }), ' Really.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the comment of ana' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(sentTo(calls, 'POST', '/api/comments')).toEqual([{ recipeId: SOUP.id, text: 'Lovely.' }]);
    expect(sentTo(calls, 'PUT', '/api/comments/c1')).toEqual([{ id: 'c1', text: 'Too salty. Really.' }]);
  });

  it('keep a comment on screen that could not be sent', async () => {
    kitchen({ 'POST /api/comments': answer({ detail: { message: 'No room' } }, 500) });
    const { user } = openApp(PAGE);

    await enter(user, await screen.findByRole('textbox', { name: 'Write a comment' }), 'Lovely.');
    await user.click(screen.getByRole('button', { name: 'Post' }));

    expect(await screen.findByText('No room')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Lovely.');
  });

  it('record that the user made it', async () => {
    const calls = kitchen({
      'POST /api/recipes/timeline/events': answer({ id: 'e1' }, 201),
      [`PATCH /api/recipes/${SOUP.id}/last-made`]: answer(SOUP),
    });
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'I made this' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByRole('textbox', { name: 'How did it turn out?' }), 'Great.');
    await user.click(dialog.getByRole('button', { name: 'Add to timeline' }));

    await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
    expect(sentTo(calls, 'POST', '/api/recipes/timeline/events')).toMatchObject([
      { recipeId: SOUP.id, subject: 'Ana Ruiz made this', eventType: 'comment', eventMessage: 'Great.' },
    ]);
  });

  it('mark a tool as on hand', async () => {
    const calls = kitchen({ 'PUT /api/organizers/tools/pot': answer({}) });
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('checkbox', { name: 'Pot' }));

    await waitFor(() =>
      expect(sentTo(calls, 'PUT', '/api/organizers/tools/pot')).toEqual([{ name: 'Pot', onHand: true }]),
    );
  });

  it('duplicate it under another name', async () => {
    const copy: Recipe = { ...SOUP, id: 'copy', name: 'Other Soup', slug: 'other-soup' };
    const calls = kitchen({
      'POST /api/recipes/lentil-soup/duplicate': answer(copy, 201),
      'GET /api/recipes/other-soup': answer(copy),
    });
    const { user, path } = await openMenu('Duplicate');

    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Lentil Soup (copy)');
    await user.clear(name);
    await user.type(name, 'Other Soup{Enter}');

    await waitFor(() => expect(path()).toBe('/g/home/r/other-soup'));
    expect(sentTo(calls, 'POST', '/api/recipes/lentil-soup/duplicate')).toEqual([{ name: 'Other Soup' }]);
  });

  it('plan it for a meal', async () => {
    const calls = kitchen({ 'POST /api/households/mealplans': answer({}, 201) });
    const { user } = await openMenu('Add to meal plan');

    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Lunch' }));
    await user.click(dialog.getByRole('button', { name: 'Add to meal plan' }));

    await waitFor(() =>
      expect(sentTo(calls, 'POST', '/api/households/mealplans')).toMatchObject([
        { recipeId: SOUP.id, entryType: 'lunch' },
      ]),
    );
  });

  it('download it', async () => {
    kitchen({ 'POST /api/recipes/lentil-soup/exports': answer({ token: 't/1' }) });
    const leave = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
    await openMenu('Download');

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/recipes/lentil-soup/exports/zip?token=t%2F1'));
  });

  it('run a recipe action of the household', async () => {
    const calls = kitchen({
      'GET /api/households/recipe-actions': answer(
        aPage([{ id: 'a1', actionType: 'post', title: 'To the kitchen display', url: 'https://hook.example' }]),
      ),
      'POST /api/households/recipe-actions/a1/trigger/lentil-soup': answer(null, 202),
    });
    await openMenu('To the kitchen display');

    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/a1/trigger/lentil-soup'))).toBe(true));
  });

  it('are listed on the timeline', async () => {
    const event = { id: 'e1', recipeId: SOUP.id, userId: ana.id, subject: 'Ana Ruiz made this', eventType: 'comment' };
    kitchen({
      'GET /api/recipes/timeline/events': answer(
        aPage([{ ...event, eventMessage: 'Great.', image: null, timestamp: '2026-01-05T22:59:59Z' }]),
      ),
    });
    await openMenu('Timeline');

    expect(await screen.findByText('Ana Ruiz made this')).toBeVisible();
    expect(screen.getByText('Great.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'More for Ana Ruiz made this' })).toBeVisible();
  });
});

describe('sharing a recipe', () => {
  it('creates a link, and deletes it', async () => {
    const links: unknown[] = [];
    const link = { id: 'token-1', recipeId: SOUP.id, groupId: 'g', expiresAt: '2999-01-01T00:00:00Z', createdAt: '' };
    kitchen({
      'GET /api/shared/recipes': () => answer(links),
      'POST /api/shared/recipes': () => {
        links.push(link);
        return answer(link, 201);
      },
      'DELETE /api/shared/recipes/token-1': () => {
        links.pop();
        return answer(link);
      },
    });
    const { user } = await openMenu('Share');

    await user.click(await screen.findByRole('button', { name: 'New link' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
      'http://localhost/g/home/shared/r/token-1',
    );
    await user.click(screen.getByRole('button', { name: 'Delete link' }));

    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull());
  });

  it('allows visitors with the link only to read the recipe', async () => {
    fakeServer({ 'GET /api/recipes/shared/token-1': answer({ ...SOUP, image: '7' }) });
    openApp('/g/home/shared/r/token-1');

    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Lentil Soup' })).toHaveAttribute(
      'src',
      `/api/media/recipes/${SOUP.id}/images/original.webp?version=7&share=token-1`,
    );
    for (const name of ['Edit', 'I made this', 'Post']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Pot' })).toBeNull();
  });

  it('shows that a link has expired', async () => {
    fakeServer({ 'GET /api/recipes/shared/gone': answer({ detail: { message: 'Token Not Found' } }, 404) });
    openApp('/g/home/shared/r/gone');

    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

describe('printing a recipe', () => {
  it('prints the selected parts, also done steps', async () => {
    kitchen();
    const { user } = await openMenu('Print preferences');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Warm.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Description' }));
    expect(preview.queryByText('Warm.')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Step 1' }));
    expect(screen.queryByText('Chop.')).toBeNull();

    act(() => void window.dispatchEvent(new Event('beforeprint')));

    expect(screen.getByText('Chop.')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Chop.')).toBeNull();
  });
});

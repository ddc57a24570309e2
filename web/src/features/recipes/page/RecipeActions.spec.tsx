import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { browser } from '../../../entities/session/browser.js';
import { aPage } from '../../../testing/builders.js';
import { enter } from '../../../testing/enter.js';
import { answer, type Answer } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { ana, openRecipeMenu, RECIPE_PAGE, recipeServer, sentTo, SOUP } from '../../../testing/recipe-server.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('a member on the page of a recipe', () => {
  it('rates the recipe, removes the rating, and marks the recipe as favorite', async () => {
    const rating = `/api/users/${ana.id}/ratings/${SOUP.id}`;
    const favorite = `/api/users/${ana.id}/favorites/${SOUP.id}`;
    const calls = recipeServer({ [`POST ${rating}`]: answer(null), [`POST ${favorite}`]: answer(null) });
    const { user } = openApp(RECIPE_PAGE);

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

  it('has a menu in which no two entries have the same icon', async () => {
    recipeServer();
    const { user } = openApp(RECIPE_PAGE);

    await user.click(await screen.findByRole('button', { name: 'More for Lentil Soup' }));

    const icons = (await screen.findAllByRole('menuitem')).map((entry) => entry.querySelector('path')?.outerHTML);
    expect(icons.length).toBeGreaterThan(5);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('adds, edits and deletes a comment', async () => {
    const calls = recipeServer({
      'POST /api/comments': answer({}, 201),
      'PUT /api/comments/c1': answer({}),
      'DELETE /api/comments/c1': answer({ message: 'Comment deleted', error: false }),
    });
    const { user } = openApp(RECIPE_PAGE);

    await enter(user, await screen.findByRole('textbox', { name: 'Write a comment' }), 'Lovely.');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await user.click(screen.getByRole('button', { name: 'Edit your comment' }));
    await enter(user, screen.getByRole('textbox', { name: 'Edit your comment' }), ' Really.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Delete comment by Ana Ruiz' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(sentTo(calls, 'POST', '/api/comments')).toEqual([{ recipeId: SOUP.id, text: 'Lovely.' }]);
    expect(sentTo(calls, 'PUT', '/api/comments/c1')).toEqual([{ id: 'c1', text: 'Too salty. Really.' }]);
  });

  it('deletes a comment once, however often the confirmation is clicked before the page is updated', async () => {
    const calls = recipeServer({ 'DELETE /api/comments/c1': answer({ message: 'Comment deleted', error: false }) });
    const { user } = openApp(RECIPE_PAGE);

    await user.click(await screen.findByRole('button', { name: 'Delete comment by Ana Ruiz' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Comment deleted');
    await user.click(dialog.getByRole('button', { name: /Delete/ }));

    expect(sentTo(calls, 'DELETE', '/api/comments/c1')).toHaveLength(1);
  });

  it('keeps what is typed while a comment is sent', async () => {
    let respond: () => void = () => undefined;
    const calls = recipeServer({
      'POST /api/comments': () => new Promise<Answer>((resolve) => (respond = () => resolve(answer({}, 201)))),
    });
    const { user } = openApp(RECIPE_PAGE);
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });

    await enter(user, field, 'Lovely.');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await enter(user, field, ' Really.');
    await waitFor(() => expect(sentTo(calls, 'POST', '/api/comments')).toHaveLength(1));
    respond();

    await waitFor(() => expect(screen.getByRole('button', { name: 'Post' })).not.toHaveAttribute('aria-busy'));
    expect(field).toHaveValue('Lovely. Really.');
  });

  it('keeps a comment that could not be sent', async () => {
    recipeServer({ 'POST /api/comments': answer({ detail: { message: 'No room' } }, 500) });
    const { user } = openApp(RECIPE_PAGE);

    await enter(user, await screen.findByRole('textbox', { name: 'Write a comment' }), 'Lovely.');
    await user.click(screen.getByRole('button', { name: 'Post' }));

    expect(await screen.findByText('No room')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Lovely.');
  });

  it('records that they made the recipe', async () => {
    const calls = recipeServer({
      'POST /api/recipes/timeline/events': answer({ id: 'e1' }, 201),
      [`PATCH /api/recipes/${SOUP.id}/last-made`]: answer(SOUP),
    });
    const { user } = openApp(RECIPE_PAGE);

    await user.click(await screen.findByRole('button', { name: 'I made this' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByRole('textbox', { name: 'How did it turn out?' }), 'Great.');
    await user.click(dialog.getByRole('button', { name: 'Add to timeline' }));

    await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
    expect(sentTo(calls, 'POST', '/api/recipes/timeline/events')).toMatchObject([
      { recipeId: SOUP.id, subject: 'Ana Ruiz made this', eventType: 'comment', eventMessage: 'Great.' },
    ]);
  });

  it('records it once when a part fails and they try again', async () => {
    let attempts = 0;
    const calls = recipeServer({
      'POST /api/recipes/timeline/events': answer({ id: 'e1' }, 201),
      [`PATCH /api/recipes/${SOUP.id}/last-made`]: () => answer(SOUP, (attempts += 1) === 1 ? 500 : 200),
    });
    const { user } = openApp(RECIPE_PAGE);

    await user.click(await screen.findByRole('button', { name: 'I made this' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add to timeline' }));
    await dialog.findByRole('alert');
    await user.click(await dialog.findByRole('button', { name: 'Add to timeline' })); // no longer busy

    await waitFor(() => expect(attempts).toBe(2));
    expect(sentTo(calls, 'POST', '/api/recipes/timeline/events')).toHaveLength(1);
  });

  it('marks a tool as on hand', async () => {
    const calls = recipeServer({ 'PATCH /api/organizers/tools/pot': answer({}) });
    const { user } = openApp(RECIPE_PAGE);

    await user.click(await screen.findByRole('checkbox', { name: 'Pot' }));

    await waitFor(() => expect(sentTo(calls, 'PATCH', '/api/organizers/tools/pot')).toEqual([{ onHand: true }]));
  });

  it('duplicates the recipe under another name', async () => {
    const copy: Recipe = { ...SOUP, id: 'copy', name: 'Other Soup', slug: 'other-soup' };
    const calls = recipeServer({
      'POST /api/recipes/lentil-soup/duplicate': answer(copy, 201),
      'GET /api/recipes/other-soup': answer(copy),
    });
    const { user, path } = await openRecipeMenu('Duplicate');

    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Lentil Soup (copy)');
    await waitFor(() => expect(name).toHaveFocus());
    await user.clear(name);
    await user.type(name, 'Other Soup{Enter}');

    await waitFor(() => expect(path()).toBe('/g/home/r/other-soup'));
    expect(sentTo(calls, 'POST', '/api/recipes/lentil-soup/duplicate')).toEqual([{ name: 'Other Soup' }]);
  });

  it('plans the recipe for a meal', async () => {
    const calls = recipeServer({ 'POST /api/households/mealplans': answer({}, 201) });
    const { user } = await openRecipeMenu('Add to meal plan');

    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Lunch' }));
    await user.click(dialog.getByRole('button', { name: 'Add to meal plan' }));

    await waitFor(() =>
      expect(sentTo(calls, 'POST', '/api/households/mealplans')).toMatchObject([
        { recipeId: SOUP.id, entryType: 'lunch' },
      ]),
    );
  });

  it('downloads the recipe', async () => {
    recipeServer({ 'POST /api/recipes/lentil-soup/exports': answer({ token: 't/1' }) });
    const leave = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined);
    await openRecipeMenu('Download');

    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/recipes/lentil-soup/exports/zip?token=t%2F1'));
  });

  it('runs a recipe action of the household', async () => {
    const calls = recipeServer({
      'GET /api/households/recipe-actions': answer(
        aPage([{ id: 'a1', actionType: 'post', title: 'To the kitchen display', url: 'https://hook.example' }]),
      ),
      'POST /api/households/recipe-actions/a1/trigger/lentil-soup': answer(null, 202),
    });
    await openRecipeMenu('To the kitchen display');

    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/a1/trigger/lentil-soup'))).toBe(true));
  });

  it('sees the events of the recipe on its timeline', async () => {
    const event = { id: 'e1', recipeId: SOUP.id, userId: ana.id, subject: 'Ana Ruiz made this', eventType: 'comment' };
    recipeServer({
      'GET /api/recipes/timeline/events': answer(
        aPage([{ ...event, eventMessage: 'Great.', image: null, timestamp: '2026-01-05T22:59:59Z' }]),
      ),
    });
    await openRecipeMenu('Timeline');

    expect(await screen.findByText('Ana Ruiz made this')).toBeVisible();
    expect(screen.getByText('Great.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'More for Ana Ruiz made this' })).toBeVisible();
  });
});

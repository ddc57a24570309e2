import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { openRecipeMenu, recipeServer, SOUP } from '../../../testing/recipe-server.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('sharing a recipe', () => {
  it('creates a link, and deletes it once when its button is clicked twice', async () => {
    const links: unknown[] = [];
    const link = { id: 'token-1', recipeId: SOUP.id, groupId: 'g', expiresAt: '2999-01-01T00:00:00Z', createdAt: '' };
    const calls = recipeServer({
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
    const { user } = await openRecipeMenu('Share');

    await user.click(await screen.findByRole('button', { name: 'New link' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
      'http://localhost/g/home/shared/r/token-1',
    );
    await user.dblClick(screen.getByRole('button', { name: 'Delete link' }));

    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
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

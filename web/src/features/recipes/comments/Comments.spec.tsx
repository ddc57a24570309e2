import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../../../testing/builders.js';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { ana, RECIPE_PAGE, recipeServer, SOUP } from '../../../testing/recipe-server.js';

const SENT_AT = '2026-01-01T00:00:00Z';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the author of a comment', () => {
  const faceOf = async (cacheKey: string) => {
    recipeServer({ 'GET /api/groups/members': answer(aPage([{ ...ana, cacheKey }])) });
    openApp(RECIPE_PAGE);
    const comment = (await screen.findByText('Too salty.')).closest('li');
    return comment?.querySelector('[aria-hidden]');
  };

  it('has the own image', async () => {
    const face = await faceOf('abc');
    await waitFor(() => expect(face?.querySelector('img')?.src).toContain(`users/${ana.id}/profile.webp?cacheKey=abc`));
  });

  it('has initials without an own image, as everywhere', async () => {
    const face = await faceOf('1234');
    await waitFor(() => expect(face).toHaveTextContent('AR'));
    expect(face?.querySelector('img')).toBeNull();
  });
});

it('shows the full name of the author, as the timeline does', async () => {
  recipeServer({ 'GET /api/groups/members': answer(aPage([{ ...ana, fullName: 'Ana Ruiz' }])) });
  openApp(RECIPE_PAGE);
  const comment = (await screen.findByText('Too salty.')).closest('li') as HTMLElement;

  expect(await within(comment).findByText('Ana Ruiz')).toBeVisible();
  expect(within(comment).queryByText('ana')).toBeNull();
});

it('shows the full name of the author to the reader of a link, who does not get usernames', async () => {
  const comment = {
    id: 'c1',
    recipeId: 'x',
    text: 'Too salty.',
    userId: 'nobody',
    createdAt: SENT_AT,
    updatedAt: SENT_AT,
  };
  const user = { id: 'nobody', username: null, fullName: 'Ana Ruiz', admin: false };
  fakeServer({ 'GET /api/recipes/shared/token-1': answer({ ...SOUP, comments: [{ ...comment, user }] }) });
  openApp('/g/home/shared/r/token-1');

  expect(await screen.findByText('Ana Ruiz')).toBeVisible();
});

describe('editing a comment', () => {
  it.each(['Cancel', 'Save'])('moves the focus into its field, and back after “%s”', async (action) => {
    recipeServer({ 'PUT /api/comments/c1': answer({}) });
    const { user } = openApp(RECIPE_PAGE);
    const edit = await screen.findByRole('button', { name: 'Edit your comment' });

    await user.click(edit);
    expect(screen.getByRole('textbox', { name: 'Edit your comment' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: action }));

    await waitFor(() => expect(edit).toHaveFocus());
  });
});

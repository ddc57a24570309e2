import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { ana, RECIPE_PAGE, recipeServer } from '../../../testing/recipe-server.js';

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

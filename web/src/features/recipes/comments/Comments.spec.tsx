import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { RECIPE_PAGE, recipeServer } from '../../../testing/recipe-server.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
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

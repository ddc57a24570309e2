import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { resetApp } from '../../../testing/open-app.js';
import { openRecipeMenu, recipeServer } from '../../../testing/recipe-server.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('printing a recipe', () => {
  it('prints the selected parts, also done steps, but not the dialog over them', async () => {
    recipeServer();
    const { user } = await openRecipeMenu('Print preferences');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Warm.')).toBeVisible();
    expect(screen.getByRole('dialog').closest('.no-print')).not.toBeNull();
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

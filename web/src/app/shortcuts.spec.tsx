import '@testing-library/jest-dom/jest-globals';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { singleKeyShortcuts } from '../shared/hooks/use-key-down.js';
import { aRecipe } from '../testing/builders.js';
import { answer } from '../testing/fake-server.js';
import { homeServer } from '../testing/home-server.js';
import { openApp, resetApp } from '../testing/open-app.js';

const RECIPE = '/g/home/r/lentil-soup';

describe('keyboard shortcuts', () => {
  const print = jest.fn();
  beforeEach(() => {
    homeServer({ 'GET /api/recipes/lentil-soup': answer(aRecipe()) });
    Object.assign(window, { print });
  });
  afterEach(async () => {
    act(() => singleKeyShortcuts.set(true));
    print.mockClear();
    await resetApp();
  });

  it('prints a recipe with P and edits it with E, in any keyboard layout', async () => {
    const { user, path } = openApp(RECIPE);
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });

    await user.keyboard('p');
    expect(print).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: 'ث', code: 'KeyE' });
    await waitFor(() => expect(path()).toBe(`${RECIPE}?edit=true`));
  });

  it('searches with Ctrl and K, in any keyboard layout', async () => {
    openApp(RECIPE);
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });

    fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });

    expect(await screen.findByRole('combobox')).toBeVisible();
  });

  it('leaves Ctrl, Shift and K to the browser', async () => {
    openApp(RECIPE);
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });

    const isLeft = fireEvent.keyDown(document.body, { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true });

    expect(isLeft).toBe(true);
  });

  it('are ignored in text fields', async () => {
    const { user } = openApp(RECIPE);

    await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'pepper?');

    expect(print).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are listed with ?, and single keys can be disabled', async () => {
    const { user } = openApp(RECIPE);
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });

    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Ctrl+S')).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: 'Use single-key shortcuts' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    await user.keyboard('p');
    expect(print).not.toHaveBeenCalled();
  });
});

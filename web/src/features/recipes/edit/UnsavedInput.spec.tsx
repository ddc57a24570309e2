import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { answer, type Answer } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { BY_ID, EDIT, editorServer, nameField, savedRecipes, SOUP } from '../../../testing/editor-server.js';

beforeEach(() => {
  editorServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('unsaved input', () => {
  it('is not left without a confirmation, and is kept when the user stays', async () => {
    const { user, path } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(await nameField()).toHaveValue('Lentil Soup!');
    expect(path()).toBe(EDIT);
  });

  it('is discarded after a confirmation', async () => {
    const { user, path } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeVisible();
    expect(path()).toBe('/g/home/r/lentil-soup');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('recipe-draft'))).toEqual([]);
  });

  it('survives a reload', async () => {
    const first = openApp(EDIT);
    await first.user.type(await nameField(), '!');
    await waitFor(() => expect(Object.keys(localStorage).join()).toContain('recipe-draft'));
    document.body.innerHTML = '';

    const { user } = openApp(EDIT);

    expect(await nameField()).toHaveValue('Lentil Soup!');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await nameField()).toHaveValue('Lentil Soup');
  });

  it('begins with the recipe on the page while the server cannot be reached, and is saved against its version', async () => {
    let isCut = true;
    const calls = editorServer({
      [`GET ${BY_ID}`]: () => {
        if (isCut) throw new TypeError('Failed to fetch');
        return answer({});
      },
    });
    const { user } = openApp(EDIT);

    await user.type(await nameField(), '!');
    isCut = false;
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(savedRecipes(calls)).toMatchObject([{ name: 'Lentil Soup!' }]));
    const put = calls.find(({ method }) => method === 'PUT');
    expect(put?.headers.get('if-match')).toBe(`"${SOUP.updatedAt}"`);
  });

  it('is kept when it was typed while saving', async () => {
    let respond: () => void = () => undefined;
    const calls = editorServer({
      [`PUT ${BY_ID}`]: ({ body }) =>
        new Promise<Answer>((resolve) => {
          respond = () => resolve(answer({ ...(body as Recipe), updatedAt: '2026-11-27T12:00:00Z' }));
        }),
    });
    const { user, path } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(await nameField(), '?');
    await waitFor(() => expect(savedRecipes(calls)).toHaveLength(1));
    respond();

    expect(await screen.findByText('Recipe saved')).toBeVisible();
    expect(await nameField()).toHaveValue('Lentil Soup!?');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedRecipes(calls)).toHaveLength(2));
    respond();

    await waitFor(() => expect(path()).not.toContain('edit'));
    expect(savedRecipes(calls).map(({ name }) => name)).toEqual(['Lentil Soup!', 'Lentil Soup!?']);
    const last = calls.findLast(({ method }) => method === 'PUT');
    expect(last?.headers.get('if-match')).toBe('"2026-11-27T12:00:00Z"');
  });

  it('is kept when saving fails on leaving, and the dialog shows why', async () => {
    editorServer({ [`PUT ${BY_ID}`]: answer({ detail: { message: 'The disk is full' } }, 500) });
    const { user } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await dialog.findByText('The disk is full')).toBeVisible();
  });

  it('is kept when saving fails', async () => {
    editorServer({ [`PUT ${BY_ID}`]: answer({ detail: { message: 'The disk is full' } }, 500) });
    const { user } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('The disk is full')).toBeVisible();
    expect(await nameField()).toHaveValue('Lentil Soup!');
  });
});

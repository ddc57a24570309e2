import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { BY_ID, EDIT, editorServer, nameField } from '../../../testing/editor-server.js';

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

  it('is kept when saving fails', async () => {
    editorServer({ [`PUT ${BY_ID}`]: answer({ detail: { message: 'The disk is full' } }, 500) });
    const { user } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('The disk is full')).toBeVisible();
    expect(await nameField()).toHaveValue('Lentil Soup!');
  });
});

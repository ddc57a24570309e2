import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../../testing/builders.js';
import { BY_ID, EDIT, editorServer, savedRecipes, SOUP } from '../../../../testing/editor-server.js';
import { answer } from '../../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../../testing/open-app.js';

/** Opens the editor of an advanced user and types a key. */
async function typeKey(key: string) {
  const ana = aUser({ id: SOUP.userId ?? '', advanced: true });
  const calls = editorServer({ 'GET /api/users/self': answer(ana), [`PUT ${BY_ID}`]: ({ body }) => answer(body) });
  const { user } = openApp(EDIT);
  await user.type(await screen.findByRole('textbox', { name: 'New key' }), key);
  const savedExtras = () => savedRecipes(calls).map(({ extras }) => extras);
  return { user, savedExtras };
}

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('a new key of the extras', () => {
  it('is saved although it was not created before', async () => {
    const { user, savedExtras } = await typeKey('oven');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(savedExtras()).toEqual([{ oven: '' }]));
  });

  it('is saved with the shortcut, too', async () => {
    const { user, savedExtras } = await typeKey('oven');

    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(savedExtras()).toEqual([{ oven: '' }]));
  });

  it('is created once by its button', async () => {
    const { user } = await typeKey('oven');

    const panel = within(screen.getByRole('region', { name: 'API extras' }));
    await user.click(panel.getByRole('button', { name: 'Create' }));

    expect(await screen.findByRole('textbox', { name: 'oven' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New key' })).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is invalid is shown with the reason while the rest of the draft waits for its correction', async () => {
    const { user, savedExtras } = await typeKey('two words');

    expect(await screen.findByRole('alert')).toHaveTextContent('Remove the spaces');
    expect(screen.getByText('The new key in “API extras” cannot be saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(screen.getByRole('textbox', { name: 'New key' }));
    await user.type(screen.getByRole('textbox', { name: 'New key' }), 'oven');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(savedExtras()).toEqual([{ oven: '' }]));
  });

  it('that is invalid is not lost without a confirmation', async () => {
    const { user } = await typeKey('two words');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(screen.getByRole('textbox', { name: 'New key' })).toHaveValue('two words');
  });

  it('survives a look at the JSON', async () => {
    const { user } = await typeKey('two words');

    await user.click(screen.getByRole('button', { name: 'Edit as JSON' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));

    expect(await screen.findByRole('textbox', { name: 'New key' })).toHaveValue('two words');
  });

  it('that is invalid stays in its field when that is left, with the reason', async () => {
    const { user } = await typeKey('two words');

    await user.tab();
    await user.tab();

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New key' })).toHaveValue('two words');
  });
});

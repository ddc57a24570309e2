import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aUser } from '../../../../testing/builders.js';
import { answer } from '../../../../testing/fake-server.js';
import { homeServer } from '../../../../testing/home-server.js';
import { openApp, resetApp } from '../../../../testing/open-app.js';

const ana = aUser({ advanced: true });
const options = { id: 'o', recipeCreated: true, tagDeleted: false, dataExport: true };
const chat = { id: 'n1', name: 'Family chat', enabled: true, groupId: 'g', householdId: 'h', options };
const PATH = '/api/households/events/notifications';
const withNotifiers = (routes = {}) => homeServer({ [`GET ${PATH}`]: answer(aPage([chat])), ...routes }, ana);

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('notifiers', () => {
  it('report the selected events, and keep an address that is left empty', async () => {
    const calls = withNotifiers({ [`GET ${PATH}/n1`]: answer(chat), [`PUT ${PATH}/n1`]: answer(chat) });
    const { user } = openApp('/household/notifiers');

    const recipes = within(await screen.findByRole('group', { name: 'Recipes' }));
    expect(recipes.getByRole('checkbox', { name: 'Created' })).toBeChecked();
    await user.click(recipes.getByRole('checkbox', { name: 'Deleted' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('Notifier saved');
    const body = calls.find(({ method }) => method === 'PUT')?.body;
    expect(body).toMatchObject({
      name: 'Family chat',
      enabled: true,
      options: { recipeCreated: true, recipeDeleted: true, dataExport: true },
    });
    expect(body).not.toHaveProperty('appriseUrl');
  });

  it('keep what another device has changed meanwhile', async () => {
    const theirs = { ...chat, enabled: false, options: { ...options, tagDeleted: true } };
    const calls = withNotifiers({ [`GET ${PATH}/n1`]: answer(theirs), [`PUT ${PATH}/n1`]: answer(chat) });
    const { user } = openApp('/household/notifiers');

    const recipes = within(await screen.findByRole('group', { name: 'Recipes' }));
    await user.click(recipes.getByRole('checkbox', { name: 'Deleted' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('Notifier saved');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      enabled: false,
      options: { recipeCreated: true, recipeDeleted: true, tagDeleted: true },
    });
  });

  it('are created with a name and an address', async () => {
    const calls = withNotifiers({ [`POST ${PATH}`]: answer(chat, 201) });
    const { user } = openApp('/household/notifiers');

    await user.click(await screen.findByRole('button', { name: 'New notifier' }));
    const panel = within(screen.getByRole('region', { name: 'New notifier' }));
    await user.type(panel.getByRole('textbox', { name: 'Name' }), 'Hub');
    await user.type(panel.getByRole('textbox', { name: 'Address (Apprise URL)' }), 'gotify://hub.lan/token');
    await user.click(panel.getByRole('button', { name: 'Create' }));

    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        name: 'Hub',
        appriseUrl: 'gotify://hub.lan/token',
        enabled: true,
      }),
    );
  });

  it('are not created when the form is closed', async () => {
    withNotifiers();
    const { user } = openApp('/household/notifiers');

    await user.click(await screen.findByRole('button', { name: 'New notifier' }));
    const panel = within(screen.getByRole('region', { name: 'New notifier' }));
    expect(panel.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByRole('region', { name: 'New notifier' })).toBeNull();
    expect(screen.getByRole('button', { name: 'New notifier' })).toHaveFocus();
  });

  it('show why a test failed', async () => {
    const message = 'The notification was not delivered: the server answered 401.';
    withNotifiers({ [`POST ${PATH}/n1/test`]: answer({ detail: { message, error: true, exception: null } }, 400) });
    const { user } = openApp('/household/notifiers');

    await user.click(await screen.findByRole('button', { name: 'Send test' }));

    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });
});

import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aUser } from '../../../../testing/builders.js';
import { answer } from '../../../../testing/fake-server.js';
import { homeServer } from '../../../../testing/home-server.js';
import { openApp, resetApp } from '../../../../testing/open-app.js';

const PATH = '/api/households/webhooks';
const PAGE = '/household/webhooks';
const ana = aUser({ advanced: true });
const hook = {
  id: 'hook-1',
  name: 'Kitchen display',
  enabled: true,
  url: 'https://hub.lan/hook',
  webhookType: 'mealplan',
  scheduledTime: '16:30:00',
  timeZone: 'Europe/Berlin',
  groupId: 'home-id',
  householdId: 'family-id',
  lastDelivery: {
    at: '2026-11-22T15:30:00Z',
    delivered: false,
    status: 500,
    error: 'The receiver answered with status 500.',
  },
};

/** The outcome of a test call. */
const delivered = {
  id: 'delivery-1',
  at: '2026-11-23T08:00:00Z',
  kind: 'test',
  again: false,
  target: 'hub.lan',
  attempts: 1,
  delivered: true,
  status: 204,
  error: null,
  durationMs: 40,
};

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the webhooks of a household', () => {
  it('show their time and outcome', async () => {
    homeServer({ [`GET ${PATH}`]: answer(aPage([hook])) }, ana);
    openApp(PAGE);

    const card = within(await screen.findByRole('region', { name: 'Kitchen display' }));
    expect(card.getByText('4:30 PM')).toBeVisible();
    expect(card.getByText(/Europe\/Berlin/)).toBeVisible();
    expect(card.getByText('The receiver answered with status 500.')).toBeVisible();
  });

  it('have their buttons in the order of other forms: the main action first, the destructive one last', async () => {
    homeServer({ [`GET ${PATH}`]: answer(aPage([hook])) }, ana);
    const { user } = openApp(PAGE);
    const card = within(await screen.findByRole('region', { name: 'Kitchen display' }));
    const buttons = () => card.getAllByRole('button').map(({ textContent }) => textContent);

    expect(buttons().slice(0, 3)).toEqual(['Edit', 'Test', 'Delete']);
    await user.click(card.getByRole('button', { name: 'Edit' }));

    expect(buttons()).toEqual(['Save', 'Cancel']);
  });

  it('show that they have not been called yet', async () => {
    homeServer({ [`GET ${PATH}`]: answer(aPage([{ ...hook, lastDelivery: null }])) }, ana);
    openApp(PAGE);

    const card = within(await screen.findByRole('region', { name: 'Kitchen display' }));
    expect(card.getByText('Last call').nextSibling).toHaveTextContent('Never');
  });

  it('are created with an address and a local time', async () => {
    const calls = homeServer({ [`GET ${PATH}`]: answer(aPage([])), [`POST ${PATH}`]: answer(hook, 201) }, ana);
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'New webhook' }));
    const form = within(screen.getByRole('region', { name: 'New webhook' }));
    expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.type(form.getByRole('textbox', { name: 'URL' }), 'hub.lan');
    expect(form.getByText('Enter a URL that starts with http:// or https://')).toBeVisible();
    await user.clear(form.getByRole('textbox', { name: 'URL' }));
    await user.type(form.getByRole('textbox', { name: 'URL' }), 'https://hub.lan/hook');
    await user.click(form.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Webhook created')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New webhook' })).toHaveFocus();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      enabled: true,
      name: '',
      url: 'https://hub.lan/hook',
      scheduledTime: '16:00',
      timeZone: zone,
    });
  });

  it('keep the focus while one is edited by keyboard, and after one is deleted', async () => {
    const other = { ...hook, id: 'hook-2', name: 'Speaker' };
    let hooks = [hook, other];
    const calls = homeServer(
      {
        [`GET ${PATH}`]: () => answer(aPage(hooks)),
        [`GET ${PATH}/hook-1`]: answer(hook),
        [`PUT ${PATH}/hook-1`]: answer(hook),
        [`DELETE ${PATH}/hook-1`]: () => {
          hooks = [other];
          return answer(hook);
        },
      },
      ana,
    );
    const { user } = openApp(PAGE);
    const first = within(await screen.findByRole('region', { name: 'Kitchen display' }));

    await user.click(first.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Webhook saved')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);

    const card = within(screen.getByRole('region', { name: 'Kitchen display' }));
    await user.click(card.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    const next = within(await screen.findByRole('region', { name: 'Speaker' }));
    await waitFor(() => expect(next.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  it('keep what another device has changed meanwhile', async () => {
    const calls = homeServer(
      {
        [`GET ${PATH}`]: answer(aPage([hook])),
        [`GET ${PATH}/hook-1`]: answer({ ...hook, enabled: false, scheduledTime: '07:00:00' }),
        [`PUT ${PATH}/hook-1`]: answer(hook),
      },
      ana,
    );
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Webhook saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      name: 'Kitchen display 2',
      enabled: false,
      scheduledTime: '07:00:00',
    });
  });

  it('show the outcome of a test call when it is stored', async () => {
    let outcome: typeof delivered | null = null;
    homeServer(
      {
        [`GET ${PATH}`]: () => answer(aPage([{ ...hook, lastDelivery: outcome ?? hook.lastDelivery }])),
        [`GET ${PATH}/hook-1/deliveries`]: () => answer({ items: outcome ? [outcome] : [] }),
        [`POST ${PATH}/hook-1/test`]: answer(null),
      },
      ana,
    );
    const { user } = openApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Show past deliveries of Kitchen display' }));
    expect(await screen.findByText('Nothing was sent in the last 30 days.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Test' }));
    expect(await screen.findByText('Waiting for the response…')).toBeVisible();
    outcome = delivered;

    expect(await screen.findByText(/Nov 23, 2026.*, delivered$/)).toBeVisible();
    expect(await screen.findByText('hub.lan')).toBeVisible();
    expect(screen.queryByText('Waiting for the response…')).toBeNull();
  });

  it('are tested and deleted', async () => {
    const calls = homeServer(
      {
        [`GET ${PATH}`]: answer(aPage([hook])),
        [`POST ${PATH}/hook-1/test`]: answer(null),
        [`DELETE ${PATH}/hook-1`]: answer(hook),
      },
      ana,
    );
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'Test' }));
    expect(await screen.findByText('Test call sent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});

import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aPage, aUser } from '../../../../testing/builders.js';
import { answer } from '../../../../testing/fake-server.js';
import { homeServer } from '../../../../testing/home-server.js';
import { openApp, resetApp } from '../../../../testing/open-app.js';

const ana = aUser({ advanced: true });
const hook = {
  id: 'hook-1',
  name: 'Kitchen display',
  enabled: true,
  url: 'https://hub.lan/hook',
  webhookType: 'mealplan',
  scheduledTime: '16:30:00',
  timeZone: null,
  groupId: 'home-id',
  householdId: 'family-id',
  lastDelivery: null,
};
const options = { id: 'o', recipeCreated: true };
const chat = { id: 'n1', name: 'Family chat', enabled: true, groupId: 'g', householdId: 'h', options };
const failed = {
  id: 'd1',
  at: '2026-11-22T15:30:00Z',
  kind: 'scheduled',
  again: false,
  target: 'hub.lan',
  attempts: 3,
  delivered: false,
  status: 500,
  error: 'The receiver answered with status 500.',
  durationMs: 1_240,
};
const delivered = { ...failed, id: 'd2', again: true, attempts: 1, delivered: true, status: 200, error: null };
const HOOKS = '/api/households/webhooks';
const CHATS = '/api/households/events/notifications';
const withHook = (routes = {}) => homeServer({ [`GET ${HOOKS}`]: answer(aPage([hook])), ...routes }, ana);
const showOf = (name: string) => screen.findByRole('button', { name: `Show past deliveries of ${name}` });

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('past deliveries', () => {
  it('of a webhook show time, reason, destination and outcome', async () => {
    withHook({ [`GET ${HOOKS}/hook-1/deliveries`]: answer({ items: [delivered, failed] }) });
    const { user } = openApp('/household/webhooks');

    await user.click(await showOf('Kitchen display'));

    const [first, second] = (await screen.findAllByText('hub.lan')).map((each) =>
      within(each.closest('li') as HTMLElement),
    );
    expect(first?.getByText('Delivered')).toBeVisible();
    expect(first?.getByText('Resent')).toBeVisible();
    expect(second?.getByText('Not delivered')).toBeVisible();
    expect(second?.getByText('Schedule')).toBeVisible();
    expect(second?.getByText('3 attempts')).toBeVisible();
    expect(second?.getByText('HTTP 500')).toBeVisible();
    expect(second?.getByText('The receiver answered with status 500.')).toBeVisible();
  });

  it('of a notifier show the event, and can be sent again', async () => {
    const event = { ...failed, kind: 'recipeCreated' };
    const calls = homeServer(
      {
        [`GET ${CHATS}`]: answer(aPage([chat])),
        [`GET ${CHATS}/n1/deliveries`]: answer({ items: [event] }),
        [`POST ${CHATS}/n1/deliveries/d1/send-again`]: answer({ ...event, ...delivered, kind: 'recipeCreated' }),
      },
      ana,
    );
    const { user } = openApp('/household/notifiers');
    await user.click(await showOf('Family chat'));
    expect(await screen.findByText('Recipes: Created')).toBeVisible();

    await user.click(screen.getByRole('button', { name: /^Resend delivery from/ }));

    expect(await screen.findByText('Resent and delivered')).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/deliveries')).length).toBeGreaterThan(1);
  });

  it('show that a repeated one failed again', async () => {
    withHook({
      [`GET ${HOOKS}/hook-1/deliveries`]: answer({ items: [failed] }),
      [`POST ${HOOKS}/hook-1/deliveries/d1/send-again`]: answer({ ...failed, id: 'd3', again: true }),
    });
    const { user } = openApp('/household/webhooks');
    await user.click(await showOf('Kitchen display'));

    await user.click(await screen.findByRole('button', { name: /^Resend delivery from/ }));

    expect(await screen.findByText('Resent, but not delivered')).toBeVisible();
  });

  it('show a message when there are none, and can be closed', async () => {
    withHook({ [`GET ${HOOKS}/hook-1/deliveries`]: answer({ items: [] }) });
    const { user } = openApp('/household/webhooks');
    await user.click(await showOf('Kitchen display'));
    expect(await screen.findByText('Nothing was sent in the last 30 days.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Hide past deliveries of Kitchen display' }));

    expect(screen.queryByText('Nothing was sent in the last 30 days.')).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    withHook({ [`GET ${HOOKS}/hook-1/deliveries`]: answer({ detail: 'no' }, 500) });
    const { user } = openApp('/household/webhooks');

    await user.click(await showOf('Kitchen display'));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

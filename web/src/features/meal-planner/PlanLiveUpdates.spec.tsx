import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aPage } from '../../testing/builders.js';
import { fakeLive } from '../../testing/fake-live.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const PAGE = '/household/mealplan/planner/view?start=2026-11-23&end=2026-11-29';
const AN_HOUR_MS = 3_600_000;

let live: ReturnType<typeof fakeLive>;
beforeEach(() => {
  live = fakeLive();
});
afterEach(async () => {
  await resetApp();
  live.forget();
});

async function openPlanner() {
  const calls = homeServer({ 'GET /api/households/mealplans': answer(aPage([])) });
  openApp(PAGE);
  await screen.findAllByText('No meal planned');
  const send = (name: string, data: unknown) => act(() => Promise.resolve(live.send(name, data)));
  return { send, requests: () => calls.filter(({ path }) => path === '/api/households/mealplans').length };
}

describe('the live updates of the planner', () => {
  it('do not request the plan again when it has not changed since it was requested', async () => {
    const { send, requests } = await openPlanner();

    await send('ready', { unchangedMs: { 'meal-plan': AN_HOUR_MS, 'shopping-list': 0 } });
    expect(requests()).toBe(1);
    await send('meal-plan', { change: 'created' });

    await waitFor(() => expect(requests()).toBe(2)); // of the change only
  });

  it.each([
    ['it has changed since', { unchangedMs: { 'meal-plan': 0, 'shopping-list': AN_HOUR_MS } }],
    ['an earlier server does not say', {}],
  ])('request the plan again when %s', async (_case, data) => {
    const { send, requests } = await openPlanner();

    await send('ready', data);

    await waitFor(() => expect(requests()).toBe(2));
  });
});

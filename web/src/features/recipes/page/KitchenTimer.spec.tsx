import '@testing-library/jest-dom/jest-globals';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { kitchenTimers } from '../../../entities/timers/kitchen-timers.js';
import type { Timer } from '../../../entities/timers/timer.js';
import { aRecipe, aStep } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const SOUP = aRecipe({
  recipeInstructions: [aStep({ summary: 'Simmer', text: 'Simmer for **8-10 minutes**, then rest 1 hour.' })],
});
const ENDED: Timer = { id: 'eggs', name: 'Eggs', recipe: null, durationMs: 360_000, endsAt: 1, leftMs: 360_000 };

const dock = () => screen.findByRole('region', { name: 'Timers' });
const clockOf = async (name: string) => within(await dock()).findByRole('timer', { name });

describe('the kitchen timer', () => {
  beforeEach(() => {
    homeServer({ 'GET /api/recipes/lentil-soup': answer(SOUP) });
  });
  afterEach(async () => {
    act(() => kitchenTimers.set([]));
    await resetApp();
  });

  it('starts with a duration of a step, and is shown on other pages', async () => {
    const { user, router } = openApp('/g/home/r/lentil-soup');

    await user.click(await screen.findByRole('button', { name: 'Start 8 min' }));
    expect(await clockOf('Simmer')).toHaveTextContent(/^(8:00|7:5\d)$/);
    expect(screen.getByRole('button', { name: 'Simmer' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Start 1 hr' }));
    expect(within(await dock()).getAllByRole('timer')).toHaveLength(2);

    await act(() => router.navigate('/g/home'));
    await user.click(within(await dock()).getAllByRole('link', { name: 'Lentil Soup' })[0] ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/g/home/r/lentil-soup'));
  });

  it('can have any length and name', async () => {
    const { user } = openApp('/g/home/r/lentil-soup');

    await user.click(await screen.findByRole('button', { name: 'Kitchen timer' }));
    await user.type(await screen.findByLabelText('Name'), 'Eggs');
    await user.clear(screen.getByLabelText('Minutes'));
    await user.type(screen.getByLabelText('Minutes'), '6');
    await user.click(screen.getByRole('button', { name: 'Start' }));

    expect(await clockOf('Eggs')).toHaveTextContent(/^(6:00|5:5\d)$/);
  });

  it('pauses, resumes and stops', async () => {
    const { user } = openApp('/g/home/r/lentil-soup');
    await user.click(await screen.findByRole('button', { name: 'Start 8 min' }));

    await user.click(await screen.findByRole('button', { name: 'Pause Simmer' }));
    await user.click(await screen.findByRole('button', { name: 'Resume Simmer' }));
    await user.click(await screen.findByRole('button', { name: 'Stop Simmer' }));

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument());
  });

  it('rings at its end, until the user stops it or adds a minute', async () => {
    const { user } = openApp('/g/home');
    act(() => kitchenTimers.set([ENDED]));

    expect(await screen.findByRole('alert')).toHaveTextContent('Eggs is done');
    await user.click(screen.getByRole('button', { name: 'Add one minute to Eggs' }));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await clockOf('Eggs')).toHaveTextContent(/^(1:00|0:5\d)$/);
  });

  it('is shared by all tabs, and ignores invalid stored values', async () => {
    openApp('/g/home');
    const store = (text: string) =>
      act(() => {
        localStorage.setItem('kitchen-timers', text);
        dispatchEvent(new StorageEvent('storage', { key: 'kitchen-timers' }));
      });

    store(JSON.stringify([{ ...ENDED, endsAt: null }]));
    expect(await clockOf('Eggs')).toHaveTextContent('6:00');

    store(JSON.stringify([{ ...ENDED, recipe: { name: 'Soup', path: '//elsewhere.example' } }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument());
  });

  it('is shown in cook mode', async () => {
    const { user } = openApp('/g/home/r/lentil-soup?cook=1');
    const cooking = within(await screen.findByRole('dialog', { name: 'Cook mode' }));

    await user.click(await cooking.findByRole('button', { name: 'Start 8 min' }));

    expect(await cooking.findByRole('timer', { name: 'Simmer' })).toBeVisible();
  });
});

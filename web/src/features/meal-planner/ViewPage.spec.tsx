import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPage, aPlanEntry, aSummary } from '../../testing/builders.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const PLAN = 'GET /api/households/mealplans';
const WEEK = '?start=2026-11-23&end=2026-11-29';
const soup = aSummary({ name: 'Pea Soup', slug: 'pea-soup', recipeYield: '4 servings' });

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the meal planner', () => {
  it('shows every day of the range with its meals or a message', async () => {
    const calls = homeServer({
      [PLAN]: answer(
        aPage([
          aPlanEntry({ entryType: 'dinner', recipe: soup, servings: 8 }),
          aPlanEntry({ entryType: 'lunch', title: 'Leftovers', text: 'From Sunday' }),
        ]),
      ),
    });
    openApp(`/household/mealplan/planner/view${WEEK}`);

    const monday = within(await screen.findByRole('region', { name: 'Mon, Nov 23' }));
    expect(monday.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Lunch',
      'Dinner',
    ]);
    expect(monday.getByText('From Sunday')).toBeVisible();
    expect(monday.getByText('8 servings')).toBeVisible();
    expect(monday.getByRole('link', { name: 'Pea Soup' })).toHaveAttribute('href', '/g/home/r/pea-soup?scale=2');
    expect(screen.getAllByText('No meal planned')).toHaveLength(6);
    const request = calls.find(({ path }) => path === '/api/households/mealplans');
    expect(request?.query.toString()).toBe('page=1&perPage=-1&start_date=2026-11-23&end_date=2026-11-29');
  });

  it('keeps its range in the URL, also on the other tab', async () => {
    homeServer({ [PLAN]: answer(aPage([])) });
    const { user, path } = openApp(`/household/mealplan/planner/view${WEEK}`);

    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await waitFor(() => expect(path()).toBe('/household/mealplan/planner/view?start=2026-11-30&end=2026-12-06'));
    expect(await screen.findByRole('region', { name: 'Sun, Dec 6' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Edit' }));

    await waitFor(() => expect(path()).toBe('/household/mealplan/planner/edit?start=2026-11-30&end=2026-12-06'));
  });

  it('shows a whole month', async () => {
    homeServer({ [PLAN]: answer(aPage([])) });
    const { user, path } = openApp(`/household/mealplan/planner/view${WEEK}`);

    await user.click(await screen.findByRole('button', { name: 'Month' }));

    await waitFor(() => expect(path()).toBe('/household/mealplan/planner/view?month=2026-11'));
    expect(await screen.findByRole('region', { name: 'Mon, Nov 30' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'November 2026' })).toBeVisible();
  });

  it('opens with the selected number of days and marks today', async () => {
    homeServer({ [PLAN]: answer(aPage([])) });
    const { user } = openApp('/household/mealplan');

    expect(await screen.findAllByText('No meal planned')).toHaveLength(7);
    const [today, ...others] = screen.getAllByRole('region');
    expect(today).toHaveTextContent('Today');
    for (const other of others) expect(other).not.toHaveTextContent('Today');
    await user.click(screen.getByRole('button', { expanded: false, name: /\d{4}/ }));
    const days = await screen.findByRole('spinbutton', { name: 'Number of days' });
    await user.clear(days);
    await user.type(days, '3');
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    await waitFor(() => expect(screen.getAllByText('No meal planned')).toHaveLength(3));
    expect(localStorage.getItem('planner-preferences')).toBe('{"days":3,"fromStartOfWeek":false}');
  });

  it('reloads the plan when a user returns to the page', async () => {
    let entries = [aPlanEntry({ recipe: soup })];
    homeServer({ [PLAN]: () => answer(aPage(entries)) });
    openApp(`/household/mealplan/planner/view${WEEK}`);
    await screen.findByRole('link', { name: 'Pea Soup' });

    entries = [];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pea Soup' })).toBeNull());
  });

  it('offers a retry when the plan cannot be loaded', async () => {
    let broken = true;
    homeServer({ [PLAN]: () => (broken ? answer({ detail: 'x' }, 500) : answer(aPage([]))) });
    const { user } = openApp(`/household/mealplan/planner/view${WEEK}`);

    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(retry);

    expect(await screen.findAllByText('No meal planned')).toHaveLength(7);
  });
});

describe('the calendar subscription', () => {
  it('has an address that can be created, and renewed and revoked after a confirmation', async () => {
    let url: string | null = null;
    const CALENDAR = '/api/households/mealplans/calendar';
    homeServer({
      [PLAN]: answer(aPage([])),
      [`GET ${CALENDAR}`]: () => answer({ url }),
      [`POST ${CALENDAR}`]: () => {
        url = `https://larder.example/api/calendars/${url ? 'second' : 'first'}.ics`;
        return answer({ url }, 201);
      },
      [`DELETE ${CALENDAR}`]: () => {
        url = null;
        return answer({ url });
      },
    });
    const { user } = openApp(`/household/mealplan/planner/view${WEEK}`);

    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Calendar subscription' }));
    await user.click(await screen.findByRole('button', { name: 'Create address' }));
    expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(
      'https://larder.example/api/calendars/first.ics',
    );
    // Both dialogs have the same name here: antd's ids are constants in tests.
    const confirm = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await screen.findByText(/stop updating/);
      await user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
    };
    await confirm('Create new address');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Calendar address' })).toHaveValue(
        'https://larder.example/api/calendars/second.ics',
      ),
    );
    await waitFor(() => expect(screen.queryByText(/stop updating/)).toBeNull());
    await confirm('Revoke address');

    expect(await screen.findByRole('button', { name: 'Create address' })).toHaveFocus();
  });
});

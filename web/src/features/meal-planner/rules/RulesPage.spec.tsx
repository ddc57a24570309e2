import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aSummary } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const PATH = '/api/households/mealplans/rules';
const PAGE = '/household/mealplan/settings';
const part = {
  leftParenthesis: null,
  rightParenthesis: null,
  logicalOperator: null,
  attributeName: 'tags.id',
  relationalOperator: 'IN',
  value: ['tag-1'],
};
const rule = {
  id: 'rule-1',
  day: 'monday',
  entryType: 'dinner',
  queryFilterString: 'tags.id IN ["tag-1"]',
  queryFilter: { parts: [part] },
};
const server = {
  [`GET ${PATH}`]: answer(aPage([rule])),
  'GET /api/organizers/tags': answer(aPage([{ id: 'tag-1', name: 'Quick', slug: 'quick' }])),
  'GET /api/recipes': answer(aPage([aSummary()], { total: 12 })),
};

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the rules of the meal planner', () => {
  it('show in words when they apply, their filter and the number of matching recipes', async () => {
    homeServer(server);
    openApp(PAGE);

    const card = within(await screen.findByRole('region', { name: 'Dinner on Monday' }));
    expect(await card.findByText('Quick')).toBeVisible();
    expect(card.getByRole('listitem')).toHaveTextContent('Tags is one of Quick');
    expect(await card.findByText('12 recipes match.')).toBeVisible();
  });

  it('say when the names in a filter cannot be loaded', async () => {
    homeServer({ ...server, 'GET /api/organizers/tags': answer(null, 500) });
    openApp(PAGE);

    const card = within(await screen.findByRole('region', { name: 'Dinner on Monday' }));
    await waitFor(() => expect(card.getByRole('listitem')).toHaveTextContent('Tags is one of Could not be loaded.'));
  });

  it('show a filter without a description as text', async () => {
    const odd = { ...rule, queryFilterString: 'rating > 3', queryFilter: { parts: [] } };
    homeServer({ ...server, [`GET ${PATH}`]: answer(aPage([odd])) });
    openApp(PAGE);

    const card = within(await screen.findByRole('region', { name: 'Dinner on Monday' }));
    expect(card.getByText('rating > 3')).toBeVisible();
  });

  it('are created with a day, a meal and a filter', async () => {
    const calls = homeServer({ ...server, [`GET ${PATH}`]: answer(aPage([])), [`POST ${PATH}`]: answer(rule, 201) });
    const { user } = openApp(PAGE);

    const form = within(await screen.findByRole('region', { name: 'New rule' }));
    expect(form.getByText('Applies to: Every meal on every day')).toBeVisible();
    expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
    await user.click(form.getByRole('combobox', { name: 'Day' }));
    await user.click(await screen.findByTitle('Saturday'));
    expect(form.getByText('Applies to: Every meal on Saturday')).toBeVisible();
    await user.click(form.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByTitle('Tags'));
    await user.click(form.getByRole('combobox', { name: 'Value' }));
    await user.click(await screen.findByTitle('Quick'));
    await user.click(form.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Rule created')).toBeVisible();
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Day' })).toHaveFocus());
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      day: 'saturday',
      entryType: 'unset',
      queryFilterString: 'tags.id IN ["tag-1"]',
    });
  });

  it('are edited in place', async () => {
    const calls = homeServer({ ...server, [`PATCH ${PATH}/rule-1`]: answer(rule) });
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'Edit Dinner on Monday' }));
    const card = within(screen.getByRole('region', { name: 'Dinner on Monday' }));
    expect(card.getByRole('combobox', { name: 'Day' })).toHaveFocus();
    await user.click(card.getByRole('combobox', { name: 'Meal' }));
    await user.click(await screen.findByTitle('Lunch'));
    await user.click(card.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Rule saved')).toBeVisible();
    await waitFor(() => expect(card.getByRole('button', { name: 'Edit Dinner on Monday' })).toHaveFocus());
    // The other fields may have been changed on another device.
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ entryType: 'lunch' });
  });

  it('are deleted only after a confirmation', async () => {
    const calls = homeServer({ ...server, [`DELETE ${PATH}/rule-1`]: answer(rule) });
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'Delete Dinner on Monday' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(await screen.findByText('Rule deleted')).toBeVisible();
  });
});

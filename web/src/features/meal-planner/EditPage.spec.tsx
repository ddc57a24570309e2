import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aPage, aPlanEntry, aSummary } from '../../testing/builders.js';
import { enter } from '../../testing/enter.js';
import { answer, type Answer, type Call, type Routes } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const PATH = '/api/households/mealplans';
const PAGE = '/household/mealplan/planner/edit?start=2026-11-23&end=2026-11-25';
const soup = aSummary({ name: 'Pea Soup', slug: 'pea-soup' });
const dinner = aPlanEntry({ id: 7, date: '2026-11-23', recipe: soup });

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

/** A server with the plan `entries` that accepts every bulk change. */
function planServer(entries = [dinner], routes: Routes = {}) {
  return homeServer({
    [`GET ${PATH}`]: answer(aPage(entries)),
    'GET /api/households/menus': answer(aPage([])),
    'GET /api/recipes': answer(aPage([soup])),
    [`POST ${PATH}/bulk`]: answer({ created: [], updated: [], deleted: [] }),
    ...routes,
  });
}
const day = async (name: string) => within(await screen.findByRole('region', { name }));
/** Opens the dialog that adds a meal on Tuesday. */
async function openDialog(user: UserEvent) {
  await user.click((await day('Tue, Nov 24')).getByRole('button', { name: 'Add meal: Tuesday, November 24' }));
  return within(await screen.findByRole('dialog'));
}
const written = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET');

describe('a planned meal', () => {
  it('shows the description of its recipe without Markdown', async () => {
    const recipe = aSummary({
      name: 'Ribollita',
      slug: 'ribollita',
      description: 'The name means _boiled **again**_.',
    });
    planServer([aPlanEntry({ id: 7, date: '2026-11-23', recipe })]);
    openApp(PAGE);

    expect(await screen.findByText('The name means boiled again.')).toBeVisible();
  });
});

describe('adding to the plan', () => {
  it('searches recipes while typing, with dinner as the default meal', async () => {
    const calls = planServer([], { [`POST ${PATH}`]: answer(dinner, 201) });
    const { user } = openApp(PAGE);

    const dialog = await openDialog(user);
    expect(dialog.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Recipe' }));
    await user.click(await screen.findByTitle('Pea Soup'));
    await user.type(dialog.getByRole('spinbutton', { name: 'Servings' }), '6');
    await user.click(dialog.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Meal planned')).toBeVisible();
    expect(written(calls)[0]?.body).toEqual({
      date: '2026-11-24',
      entryType: 'dinner',
      title: '',
      text: '',
      recipeId: soup.id,
      servings: 6,
      requestId: expect.any(String) as unknown,
    });
  });

  it('says when the recipes cannot be loaded', async () => {
    planServer([], { 'GET /api/recipes': answer(null, 500) });
    const { user } = openApp(PAGE);

    await user.click((await openDialog(user)).getByRole('combobox', { name: 'Recipe' }));

    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
  });

  it('accepts a note without recipe, and keeps the input when saving fails', async () => {
    const calls = planServer([], { [`POST ${PATH}`]: answer({ detail: { message: 'No room' } }, 400) });
    const { user } = openApp(PAGE);

    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('switch', { name: 'Note only, without a recipe' }));
    await enter(user, dialog.getByRole('textbox', { name: 'Title' }), 'Eat out');
    await user.click(dialog.getByRole('button', { name: 'Create' }));

    expect(await dialog.findByText('No room')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Eat out');
    expect(written(calls)[0]?.body).toMatchObject({ title: 'Eat out', recipeId: null, servings: null });
  });

  it('shows that no recipe matches the rules of a random meal', async () => {
    const calls = planServer([], { [`POST ${PATH}/random`]: answer({ detail: { message: 'x' } }, 404) });
    const { user } = openApp(PAGE);

    await user.click((await day('Mon, Nov 23')).getByRole('button', { name: 'Random meal: Monday, November 23' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lunch' }));

    expect(await screen.findByText('No recipe matches your rules')).toBeVisible();
    expect(written(calls)[0]?.body).toEqual({ date: '2026-11-23', entryType: 'lunch' });
  });
});

describe('a planned meal', () => {
  it('is changed only in the edited fields', async () => {
    const calls = planServer([dinner], { [`PATCH ${PATH}/7`]: answer(dinner) });
    const { user } = openApp(PAGE);

    await user.click((await day('Mon, Nov 23')).getByRole('button', { name: /^Pea Soup\s*Edit$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('spinbutton', { name: 'Servings' }), '6');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(written(calls).map(({ body }) => body)).toEqual([{ servings: 6 }]));
  });

  it('moves to another day without dragging, optimistically', async () => {
    let agree = (_outcome: Answer) => {};
    const calls = planServer([dinner], {
      [`POST ${PATH}/bulk`]: () => new Promise<Answer>((resolve) => (agree = resolve)),
    });
    const { user } = openApp(PAGE);

    await user.click((await day('Mon, Nov 23')).getByRole('button', { name: 'More actions: Pea Soup' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to another day' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-25' } });
    await user.click(dialog.getByRole('button', { name: 'Move' }));

    expect(await (await day('Wed, Nov 25')).findByText('Pea Soup')).toBeVisible();
    expect(written(calls)[0]?.body).toEqual({ update: [{ id: 7, date: '2026-11-25' }] });
    agree(answer({ detail: { message: 'Not today' } }, 400));

    expect(await screen.findByText('Not today')).toBeVisible();
    expect(await (await day('Mon, Nov 23')).findByText('Pea Soup')).toBeVisible();
  });

  it('changes its meal by its chip', async () => {
    const calls = planServer();
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'Pea Soup: Dinner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Side' }));

    await waitFor(() => expect(written(calls)[0]?.body).toEqual({ update: [{ id: 7, entryType: 'side' }] }));
  });

  it('is deleted at once and restored by undo', async () => {
    const calls = planServer([dinner], {
      [`DELETE ${PATH}/7`]: answer(dinner),
      'POST /api/trash/plan-entries/7/restore': answer(dinner),
    });
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'Delete Pea Soup' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Pea Soup restored')).toBeVisible();
    expect(written(calls)).toHaveLength(2);
  });
});

describe('several meals', () => {
  it('of the range are copied to other days, and the copy can be undone', async () => {
    const copy = { ...dinner, id: 8, date: '2026-11-30' };
    const calls = planServer([dinner], {
      [`POST ${PATH}/bulk`]: answer({ created: [copy], updated: [], deleted: [] }),
    });
    const { user } = openApp(PAGE);

    await day('Mon, Nov 23');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy these days' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Copy to')).toHaveValue('2026-11-26');
    fireEvent.change(dialog.getByLabelText('Copy to'), { target: { value: '2026-11-30' } });
    await user.click(dialog.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByText('1 meal copied')).toBeVisible();
    expect(written(calls)[0]?.body).toMatchObject({ create: [{ date: '2026-11-30', recipeId: soup.id }] });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(written(calls)[1]?.body).toEqual({ delete: [8] }));
  });

  it('of a day are saved as a menu, whose name is confirmed with Enter', async () => {
    const calls = planServer([dinner], { 'POST /api/households/menus': answer({}, 201) });
    const { user } = openApp(PAGE);

    await user.click((await day('Mon, Nov 23')).getByRole('button', { name: 'More actions: Monday, November 23' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as menu' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' {Enter}Soup night{Enter}');

    expect(await screen.findByText('Menu saved')).toBeVisible();
    expect(written(calls)[0]?.body).toEqual({
      name: 'Soup night',
      items: [{ recipeId: soup.id, title: '', entryType: 'dinner', servings: null }],
    });
  });

  it('are saved as one menu when Enter is pressed twice', async () => {
    let respond: (response: Answer) => void = () => undefined;
    const calls = planServer([dinner], {
      'POST /api/households/menus': () => new Promise<Answer>((resolve) => (respond = resolve)),
    });
    const { user } = openApp(PAGE);

    await user.click((await day('Mon, Nov 23')).getByRole('button', { name: 'More actions: Monday, November 23' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as menu' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Soup night{Enter}{Enter}');
    await waitFor(() => expect(written(calls)).not.toEqual([]));
    respond(answer({}, 201));

    expect(await screen.findByText('Menu saved')).toBeVisible();
    expect(written(calls)).toHaveLength(1);
  });

  it('of a menu are planned once when the button is clicked twice', async () => {
    let respond: (response: Answer) => void = () => undefined;
    const calls = planServer([], {
      'GET /api/households/menus': answer(aPage([{ id: 'menu-1', name: 'Christmas dinner', items: [] }])),
      'POST /api/households/menus/menu-1/plan': () => new Promise<Answer>((resolve) => (respond = resolve)),
    });
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'More actions: Christmas dinner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to plan' }));
    await user.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add to plan' }));
    await waitFor(() => expect(written(calls)).not.toEqual([]));
    respond(answer([dinner], 201));

    expect(await screen.findByText('Christmas dinner planned')).toBeVisible();
    expect(written(calls)).toHaveLength(1);
  });

  it('of a menu are planned for a day', async () => {
    const menu = { id: 'menu-1', name: 'Christmas dinner', items: [] };
    const calls = planServer([], {
      'GET /api/households/menus': answer(aPage([menu])),
      'POST /api/households/menus/menu-1/plan': answer([dinner], 201),
    });
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'More actions: Christmas dinner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-12-25' } });
    await user.click(dialog.getByRole('button', { name: 'Add to plan' }));

    expect(await screen.findByText('Christmas dinner planned')).toBeVisible();
    expect(written(calls)[0]?.body).toEqual({ date: '2026-12-25' });
  });
});

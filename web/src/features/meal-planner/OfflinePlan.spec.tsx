import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { planChanges } from '../../entities/meal-plans/local-changes/plan-changes.js';
import type { PlanEntry } from '../../entities/meal-plans/plan-entries.js';
import { aPage, aPlanEntry } from '../../testing/builders.js';
import { enter } from '../../testing/enter.js';
import { answer, type Call, type Routes } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const PATH = '/api/households/mealplans';
const PAGE = '/household/mealplan/planner/edit?start=2026-11-23&end=2026-11-25';
const soup = aPlanEntry({ id: 7, date: '2026-11-23', title: 'Soup' });
const sundayMenu = { id: 'm1', name: 'Sunday', items: [{ recipeId: null, title: 'Roast', entryType: 'dinner' }] };

afterEach(async () => {
  jest.restoreAllMocks();
  await planChanges.clear();
  await resetApp();
});

/** A server with a plan, whose connection can be cut. */
function planServer() {
  let isCut = false;
  let plan: PlanEntry[] = [soup];
  const entryOf = (id: number) => plan.find((entry) => entry.id === id);
  const routes: Routes = {
    [`GET ${PATH}`]: () => answer(aPage(plan)),
    'GET /api/households/menus': answer(aPage([sundayMenu])),
    'GET /api/app/about': answer({}),
    [`GET ${PATH}/7`]: () => answer(entryOf(7) ?? { detail: 'x' }, entryOf(7) ? 200 : 404),
    [`PATCH ${PATH}/7`]: ({ body }) => {
      plan = plan.map((entry) => (entry.id === 7 ? { ...entry, ...(body as Partial<PlanEntry>) } : entry));
      return answer(entryOf(7));
    },
    [`DELETE ${PATH}/7`]: () => {
      plan = plan.filter(({ id }) => id !== 7);
      return answer(soup);
    },
    [`POST ${PATH}/bulk`]: answer({ created: [], updated: [], deleted: [] }),
    [`POST ${PATH}`]: ({ body }) => {
      const entry = aPlanEntry({ ...(body as Partial<PlanEntry>), id: 12 });
      plan = [...plan.filter(({ id }) => id !== 12), entry];
      return answer(entry, 201);
    },
  };
  const cuttable = Object.entries(routes).map(([path, route]) => [
    path,
    (call: Call) => {
      if (isCut) throw new TypeError('Failed to fetch');
      return typeof route === 'function' ? route(call) : route;
    },
  ]);
  return {
    calls: homeServer(Object.fromEntries(cuttable) as Routes),
    cut: () => (isCut = true),
    connect: () => {
      isCut = false;
      return act(() => dispatchEvent(new Event('online')));
    },
    /** Changes the entry as another device would. */
    change: (fields: Partial<PlanEntry>) => (plan = plan.map((entry) => ({ ...entry, ...fields }))),
    removeAll: () => (plan = []),
    plan: () => plan,
  };
}
const dayOf = async (name: string) => within(await screen.findByRole('region', { name }));
const writes = (calls: Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

/** Moves the soup to the day after. */
async function moveSoup(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'More actions: Soup' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to another day' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move' }));
}

describe('a plan that is changed without a connection', () => {
  it('shows a new meal at once, and plans it when the connection is back', async () => {
    const server = planServer();
    const { user } = openApp(PAGE);
    await user.click((await dayOf('Tue, Nov 24')).getByRole('button', { name: /^Add meal/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: 'Note only, without a recipe' }));
    await enter(user, dialog.getByRole('textbox', { name: 'Title' }), 'Eat out');
    server.cut();
    await user.click(dialog.getByRole('button', { name: 'Create' }));

    expect(await (await dayOf('Tue, Nov 24')).findByText('Eat out')).toBeVisible();
    expect(await screen.findByText(/1 change is stored on this device/)).toBeVisible();
    await server.connect();

    await waitFor(() => expect(server.plan().map(({ title }) => title)).toEqual(['Soup', 'Eat out']));
    const requestIds = server.calls.filter(({ method, path }) => method === 'POST' && path === PATH);
    expect(new Set(requestIds.map(({ body }) => (body as { requestId: string }).requestId)).size).toBe(1);
    expect((await dayOf('Tue, Nov 24')).getByText('Eat out')).toBeVisible();
  });

  it('moves and deletes meals in this order when the connection is back', async () => {
    const server = planServer();
    const { user } = openApp(PAGE);
    await dayOf('Mon, Nov 23');
    server.cut();
    await moveSoup(user);
    expect(await (await dayOf('Tue, Nov 24')).findByText('Soup')).toBeVisible();
    await user.click((await dayOf('Tue, Nov 24')).getByRole('button', { name: 'Delete Soup' }));
    await waitFor(() => expect(screen.queryByText('Soup')).toBeNull());
    server.calls.length = 0;

    await server.connect();

    await waitFor(() => expect(server.plan()).toEqual([]));
    expect(writes(server.calls)).toEqual([`PATCH ${PATH}/7`, `DELETE ${PATH}/7`]);
  });

  it('takes back a deletion that was not sent', async () => {
    const server = planServer();
    const { user } = openApp(PAGE);
    await dayOf('Mon, Nov 23');
    server.cut();
    await user.click((await dayOf('Mon, Nov 23')).getByRole('button', { name: 'Delete Soup' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await (await dayOf('Mon, Nov 23')).findByText('Soup')).toBeVisible();

    await server.connect();
    await waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull());

    expect(server.plan()).toEqual([soup]);
  });

  it('keeps what another device changed meanwhile, says so until it is read, and can replace it', async () => {
    const server = planServer();
    const { user } = openApp(PAGE);
    await dayOf('Mon, Nov 23');
    server.cut();
    await moveSoup(user);
    await (await dayOf('Tue, Nov 24')).findByText('Soup');
    server.change({ date: '2026-11-25' });
    await server.connect();

    const notice = 'Another device changed “Soup · Tue, Nov 24 · Dinner” to “Soup · Wed, Nov 25 · Dinner”.';
    expect(await screen.findByText(notice)).toBeVisible();
    expect(server.plan()).toMatchObject([{ date: '2026-11-25' }]);
    await user.click(screen.getByRole('button', { name: 'Use mine' }));

    await waitFor(() => expect(server.plan()).toMatchObject([{ date: '2026-11-24' }]));
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('does not offer what only the server can do until the connection is back', async () => {
    const server = planServer();
    const { user } = openApp(PAGE);
    await dayOf('Mon, Nov 23');
    server.cut();
    await moveSoup(user);
    const reason = 'Larder cannot be reached right now. Retrying…';

    const random = (await dayOf('Tue, Nov 24')).getByRole('button', { name: /^Random meal/ });
    await waitFor(() => expect(random).toBeDisabled());
    expect(random).toHaveAttribute('title', reason);
    const menu = within(screen.getByRole('region', { name: 'Menus' }));
    expect(menu.getByRole('button', { name: 'Move Sunday' })).toBeDisabled();
    await user.click(menu.getByRole('button', { name: 'More actions: Sunday' }));
    const plan = await screen.findByRole('menuitem', { name: 'Add to plan' });
    expect(plan).toHaveAttribute('aria-disabled', 'true');
    await server.connect();

    await waitFor(() => expect(random).toBeEnabled());
  });

  it('says that a meal it moved was deleted by another device', async () => {
    const server = planServer();
    const { user } = openApp(PAGE);
    await dayOf('Mon, Nov 23');
    server.cut();
    await moveSoup(user);
    await (await dayOf('Tue, Nov 24')).findByText('Soup');
    server.removeAll();

    await server.connect();

    expect(await screen.findByText('Soup deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Soup')).toBeNull());
  });
});

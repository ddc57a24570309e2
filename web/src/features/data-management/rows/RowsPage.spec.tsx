import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFood, aPage, aUser } from '../../../testing/builders.js';
import { enter } from '../../../testing/enter.js';
import { answer, type Call, type Routes } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const organizer = aUser({ canOrganize: true });
const produce = { id: 'produce', name: 'Produce', color: '#00aa00', groupId: 'home-id' };
const leek = aFood({ id: 'leek', name: 'leek', extras: { aisle: '3' }, createdAt: '2026-01-03T00:00:00Z' });
const leeks = aFood({ id: 'leeks', name: 'leeks', createdAt: '2026-01-02T00:00:00Z' });

const dataServer = (routes: Routes = {}) =>
  homeServer(
    {
      'GET /api/foods': answer(aPage([leek, leeks])),
      'GET /api/groups/labels': answer(aPage([produce])),
      ...routes,
    },
    organizer,
  );
const callsOf = (calls: readonly Call[], method: string) => calls.filter((call) => call.method === method);
const dialog = async () => within(await screen.findByRole('dialog'));

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});
describe('the data pages of foods and labels', () => {
  it('are closed to users without the permission to organize', async () => {
    homeServer();
    const { path } = openApp('/group/data/foods');

    await waitFor(() => expect(path()).toBe('/g/home'));
  });

  it('are searched by the visible columns, newest foods first', async () => {
    dataServer();
    const { user } = openApp('/group/data');

    const table = await screen.findByRole('table', { name: 'Foods' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['leek', 'leeks']);
    await enter(user, screen.getByLabelText('Find a food'), 'leeks');

    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Select leek leek$/ })).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Select leeks' })).toBeVisible();
  });

  it('are searched by the day of creation as it is shown', async () => {
    localStorage.setItem('data-columns-foods', JSON.stringify(['name', 'createdAt']));
    dataServer();
    const { user } = openApp('/group/data/foods');

    expect(await screen.findByText('Jan 3, 2026')).toBeVisible();
    await enter(user, screen.getByLabelText('Find a food'), 'jan 3');

    await waitFor(() => expect(screen.queryByText('Jan 2, 2026')).toBeNull());
    expect(screen.getByText('Jan 3, 2026')).toBeVisible();
  });

  it('reverse the order on a click on the column title', async () => {
    dataServer();
    const { user } = openApp('/group/data/foods');

    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));

    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['leeks', 'leek']);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('are changed only in the edited fields', async () => {
    const calls = dataServer({ 'PATCH /api/foods/leek': answer(leek) });
    const { user } = openApp('/group/data/foods');

    await user.click(await screen.findByRole('button', { name: 'Edit leek' }));
    const form = await dialog();
    await enter(user, form.getByLabelText('Plural'), 'leeks');
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(callsOf(calls, 'PATCH')[0]?.body).toEqual({ pluralName: 'leeks' });
  });

  it('warn of a duplicate name, ignoring case', async () => {
    dataServer();
    const { user } = openApp('/group/data/foods');

    await user.click(await screen.findByRole('button', { name: 'New food' }));
    await enter(user, (await dialog()).getByLabelText('Name'), 'LEEK');

    expect(await screen.findByText('“leek” already exists')).toBeVisible();
  });

  it('show the error of a save and keep the input', async () => {
    dataServer({
      'POST /api/foods': answer({ detail: { message: 'An unexpected error occurred', error: true } }, 400),
    });
    const { user } = openApp('/group/data/foods');

    await user.click(await screen.findByRole('button', { name: 'New food' }));
    const form = await dialog();
    await enter(user, form.getByLabelText('Name'), 'chard');
    await user.click(form.getByRole('button', { name: 'Create' }));

    expect(await form.findByText('An unexpected error occurred')).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('chard');
  });

  it('delete many rows in one request', async () => {
    const calls = dataServer({ 'DELETE /api/foods': answer(null) });
    const { user } = openApp('/group/data/foods');

    await user.click(await screen.findByRole('button', { name: 'Select all (2)' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('2 items deleted')).toBeVisible();
    expect(callsOf(calls, 'DELETE').map(({ query }) => query.getAll('ids'))).toEqual([['leek', 'leeks']]);
  });

  it('list the rows that could not be deleted with the reason, and delete the others', async () => {
    const inUse = answer({ detail: { message: 'The aisle is locked', error: true } }, 409);
    const calls = dataServer({
      'DELETE /api/foods': ({ query }) => (query.getAll('ids').includes('leeks') ? inUse : answer(null)),
    });
    const { user } = openApp('/group/data/foods');

    await user.click(await screen.findByRole('button', { name: 'Select all (2)' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Delete' }));

    expect(await form.findByText('1 item deleted. 1 could not be deleted: The aisle is locked')).toBeVisible();
    expect(form.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['leeks']);
    expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(callsOf(calls, 'DELETE')).toHaveLength(3);
  });

  it('set one label for all selected rows', async () => {
    const calls = dataServer({ 'PUT /api/foods/bulk-label': answer(null) });
    const { user } = openApp('/group/data/foods');

    await user.click(await screen.findByRole('button', { name: 'Select all (2)' }));
    await user.click(screen.getByRole('button', { name: 'Assign label' }));
    const form = await dialog();
    await user.click(form.getByRole('combobox', { name: 'Label' }));
    await user.click(await screen.findByText('Produce', { selector: '.ant-select-item-option-content' }));
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('2 foods labeled')).toBeVisible();
    expect(callsOf(calls, 'PUT').map(({ body }) => body)).toEqual([{ ids: ['leek', 'leeks'], labelId: 'produce' }]);
  });

  it('merge two selected foods', async () => {
    const calls = dataServer({
      'PUT /api/foods/merge': answer({ message: 'Successfully merged foods', error: false }),
    });
    const { user } = openApp('/group/data/foods');

    await user.click(await screen.findByRole('checkbox', { name: 'Select leek' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select leeks' }));
    const merge = screen.getByRole('button', { name: 'Merge' });
    expect(merge.nextSibling).toBe(screen.getByRole('button', { name: 'Assign label' })); // in the bar that stays visible
    await user.click(merge);
    const form = await dialog();
    expect(form.getByText(/All recipes that use leeks will use leek\./)).toBeVisible();
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Merge from' })).toHaveFocus());
    await user.click(form.getByRole('button', { name: 'Merge' }));

    expect(await screen.findByText('Merged into leek')).toBeVisible();
    expect(callsOf(calls, 'PUT')[0]?.body).toEqual({ fromFood: 'leeks', toFood: 'leek' });
  });

  it('add default foods in the user’s language', async () => {
    const calls = dataServer({ 'POST /api/groups/seeders/foods': answer({ message: 'Seeding Successful' }) });
    const { user } = openApp('/group/data/foods');

    await user.click(await screen.findByRole('button', { name: 'Add default data' }));
    const form = await dialog();
    expect(form.getByText(/Existing items stay/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Add default data' }));

    expect(await screen.findByText('Default data added')).toBeVisible();
    expect(callsOf(calls, 'POST')[0]?.body).toEqual({ locale: 'en-US' });
  });

  it('take the color of a label from a control that the keyboard reaches, or as text', async () => {
    const calls = dataServer({
      'GET /api/groups/labels': answer(aPage([{ ...produce, color: '#0a0' }])),
      'PATCH /api/groups/labels/produce': answer(produce),
    });
    const { user } = openApp('/group/data/labels');
    await user.click(await screen.findByRole('button', { name: 'Edit Produce' }));
    const form = await dialog();
    const picker = form.getByLabelText('Choose a color');
    expect(picker).toHaveValue('#00aa00');
    await user.click(form.getByLabelText('Name'));
    await user.tab();
    expect(picker).toHaveFocus();
    fireEvent.input(picker, { target: { value: '#123456' } });
    expect(form.getByLabelText('Color')).toHaveValue('#123456');
    await user.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(callsOf(calls, 'PATCH')[0]?.body).toMatchObject({ color: '#123456' }));
  });

  it('show labels in a readable color and new ones in gray', async () => {
    const calls = dataServer({ 'POST /api/groups/labels': answer(produce) });
    const { user } = openApp('/group/data/labels');

    expect(await screen.findByText('Produce')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New label' }));
    const form = await dialog();
    await enter(user, form.getByLabelText('Name'), 'Dairy');
    await user.click(form.getByRole('button', { name: 'Create' }));

    await waitFor(() => expect(callsOf(calls, 'POST')[0]?.body).toEqual({ name: 'Dairy', color: '#959595' }));
  });
});

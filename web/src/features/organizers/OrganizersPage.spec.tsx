import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../../testing/builders.js';
import { enter } from '../../testing/enter.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const QUICK = { id: 'tag-1', name: 'Quick', slug: 'quick' };
const VEGAN = { id: 'tag-2', name: 'Vegan', slug: 'vegan' };
const POT = { id: 'tool-1', name: 'Dutch oven', slug: 'dutch-oven', onHand: true };
const tags = { 'GET /api/organizers/tags': answer(aPage([VEGAN, QUICK])) };

describe('the pages of categories, tags and tools', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('list tags grouped by first letter, with links to their recipes', async () => {
    homeServer(tags);
    openApp('/g/home/recipes/tags');

    expect(
      within(await screen.findByRole('region', { name: 'Q' })).getByRole('link', { name: 'Quick' }),
    ).toHaveAttribute('href', '/g/home?tags=tag-1');
    expect(screen.getByRole('heading', { level: 2, name: 'V' })).toBeVisible();
  });

  it('filter the list while typing, tolerate a typo, and keep the text in the URL', async () => {
    homeServer(tags);
    const { user, path } = openApp('/g/home/recipes/tags');
    await screen.findByRole('link', { name: 'Quick' });

    await enter(user, screen.getByRole('textbox', { name: 'Find a tag' }), 'qiuck');

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Vegan' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Quick' })).toBeVisible();
    expect(path()).toBe('/g/home/recipes/tags?q=qiuck');
  });

  it('show only unused records on request', async () => {
    homeServer({ ...tags, 'GET /api/organizers/tags/empty': answer([VEGAN]) });
    const { user } = openApp('/g/home/recipes/tags');

    await user.click(await screen.findByRole('switch', { name: 'Only unused' }));

    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Quick' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Vegan' })).toBeVisible();
    });
  });

  it('say when the unused records cannot be loaded, and load them on request', async () => {
    let attempts = 0;
    homeServer({ ...tags, 'GET /api/organizers/tags/empty': () => answer([VEGAN], (attempts += 1) === 1 ? 500 : 200) });
    const { user } = openApp('/g/home/recipes/tags?unused=true');

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Vegan' })).toBeVisible();
  });

  it('create a new one, but no duplicate', async () => {
    const calls = homeServer({
      ...tags,
      'POST /api/organizers/tags': answer({ id: 'tag-3', name: 'Soup', slug: 'soup', groupId: 'home-id' }, 201),
    });
    const { user } = openApp('/g/home/recipes/tags');
    await screen.findByRole('link', { name: 'Quick' });
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Create' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();

    await enter(user, dialog.getByLabelText('Name'), 'quick');
    expect(await dialog.findByText('This name is already in use')).toBeVisible();
    await user.clear(dialog.getByLabelText('Name'));
    await enter(user, dialog.getByLabelText('Name'), 'Soup');
    await user.click(dialog.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Created')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ name: 'Soup' }]);
  });

  it('edit whether a tool is on hand, and nothing else', async () => {
    const calls = homeServer({
      'GET /api/organizers/tools': answer(aPage([POT])),
      'PATCH /api/organizers/tools/tool-1': answer(POT),
    });
    const { user } = openApp('/g/home/recipes/tools');

    await user.click(await screen.findByRole('button', { name: 'More for Dutch oven' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: 'On hand' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ onHand: false });
  });

  it('delete only after a confirmation that names it', async () => {
    const calls = homeServer({ ...tags, 'DELETE /api/organizers/tags/tag-2': answer(null) });
    const { user } = openApp('/g/home/recipes/tags');

    await user.click(await screen.findByRole('button', { name: 'More for Vegan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Vegan' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Vegan deleted')).toBeVisible();
  });

  it('describe their purpose while they are empty', async () => {
    homeServer({ 'GET /api/organizers/categories': answer(aPage([])) });
    openApp('/g/home/recipes/categories');

    expect(await screen.findByRole('heading', { name: 'No categories yet' })).toBeVisible();
  });
});

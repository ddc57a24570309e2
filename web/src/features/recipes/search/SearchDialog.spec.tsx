import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPage, aRecipe, aSummary } from '../../../testing/builders.js';
import { answer, type Call } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const ALL = ['Lentil Soup', 'Onion Soup', 'Pancakes'].map((name) => aSummary({ name }));

/** Searches by part of the name, like the server. */
function search({ query }: Call) {
  const text = query.get('search')?.toLowerCase() ?? '';
  return answer(aPage(ALL.filter(({ name }) => name.toLowerCase().includes(text))));
}

describe('the search dialog', () => {
  let calls: Call[];
  beforeEach(() => {
    calls = homeServer({
      'GET /api/recipes': search,
      'GET /api/recipes/onion-soup': answer(aRecipe({ name: 'Onion Soup' })),
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  async function openSearch() {
    const app = openApp('/g/home');
    await screen.findByRole('link', { name: 'Pancakes' });
    await app.user.keyboard('/');
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    return { ...app, field };
  }

  it('opens with /, the newest recipes and the focus in the field', async () => {
    const { field } = await openSearch();

    expect(field).toHaveValue('');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(screen.getByText('Newest recipes')).toBeVisible();
  });

  it('opens for a / that was pressed before the app was loaded', async () => {
    window.larderEarlySearch = { pressedAt: performance.now(), stop: jest.fn() };

    openApp('/g/home');

    expect(await screen.findByRole('combobox')).toBeVisible();
    expect(window.larderEarlySearch).toBeUndefined();
  });

  it('does not open for a / in a text field', async () => {
    const { user } = openApp('/g/home');

    await user.type(await screen.findByRole('searchbox'), 'a/b');

    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('opens with Ctrl and K, also in a text field', async () => {
    const { user } = openApp('/g/home');

    await user.type(await screen.findByRole('searchbox'), 'a');
    await user.keyboard('{Control>}k{/Control}');

    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('searches after a pause, marks the match and requests twenty by name', async () => {
    const { user } = await openSearch();

    await user.keyboard('soup');

    expect(await screen.findByText('2 recipes')).toBeVisible();
    expect(screen.getAllByText('Soup', { selector: 'mark' })).toHaveLength(2);
    const searches = calls.filter(({ query }) => query.has('search'));
    expect(searches).toHaveLength(1);
    expect(Object.fromEntries(searches[0]?.query ?? [])).toMatchObject({
      search: 'soup',
      page: '1',
      perPage: '20',
      orderBy: 'name',
      orderDirection: 'asc',
    });
  });

  it('moves with the arrow keys, returns to the field above the first result, and opens with Enter', async () => {
    const { user, field, path } = await openSearch();
    await user.keyboard('soup');
    await screen.findByText('2 recipes');

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Onion Soup');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    await waitFor(() => expect(path()).toBe('/g/home/r/onion-soup'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('leaves keys to the input method while text is composed', async () => {
    const { user, field, path } = await openSearch();
    await user.keyboard('soup');
    await screen.findByText('2 recipes');

    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });

    expect(screen.getByRole('option', { selected: true })).toBeVisible();
    expect(path()).toBe('/g/home');
  });

  it('shows that nothing matches and passes the text to the advanced search', async () => {
    const { user } = await openSearch();

    await user.keyboard('zzz');

    expect(await screen.findByText('No recipes found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Advanced search' })).toHaveAttribute('href', '/g/home?search=zzz');
  });

  it('says that the search failed, not that nothing matches', async () => {
    homeServer({ 'GET /api/recipes': (call) => (call.query.get('search') ? answer(null, 500) : search(call)) });
    const { user } = await openSearch();

    await user.keyboard('soup');

    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
    expect(screen.queryByText('No recipes found')).not.toBeInTheDocument();
  });

  it('closes on Esc and reopens empty', async () => {
    const { user } = await openSearch();
    await user.keyboard('soup{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

    await user.keyboard('/');

    expect(await screen.findByRole('combobox')).toHaveValue('');
  });
});

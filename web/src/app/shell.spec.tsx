import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aSummary, aUser } from '../testing/builders.js';
import { answer, fakeServer, type Answer } from '../testing/fake-server.js';
import { homeServer } from '../testing/home-server.js';
import { openApp, resetApp } from '../testing/open-app.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the start page', () => {
  it('redirects members to the home page and anonymous users to the login', async () => {
    homeServer();
    const member = openApp('/');
    await waitFor(() => expect(member.path()).toBe('/g/home'));

    fakeServer();
    const anonymous = openApp('/');
    await waitFor(() => expect(anonymous.path()).toBe('/login'));
  });

  it('shows anonymous users the default group when it is public', async () => {
    fakeServer({
      'GET /api/app/about': answer({ defaultGroupSlug: 'home' }),
      'GET /api/explore/groups/home/recipes': answer(aPage([])),
    });
    const { path } = openApp('/');

    await waitFor(() => expect(path()).toBe('/g/home'));
  });

  it('redirects the administrator of a fresh installation to the setup', async () => {
    const fresh = { 'GET /api/app/about/startup-info': answer({ isFirstLogin: true, isDemo: false }) };
    homeServer(fresh, aUser({ admin: true, email: 'changeme@example.com' }));
    const { path } = openApp('/g/home');

    await waitFor(() => expect(path()).toBe('/admin/setup'));
    expect(await screen.findByRole('heading', { name: 'Welcome to Larder' })).toBeVisible();
  });

  it('does not redirect other administrators while the default account exists', async () => {
    const fresh = { 'GET /api/app/about/startup-info': answer({ isFirstLogin: true, isDemo: false }) };
    homeServer(fresh, aUser({ admin: true }));
    const { path } = openApp('/g/home');

    expect(await screen.findByRole('heading', { name: 'No recipes yet' })).toBeVisible();
    expect(path()).toBe('/g/home');
  });
});

describe('a page that the gateway marked as opened without a session', () => {
  const root = document.documentElement;
  afterEach(() => void delete root.dataset.visitor);

  it('redirects to the login without requesting the user', async () => {
    root.dataset.visitor = 'anonymous';
    const calls = fakeServer();
    const { path } = openApp('/');

    await waitFor(() => expect(path()).toBe('/login'));
    expect(calls.map((call) => call.path)).not.toContain('/api/users/self');
  });
});

describe('the drawer of a phone', () => {
  const everyMedia = (matches: boolean) => {
    const matchMedia = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMedia(query), matches }));
  };

  it('loads its entries and their data when it is opened', async () => {
    everyMedia(true);
    const calls = homeServer();
    const { user } = openApp('/g/home');
    const menu = await screen.findByRole('button', { name: 'Open menu' });
    expect(screen.queryByRole('link', { name: 'Timeline', hidden: true })).toBeNull();

    await user.click(menu);

    expect(await screen.findByRole('link', { name: 'Timeline' })).toBeInTheDocument();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/households/cookbooks'));
  });
});

describe('the drawer', () => {
  const cookbooks = [{ id: 'b1', name: 'Weekend', slug: 'weekend', position: 1, public: true }];

  it('lists the pages in the order of the specification, with a link to each cookbook', async () => {
    homeServer({ 'GET /api/households/cookbooks': answer(aPage(cookbooks)) });
    openApp('/shopping-lists');

    await screen.findByRole('link', { name: 'Weekend' });
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    const entries = menu.getAllByRole('listitem').map((item) => item.textContent);
    expect(entries).toEqual([
      'Favorites',
      'Recipes',
      'Meal planner',
      'Shopping lists',
      'Timeline',
      'Cookbooks',
      'OrganizersCategoriesTagsTools',
      'Weekend',
    ]);
  });

  it('leads administrators, and only them, to the site settings', async () => {
    homeServer({}, aUser({ admin: true }));
    openApp('/shopping-lists');
    const settings = await screen.findByRole('link', { name: 'Settings' });
    expect(settings).toHaveAttribute('href', expect.stringMatching(/\/admin\/site-settings$/));
    await resetApp();

    homeServer();
    openApp('/shopping-lists');
    await screen.findByRole('link', { name: 'Favorites' });
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });
});

describe('addresses', () => {
  it('redirects old addresses and keeps their query', async () => {
    homeServer({ 'GET /api/recipes/soup': answer({ detail: 'x' }, 404) });
    const { path } = openApp('/recipe/soup?scale=2');

    await waitFor(() => expect(path()).toBe('/g/home/r/soup?scale=2'));
  });

  it('shows “page not found” with a link to the home page for unknown paths', async () => {
    homeServer();
    const { user, path } = openApp('/g/home/nothing/here');

    await screen.findByRole('heading', { name: 'Page not found' });
    await user.click(screen.getByRole('button', { name: 'Home' }));

    await waitFor(() => expect(path()).toBe('/g/home'));
  });

  it('offers anonymous users the sign-in, and requests the user once', async () => {
    const calls = fakeServer();
    const { user, path } = openApp('/r/create/url');

    await user.click(await screen.findByRole('button', { name: 'Sign in' }));

    await waitFor(() => expect(path()).toBe('/login'));
    expect(calls.filter(({ path: called }) => called === '/api/users/self')).toHaveLength(1);
  });

  it.each(['/recipe/soup', '/admin/setup'])(
    'shows an error with a retry when the user cannot be loaded: %s',
    async (address) => {
      let broken = true;
      homeServer({
        'GET /api/users/self': () => (broken ? answer({ detail: 'x' }, 500) : answer(aUser())),
        'GET /api/recipes/soup': answer({ detail: 'x' }, 404),
      });
      const { user, path } = openApp(address);

      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
      broken = false;
      await user.click(retry);

      await waitFor(() => expect(path()).toMatch(/^\/g\/home/));
    },
  );

  it('shows a message for pages of another group', async () => {
    homeServer();
    const { path } = openApp('/g/elsewhere/r/create/url');

    expect(await screen.findByText('This page belongs to another group.')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/g/home'));
  });
});

describe('the session', () => {
  it('ends on sign-out and clears the cache', async () => {
    let signedIn = true;
    const calls = fakeServer({
      'GET /api/users/self': () => (signedIn ? answer(aUser()) : answer({ detail: 'x' }, 401)),
      'GET /api/recipes': answer(aPage([aSummary({ name: 'Secret Soup' })])),
      'POST /api/auth/logout': () => {
        signedIn = false;
        return answer({ message: 'Logged out' });
      },
    });
    const { user, path } = openApp('/g/home');
    await screen.findByRole('link', { name: 'Secret Soup' });

    await user.click(screen.getByRole('button', { name: 'Sign out' }));

    await waitFor(() => expect(path()).toBe('/login?direct=1'));
    expect(await screen.findByText('Logged out')).toBeVisible();
    expect(screen.queryByText('Secret Soup')).toBeNull();
    // The page that was left does not become the page of a visitor, which would redirect to `/login`.
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(path()).toBe('/login?direct=1');
    expect(calls.filter(({ path: called }) => called.startsWith('/api/explore'))).toEqual([]);
  });

  it('shows that it is ended while the server does not respond', async () => {
    let respond: () => void = () => undefined;
    const response = new Promise<Answer>((resolve) => {
      respond = () => resolve(answer({ message: 'Logged out' }));
    });
    homeServer({ 'POST /api/auth/logout': () => response });
    const { user, path } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out', busy: true })).toBeVisible());
    respond();

    await waitFor(() => expect(path()).toBe('/login?direct=1'));
  });

  it('is not treated as absent when the request for the user fails', async () => {
    let broken = true;
    homeServer({ 'GET /api/users/self': () => (broken ? answer({ detail: 'x' }, 500) : answer(aUser())) });
    const { user } = openApp('/g/home');

    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(retry);

    expect(await screen.findByRole('heading', { name: 'No recipes yet' })).toBeVisible();
  });
});

describe('language and theme', () => {
  it('scrolls the list of languages to the current one', async () => {
    const scrollIntoView = jest.fn<(this: Element) => void>();
    Object.assign(Element.prototype, { scrollIntoView });
    homeServer();
    const { user } = openApp('/g/home');
    await user.click(await screen.findByRole('button', { name: /^Language/ }));
    const current = within(await screen.findByRole('dialog')).getByRole('button', { pressed: true });

    expect(current).toHaveTextContent('English (US)');
    expect(scrollIntoView.mock.contexts).toContain(current);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('switches to Arabic at once: messages, direction and the language of requests', async () => {
    const calls = homeServer({ 'GET /api/recipes': answer(aPage([aSummary()])) });
    const { user } = openApp('/g/home');

    await user.click(await screen.findByRole('button', { name: /^Language/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Find a language' }), 'arabic');
    await user.click(dialog.getByRole('button', { name: /العربية/ }));

    expect(await screen.findByRole('heading', { name: 'الوصفات' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar-SA');
    expect(document.cookie).toContain('larder.locale=ar-SA');
    await user.click(screen.getByRole('button', { name: 'عشوائي' }));
    await waitFor(() => expect(calls.at(-1)?.headers.get('Accept-Language')).toBe('ar-SA'));
  });

  it('keeps the dark theme after a click', async () => {
    homeServer();
    const { user } = openApp('/g/home');
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));

    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme-mode')).toBe('"dark"');
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('applies the colors of the site', async () => {
    homeServer({ 'GET /api/app/about/theme': answer({ lightPrimary: '#336699' }) });
    openApp('/g/home');

    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--color-primary')).toBe('#336699'));
  });
});

import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { aPage, aSummary, aUser } from '../../testing/builders.js';
import { enter } from '../../testing/enter.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';
import { showLocale } from '../../shared/i18n/i18n.js';

const ana = aUser();
const soup = aSummary();
const EVENTS = '/api/recipes/timeline/events';

const anEvent = (changes: Partial<TimelineEvent> = {}): TimelineEvent => ({
  id: 'event-1',
  recipeId: soup.id,
  userId: ana.id,
  groupId: 'home-id',
  householdId: 'family-id',
  subject: 'Ana made this',
  eventType: 'comment',
  eventMessage: 'Needed more salt.',
  image: 'does not have image',
  timestamp: '2026-03-04T12:00:00Z',
  createdAt: '2026-03-04T12:00:00Z',
  updatedAt: '2026-03-04T12:00:00Z',
  ...changes,
});

const timelineServer = (events: TimelineEvent[], more: Parameters<typeof homeServer>[0] = {}) =>
  homeServer(
    {
      [`GET ${EVENTS}`]: answer(aPage(events)),
      'GET /api/recipes': answer(aPage([soup])),
      'GET /api/groups/members': answer(aPage([{ ...ana, id: ana.id }])),
      ...more,
    },
    ana,
  );

/** The end of a list is always near the viewport. */
function reportEndsAsNear(): void {
  const observe = function (this: { callback: IntersectionObserverCallback }) {
    queueMicrotask(() => this.callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as never));
  };
  jest
    .spyOn(globalThis, 'IntersectionObserver')
    .mockImplementation((callback) => ({ callback, observe, disconnect: () => undefined }) as never);
}

describe('the timeline of the group', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('shows what the product wrote in the language of the screen, and what people wrote as it is', async () => {
    const created = anEvent({ id: 'event-2', subject: 'Recipe Created', eventType: 'system' });
    timelineServer([anEvent({ subject: 'Recipe Created' }), created]);
    await showLocale('de-DE');
    openApp('/g/home/recipes/timeline');

    expect(await screen.findByRole('heading', { name: 'Rezept erstellt' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recipe Created' })).toBeVisible();
  });

  it('shows actor, event and recipe, newest first, with one request for all recipes', async () => {
    const second = anEvent({ id: 'event-2', subject: 'Ana planned this', eventType: 'info' });
    const calls = timelineServer([anEvent(), second]);
    openApp('/g/home/recipes/timeline');

    expect(await screen.findByRole('heading', { name: 'Ana made this' })).toBeVisible();
    expect(screen.getAllByText('Needed more salt.')[0]).toBeVisible();
    expect(await screen.findAllByRole('link', { name: 'Lentil Soup' })).toHaveLength(2);
    const parameters = calls.find(({ path }) => path === EVENTS)?.query;
    expect(parameters?.get('orderDirection')).toBe('desc');
    expect(parameters?.get('queryFilter')).toBe(
      '(recipe.group_id="home-id") AND eventType IN ["comment","info","system"]',
    );
    expect(calls.filter(({ path }) => path === '/api/recipes')).toHaveLength(1);
  });

  it('shows the initials of authors, and an icon for a former user', async () => {
    timelineServer([anEvent(), anEvent({ id: 'event-2', userId: 'former-id', subject: 'A former event' })]);
    openApp('/g/home/recipes/timeline');

    expect(await screen.findByTitle('Ana Ruiz')).toHaveTextContent('AR');
    const former = screen.getByTitle('A former user');
    expect(former).toHaveTextContent(/^A former user$/); // the name for screen readers, without initials
    expect(former.querySelector('svg')).not.toBeNull();
  });

  it('filters kinds of events, and sends no request when none is selected', async () => {
    const calls = timelineServer([anEvent()]);
    const { user } = openApp('/g/home/recipes/timeline');
    await screen.findByRole('heading', { name: 'Ana made this' });

    await user.click(screen.getByRole('button', { name: 'Show' }));
    for (const kind of ['Comments and cooked recipes', 'Planned meals', 'System events'])
      await user.click(await screen.findByRole('checkbox', { name: kind }));

    expect(await screen.findByRole('heading', { name: 'No events of this type' })).toBeVisible();
    expect(calls.filter(({ query }) => query.get('queryFilter')?.includes('[]'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('heading', { name: 'Ana made this' })).toBeVisible();
  });

  it('lets users change only their own events', async () => {
    const noted = anEvent({ id: 'event-2', subject: 'Recipe created', eventType: 'system' });
    const calls = timelineServer([anEvent(), noted], { [`PUT ${EVENTS}/event-1`]: answer(anEvent()) });
    const { user } = openApp('/g/home/recipes/timeline');

    await user.click(await screen.findByRole('button', { name: 'More for Ana made this' }));
    expect(screen.queryByRole('button', { name: 'More for Recipe created' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Message'));
    await enter(user, dialog.getByLabelText('Message'), 'Just right.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Event saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      subject: 'Ana made this',
      eventMessage: 'Just right.',
      image: 'does not have image',
    });
  });

  it('lets users delete their own events after a confirmation', async () => {
    const calls = timelineServer([anEvent()], { [`DELETE ${EVENTS}/event-1`]: answer(anEvent()) });
    const { user } = openApp('/g/home/recipes/timeline');

    await user.click(await screen.findByRole('button', { name: 'More for Ana made this' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Event deleted')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('deletes an event once, however often the confirmation is clicked before the list is updated', async () => {
    const calls = timelineServer([anEvent()], { [`DELETE ${EVENTS}/event-1`]: answer(anEvent()) });
    const { user } = openApp('/g/home/recipes/timeline');

    await user.click(await screen.findByRole('button', { name: 'More for Ana made this' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Event deleted');
    await user.click(screen.getByRole('button', { name: /Delete/ }));

    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('requests the next page at its end, and not again by itself when it cannot be loaded', async () => {
    reportEndsAsNear();
    let isBroken = true;
    const page = (number: number, event: TimelineEvent) =>
      answer({ ...aPage([event]), page: number, total: 2, total_pages: 2 });
    const calls = timelineServer([], {
      [`GET ${EVENTS}`]: ({ query }) => {
        if (query.get('page') === '1') return page(1, anEvent());
        return isBroken ? answer({ detail: 'x' }, 500) : page(2, anEvent({ id: 'event-2', subject: 'An older event' }));
      },
    });
    const { user } = openApp('/g/home/recipes/timeline');

    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(calls.filter(({ query }) => query.get('page') === '2')).toHaveLength(1);
    isBroken = false;
    await user.click(retry);

    expect(await screen.findByRole('heading', { name: 'An older event' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ana made this' })).toBeVisible();
  });

  it('shows a message while there are no events, which leads to the recipes', async () => {
    timelineServer([]);
    const { user, path } = openApp('/g/home/recipes/timeline');

    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All recipes' }));
    await waitFor(() => expect(path()).toBe('/g/home'));
  });
});

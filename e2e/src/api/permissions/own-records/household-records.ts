import { bodyOf } from '../../../support/api.js';
import {
  makeRecipe,
  makeCookbook,
  makePlanEntry,
  makeShoppingList,
  makeItem,
  makeDeleted,
  idOf,
} from './make-records.js';
import { NOT_FOUND, UNKNOWN, hiddenRoutes, hiddenCalls, hiddenTrash, type OwnRecord } from './own-record.js';

const JSON_BODY = { name: 'Renamed by a neighbor' };
const WEBHOOK = { name: 'Display', url: 'http://127.0.0.1:9/hook', scheduledTime: '16:30' };
const ACTION = { actionType: 'post', title: 'Tell the hub', url: 'http://127.0.0.1:9/hook' };

/** Records that other households do not see. */
export const HOUSEHOLD_RECORDS: OwnRecord[] = [
  {
    name: 'a deleted cookbook',
    make: async (api) => makeDeleted(api, '/api/households/cookbooks', await makeCookbook(api)),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: hiddenTrash('cookbooks'),
  },
  {
    name: 'a deleted plan entry',
    make: async (api) => makeDeleted(api, '/api/households/mealplans', await makePlanEntry(api)),
    notFound: NOT_FOUND,
    unknownId: '2147483000',
    routes: hiddenTrash('plan-entries'),
  },
  {
    name: 'a deleted shopping list',
    make: async (api) => makeDeleted(api, '/api/households/shopping/lists', await makeShoppingList(api)),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: hiddenTrash('shopping-lists'),
  },
  {
    name: 'a recipe action',
    make: async (api) => idOf(await api.post('/api/households/recipe-actions', ACTION)),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/households/recipe-actions/:id', otherHousehold: 404 },
      { method: 'PUT', path: '/api/households/recipe-actions/:id', body: ACTION, otherHousehold: 404 },
      { method: 'PATCH', path: '/api/households/recipe-actions/:id', body: { title: 'Theirs' }, otherHousehold: 404 },
      { method: 'DELETE', path: '/api/households/recipe-actions/:id', otherHousehold: 404 },
    ],
  },
  {
    name: 'the trigger of a recipe action',
    make: async (api) => `${await makeRecipe(api)}/${idOf(await api.post('/api/households/recipe-actions', ACTION))}`,
    notFound: NOT_FOUND,
    unknownId: `${UNKNOWN}/${UNKNOWN}`,
    routes: [{ method: 'POST', path: '/api/households/recipe-actions/:id/trigger/:parent', otherHousehold: 404 }],
  },
  {
    name: 'a cookbook',
    make: makeCookbook,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'PUT', path: '/api/households/cookbooks/:id', body: JSON_BODY, otherHousehold: 404 },
      { method: 'PATCH', path: '/api/households/cookbooks/:id', body: JSON_BODY, otherHousehold: 404 },
      { method: 'POST', path: '/api/households/cookbooks/:id/duplicate', body: {}, otherHousehold: 404 },
      { method: 'DELETE', path: '/api/households/cookbooks/:id', otherHousehold: 404 },
    ],
  },
  {
    name: 'a cookbook to read',
    make: makeCookbook,
    notFound: { detail: 'Not Found' },
    unknownId: UNKNOWN,
    routes: [{ method: 'GET', path: '/api/households/cookbooks/:id', otherHousehold: 404 }],
  },
  {
    name: 'an entry of the meal plan',
    make: makePlanEntry,
    notFound: NOT_FOUND,
    unknownId: '2147483000',
    routes: [
      ...hiddenRoutes('/api/households/mealplans/:id', { date: '2026-01-02', title: 'Theirs' }),
      ...hiddenCalls('/api/households/mealplans/:id', [
        ['PATCH', '', { title: 'Theirs' }],
        ['POST', '/duplicate', {}],
      ]),
    ],
  },
  {
    name: 'a rule of the meal plan',
    make: async (api) => idOf(await api.post('/api/households/mealplans/rules', { day: 'monday' })),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      ...hiddenRoutes('/api/households/mealplans/rules/:id', { day: 'friday' }),
      ...hiddenCalls('/api/households/mealplans/rules/:id', [
        ['PATCH', '', { day: 'friday' }],
        ['POST', '/duplicate', {}],
      ]),
    ],
  },
  {
    name: 'a menu',
    make: async (api) => idOf(await api.post('/api/households/menus', { name: 'Party', items: [{ title: 'Cake' }] })),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      ...hiddenRoutes('/api/households/menus/:id', { name: 'Theirs', items: [] }),
      ...hiddenCalls('/api/households/menus/:id', [
        ['PATCH', '', { name: 'Theirs' }],
        ['POST', '/plan', { date: '2026-01-01' }],
      ]),
    ],
  },
  {
    name: 'a webhook',
    make: async (api) => idOf(await api.post('/api/households/webhooks', WEBHOOK)),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      ...hiddenRoutes('/api/households/webhooks/:id', WEBHOOK),
      ...hiddenCalls('/api/households/webhooks/:id', [
        ['PATCH', '', { enabled: false }],
        ['POST', '/test', {}],
        ['GET', '/deliveries', undefined],
        ['POST', `/deliveries/${UNKNOWN}/send-again`, {}],
      ]),
    ],
  },
  {
    name: 'a notifier',
    make: async (api) =>
      idOf(await api.post('/api/households/events/notifications', { name: 'Chat', appriseUrl: 'json://127.0.0.1:9' })),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      ...hiddenRoutes('/api/households/events/notifications/:id', { name: 'Theirs' }),
      ...hiddenCalls('/api/households/events/notifications/:id', [
        ['PATCH', '', { enabled: false }],
        ['POST', '/test', undefined],
        ['GET', '/deliveries', undefined],
        ['POST', `/deliveries/${UNKNOWN}/send-again`, {}],
      ]),
    ],
  },
  {
    name: 'an invitation',
    make: async (api) =>
      bodyOf<{ token: string }>(await api.post('/api/households/invitations', { uses: 1 }), 201).token,
    notFound: NOT_FOUND,
    unknownId: 'a-token-that-was-never-given-out',
    routes: [{ method: 'DELETE', path: '/api/households/invitations/:id', otherHousehold: 404 }],
  },
  {
    name: 'a shopping list',
    make: makeShoppingList,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      ...hiddenRoutes('/api/households/shopping/lists/:id', { name: 'Renamed' }),
      ...hiddenCalls('/api/households/shopping/lists/:id', [
        ['PATCH', '', { name: 'Renamed' }],
        ['POST', '/duplicate', {}],
        ['POST', `/recipe/${UNKNOWN}`, {}],
        ['POST', `/recipe/${UNKNOWN}/delete`, {}],
        ['POST', '/changes', { deviceId: UNKNOWN, changes: [] }],
        ['PUT', '/label-settings', []],
      ]),
    ],
  },
  {
    name: 'an item of a shopping list',
    make: makeItem,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    // DELETE returns 200 for unknown ids as well.
    routes: hiddenCalls('/api/households/shopping/items/:id', [
      ['GET', '', undefined],
      ['PUT', '', { shoppingListId: UNKNOWN, note: 'Renamed' }],
      ['PATCH', '', { note: 'Renamed' }],
      ['POST', '/duplicate', {}],
    ]),
  },
];

import { randomUUID } from 'node:crypto';
import type { Api } from '../support/api.js';

interface Route {
  method: string;
  /** `:id` stands for what `make` returned; `:parent` for what comes before a slash in it. */
  path: string;
  body?: unknown;
  /** What a member of another household of the group gets: group-wide records are shared, household records hidden. */
  otherHousehold: number;
}

/** A kind of record with its routes, for the tests that try everybody on everything. */
export interface OwnRecord {
  name: string;
  make: (api: Api) => Promise<string>;
  notFound: unknown;
  unknownId: string;
  routes: Route[];
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const message = (text: string) => ({ detail: { message: text, error: true, exception: null } });
const NOT_FOUND = message('Not found.');
const JSON_BODY = { name: 'Renamed by a neighbour' };

const WEBHOOK = { name: 'Display', url: 'http://127.0.0.1:9/hook', scheduledTime: '16:30' };
const ACTION = { actionType: 'post', title: 'Tell the hub', url: 'http://127.0.0.1:9/hook' };

export const OWN_RECORDS: OwnRecord[] = [
  {
    name: 'a recipe',
    make: makeRecipe,
    notFound: message('No Entry Found'),
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/recipes/:id', otherHousehold: 200 },
      // A household locks its recipes against the others unless it says otherwise.
      { method: 'PUT', path: '/api/recipes/:id', body: JSON_BODY, otherHousehold: 403 },
      { method: 'PATCH', path: '/api/recipes/:id', body: JSON_BODY, otherHousehold: 403 },
      { method: 'DELETE', path: '/api/recipes/:id', otherHousehold: 403 },
      { method: 'POST', path: '/api/recipes/:id/duplicate', body: {}, otherHousehold: 201 },
      { method: 'PATCH', path: '/api/recipes/:id/last-made', body: { timestamp: '2026-01-01' }, otherHousehold: 200 },
      { method: 'PUT', path: '/api/recipes/:id/image', otherHousehold: 403 },
      {
        method: 'POST',
        path: '/api/recipes/:id/image',
        body: { url: 'http://127.0.0.1:9/a.png' },
        otherHousehold: 403,
      },
      { method: 'DELETE', path: '/api/recipes/:id/image', otherHousehold: 403 },
      { method: 'POST', path: '/api/recipes/:id/assets', otherHousehold: 403 },
    ],
  },
  {
    name: 'a version of a recipe',
    make: makeRecipeVersion,
    notFound: message('No Entry Found'),
    unknownId: `${UNKNOWN}/1`,
    routes: [
      { method: 'GET', path: '/api/recipes/:parent/versions', otherHousehold: 200 },
      { method: 'GET', path: '/api/recipes/:parent/versions/:id', otherHousehold: 200 },
      { method: 'POST', path: '/api/recipes/:parent/versions/:id/restore', otherHousehold: 403 },
    ],
  },
  {
    name: 'a deleted recipe',
    make: async (api) => deleted(api, '/api/recipes', await makeRecipe(api)),
    notFound: message('No Entry Found'),
    unknownId: UNKNOWN,
    routes: [
      { method: 'POST', path: '/api/trash/recipes/:id/restore', otherHousehold: 403 },
      { method: 'DELETE', path: '/api/trash/recipes/:id', otherHousehold: 403 },
    ],
  },
  {
    name: 'a deleted cookbook',
    make: async (api) => deleted(api, '/api/households/cookbooks', await makeCookbook(api)),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: hiddenTrash('cookbooks'),
  },
  {
    name: 'a deleted plan entry',
    make: async (api) => deleted(api, '/api/households/mealplans', await makePlanEntry(api)),
    notFound: NOT_FOUND,
    unknownId: '2147483000',
    routes: hiddenTrash('plan-entries'),
  },
  {
    name: 'a deleted shopping list',
    make: async (api) => deleted(api, '/api/households/shopping/lists', await makeShoppingList(api)),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: hiddenTrash('shopping-lists'),
  },
  {
    name: 'a recipe to export',
    make: makeRecipe,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/recipes/:id/exports?template_name=raw', otherHousehold: 200 },
      { method: 'POST', path: '/api/recipes/:id/exports', body: {}, otherHousehold: 200 },
    ],
  },
  ...['categories', 'tags', 'tools'].map((kind) => ({
    name: `one of the ${kind}`,
    make: async (api: Api) => idOf(await api.post(`/api/organizers/${kind}`, { name: `Organizer ${randomUUID()}` })),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: sharedRoutes(`/api/organizers/${kind}/:id`),
  })),
  ...['foods', 'units'].map((kind) => ({
    name: `one of the ${kind}`,
    make: async (api: Api) => idOf(await api.post(`/api/${kind}`, { name: `Thing ${randomUUID()}` })),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: sharedRoutes(`/api/${kind}/:id`),
  })),
  {
    name: 'a label',
    make: async (api) => idOf(await api.post('/api/groups/labels', { name: `Label ${randomUUID()}` }), 200),
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: sharedRoutes('/api/groups/labels/:id'),
  },
  {
    name: 'a comment',
    make: makeComment,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/comments/:id', otherHousehold: 200 },
      { method: 'PUT', path: '/api/comments/:id', body: { id: UNKNOWN, text: 'Theirs' }, otherHousehold: 403 },
      { method: 'PATCH', path: '/api/comments/:id', body: { text: 'Theirs' }, otherHousehold: 403 },
      { method: 'DELETE', path: '/api/comments/:id', otherHousehold: 403 },
    ],
  },
  {
    name: 'a comment of a recipe',
    make: makeComment,
    notFound: NOT_FOUND,
    unknownId: `${UNKNOWN}/${UNKNOWN}`,
    routes: [
      { method: 'GET', path: '/api/recipes/:parent/comments/:id', otherHousehold: 200 },
      {
        method: 'PUT',
        path: '/api/recipes/:parent/comments/:id',
        body: { id: UNKNOWN, text: 'Theirs' },
        otherHousehold: 403,
      },
      { method: 'PATCH', path: '/api/recipes/:parent/comments/:id', body: { text: 'Theirs' }, otherHousehold: 403 },
      { method: 'DELETE', path: '/api/recipes/:parent/comments/:id', otherHousehold: 403 },
      { method: 'GET', path: '/api/recipes/:parent/comments', otherHousehold: 200 },
      { method: 'POST', path: '/api/recipes/:parent/comments', body: { text: 'Theirs' }, otherHousehold: 201 },
    ],
  },
  {
    name: 'an event of the timeline',
    make: makeTimelineEvent,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/recipes/timeline/events/:id', otherHousehold: 200 },
      { method: 'PUT', path: '/api/recipes/timeline/events/:id', body: { subject: 'Theirs' }, otherHousehold: 403 },
      { method: 'PATCH', path: '/api/recipes/timeline/events/:id', body: { subject: 'Theirs' }, otherHousehold: 403 },
      { method: 'DELETE', path: '/api/recipes/timeline/events/:id', otherHousehold: 403 },
      { method: 'PUT', path: '/api/recipes/timeline/events/:id/image', otherHousehold: 403 },
    ],
  },
  {
    name: 'a share link',
    make: makeShareToken,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/shared/recipes/:id', otherHousehold: 200 },
      { method: 'PUT', path: '/api/shared/recipes/:id', body: { expiresAt: '2030-01-01' }, otherHousehold: 200 },
      { method: 'PATCH', path: '/api/shared/recipes/:id', body: { expiresAt: '2030-01-01' }, otherHousehold: 200 },
      { method: 'DELETE', path: '/api/shared/recipes/:id', otherHousehold: 200 },
    ],
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
        ['POST', '/test', undefined],
        ['GET', '/deliveries', undefined],
        ['POST', `/deliveries/${UNKNOWN}/send-again`, {}],
      ]),
    ],
  },
  {
    name: 'an invitation',
    make: async (api) => bodyOf<{ token: string }>(await api.post('/api/households/invitations', { uses: 1 })).token,
    notFound: NOT_FOUND,
    unknownId: 'a-token-that-was-never-given-out',
    routes: [{ method: 'DELETE', path: '/api/households/invitations/:id', otherHousehold: 404 }],
  },
  {
    name: 'a report',
    make: async (api) =>
      bodyOf<{ reportId: string }>(await api.post('/api/recipes/create/url/bulk', { imports: [] }), 202).reportId,
    notFound: NOT_FOUND,
    unknownId: UNKNOWN,
    routes: [
      { method: 'GET', path: '/api/groups/reports/:id', otherHousehold: 200 },
      { method: 'DELETE', path: '/api/groups/reports/:id', otherHousehold: 200 },
    ],
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
    // DELETE answers 200 whether or not there is such an item.
    routes: hiddenCalls('/api/households/shopping/items/:id', [
      ['GET', '', undefined],
      ['PUT', '', { shoppingListId: UNKNOWN, note: 'Renamed' }],
      ['PATCH', '', { note: 'Renamed' }],
      ['POST', '/duplicate', {}],
    ]),
  },
];

async function makeItem(api: Api): Promise<string> {
  const shoppingListId = await makeShoppingList(api);
  const created = await api.post('/api/households/shopping/items', { shoppingListId, note: 'Soap' });
  return bodyOf<{ createdItems: { id: string }[] }>(created).createdItems[0]?.id ?? '';
}

async function makeComment(api: Api): Promise<string> {
  const slug = await makeRecipe(api);
  return `${slug}/${idOf(await api.post(`/api/recipes/${slug}/comments`, { text: 'Tasty' }))}`;
}

/** The id of a new recipe. */
async function makeRecipe(api: Api): Promise<string> {
  const slug = bodyOf<string>(await api.post('/api/recipes', { name: `Recipe ${randomUUID()}` }));
  return idOf(await api.get(`/api/recipes/${slug}`), 200);
}

async function makeShareToken(api: Api): Promise<string> {
  return idOf(await api.post('/api/shared/recipes', { recipeId: await makeRecipe(api) }));
}

async function makeTimelineEvent(api: Api): Promise<string> {
  const event = { recipeId: await makeRecipe(api), subject: 'Made it', eventType: 'comment' };
  return idOf(await api.post('/api/recipes/timeline/events', event));
}

async function makeCookbook(api: Api): Promise<string> {
  return idOf(await api.post('/api/households/cookbooks', { name: `Cookbook ${randomUUID()}` }));
}

/** The address of a route for a record that `make` returned. */
export function addressOf({ path }: Route, made: string): string {
  const [id = '', parent = ''] = made.split('/').reverse();
  return path.replace(':parent', parent).replace(':id', id);
}

function sharedRoutes(path: string): Route[] {
  return [
    { method: 'GET', path, otherHousehold: 200 },
    { method: 'PUT', path, body: { name: `Renamed ${randomUUID()}` }, otherHousehold: 200 },
    { method: 'PATCH', path, body: { name: `Renamed ${randomUUID()}` }, otherHousehold: 200 },
    { method: 'POST', path: `${path}/duplicate`, body: {}, otherHousehold: 201 },
    { method: 'DELETE', path, otherHousehold: 200 },
  ];
}

function hiddenRoutes(path: string, update?: unknown): Route[] {
  const routes = [
    { method: 'GET', path, otherHousehold: 404 },
    { method: 'DELETE', path, otherHousehold: 404 },
  ];
  return update ? [...routes, { method: 'PUT', path, body: update, otherHousehold: 404 }] : routes;
}

/** Routes of a record that other households do not see, by method, end of the path and body. */
function hiddenCalls(path: string, calls: [method: string, end: string, body: unknown][]): Route[] {
  return calls.map(([method, end, body]) => ({ method, path: `${path}${end}`, body, otherHousehold: 404 }));
}

/** What can be done with a deleted record of the household. */
function hiddenTrash(kind: string): Route[] {
  return [
    { method: 'POST', path: `/api/trash/${kind}/:id/restore`, otherHousehold: 404 },
    { method: 'DELETE', path: `/api/trash/${kind}/:id`, otherHousehold: 404 },
  ];
}

function idOf(answer: { status: number; body: unknown }, status = 201): string {
  return String(bodyOf<{ id: string | number }>(answer, status).id);
}

function bodyOf<T>({ status, body }: { status: number; body: unknown }, expected = 201): T {
  if (status !== expected) throw new Error(`Making a record answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
}

/** A recipe and its first version. */
async function makeRecipeVersion(api: Api): Promise<string> {
  const id = await makeRecipe(api);
  const { status } = await api.patch(`/api/recipes/${id}`, { description: 'Changed once' });
  expect(status).toBe(200);
  return `${id}/1`;
}

async function makePlanEntry(api: Api): Promise<string> {
  return idOf(await api.post('/api/households/mealplans', { date: '2026-01-01', title: 'Soup' }));
}

async function makeShoppingList(api: Api): Promise<string> {
  return idOf(await api.post('/api/households/shopping/lists', { name: 'Market' }));
}

/** The record, in the trash. */
async function deleted(api: Api, path: string, id: string): Promise<string> {
  const { status } = await api.delete(`${path}/${id}`);
  expect(status).toBe(200);
  return id;
}

import type { ApiResponse, Api } from './api.js';

/** The paths of responses with ETags, and writes that together change every one of them. */
export interface RecordsWithETags {
  paths: string[];
  writes: (() => Promise<unknown>)[];
}

interface Resource {
  /** The path of creation and list; `<path>/<id>` changes one. */
  path: string;
  draft: object;
  /** The body of a change. */
  change: (text: string) => object;
  /** The reads that show the record. */
  reads: (path: string, id: string) => string[];
}

const RECIPE = '/api/recipes/base-soup';
const listAndRecord = (path: string, id: string) => [path, `${path}/${id}`];

function aResource(path: string, reads: Resource['reads'] = listAndRecord): Resource {
  return { path, draft: { name: `First of ${path}` }, change: (name) => ({ name }), reads };
}

// The recipe has the tag and the food. No recipe uses the category, so that the list of unused ones contains it.
const [TAGS, FOODS] = [aResource('/api/organizers/tags'), aResource('/api/foods')];
const RESOURCES: Resource[] = [
  TAGS,
  FOODS,
  aResource('/api/organizers/categories', (path, id) => [...listAndRecord(path, id), `${path}/empty`]),
  aResource('/api/organizers/tools'),
  aResource('/api/units'),
  aResource('/api/groups/labels'),
  aResource('/api/households/cookbooks', (path) => [path]), // the recipes of a cookbook may depend on the time
  {
    path: '/api/households/recipe-actions',
    draft: { actionType: 'link', title: 'Print', url: 'https://example.org/print' },
    change: (title) => ({ title }),
    reads: listAndRecord,
  },
  {
    path: '/api/households/mealplans',
    draft: { date: '2026-01-01', entryType: 'dinner', title: 'Soup' },
    change: (title) => ({ title }),
    reads: (path, id) => [...listAndRecord(path, id), `${path}?start_date=2026-01-01&end_date=2026-01-07`],
  },
];

const OTHER_PATHS = [
  '/api/recipes?orderBy=name&orderDirection=asc',
  RECIPE,
  '/api/organizers/categories/slug/used',
  '/api/users/self/ratings',
  '/api/users/self/favorites',
  '/api/groups/preferences',
  '/api/groups/households',
  '/api/households/preferences',
  '/api/households/statistics',
];

/** Creates the records of the paths, in the group of this administrator. */
export async function createRecordsWithETags(admin: Api, uniqueText: () => string): Promise<RecordsWithETags> {
  await requireWritten(admin.post('/api/recipes', { name: 'Base Soup' }));
  const created = await Promise.all(RESOURCES.map((resource) => createRecord(admin, resource, uniqueText)));
  const [tag, food] = created.map(({ record }) => record);
  const used = await requireWritten(admin.post('/api/organizers/categories', { name: 'Used' }));
  const ingredient = { quantity: 1, food };
  const parts = { tags: [tag], recipeCategory: [used], recipeIngredient: [ingredient] };
  await requireWritten(admin.patch(RECIPE, parts));
  const others = [
    await recipeParts(admin, uniqueText),
    await shoppingList(admin, uniqueText),
    await preferences(admin, uniqueText),
  ];
  const all = [...created, ...others, { paths: OTHER_PATHS, writes: [] }];
  return { paths: all.flatMap(({ paths }) => paths), writes: all.flatMap(({ writes }) => writes) };
}

async function createRecord(admin: Api, { path, draft, change, reads }: Resource, uniqueText: () => string) {
  const record = await requireWritten(admin.post(path, draft));
  const write = () => requireWritten(admin.put(`${path}/${record.id}`, { ...record, ...change(uniqueText()) }));
  return { record, paths: reads(path, record.id), writes: [write] };
}

/** The records of the recipe: its text, comments, timeline and rating. */
async function recipeParts(admin: Api, uniqueText: () => string): Promise<RecordsWithETags> {
  const { id: recipeId, userId } = (await admin.get(RECIPE)).body as CreatedRecord;
  const [events, stars] = ['/api/recipes/timeline/events', `/api/users/${userId}/ratings/base-soup`];
  const comment = await requireWritten(admin.post(`${RECIPE}/comments`, { text: 'Tasty' }));
  const event = await requireWritten(admin.post(events, { recipeId, subject: 'Made it', eventType: 'comment' }));
  let rating = 0;
  const rate = () => requireWritten(admin.post(stars, { rating: 1 + (rating++ % 5), isFavorite: true }));
  await rate();
  return {
    paths: [
      ...['/api/comments', `${RECIPE}/comments`].flatMap((path) => listAndRecord(path, comment.id)),
      ...listAndRecord(events, event.id),
      `/api/users/self/ratings/${recipeId}`,
    ],
    writes: [
      () => requireWritten(admin.patch(RECIPE, { description: uniqueText() })),
      () => requireWritten(admin.put(`/api/comments/${comment.id}`, { id: comment.id, text: uniqueText() })),
      () => requireWritten(admin.put(`${events}/${event.id}`, { subject: uniqueText() })),
      rate,
    ],
  };
}

/** A shopping list; it contains all labels of the group, so that a change of a label changes it, too. */
async function shoppingList(admin: Api, uniqueText: () => string): Promise<RecordsWithETags> {
  const path = '/api/households/shopping/lists';
  const { id } = await requireWritten(admin.post(path, { name: 'Market' }));
  return { paths: listAndRecord(path, id), writes: [() => requireWritten(admin.post(path, { name: uniqueText() }))] };
}

async function preferences(admin: Api, uniqueText: () => string): Promise<RecordsWithETags> {
  const { slug } = (await admin.get('/api/households/self')).body as CreatedRecord;
  let turn = 0;
  return {
    paths: [`/api/groups/households/${slug}`],
    writes: [
      () => requireWritten(admin.post('/api/recipes', { name: uniqueText() })),
      () => requireWritten(admin.put('/api/households/preferences', { firstDayOfWeek: 1 + (turn++ % 6) })),
      () => requireWritten(admin.put('/api/groups/preferences', { privateGroup: turn % 2 === 0 })),
    ],
  };
}

interface CreatedRecord {
  id: string;
  slug: string;
  userId: string;
}

/** The body of a successful write, of any status. */
async function requireWritten(response: Promise<ApiResponse>): Promise<CreatedRecord> {
  const { status, body } = await response;
  if (status >= 300) throw new Error(`A write answered ${status}: ${JSON.stringify(body)}`);
  return body as CreatedRecord;
}

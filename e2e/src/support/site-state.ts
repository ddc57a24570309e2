import type { Api } from './api.js';

/** The compared responses of a site: everything that does not change with the time of the request. */
const PATHS = [
  '/api/users/self',
  '/api/users/self/ratings',
  '/api/groups/self',
  '/api/groups/preferences',
  '/api/households/self',
  '/api/households/members',
  '/api/admin/users?perPage=-1&orderBy=username',
  '/api/admin/groups?perPage=-1&orderBy=name',
  '/api/recipes?perPage=-1&orderBy=name',
  '/api/organizers/categories?perPage=-1&orderBy=name',
  '/api/organizers/tags?perPage=-1&orderBy=name',
  '/api/organizers/tools?perPage=-1&orderBy=name',
  '/api/foods?perPage=-1&orderBy=name',
  '/api/units?perPage=-1&orderBy=name',
  '/api/groups/labels?perPage=-1&orderBy=name',
  '/api/households/cookbooks?perPage=-1&orderBy=name',
  '/api/households/mealplans?perPage=-1&orderBy=date',
  '/api/households/mealplans/rules?perPage=-1',
  '/api/households/shopping/lists?perPage=-1&orderBy=name',
  '/api/households/shopping/items?perPage=-1&orderBy=position',
  '/api/recipes/timeline/events?perPage=-1&orderBy=subject',
  '/api/comments?perPage=-1',
  '/api/shared/recipes',
  '/api/trash/recipes?perPage=-1',
  '/api/trash/cookbooks?perPage=-1',
  '/api/trash/plan-entries?perPage=-1',
  '/api/trash/shopping-lists?perPage=-1',
];
/** Lists whose records have past deliveries. */
const SENDERS = ['/api/households/webhooks', '/api/households/events/notifications'];
/** They contain the last use of a user or session. */
const VOLATILE = new Set(['lastLogin', 'lastUsedAt', 'signedInAt', 'cacheKey']);

/** The responses of a site, by address; including every recipe with its history and image, and past deliveries. */
export async function siteState(api: Api): Promise<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  const read = async (path: string) => {
    const { status, body } = await api.get(path);
    state[path] = { status, body: stable(body) };
    return body as { items?: { id: string }[] };
  };
  for (const path of PATHS) await read(path);
  for (const path of SENDERS)
    for (const { id } of (await read(`${path}?perPage=-1`)).items ?? []) await read(`${path}/${id}/deliveries`);
  const { body } = await api.get('/api/recipes?perPage=-1&orderBy=name');
  for (const { slug, id } of (body as { items: { slug: string; id: string }[] }).items) {
    state[slug] = stable((await api.get(`/api/recipes/${slug}`)).body);
    await read(`/api/recipes/${slug}/versions`);
    const image = await fetch(`${api.url}/api/media/recipes/${id}/images/original.webp`, {
      headers: { authorization: `Bearer ${api.token ?? ''}` },
    });
    // The key of the recorded responses of releases.
    state[`picture of ${slug}`] = [
      image.status,
      Buffer.from(await image.arrayBuffer())
        .toString('base64')
        .slice(0, 400),
    ];
  }
  return state;
}

function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !VOLATILE.has(name));
  return Object.fromEntries(entries.map(([name, field]) => [name, stable(field)]));
}

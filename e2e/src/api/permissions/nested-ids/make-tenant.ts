import { randomUUID } from 'node:crypto';
import { type Api, bodyOf } from '../../../support/api.js';
import { idOf } from '../own-records/make-records.js';
import type { TestUser } from '../../../support/users.js';

interface NamedRecord {
  id: string;
  name: string;
  slug: string;
}

/** A user with one record of each kind; the name of each contains `mark`. */
export interface Tenant {
  user: TestUser;
  mark: string;
  recipe: NamedRecord;
  tag: NamedRecord;
  category: NamedRecord;
  tool: NamedRecord;
  ids: Record<'food' | 'unit' | 'label' | 'list' | 'item' | 'entry' | 'menu' | 'cookbook' | 'hook' | 'action', string>;
}

/** Creates the records of a user. */
export async function makeTenant(user: TestUser): Promise<Tenant> {
  const { api } = user;
  const mark = `Secret ${randomUUID()}`;
  const make = async (path: string, body: object, status = 201) => idOf(await api.post(path, body), status);
  const organizer = async (kind: string) =>
    bodyOf<NamedRecord>(await api.post(`/api/organizers/${kind}`, { name: `${mark} ${kind}` }), 201);
  const slug = bodyOf<string>(await api.post('/api/recipes', { name: `${mark} recipe` }), 201);
  const list = await make('/api/households/shopping/lists', { name: `${mark} list` });
  return {
    user,
    mark,
    recipe: bodyOf<NamedRecord>(await api.get(`/api/recipes/${slug}`), 200),
    tag: await organizer('tags'),
    category: await organizer('categories'),
    tool: await organizer('tools'),
    ids: {
      food: await make('/api/foods', { name: `${mark} food` }),
      unit: await make('/api/units', { name: `${mark} unit` }),
      label: await make('/api/groups/labels', { name: `${mark} label` }, 200),
      list,
      item: await makeItem(api, list, `${mark} item`),
      entry: await make('/api/households/mealplans', { date: '2026-01-01', title: `${mark} entry` }),
      menu: await make('/api/households/menus', { name: `${mark} menu`, items: [] }),
      cookbook: await make('/api/households/cookbooks', { name: `${mark} cookbook` }),
      hook: await make('/api/households/webhooks', { url: 'http://127.0.0.1:9/hook', scheduledTime: '16:30' }),
      action: await make('/api/households/recipe-actions', {
        actionType: 'post',
        title: `${mark} action`,
        url: 'http://127.0.0.1:9/hook',
      }),
    },
  };
}

/** All records of a tenant, as that tenant reads them. */
export async function readAll({ user, recipe, ids }: Tenant): Promise<unknown[]> {
  const paths = [
    `/api/recipes/${recipe.id}`,
    `/api/recipes/${recipe.slug}/comments`,
    `/api/shared/recipes?recipe_id=${recipe.id}`,
    `/api/foods/${ids.food}`,
    `/api/units/${ids.unit}`,
    `/api/groups/labels/${ids.label}`,
    `/api/households/shopping/lists/${ids.list}`,
    `/api/households/mealplans/${ids.entry}`,
    `/api/households/menus/${ids.menu}`,
    `/api/households/cookbooks/${ids.cookbook}`,
    `/api/households/webhooks/${ids.hook}`,
    '/api/users/self',
  ];
  return Promise.all(paths.map(async (path) => bodyOf(await user.api.get(path), 200)));
}

async function makeItem(api: Api, shoppingListId: string, note: string): Promise<string> {
  const created = await api.post('/api/households/shopping/items', { shoppingListId, note });
  return bodyOf<{ createdItems: { id: string }[] }>(created, 201).createdItems[0]?.id ?? '';
}

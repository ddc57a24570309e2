import sharp from 'sharp';
import type { Api } from './api.js';
import { imageForm } from './fixtures/image-form.js';

/** Creates a record of every kind. */
export async function fillSite(api: Api): Promise<void> {
  const created = await api.post('/api/recipes', { name: 'Pea soup' });
  const slug = created.body as string;
  const { body: recipe } = await api.get(`/api/recipes/${slug}`);
  const { id: recipeId } = recipe as { id: string };
  const tag = (await api.post('/api/organizers/tags', { name: 'Winter' })).body;
  const food = (await api.post('/api/foods', { name: `peas ${slug}` })).body;
  await api.patch(`/api/recipes/${slug}`, {
    tags: [tag],
    recipeIngredient: [{ quantity: 1.5, food, note: 'dried' }],
    recipeInstructions: [{ text: 'Soak, then cook.' }],
    extras: { '1': 'one', source: 'grandmother' },
  });
  await api.put(`/api/recipes/${slug}/image`, await greenImage());
  await api.post(`/api/recipes/${slug}/comments`, { recipeId, text: 'Good.' });
  await api.post('/api/comments', { recipeId, text: 'Very good.' });
  await api.post('/api/households/mealplans', { date: '2026-11-23', entryType: 'dinner', recipeId });
  await api.post('/api/households/mealplans/rules', { day: 'monday', entryType: 'dinner', queryFilterString: '' });
  const list = (await api.post('/api/households/shopping/lists', { name: 'Saturday' })).body as { id: string };
  await api.post('/api/households/shopping/items', { shoppingListId: list.id, note: 'milk', quantity: 2 });
  await api.post('/api/households/cookbooks', { name: `Soups ${slug}`, queryFilterString: '' });
  const hook = { name: 'hook', url: 'http://127.0.0.1:9/', scheduledTime: '10:00' };
  await sendTest(api, '/api/households/webhooks', hook);
  await sendTest(api, '/api/households/events/notifications', { name: 'n', appriseUrl: 'json://127.0.0.1:9/' });
  await api.post('/api/shared/recipes', { recipeId });
  await fillTrash(api);
}

/** Creates a webhook or notifier, and sends to an address without receiver: the outcome is recorded. */
async function sendTest(api: Api, path: string, record: object): Promise<void> {
  const { id } = (await api.post(path, record)).body as { id: string };
  await api.post(`${path}/${id}/test`);
}

/** Puts one of each kind into the trash. */
async function fillTrash(api: Api): Promise<void> {
  const slug = (await api.post('/api/recipes', { name: 'Burnt soup' })).body as string;
  await api.delete(`/api/recipes/${slug}`);
  const records = [
    ['/api/households/mealplans', { date: '2026-11-24', entryType: 'lunch', title: 'Leftovers' }],
    ['/api/households/cookbooks', { name: `Mistakes ${slug}`, queryFilterString: '' }],
    ['/api/households/shopping/lists', { name: 'Sunday' }],
  ] as const;
  for (const [path, record] of records) {
    const { id } = (await api.post(path, record)).body as { id: string | number };
    await api.delete(`${path}/${id}`);
  }
}

/** Deletes, creates and changes some records of a filled site. */
export async function changeSite(api: Api): Promise<void> {
  const { body } = await api.get('/api/recipes?perPage=1&orderBy=name');
  const [first] = (body as { items: { slug: string }[] }).items;
  await api.delete(`/api/recipes/${first?.slug ?? ''}`);
  await api.post('/api/recipes', { name: `New ${Date.now()}` });
  await api.put('/api/groups/preferences', { privateGroup: false });
  await api.post('/api/households/shopping/lists', { name: 'Another' });
}

async function greenImage(): Promise<FormData> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  return imageForm(bytes, 'soup.png', 'png');
}

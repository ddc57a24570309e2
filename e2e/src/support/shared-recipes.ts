import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { bodyOf, type Api } from './api.js';
import { imageForm } from './fixtures/image-form.js';
import { aUser, type TestUser } from './users.js';

/** The ids of a created record. */
export interface CreatedRecord {
  id: string;
  slug: string;
}

/** Creates a recipe with a name. */
export async function aRecipe(api: Api, name = `Recipe ${randomUUID()}`): Promise<CreatedRecord> {
  const slug = bodyOf<string>(await api.post('/api/recipes', { name }), 201);
  return bodyOf(await api.get(`/api/recipes/${slug}`), 200);
}

/** Creates a public recipe. Set explicitly, since the preferences of a new household may not have arrived yet. */
export async function aPublicRecipe(api: Api, name: string): Promise<CreatedRecord> {
  const recipe = await aRecipe(api, name);
  bodyOf(await api.patch(`/api/recipes/${recipe.slug}`, { settings: { public: true } }), 200);
  return recipe;
}

/** The form of an image upload with an unsafe file name and extension. */
export async function anUnsafeImageForm(): Promise<FormData> {
  const image = { create: { width: 40, height: 30, channels: 3, background: '#c0392b' } } as const;
  return imageForm(await sharp(image).png().toBuffer(), '../soup.png', '../../etc/passwd');
}

/** A user of a public group; `privateHousehold` hides the recipes of the household from visitors. */
export async function aUserOfPublicGroup({ privateHousehold = false } = {}): Promise<TestUser> {
  const person = await aUser({}, { canManage: true, canManageHousehold: true });
  await person.api.put('/api/groups/preferences', { privateGroup: false });
  await person.api.put('/api/households/preferences', { privateHousehold, recipePublic: true });
  return person;
}

/** Creates a private recipe with an image and a share link. */
export async function aSharedImage(api: Api): Promise<CreatedRecord & { linkId: string }> {
  const recipe = await aRecipe(api, 'Secret Soup');
  bodyOf(await api.put(`/api/recipes/${recipe.slug}/image`, await anUnsafeImageForm()), 200);
  const { id: linkId } = bodyOf<CreatedRecord>(await api.post('/api/shared/recipes', { recipeId: recipe.id }), 201);
  return { ...recipe, linkId };
}

/** The preview image of a page (`og:image`). */
export function imageOn(body: unknown): URL {
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(String(body)) ?? [];
  return new URL(image.replaceAll('&amp;', '&'));
}

import { SetRecipeImage, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import sharp from 'sharp';
import type { TestRecipes } from '../start-recipes.js';

/** The stored sizes of an image. */
export const SIZES = ['min-original.webp', 'original.webp', 'tiny-original.webp'];

/** Uploads, images and the stored files of recipes. */
export function imageCalls(recipes: () => TestRecipes) {
  async function upload(bytes: Uint8Array): Promise<string> {
    const key = `.temp/${newId()}`;
    await recipes().store.put(key, bytes);
    return key;
  }

  /** The files of a recipe, without their folder. */
  async function filesOf(recipeId: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { key } of recipes().store.list(`recipes/${recipeId}/`))
      names.push(key.split('/').slice(2).join('/'));
    return names.sort();
  }

  const anImage = (width = 400, height = 300) =>
    sharp({ create: { width, height, channels: 3, background: '#c0392b' } })
      .jpeg()
      .toBuffer();
  const setImage = (actor: Actor, slugOrId: string, uploadKey: string | null) =>
    recipes().as(actor).request(SetRecipeImage, { slugOrId, uploadKey });

  return { upload, filesOf, anImage, setImage };
}

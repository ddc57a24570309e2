import { buffer } from 'node:stream/consumers';
import { PatchRecipe, type Actor } from '@larder/contracts';
import type { TestRecipes } from '../start-recipes.js';

/** Stored files, and recipes that have some. */
export function exportCalls(recipes: () => TestRecipes) {
  const bytesOf = async (key: string) => buffer((await recipes().store.get(key)).stream);

  /** A recipe with a tag, an image and a file. */
  async function fullRecipe(actor: Actor, name?: string) {
    const { id } = await recipes().recipe(actor, name);
    await recipes().store.put(`recipes/${id}/images/original.webp`, Buffer.from('picture'));
    await recipes().store.put(`recipes/${id}/assets/notes.txt`, Buffer.from('Salt late.'));
    const recipe = {
      orgURL: 'https://example.org',
      tags: ['Quick'],
      extras: { myKey: '1' },
      assets: [{ name: 'Notes', icon: 'mdi-file', fileName: 'notes.txt' }],
    };
    return recipes().as(actor).request(PatchRecipe, { slugOrId: id, recipe });
  }

  return { bytesOf, fullRecipe };
}

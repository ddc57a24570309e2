import { newId } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import type { RecipeAccess } from '../access/recipe-access.js';
import { RecipeWriter } from './recipe-writer.js';
import type { RecipeRepository } from '../../recipe-store/recipe.repository.js';
import type { RecipeDocument } from '../../recipe-store/schemas/recipe.schema.js';
import type { TrashRepository, VersionRepository } from '../../recipe-store/index.js';

const copiesNothing = { ensureCopied: () => Promise.resolve(), copySoon: () => undefined };

const keepsNothing = { contentsOf: () => Promise.resolve(new Map()) };

const ana = aMember();
// Only what the writer looks at before it writes.
const recipe = { ...ana, _id: newId(), revision: 0, name: 'Soup', slug: 'soup' } as unknown as RecipeDocument;
const access = { findForUpdate: () => Promise.resolve(recipe) } as unknown as RecipeAccess;
/** A repository in which another replica is always faster. */
const overtaken = {
  update: () => Promise.resolve(null),
  delete: () => Promise.resolve(false),
} as unknown as RecipeRepository;

describe('a change with conflicts at every attempt', () => {
  const writer = new RecipeWriter(
    overtaken,
    access,
    copiesNothing as unknown as VersionRepository,
    keepsNothing as unknown as TrashRepository,
  );

  it.each([
    ['saved', () => writer.change(ana, 'soup', () => ({}))],
    ['deleted', () => writer.delete(ana, 'soup')],
  ])('fails with 409 instead of being %s', async (_how, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ kind: 'conflict', code: 'common.conflict' });
  });
});

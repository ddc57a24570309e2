import { newId } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import type { RecipeAccess } from '../access/recipe-access.js';
import { RecipeWriter } from './recipe-writer.js';
import type { RecipeRepository } from '../../recipe-store/recipe.repository.js';
import type { RecipeDocument } from '../../recipe-store/schemas/recipe-document.js';
import type { TrashRepository, RecipeVersionRepository } from '../../recipe-store/index.js';

const noVersions = { ensureCopied: () => Promise.resolve(), scheduleCopy: () => undefined };

const noTrash = { findContents: () => Promise.resolve(new Map()) };

const ana = aMember();
// Only the fields that the writer reads.
const recipe = { ...ana, _id: newId(), revision: 0, name: 'Soup', slug: 'soup' } as unknown as RecipeDocument;
const access = { findForUpdate: () => Promise.resolve(recipe) } as unknown as RecipeAccess;
/** A repository in which each write conflicts with another replica. */
const conflictingRecipes = {
  update: () => Promise.resolve(null),
  delete: () => Promise.resolve(false),
} as unknown as RecipeRepository;

describe('a change with conflicts at every attempt', () => {
  const writer = new RecipeWriter(
    conflictingRecipes,
    access,
    noVersions as unknown as RecipeVersionRepository,
    noTrash as unknown as TrashRepository,
  );

  it.each([
    ['saved', () => writer.change(ana, 'soup', () => ({}))],
    ['deleted', () => writer.delete(ana, 'soup')],
  ])('fails with 409 instead of being %s', async (_how, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ kind: 'conflict', code: 'common.conflict' });
  });
});

import { today, type Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { RecipeDocument } from '../../recipe-store/index.js';
import { newImageKey, RecipeFiles } from '../../storage/index.js';
import { duplicateContent } from './duplicate-content.js';
import { RecipeAccess } from '../access/recipe-access.js';
import { RecipeCreator } from './recipe-creator.js';

/** Copies recipes, files included; the copy belongs to the caller. */
@Injectable()
export class RecipeDuplicator {
  constructor(
    private readonly access: RecipeAccess,
    private readonly creator: RecipeCreator,
    private readonly files: RecipeFiles,
  ) {}

  async duplicate(
    actor: Actor,
    slugOrId: string,
    id: string,
    name: string | null | undefined,
  ): Promise<RecipeDocument> {
    const existing = await this.creator.findByRequestId(actor, id);
    if (existing) return existing;
    const original = await this.access.findForRead(actor, slugOrId);
    const image = original.image === null ? null : newImageKey(original.image);
    const copy = duplicateContent(original, { from: original._id, to: id, image, dateAdded: today() });
    // The files first: browsers would cache that the image is missing.
    await this.files.copy(original._id, id);
    return this.creator.store(actor, id, { ...copy, name: name?.trim() || original.name }, { duplicated: true });
  }
}

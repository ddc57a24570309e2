import { ReadSharedRecipeId, type Recipe } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { MediaAccess } from '../media/media-access.js';
import { SignedLinks } from '../media/signed-links.js';
import { previewEnd } from './preview-end.js';
import { pictureKey } from './recipe-card.js';

/** Lets other sites fetch the picture of a page that they show (docs/api/collaboration.md#link-previews). */
@Injectable()
export class RecipePreview {
  constructor(
    private readonly access: MediaAccess,
    private readonly links: SignedLinks,
    private readonly services: ServiceClient,
  ) {}

  /** What a shared recipe's picture needs in its address: nothing where anybody may see it, else a signature. */
  async signatureFor(recipe: Recipe, linkId: string): Promise<Record<string, string>> {
    if (!recipe.image || (await this.access.hasPublicImages(recipe.id))) return {};
    const link = await this.services.as(null).request(ReadSharedRecipeId, { id: linkId });
    // A link that has just gone opens nothing any more.
    if (!link?.expiresAt) return {};
    return this.links.sign(pictureKey(recipe.id), previewEnd(new Date(), new Date(link.expiresAt)));
  }
}

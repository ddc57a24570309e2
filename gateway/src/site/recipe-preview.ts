import { ReadSharedRecipeId, type Recipe } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { MediaAccess } from '../media/media-access.js';
import { SignedLinks } from '../media/signed-links.js';
import { previewExpiry } from './preview-expiry.js';
import { imageKey } from './card/recipe-card.js';

/** Lets other sites fetch the image of a link preview (docs/api/collaboration.md#link-previews). */
@Injectable()
export class RecipePreview {
  constructor(
    private readonly access: MediaAccess,
    private readonly links: SignedLinks,
    private readonly services: ServiceClient,
  ) {}

  /** The query parameters of a shared recipe's image: none where it is public, else a signature. */
  async signatureFor(recipe: Recipe, linkId: string): Promise<Record<string, string>> {
    if (!recipe.image || (await this.access.hasPublicImages(recipe.id))) return {};
    const link = await this.services.as(null).request(ReadSharedRecipeId, { id: linkId });
    // The link may have been deleted meanwhile.
    if (!link?.expiresAt) return {};
    return this.links.sign(imageKey(recipe.id), previewExpiry(new Date(), new Date(link.expiresAt)));
  }
}

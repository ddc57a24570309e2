import { AppError, CountRatings, ExploreHousehold, ReadSharedRecipeId, type Recipe } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { MediaAccess } from '../../media/media-access.js';
import { SignedLinks } from '../../media/signed-links.js';
import { previewExpiry } from './preview-expiry.js';
import { imageKey, type RecipeFacts } from './card/recipe-card.js';

/** What the preview of a recipe needs besides the recipe: its facts, and access to its image (docs/api/collaboration.md#link-previews). */
@Injectable()
export class RecipePreview {
  constructor(
    private readonly access: MediaAccess,
    private readonly links: SignedLinks,
    private readonly services: ServiceClient,
  ) {}

  /** The household, if visitors may see it, and the number of ratings. */
  async factsOf(groupSlug: string, { groupId, householdId, id, rating }: Recipe): Promise<RecipeFacts> {
    const services = this.services.as(null);
    const [household, ratings] = await Promise.all([
      services.request(ExploreHousehold, { groupSlug, slugOrId: householdId }).catch(nullIfExpected),
      rating === null ? null : services.request(CountRatings, { groupId, recipeId: id }).catch(nullIfExpected),
    ]);
    return { ...(household && { author: household.name }), ...(ratings && { ratingCount: ratings.count }) };
  }

  /** The query parameters of a shared recipe's image: none where it is public, else a signature. */
  async signatureFor(recipe: Recipe, linkId: string): Promise<Record<string, string>> {
    if (!recipe.image || (await this.access.hasPublicImages(recipe.id))) return {};
    const link = await this.services.as(null).request(ReadSharedRecipeId, { id: linkId });
    // The link may have been deleted meanwhile.
    if (!link?.expiresAt) return {};
    return this.links.sign(imageKey(recipe.id), previewExpiry(new Date(), new Date(link.expiresAt)));
  }
}

/** Without a fact the preview is still useful. */
function nullIfExpected(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

import { CommonErrors, IdentityErrors, RecipeErrors, type UserScope } from '@larder/contracts';
import type { Actor, RatingOut, RatingSummary, RatingUpdate } from '@larder/contracts';
import { Directory, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  type RatingChange,
  RatingRepository,
  type RatingSelection,
  RecipeRepository,
} from '../../recipe-store/index.js';
import { RatedRecipes } from './rated-recipes.js';
import { toRatingOut, toRatingSummary } from './rating.mapper.js';
import { RecipeAverages } from './recipe-averages.js';

/** Ratings and favorites of a group's members (docs/api/collaboration.md#ratings-and-favorites). */
@Injectable()
export class RatingService {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly recipes: RecipeRepository,
    private readonly rated: RatedRecipes,
    private readonly averages: RecipeAverages,
    private readonly directory: Directory,
  ) {}

  async listOwn(actor: Actor, selection: RatingSelection): Promise<RatingSummary[]> {
    return (await this.rated.byName(actor, selection)).map(toRatingSummary);
  }

  async listOfUser(actor: Actor, userId: string, selection: RatingSelection): Promise<RatingOut[]> {
    await this.checkMember(actor, userId);
    return (await this.rated.byName({ ...actor, userId }, selection)).map(toRatingOut);
  }

  async readOwn(actor: Actor, recipeId: string): Promise<RatingSummary> {
    const existing = await this.ratings.find(actor, recipeId);
    if (!existing) throw RecipeErrors.notRated();
    return toRatingSummary(existing);
  }

  /** The number of ratings; favorites and removed ratings do not count. */
  async count({ groupId, recipeId }: { groupId: string; recipeId: string }): Promise<number> {
    return (await this.ratings.findStars({ groupId }, recipeId)).filter((stars) => stars !== null && stars > 0).length;
  }

  /** Every member may rate every recipe of the group, locked or not; an administrator also for other members. */
  async rate(actor: Actor, userId: string, slugOrId: string, changes: RatingUpdate): Promise<void> {
    if (userId !== actor.userId && !actor.admin) throw IdentityErrors.notAnAdmin();
    await this.checkMember(actor, userId);
    const recipe = orThrowNotFound(await this.recipes.find(actor, slugOrId));
    await this.save({ groupId: actor.groupId, userId }, recipe._id, toRatingChange(changes));
  }

  private async save(person: UserScope, recipeId: string, change: RatingChange) {
    if (Object.keys(change).length === 0) return;
    await this.ratings.save(person, recipeId, change);
    // The event triggers it, too; refreshed here so that the caller reads the new average at once.
    if (change.rating !== undefined) await this.averages.refresh(person, recipeId);
  }

  private async checkMember(actor: Actor, userId: string): Promise<void> {
    if (userId === actor.userId) return;
    const user = await this.directory.user(userId);
    if (user?.groupId !== actor.groupId) throw CommonErrors.notFound();
  }
}

/** The fields to set; absent and null ones are kept. */
function toRatingChange({ rating, isFavorite }: RatingUpdate): RatingChange {
  return { ...(rating == null ? {} : { rating }), ...(isFavorite == null ? {} : { isFavorite }) };
}

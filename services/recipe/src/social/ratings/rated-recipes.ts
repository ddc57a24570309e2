import type { UserScope } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  RECIPES,
  RatingRepository,
  type RatingDocument,
  type RatingSelection,
  type RecipeDocument,
} from '../../recipe-store/index.js';

type SortName = Pick<RecipeDocument, '_id' | 'nameSort'>;

/** A user's ratings in the order of the recipes' names. */
@Injectable()
export class RatedRecipes {
  constructor(
    private readonly ratings: RatingRepository,
    @InjectModel(RECIPES) private readonly recipes: Model<RecipeDocument>,
  ) {}

  /** Ratings of deleted recipes are left out, if they still exist. */
  async byName(person: UserScope, selection: RatingSelection): Promise<RatingDocument[]> {
    const ratings = await this.ratings.findOfUser(person, selection);
    const places = await this.placesOf(
      person,
      ratings.map(({ recipeId }) => recipeId),
    );
    const placeOf = ({ recipeId }: RatingDocument) => places.get(recipeId) ?? -1;
    return ratings.filter((each) => placeOf(each) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  }

  private async placesOf({ groupId }: UserScope, ids: string[]): Promise<Map<string, number>> {
    const named = await this.recipes.find({ _id: { $in: ids }, groupId }, { nameSort: 1 }).lean<SortName[]>();
    return new Map(named.sort(byName).map(({ _id }, place) => [_id, place]));
  }
}

function byName(a: SortName, b: SortName): number {
  if (a.nameSort !== b.nameSort) return a.nameSort < b.nameSort ? -1 : 1;
  return a._id < b._id ? -1 : 1;
}

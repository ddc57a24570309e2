import {
  CountRatings,
  ListOwnRatings,
  ListUserRatings,
  RateRecipe,
  ReadOwnRating,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RatingService } from './rating.service.js';

@Controller()
export class RatingController {
  constructor(private readonly ratings: RatingService) {}

  @Streams(ListOwnRatings)
  async *listOwn({ favoritesOnly }: RequestOf<typeof ListOwnRatings>, @CurrentActor() actor: Actor) {
    yield* await this.ratings.listOwn(actor, { favoritesOnly });
  }

  @Streams(ListUserRatings)
  async *listOfUser({ userId, favoritesOnly }: RequestOf<typeof ListUserRatings>, @CurrentActor() actor: Actor) {
    yield* await this.ratings.listOfUser(actor, userId, { favoritesOnly });
  }

  @Answers(ReadOwnRating)
  readOwn({ recipeId }: RequestOf<typeof ReadOwnRating>, @CurrentActor() actor: Actor) {
    return this.ratings.readOwn(actor, recipeId);
  }

  @Answers(CountRatings)
  async count(request: RequestOf<typeof CountRatings>) {
    return { count: await this.ratings.count(request) };
  }

  @Answers(RateRecipe)
  async rate({ userId, slugOrId, changes }: RequestOf<typeof RateRecipe>, @CurrentActor() actor: Actor) {
    await this.ratings.rate(actor, userId, slugOrId, changes);
    return null;
  }
}

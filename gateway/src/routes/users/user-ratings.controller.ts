import {
  Id,
  ListOwnRatings,
  ListUserRatings,
  OwnRatings,
  RateRecipe,
  RatingSummary,
  RatingUpdate,
  readAll,
  ReadOwnRating,
  UserRatings,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Conditional } from '../../http/caching/conditional.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Users: Ratings')
@Controller('api/users')
export class UserRatingsController {
  constructor(private readonly services: ServiceClient) {}

  @Get('self/ratings')
  @ApiOperation({
    summary: 'List your ratings',
    description:
      'One entry for each recipe that you rated or marked as a favorite, ordered by the names of the recipes.',
  })
  @Conditional('recipe')
  @ApiReply(200, OwnRatings)
  listOwnRatings(@CurrentActor() actor: Actor) {
    return this.listOwn(actor, { favoritesOnly: false });
  }

  @Get('self/favorites')
  @ApiOperation({
    summary: 'List your favorites',
    description: 'The recipes that you marked as favorites, ordered by name.',
  })
  @Conditional('recipe')
  @ApiReply(200, OwnRatings)
  listOwnFavorites(@CurrentActor() actor: Actor) {
    return this.listOwn(actor, { favoritesOnly: true });
  }

  @Get('self/ratings/:recipe_id')
  @ApiOperation({
    summary: 'Get your rating of a recipe',
    description: '404 when you have neither rated the recipe nor marked it as a favorite.',
  })
  @Conditional('recipe')
  @ApiReply(200, RatingSummary)
  readOwnRating(@CurrentActor() actor: Actor, @Param('recipe_id', { schema: Id }) recipeId: string) {
    return this.services.as(actor).request(ReadOwnRating, { recipeId });
  }

  @Get(':id/ratings')
  @ApiOperation({
    summary: 'List the ratings of a user',
    description: "For users of the caller's group; others are 404.",
  })
  @ApiReply(200, UserRatings)
  listRatings(@CurrentActor() actor: Actor, @Param('id', { schema: Id }) userId: string) {
    return this.list(actor, { userId, favoritesOnly: false });
  }

  @Get(':id/favorites')
  @ApiOperation({
    summary: 'List the favorites of a user',
    description: "For users of the caller's group; others are 404.",
  })
  @ApiReply(200, UserRatings)
  listFavorites(@CurrentActor() actor: Actor, @Param('id', { schema: Id }) userId: string) {
    return this.list(actor, { userId, favoritesOnly: true });
  }

  @Post(':id/ratings/:slug')
  @ApiOperation({
    summary: 'Rate a recipe',
    description:
      'Sets the keys that are sent and keeps the other. `rating` is 0 to 5, where 0 withdraws it. Only administrators may do this for another user.',
  })
  @ApiReply(200)
  rate(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: Id }) userId: string,
    @Param('slug') slugOrId: string,
    @Body({ schema: RatingUpdate }) changes: RatingUpdate,
  ) {
    return this.services.as(actor).request(RateRecipe, { userId, slugOrId, changes });
  }

  @Post(':id/favorites/:slug')
  @ApiOperation({
    summary: 'Add a recipe to the favorites',
    description: 'Repeating it changes nothing. Only administrators may do this for another user.',
  })
  @ApiReply(200)
  addFavorite(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: Id }) userId: string,
    @Param('slug') slugOrId: string,
  ) {
    return this.services.as(actor).request(RateRecipe, { userId, slugOrId, changes: { isFavorite: true } });
  }

  @Delete(':id/favorites/:slug')
  @ApiOperation({
    summary: 'Remove a recipe from the favorites',
    description: 'Keeps the rating. Only administrators may do this for another user.',
  })
  @ApiReply(200)
  removeFavorite(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: Id }) userId: string,
    @Param('slug') slugOrId: string,
  ) {
    return this.services.as(actor).request(RateRecipe, { userId, slugOrId, changes: { isFavorite: false } });
  }

  private async listOwn(actor: Actor, request: RequestOf<typeof ListOwnRatings>) {
    return { ratings: await readAll(this.services.as(actor).stream(ListOwnRatings, request)) };
  }

  private async list(actor: Actor, request: RequestOf<typeof ListUserRatings>) {
    return { ratings: await readAll(this.services.as(actor).stream(ListUserRatings, request)) };
  }
}

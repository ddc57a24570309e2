import {
  ExploreCookbook,
  ExploreCookbooks,
  ExploreFood,
  ExploreFoods,
  ExploreOrganizer,
  ExploreOrganizers,
  ExploreRecipe,
  ExploreRecipes,
  type RequestOf,
} from '@larder/contracts';
import { Answers, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PublicCatalogue } from './public-catalogue.js';
import { PublicCookbooks } from './public-cookbooks.js';
import { PublicRecipes } from './public-recipes.js';

/** Public: every caller is treated as a visitor. */
@Controller()
export class ExploreController {
  constructor(
    private readonly recipes: PublicRecipes,
    private readonly cookbooks: PublicCookbooks,
    private readonly catalogue: PublicCatalogue,
  ) {}

  @Streams(ExploreRecipes)
  listRecipes({ groupSlug, query }: RequestOf<typeof ExploreRecipes>) {
    return this.recipes.list(groupSlug, query);
  }

  @Answers(ExploreRecipe)
  readRecipe({ groupSlug, slugOrId }: RequestOf<typeof ExploreRecipe>) {
    return this.recipes.read(groupSlug, slugOrId);
  }

  @Streams(ExploreFoods)
  listFoods({ groupSlug, query }: RequestOf<typeof ExploreFoods>) {
    return this.catalogue.foods(groupSlug, query);
  }

  @Answers(ExploreFood)
  readFood({ groupSlug, id }: RequestOf<typeof ExploreFood>) {
    return this.catalogue.food(groupSlug, id);
  }

  @Streams(ExploreOrganizers)
  listOrganizers({ groupSlug, kind, query }: RequestOf<typeof ExploreOrganizers>) {
    return this.catalogue.organizers(groupSlug, kind, query);
  }

  @Answers(ExploreOrganizer)
  readOrganizer({ groupSlug, kind, id }: RequestOf<typeof ExploreOrganizer>) {
    return this.catalogue.organizer(groupSlug, kind, id);
  }

  @Streams(ExploreCookbooks)
  listCookbooks({ groupSlug, query }: RequestOf<typeof ExploreCookbooks>) {
    return this.cookbooks.list(groupSlug, query);
  }

  @Answers(ExploreCookbook)
  readCookbook({ groupSlug, slugOrId }: RequestOf<typeof ExploreCookbook>) {
    return this.cookbooks.read(groupSlug, slugOrId);
  }
}

import {
  CountHouseholdRecipes,
  ReadGroupStorage,
  ReadRecipeGroups,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { StatisticsService } from './statistics.service.js';
import { StorageService } from './storage.service.js';

@Controller()
export class StatisticsController {
  constructor(
    private readonly statistics: StatisticsService,
    private readonly storage: StorageService,
  ) {}

  @Answers(CountHouseholdRecipes)
  count(_request: RequestOf<typeof CountHouseholdRecipes>, @CurrentActor() actor: Actor) {
    return this.statistics.ofHousehold(actor);
  }

  @Answers(ReadGroupStorage)
  readStorage(_request: RequestOf<typeof ReadGroupStorage>, @CurrentActor() actor: Actor) {
    return this.storage.ofGroup(actor);
  }

  @Answers(ReadRecipeGroups)
  async readGroups({ recipeIds }: RequestOf<typeof ReadRecipeGroups>) {
    return { groups: await this.storage.groupsOf(recipeIds) };
  }
}

import { ReadPersonalPlans, type Actor, type RequestOf } from '@larder/contracts';
import { CurrentActor, requireOperator, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PersonalDataRepository } from './personal-data.repository.js';
import { toPlanEntryWithoutRecipe } from './plan-entry.mapper.js';

/** The plan entries of one user, for the operator. */
@Controller()
export class PersonalDataController {
  constructor(private readonly entries: PersonalDataRepository) {}

  @Streams(ReadPersonalPlans)
  async *read({ userId }: RequestOf<typeof ReadPersonalPlans>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    for await (const entry of this.entries.eachOf(userId))
      yield { ...toPlanEntryWithoutRecipe(entry), createdAt: entry.createdAt, updatedAt: entry.updatedAt };
  }
}

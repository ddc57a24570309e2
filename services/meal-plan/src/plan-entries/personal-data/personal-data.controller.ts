import { ReadPersonalPlans, type Actor, type RequestOf } from '@larder/contracts';
import { CurrentActor, requireOperator, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { toPlanEntryWithoutRecipe } from '../plan-entry.mapper.js';
import { PlanEntryRepository } from '../plan-entry.repository.js';
import type { PlanEntryDocument } from '../plan-entry.schema.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** The plan entries of one user, for the operator. */
@Controller()
export class PersonalDataController {
  constructor(
    private readonly personalData: PersonalDataRepository,
    private readonly entries: PlanEntryRepository,
  ) {}

  @Streams(ReadPersonalPlans)
  async *read({ userId, part }: RequestOf<typeof ReadPersonalPlans>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    if (part === 'plan-entries')
      for await (const entry of this.personalData.streamOfUser(userId)) yield toRecord(entry);
    else
      for await (const { trashed } of this.entries.trash.streamOfUser(userId))
        yield { ...toRecord(trashed.document), deletedAt: trashed.at };
  }
}

function toRecord(entry: PlanEntryDocument) {
  return { ...toPlanEntryWithoutRecipe(entry), createdAt: entry.createdAt, updatedAt: entry.updatedAt };
}

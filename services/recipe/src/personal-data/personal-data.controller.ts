import { ReadPersonalRecipes, type Actor, type RequestOf } from '@larder/contracts';
import { CurrentActor, requireOperator, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly data: PersonalData) {}

  @Streams(ReadPersonalRecipes)
  async *read({ userId, part }: RequestOf<typeof ReadPersonalRecipes>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    yield* this.data[part](userId);
  }
}

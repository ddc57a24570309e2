import { ReadRecipesOfPerson, type Actor, type RequestOf } from '@larder/contracts';
import { CurrentActor, requireOperator, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly data: PersonalData) {}

  @Streams(ReadRecipesOfPerson)
  async *read({ userId, part }: RequestOf<typeof ReadRecipesOfPerson>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    yield* this.data[part](userId);
  }
}

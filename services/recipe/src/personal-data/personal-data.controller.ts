import { ReadPersonalFile, ReadPersonalRecipes, type Actor, type RequestOf } from '@larder/contracts';
import { CurrentActor, requireOperator, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PersonalFiles } from './personal-files.js';
import { PersonalData } from './personal-data.js';
import { PersonalVersions } from './personal-versions.js';

@Controller()
export class PersonalDataController {
  constructor(
    private readonly data: PersonalData,
    private readonly versions: PersonalVersions,
    private readonly files: PersonalFiles,
  ) {}

  @Streams(ReadPersonalRecipes)
  async *read({ userId, part }: RequestOf<typeof ReadPersonalRecipes>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    if (part === 'deleted-recipes') yield* this.data.deletedRecipes(userId);
    else if (part === 'recipe-versions') yield* this.versions.of(userId);
    else if (part === 'files') yield* this.files.of(userId);
    else yield* this.data[part](userId);
  }

  @Streams(ReadPersonalFile)
  async *readFile({ key }: RequestOf<typeof ReadPersonalFile>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    yield* this.files.read(key);
  }
}

import { ReadPersonalAccount, ReadPersonalAvatar, type Actor, type RequestOf } from '@larder/contracts';
import { CurrentActor, requireOperator, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

@Controller()
export class PersonalDataController {
  constructor(private readonly data: PersonalData) {}

  @Streams(ReadPersonalAccount)
  async *read({ userId, part }: RequestOf<typeof ReadPersonalAccount>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    if (part === 'profile') yield* this.data.profile(userId);
    else if (part === 'sessions') yield* this.data.sessions(userId);
    else yield* this.data.apiTokens(userId);
  }

  @Streams(ReadPersonalAvatar)
  async *readAvatar({ userId }: RequestOf<typeof ReadPersonalAvatar>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    yield* this.data.image(userId);
  }
}

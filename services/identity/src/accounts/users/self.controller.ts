import { PatchUser, ReadSelf, UpdatePassword, UpdateUser, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PasswordService } from './password.service.js';
import { SelfService } from './self.service.js';

@Controller()
export class SelfController {
  constructor(
    private readonly self: SelfService,
    private readonly passwords: PasswordService,
  ) {}

  @Answers(ReadSelf)
  read(_request: RequestOf<typeof ReadSelf>, @CurrentActor() actor: Actor) {
    return this.self.read(actor);
  }

  @Answers(UpdateUser)
  update({ id, user }: RequestOf<typeof UpdateUser>, @CurrentActor() actor: Actor) {
    return this.self.update(actor, id, user);
  }

  @Answers(PatchUser)
  patch({ id, user }: RequestOf<typeof PatchUser>, @CurrentActor() actor: Actor) {
    return this.self.patch(actor, id, user);
  }

  @Answers(UpdatePassword)
  updatePassword(change: RequestOf<typeof UpdatePassword>, @CurrentActor() actor: Actor) {
    return this.passwords.change(actor, change);
  }
}

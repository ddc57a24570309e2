import { ReadDefaultPassword, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { DefaultPasswordWarning } from './default-password-warning.js';

@Controller()
export class DefaultPasswordController {
  constructor(private readonly warning: DefaultPasswordWarning) {}

  @Answers(ReadDefaultPassword)
  async read(_request: RequestOf<typeof ReadDefaultPassword>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return { isUnchanged: await this.warning.isUnchanged() };
  }
}

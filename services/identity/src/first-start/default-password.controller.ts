import { ReadDefaultPassword, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { DefaultPasswordCheck } from './default-password-check.js';

@Controller()
export class DefaultPasswordController {
  constructor(private readonly defaultPassword: DefaultPasswordCheck) {}

  @Answers(ReadDefaultPassword)
  async read(_request: RequestOf<typeof ReadDefaultPassword>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return { isUnchanged: await this.defaultPassword.isUnchanged() };
  }
}

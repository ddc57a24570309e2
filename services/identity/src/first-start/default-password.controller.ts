import { ReadDefaultPassword, type Actor } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { requireAdmin } from '../access/index.js';
import { DefaultPasswordWarning } from './default-password-warning.js';

@Controller()
export class DefaultPasswordController {
  constructor(private readonly warning: DefaultPasswordWarning) {}

  @Answers(ReadDefaultPassword)
  async read(_request: object, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return { isUnchanged: await this.warning.isUnchanged() };
  }
}

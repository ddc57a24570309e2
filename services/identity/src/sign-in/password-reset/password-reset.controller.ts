import { CompletePasswordReset, CreatePasswordResetToken, RequestPasswordReset } from '@larder/contracts';
import type { Actor, RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { requireSession } from '../../access/index.js';
import { PasswordResetService } from './password-reset.service.js';

@Controller()
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  @Answers(RequestPasswordReset)
  request(to: RequestOf<typeof RequestPasswordReset>) {
    return this.resets.request(to);
  }

  @Answers(CompletePasswordReset)
  complete(reset: RequestOf<typeof CompletePasswordReset>) {
    return this.resets.complete(reset);
  }

  @Answers(CreatePasswordResetToken)
  create(request: RequestOf<typeof CreatePasswordResetToken>, @CurrentActor() actor: Actor) {
    requireSession(actor);
    return this.resets.createFor(actor, request);
  }
}

import { UnlockUsers, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { LoginAttempts } from './login-attempts.js';

@Controller()
export class UnlockController {
  constructor(private readonly attempts: LoginAttempts) {}

  @Answers(UnlockUsers)
  async unlock({ force, userId }: RequestOf<typeof UnlockUsers>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    const unlock = force ? this.attempts.unlockAll(userId) : this.attempts.unlockExpired(userId);
    return { unlocked: await unlock };
  }
}

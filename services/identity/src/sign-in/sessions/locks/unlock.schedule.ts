import { Log, Scheduled } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LoginAttempts } from './login-attempts.js';

/** Removes expired locks; sign-in does not depend on it. */
@Injectable()
export class UnlockSchedule {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly log: Log,
  ) {}

  @Scheduled('unlock-accounts', { pattern: '0 * * * *' })
  async unlockExpired(): Promise<void> {
    const unlocked = await this.attempts.unlockExpired();
    if (unlocked > 0) this.log.info('accounts unlocked', { unlocked });
  }
}

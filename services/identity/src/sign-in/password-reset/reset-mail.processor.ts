import { Log, Processes, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountMails } from '../../mail/index.js';
import { PasswordResetService } from './password-reset.service.js';
import { ResetTokens } from './reset-tokens.js';
import { SendResetMail } from './send-reset-mail.job.js';

/** Mails password reset links. A retry creates a new link and invalidates the previous one. */
@Injectable()
export class ResetMailProcessor {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly tokens: ResetTokens,
    private readonly mails: AccountMails,
    private readonly log: Log,
  ) {}

  @Processes(SendResetMail)
  async send({ data: { email, locale } }: JobRun<typeof SendResetMail>): Promise<void> {
    if (!this.mails.isReady) return this.log.warn('mail is not configured, password reset link not sent');
    const account = await this.resets.accountOf(email);
    if (!account) return;
    await this.mails.passwordReset({ email: account.email, locale }, await this.tokens.create(account._id));
    this.log.info('password reset link sent', { changedUserId: account._id });
  }
}

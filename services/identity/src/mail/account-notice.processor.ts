import { Log, Processes, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../store/index.js';
import { AccountMails } from './account-mails.js';
import { SendAccountNotice } from './send-account-notice.job.js';

/** Mails notices about accounts to their users. */
@Injectable()
export class AccountNoticeProcessor {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly mails: AccountMails,
    private readonly log: Log,
  ) {}

  @Processes(SendAccountNotice)
  async send({ data: { userId, notice, locale } }: JobRun<typeof SendAccountNotice>): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account) return;
    await this.mails.notice(notice, { email: account.email, locale });
    this.log.info('notice sent', { notice, concernedUserId: userId });
  }
}

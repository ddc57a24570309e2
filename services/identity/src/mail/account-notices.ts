import { Jobs, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountMails } from './account-mails.js';
import { SendAccountNotice, type AccountNotice } from './send-account-notice.job.js';

interface Recipient {
  userId: string;
  /** The language of the mail: that of the request which caused it. */
  locale: string;
}

/** Queues notices about accounts, if mail is configured. */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly mails: AccountMails,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  /** Queues the mail. Never throws: the reported action is already complete. */
  async send(notice: AccountNotice, { userId, locale }: Recipient): Promise<void> {
    if (!this.mails.isReady) return;
    try {
      await this.jobs.enqueue(SendAccountNotice, { userId, notice, locale }, { actor: null });
    } catch (error) {
      this.log.warn('account notice not queued', { notice, concernedUserId: userId, error });
    }
  }
}

import { Log, Mailer } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Notification } from './notification.js';
import { SENT, type SendOutcome } from './send-outcome.js';

/** Sends notifications as mails. */
@Injectable()
export class NotificationMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly log: Log,
  ) {}

  /** Sends once; a failure is returned as the outcome, never thrown. */
  async send(recipients: string[], { title, text }: Notification): Promise<SendOutcome> {
    if (!this.mailer.isReady) return { ...SENT, problem: 'mail is not set up' };
    try {
      await this.mailer.send({ to: recipients, subject: title, text });
      return SENT;
    } catch (error) {
      this.log.warn('notification mail not sent', { error });
      return { ...SENT, failure: 'mail' };
    }
  }
}

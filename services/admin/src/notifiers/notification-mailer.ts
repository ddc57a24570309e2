import { InjectConfig, isMailReady, Log, mailTransportOptions, Metrics } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import type { AdminConfig } from '../config.js';
import type { Notification } from './notification.js';
import { SENT, type SendOutcome } from './send-outcome.js';

/** Sends notifications as mails, with the configured mail server. */
@Injectable()
export class NotificationMailer implements OnModuleDestroy {
  private transport: Transporter | undefined;
  private readonly mailCounter;

  constructor(
    private readonly log: Log,
    @InjectConfig() private readonly config: AdminConfig,
    metrics: Metrics,
  ) {
    this.mailCounter = metrics.counter('larder_mails_total', 'Mails handed to the mail server.', ['outcome']);
  }

  async send(recipients: string[], { title, text }: Notification): Promise<SendOutcome> {
    if (!isMailReady(this.config)) return { ...SENT, problem: 'mail is not set up' };
    const { SMTP_FROM_NAME: name, SMTP_FROM_EMAIL: address = '' } = this.config;
    const from = { name, address };
    // Objects instead of text: an address must not be able to add recipients.
    const to = recipients.map((each) => ({ name: '', address: each }));
    try {
      await (await this.open()).sendMail({ from, to, subject: title, text });
      this.mailCounter.inc({ outcome: 'ok' });
      return SENT;
    } catch (error) {
      this.mailCounter.inc({ outcome: 'error' });
      this.log.warn('notification mail not sent', { error });
      return { ...SENT, failure: 'mail' };
    }
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }

  private async open(): Promise<Transporter> {
    // Loaded on demand, for a faster start.
    const { createTransport } = await import('nodemailer');
    this.transport ??= createTransport(mailTransportOptions(this.config));
    return this.transport;
  }
}

import { InjectConfig, isMailReady, mailTransportOptions, Metrics } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import type { IdentityConfig } from '../config.js';
import type { MailPage } from './mail-page.js';

/** Sends mails with the configured mail server. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private transport: Transporter | undefined;
  private readonly mailCounter;

  constructor(
    @InjectConfig() private readonly config: IdentityConfig,
    metrics: Metrics,
  ) {
    this.mailCounter = metrics.counter('larder_mails_total', 'Mails handed to the mail server.', ['outcome']);
  }

  /** Whether a mail server is configured; it is not checked whether it is reachable. */
  get isReady(): boolean {
    return isMailReady(this.config);
  }

  /** Resolves once the server has accepted the mail; throws its error otherwise. */
  async send(to: string, page: MailPage): Promise<void> {
    try {
      await this.deliver(to, page);
      this.mailCounter.inc({ outcome: 'ok' });
    } catch (error) {
      this.mailCounter.inc({ outcome: 'error' });
      throw error;
    }
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }

  private async deliver(to: string, { subject, text, html }: MailPage): Promise<void> {
    const { SMTP_FROM_NAME: name, SMTP_FROM_EMAIL: address = '' } = this.config;
    // Loaded on demand, for a faster start.
    const { createTransport } = await import('nodemailer');
    this.transport ??= createTransport(mailTransportOptions(this.config));
    // An object instead of text: an address must not be able to add recipients.
    await this.transport.sendMail({ from: { name, address }, to: { name: '', address: to }, subject, text, html });
  }
}

import { InjectConfig, isMailReady, mailTransportOptions } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import type { IdentityConfig } from '../config.js';
import type { MailPage } from './mail-page.js';

/** Hands mails to the mail server of the settings. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private transport: Transporter | undefined;

  constructor(@InjectConfig() private readonly config: IdentityConfig) {}

  /** Whether a mail server is set up; whether it can be reached shows when a mail is sent. */
  get isReady(): boolean {
    return isMailReady(this.config);
  }

  /** Resolves once the server has accepted the mail; throws what kept it from doing so. */
  async send(to: string, { subject, text, html }: MailPage): Promise<void> {
    const { SMTP_FROM_NAME: name, SMTP_FROM_EMAIL: address = '' } = this.config;
    // Loaded when it is needed: every library that is not makes the start of the product quicker.
    const { createTransport } = await import('nodemailer');
    this.transport ??= createTransport(mailTransportOptions(this.config));
    // An object and not a text: nothing in an address may name further recipients.
    await this.transport.sendMail({ from: { name, address }, to: { name: '', address: to }, subject, text, html });
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }
}

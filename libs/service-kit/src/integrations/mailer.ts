import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { CONFIG } from '../core/tokens.js';
import { Metrics } from '../metrics/metrics.js';
import { isMailReady, type MailSettings } from './mail-settings.js';
import { openMailTransport } from './mail-transport.js';

/** A mail from the site. */
export interface Mail {
  /** The addresses of the recipients. */
  to: readonly string[];
  subject: string;
  text: string;
  /** The same as a page; without one, mail clients show the text. */
  html?: string;
}

/** Maximum time for a mail: a server that sends a byte now and then never exceeds the time without any. */
const MAIL_TIMEOUT_MS = 60_000;

/** Sends mails with the mail server of the settings. Modules that send mails provide it. */
@Injectable()
export class Mailer implements OnModuleDestroy {
  private transport: Transporter | undefined;
  private readonly mailCounter;

  constructor(
    @Inject(CONFIG) private readonly settings: MailSettings,
    metrics: Metrics,
  ) {
    this.mailCounter = metrics.counter('larder_mails_total', 'Mails handed to the mail server.', ['outcome']);
  }

  /** Whether a mail server is configured; it is not checked whether it is reachable. */
  get isReady(): boolean {
    return isMailReady(this.settings);
  }

  /** Resolves once the server has accepted the mail; throws its error otherwise. */
  async send(mail: Mail): Promise<void> {
    try {
      await this.deliver(mail);
      this.mailCounter.inc({ outcome: 'ok' });
    } catch (error) {
      this.mailCounter.inc({ outcome: 'error' });
      throw error;
    }
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }

  private async deliver({ to, ...content }: Mail): Promise<void> {
    const { SMTP_FROM_NAME: name, SMTP_FROM_EMAIL: address = '' } = this.settings;
    this.transport ??= await openMailTransport(this.settings);
    // Objects instead of text: an address must not be able to add recipients.
    const recipients = to.map((each) => ({ name: '', address: each }));
    const signal = AbortSignal.timeout(MAIL_TIMEOUT_MS);
    await this.transport.sendMail({ from: { name, address }, to: recipients, ...content, signal });
  }
}

import { mailTexts, type MailKind } from '@larder/locales';
import { InjectConfig, Mailer, publicAddress } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { mailPage } from './mail-page.js';
import type { AccountNotice } from './send-account-notice.job.js';

/** The recipient of a mail and their language. */
export interface MailRecipient {
  email: string;
  locale: string;
}

const NOTICE_PAGES: Record<AccountNotice, string> = {
  'password-changed': '/forgot-password',
  'account-locked': '/forgot-password',
  'backup-failed': '/admin/backups',
};

/** The mails that concern accounts; each has one link. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  get isReady(): boolean {
    return this.mailer.isReady;
  }

  /** Mails a link to reset the password. */
  passwordReset(to: MailRecipient, token: string): Promise<void> {
    return this.send('password', to, `/reset-password/?token=${token}`);
  }

  /** Mails a notice about an account, with a link to the page where the user can act on it. */
  notice(notice: AccountNotice, to: MailRecipient): Promise<void> {
    return this.send(notice, to, NOTICE_PAGES[notice]);
  }

  /** Mails an invitation link. */
  invitation(to: MailRecipient, token: string): Promise<void> {
    return this.send('invitation', to, `/register?token=${token}`);
  }

  /** Sends a test mail. */
  test(to: MailRecipient): Promise<void> {
    return this.send('test', to, '');
  }

  private send(kind: MailKind, { email, locale }: MailRecipient, path: string): Promise<void> {
    const link = `${publicAddress(this.config)}${path}`;
    return this.mailer.send({ to: [email], ...mailPage({ texts: mailTexts(locale, kind), link, locale }) });
  }
}

import { translate } from './translate.js';

/** The purpose of a mail. */
export type MailKind = 'password' | 'password-changed' | 'account-locked' | 'backup-failed' | 'invitation' | 'test';

/** The texts of a mail as plain text; the sender escapes them and adds layout, link and recipient. */
export interface MailTexts {
  subject: string;
  headerText: string;
  messageTop: string;
  messageBottom: string;
  buttonText: string;
}

/** The texts of a mail in a language. */
export function mailTexts(locale: string, kind: MailKind): MailTexts {
  return {
    subject: translate(locale, `mails.${kind}.subject`),
    headerText: translate(locale, `mails.${kind}.header_text`),
    messageTop: translate(locale, `mails.${kind}.message_top`),
    messageBottom: translate(locale, `mails.${kind}.message_bottom`),
    buttonText: translate(locale, `mails.${kind}.button_text`),
  };
}

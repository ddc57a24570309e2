import { translate } from './translate.js';

/** What a mail is sent for. */
export type MailKind = 'password' | 'password-changed' | 'account-locked' | 'backup-failed' | 'invitation' | 'test';

/** The words of a mail; layout, link and addressee are the sender's. Plain text: the sender escapes. */
export interface MailTexts {
  subject: string;
  headerText: string;
  messageTop: string;
  messageBottom: string;
  buttonText: string;
}

/** What a mail says in a language. */
export function mailTexts(locale: string, kind: MailKind): MailTexts {
  return {
    subject: translate(locale, `mails.${kind}.subject`),
    headerText: translate(locale, `mails.${kind}.header_text`),
    messageTop: translate(locale, `mails.${kind}.message_top`),
    messageBottom: translate(locale, `mails.${kind}.message_bottom`),
    buttonText: translate(locale, `mails.${kind}.button_text`),
  };
}

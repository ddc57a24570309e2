export { AccountMails, type MailRecipient } from './account-mails.js';
export { AccountNotices } from './account-notices.js';
export { MailModule } from './mail.module.js';
export { RECIPIENT_LIMIT_SECONDS, RecipientLimit } from './recipient-limit.js';

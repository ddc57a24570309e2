export { AccountMails, type Addressee } from './account-mails.js';
export { MailModule } from './mail.module.js';

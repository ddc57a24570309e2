import { Module } from '@nestjs/common';
import { AccountMails } from './account-mails.js';
import { Mailer } from './mailer.js';
import { TestMailController } from './test-mail.controller.js';

@Module({ controllers: [TestMailController], providers: [AccountMails, Mailer], exports: [AccountMails] })
export class MailModule {}

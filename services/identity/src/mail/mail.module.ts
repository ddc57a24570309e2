import { Module } from '@nestjs/common';
import { AccountMails } from './account-mails.js';
import { Mailer } from './mailer.js';

@Module({ providers: [AccountMails, Mailer], exports: [AccountMails] })
export class MailModule {}

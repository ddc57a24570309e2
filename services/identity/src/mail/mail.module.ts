import { Mailer } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { StoreModule } from '../store/index.js';
import { AccountMails } from './account-mails.js';
import { AccountNoticeProcessor } from './account-notice.processor.js';
import { AccountNotices } from './account-notices.js';
import { AdministratorNoticesController } from './administrator-notices.controller.js';
import { RecipientLimit } from './recipient-limit.js';
import { TestMailController } from './test-mail.controller.js';

@Module({
  imports: [StoreModule],
  controllers: [AdministratorNoticesController, TestMailController],
  providers: [AccountMails, AccountNoticeProcessor, AccountNotices, Mailer, RecipientLimit],
  exports: [AccountMails, AccountNotices, RecipientLimit],
})
export class MailModule {}

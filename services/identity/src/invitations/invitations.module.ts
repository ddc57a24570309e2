import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RecordsModule } from '../records/records.module.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationService } from './invitation.service.js';

@Module({
  imports: [MailModule, RecordsModule],
  controllers: [InvitationController],
  providers: [InvitationService],
})
export class InvitationsModule {}

import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { StoreModule } from '../../store/store.module.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationService } from './invitation.service.js';

@Module({
  imports: [MailModule, StoreModule],
  controllers: [InvitationController],
  providers: [InvitationService],
})
export class InvitationsModule {}

import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { MailModule } from '../../mail/index.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationService } from './invitation.service.js';

@Module({
  imports: [MailModule, StoreModule],
  controllers: [InvitationController],
  providers: [InvitationService],
})
export class InvitationsModule {}

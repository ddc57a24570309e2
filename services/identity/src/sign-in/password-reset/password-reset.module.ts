import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { PasswordsModule } from '../../credentials/index.js';
import { MailModule } from '../../mail/index.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';
import { ResetMailProcessor } from './reset-mail.processor.js';
import { ResetTokens } from './reset-tokens.js';

@Module({
  imports: [MailModule, PasswordsModule, StoreModule],
  controllers: [PasswordResetController],
  providers: [PasswordResetService, ResetMailProcessor, ResetTokens],
})
export class PasswordResetModule {}

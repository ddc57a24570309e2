import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { PasswordsModule } from '../../credentials/passwords/passwords.module.js';
import { StoreModule } from '../../store/store.module.js';
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

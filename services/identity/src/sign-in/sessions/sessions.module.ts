import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/index.js';
import { StoreModule } from '../../store/index.js';
import { MailModule } from '../../mail/index.js';
import { PasswordsModule, TokensModule } from '../../credentials/index.js';
import { ApiTokensModule, UsersModule } from '../../accounts/index.js';
import { LdapModule } from '../ldap/ldap.module.js';
import { SessionOpener } from './session-opener.js';
import { DeviceTokens } from './device-tokens.js';
import { LoginAttempts } from './locks/login-attempts.js';
import { PasswordCheck } from './password-check.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';
import { SignInService } from './sign-in.service.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { TokenReader } from './token-reader.js';
import { UnlockController } from './locks/unlock.controller.js';
import { UnlockSchedule } from './locks/unlock.schedule.js';

@Module({
  imports: [
    AccessModule,
    ApiTokensModule,
    LdapModule,
    MailModule,
    PasswordsModule,
    StoreModule,
    TokensModule,
    UsersModule,
  ],
  controllers: [SessionController, UnlockController],
  providers: [
    SessionOpener,
    DeviceTokens,
    LoginAttempts,
    PasswordCheck,
    SessionService,
    SignInService,
    SignInThrottle,
    TokenReader,
    UnlockSchedule,
  ],
  exports: [SessionOpener, DeviceTokens],
})
export class SessionsModule {}

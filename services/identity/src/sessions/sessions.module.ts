import { Module } from '@nestjs/common';
import { ApiTokensModule } from '../api-tokens/api-tokens.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RecordsModule } from '../records/records.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { UsersModule } from '../users/users.module.js';
import { DeviceMarks } from './device-marks.js';
import { LoginAttempts } from './login-attempts.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';
import { SignInService } from './sign-in.service.js';
import { TokenReader } from './token-reader.js';
import { UnlockController } from './unlock.controller.js';
import { UnlockSchedule } from './unlock.schedule.js';

@Module({
  imports: [ApiTokensModule, PasswordsModule, RecordsModule, TokensModule, UsersModule],
  controllers: [SessionController, UnlockController],
  providers: [DeviceMarks, LoginAttempts, SessionService, SignInService, TokenReader, UnlockSchedule],
})
export class SessionsModule {}

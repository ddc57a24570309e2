import { Module } from '@nestjs/common';
import { UsersModule } from '../../accounts/index.js';
import { StoreModule } from '../../store/index.js';
import { PasswordsModule } from '../../credentials/index.js';
import { TenantCreationModule } from '../../tenants/index.js';
import { GroupRegistration } from './group-registration.js';
import { InvitationRegistration } from './invitation-registration.js';
import { NewAccounts } from './new-accounts.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [PasswordsModule, StoreModule, TenantCreationModule, UsersModule],
  controllers: [RegistrationController],
  providers: [GroupRegistration, InvitationRegistration, NewAccounts, RegistrationService],
})
export class RegistrationModule {}

import { Module } from '@nestjs/common';
import { TenantCreationModule } from '../../tenants/groups/tenant-creation.module.js';
import { PasswordsModule } from '../../credentials/passwords/passwords.module.js';
import { StoreModule } from '../../store/store.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { Founding } from './founding.js';
import { Joining } from './joining.js';
import { NewAccounts } from './new-accounts.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [PasswordsModule, StoreModule, TenantCreationModule, UsersModule],
  controllers: [RegistrationController],
  providers: [Founding, Joining, NewAccounts, RegistrationService],
})
export class RegistrationModule {}

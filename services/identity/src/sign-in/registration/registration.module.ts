import { Module } from '@nestjs/common';
import { UsersModule } from '../../accounts/index.js';
import { StoreModule } from '../../store/index.js';
import { PasswordsModule } from '../../credentials/index.js';
import { TenantCreationModule } from '../../tenants/index.js';
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

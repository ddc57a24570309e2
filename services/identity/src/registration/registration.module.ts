import { Module } from '@nestjs/common';
import { TenantsModule } from '../groups/tenants.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RecordsModule } from '../records/records.module.js';
import { UsersModule } from '../users/users.module.js';
import { Founding } from './founding.js';
import { Joining } from './joining.js';
import { NewAccounts } from './new-accounts.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [PasswordsModule, RecordsModule, TenantsModule, UsersModule],
  controllers: [RegistrationController],
  providers: [Founding, Joining, NewAccounts, RegistrationService],
})
export class RegistrationModule {}

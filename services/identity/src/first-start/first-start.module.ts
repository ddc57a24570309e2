import { Module } from '@nestjs/common';
import { TenantsModule } from '../groups/tenants.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { RecordsModule } from '../records/records.module.js';
import { SiteModule } from '../site/site.module.js';
import { DefaultPasswordWarning } from './default-password-warning.js';
import { EarlierUse } from './earlier-use.js';
import { FirstStartService } from './first-start.service.js';

@Module({
  imports: [PasswordsModule, RecordsModule, SiteModule, TenantsModule],
  providers: [DefaultPasswordWarning, EarlierUse, FirstStartService],
})
export class FirstStartModule {}

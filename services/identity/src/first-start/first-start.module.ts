import { Module } from '@nestjs/common';
import { TenantCreationModule } from '../tenants/groups/tenant-creation.module.js';
import { PasswordsModule } from '../credentials/passwords/passwords.module.js';
import { StoreModule } from '../store/store.module.js';
import { SiteModule } from '../site/site.module.js';
import { DefaultPasswordWarning } from './default-password-warning.js';
import { EarlierUse } from './earlier-use.js';
import { FirstStartService } from './first-start.service.js';

@Module({
  imports: [PasswordsModule, StoreModule, SiteModule, TenantCreationModule],
  providers: [DefaultPasswordWarning, EarlierUse, FirstStartService],
})
export class FirstStartModule {}

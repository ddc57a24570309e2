import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module.js';
import { SiteModule } from '../site/site.module.js';
import { ExternalAccounts } from './external-accounts.js';
import { IdentityLinks } from './identity-links.js';

@Module({
  imports: [RecordsModule, SiteModule],
  providers: [ExternalAccounts, IdentityLinks],
  exports: [ExternalAccounts, IdentityLinks],
})
export class ExternalAccountsModule {}

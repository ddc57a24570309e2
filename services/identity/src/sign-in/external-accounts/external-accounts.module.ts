import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/store.module.js';
import { SiteModule } from '../../site/site.module.js';
import { ExternalAccounts } from './external-accounts.js';
import { IdentityLinks } from './identity-links.js';

@Module({
  imports: [StoreModule, SiteModule],
  providers: [ExternalAccounts, IdentityLinks],
  exports: [ExternalAccounts, IdentityLinks],
})
export class ExternalAccountsModule {}

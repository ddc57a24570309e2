import { Module } from '@nestjs/common';
import { SiteModule } from '../../site/index.js';
import { StoreModule } from '../../store/index.js';
import { ExternalAccounts } from './external-accounts.js';
import { IdentityLinks } from './identity-links.js';

@Module({
  imports: [StoreModule, SiteModule],
  providers: [ExternalAccounts, IdentityLinks],
  exports: [ExternalAccounts, IdentityLinks],
})
export class ExternalAccountsModule {}

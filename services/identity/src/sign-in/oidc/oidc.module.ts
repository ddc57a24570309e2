import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { ExternalAccountsModule } from '../external-accounts/external-accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { OidcAccounts } from './oidc-accounts.js';
import { OidcController } from './oidc.controller.js';
import { OidcFlow } from './oidc-flow.js';
import { OidcProvider } from './oidc-provider.js';
import { OidcService } from './oidc.service.js';
import { PendingSignIns } from './pending-sign-ins.js';

@Module({
  imports: [ExternalAccountsModule, StoreModule, SessionsModule],
  controllers: [OidcController],
  providers: [OidcAccounts, OidcFlow, OidcProvider, OidcService, PendingSignIns],
})
export class OidcModule {}

import { Module } from '@nestjs/common';
import { TenantsModule } from './tenants/index.js';
import { MediaLinksModule, SiteModule } from './site/index.js';
import { SiteSetupModule } from './site-setup/index.js';
import { SignInModule } from './sign-in/index.js';
import { FirstStartModule } from './first-start/index.js';
import { AccountsModule } from './accounts/index.js';

@Module({
  imports: [
    AccountsModule,
    FirstStartModule,
    MediaLinksModule,
    SignInModule,
    SiteModule,
    SiteSetupModule,
    TenantsModule,
  ],
})
export class AppModule {}

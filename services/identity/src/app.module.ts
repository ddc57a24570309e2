import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { FirstStartModule } from './first-start/first-start.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { MediaLinksModule } from './site/media-links/media-links.module.js';
import { SiteModule } from './site/site.module.js';
import { TenantsModule } from './tenants/tenants.module.js';

@Module({
  imports: [AccountsModule, FirstStartModule, MediaLinksModule, SignInModule, SiteModule, TenantsModule],
})
export class AppModule {}

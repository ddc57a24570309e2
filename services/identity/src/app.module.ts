import { Module } from '@nestjs/common';
import { ApiTokensModule } from './api-tokens/api-tokens.module.js';
import { AvatarsModule } from './avatars/avatars.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { FirstStartModule } from './first-start/first-start.module.js';
import { GroupsModule } from './groups/groups.module.js';
import { HouseholdsModule } from './households/households.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { OidcModule } from './oidc/oidc.module.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { MediaLinksModule } from './media-links/media-links.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { MembersModule } from './members/members.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SiteModule } from './site/site.module.js';
import { UsersModule } from './users/users.module.js';

@Module({
  imports: [
    ApiTokensModule,
    AvatarsModule,
    DirectoryModule,
    FirstStartModule,
    GroupsModule,
    HouseholdsModule,
    InvitationsModule,
    MediaLinksModule,
    OidcModule,
    PasswordResetModule,
    RegistrationModule,
    MembersModule,
    SessionsModule,
    SiteModule,
    UsersModule,
  ],
})
export class AppModule {}

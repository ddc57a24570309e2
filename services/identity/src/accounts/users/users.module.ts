import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/index.js';
import { MailModule } from '../../mail/index.js';
import { SiteModule } from '../../site/index.js';
import { StoreModule } from '../../store/index.js';
import { PasswordsModule, TokensModule } from '../../credentials/index.js';
import { AccountChanges } from './account-changes.js';
import { CurrentPassword } from './rules/current-password.js';
import { InvitationRevocation } from './invitation-revocation.js';
import { LoginChangePolicy } from './rules/login-change-policy.js';
import { PasswordService } from './password.service.js';
import { TenancyResolver } from './tenancy-resolver.js';
import { FormerOwners } from './deletion/former-owners.js';
import { OwnedRecords } from './deletion/owned-records.js';
import { RecordOwnersController } from './record-owners.controller.js';
import { SelfController } from './self.controller.js';
import { SelfService } from './self.service.js';
import { Successors } from './deletion/successors.js';
import { Tenancies } from './tenancies.js';
import { UserAdminController } from './user-admin.controller.js';
import { UserAdminService } from './user-admin.service.js';
import { UserPresenter } from './user-presenter.js';
import { UserLists } from './user-lists.js';
import { UserDeletionService } from './deletion/user-deletion.service.js';

@Module({
  imports: [AccessModule, MailModule, PasswordsModule, StoreModule, SiteModule, TokensModule],
  controllers: [RecordOwnersController, SelfController, UserAdminController],
  providers: [
    AccountChanges,
    CurrentPassword,
    InvitationRevocation,
    LoginChangePolicy,
    PasswordService,
    TenancyResolver,
    FormerOwners,
    OwnedRecords,
    SelfService,
    Successors,
    Tenancies,
    UserAdminService,
    UserPresenter,
    UserLists,
    UserDeletionService,
  ],
  exports: [CurrentPassword, InvitationRevocation, Tenancies, UserPresenter, UserLists],
})
export class UsersModule {}

import { Module } from '@nestjs/common';
import { SiteModule } from '../../site/index.js';
import { StoreModule } from '../../store/index.js';
import { PasswordsModule, TokensModule } from '../../credentials/index.js';
import { AccountChanges } from './account-changes.js';
import { CurrentPassword } from './current-password.js';
import { OwnNames } from './own-names.js';
import { PasswordService } from './password.service.js';
import { Places } from './places.js';
import { Possessions } from './possessions.js';
import { SelfController } from './self.controller.js';
import { SelfService } from './self.service.js';
import { Successors } from './successors.js';
import { Tenancies } from './tenancies.js';
import { UserAdminController } from './user-admin.controller.js';
import { UserAdminService } from './user-admin.service.js';
import { UserAnswers } from './user-answers.js';
import { UserLists } from './user-lists.js';
import { UserRemoval } from './user-removal.service.js';

@Module({
  imports: [PasswordsModule, StoreModule, SiteModule, TokensModule],
  controllers: [SelfController, UserAdminController],
  providers: [
    AccountChanges,
    CurrentPassword,
    OwnNames,
    PasswordService,
    Places,
    Possessions,
    SelfService,
    Successors,
    Tenancies,
    UserAdminService,
    UserAnswers,
    UserLists,
    UserRemoval,
  ],
  exports: [Tenancies, UserAnswers, UserLists],
})
export class UsersModule {}

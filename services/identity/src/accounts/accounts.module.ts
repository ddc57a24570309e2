import { Module } from '@nestjs/common';
import { StoreModule } from '../store/index.js';
import { ApiTokensModule } from './api-tokens/api-tokens.module.js';
import { AvatarsModule } from './avatars/avatars.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { MembersModule } from './members/members.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { TokenRepairs } from './token-repairs.js';
import { UsersModule } from './users/users.module.js';

/** Users, their API tokens and images, members of groups, and the directory for the other services. */
@Module({
  imports: [
    ApiTokensModule,
    AvatarsModule,
    DirectoryModule,
    MembersModule,
    PersonalDataModule,
    StoreModule,
    UsersModule,
  ],
  providers: [TokenRepairs],
})
export class AccountsModule {}

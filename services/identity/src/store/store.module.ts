import { CounterRepository, COUNTERS, CounterSchema, provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { ApiTokenRepository } from './api-tokens/api-token.repository.js';
import { API_TOKENS, ApiTokenSchema } from './api-tokens/api-token.schema.js';
import { StructureLock } from './locks/structure-lock.js';
import { GroupRepository } from './groups/group.repository.js';
import { GROUPS, GroupSchema } from './groups/group.schema.js';
import { HouseholdRepository } from './households/household.repository.js';
import { HOUSEHOLDS, HouseholdSchema } from './households/household.schema.js';
import { InvitationRepository } from './invitations/invitation.repository.js';
import { INVITATIONS, InvitationSchema } from './invitations/invitation.schema.js';
import { ListPages } from './pagination/list-pages.js';
import { RelatedRecords } from './pagination/related-records.js';
import { PasswordResetRepository } from './password-resets/password-reset.repository.js';
import { PASSWORD_RESETS, PasswordResetSchema } from './password-resets/password-reset.schema.js';
import { AccountRepository } from './users/account.repository.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SESSIONS, SessionSchema } from './sessions/session.schema.js';
import { SiteRepository } from './site/site.repository.js';
import { SITE, SiteSchema } from './site/site.schema.js';
import { UserRepository } from './users/user.repository.js';
import { USERS, UserSchema } from './users/user.schema.js';

const repositories = [
  AccountRepository,
  ApiTokenRepository,
  CounterRepository,
  GroupRepository,
  HouseholdRepository,
  InvitationRepository,
  ListPages,
  PasswordResetRepository,
  RelatedRecords,
  SessionRepository,
  SiteRepository,
  StructureLock,
  UserRepository,
];

const models = [
  provideModel(API_TOKENS, ApiTokenSchema),
  provideModel(COUNTERS, CounterSchema),
  provideModel(GROUPS, GroupSchema),
  provideModel(HOUSEHOLDS, HouseholdSchema),
  provideModel(INVITATIONS, InvitationSchema),
  provideModel(PASSWORD_RESETS, PasswordResetSchema),
  provideModel(SESSIONS, SessionSchema),
  provideModel(SITE, SiteSchema),
  provideModel(USERS, UserSchema),
];

/** The collections of all features, since users, groups and households refer to each other. */
@Module({ providers: [...models, ...repositories], exports: [...models, ...repositories] })
export class StoreModule {}

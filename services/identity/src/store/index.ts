export { toTokenOut } from './api-tokens/api-token.mapper.js';
export { type ApiTokenRecord, ApiTokenRepository } from './api-tokens/api-token.repository.js';
export { API_TOKENS, ApiTokenSchema } from './api-tokens/api-token.schema.js';
export { toGroupDirectoryEntry } from './groups/group-directory-entry.js';
export { GroupRepository } from './groups/group.repository.js';
export {
  type GroupFields,
  type GroupRecord,
  GROUPS,
  GroupSchema,
  type RecipeDefaults,
  type StoredGroupPreferences,
} from './groups/group.schema.js';
export { toHouseholdDirectoryEntry } from './households/household-directory-entry.js';
export { toHouseholdOut, toHouseholdPreferences, toHouseholdSummary } from './households/household.mapper.js';
export { HouseholdRepository } from './households/household.repository.js';
export {
  type HouseholdFields,
  type HouseholdRecord,
  HOUSEHOLDS,
  HouseholdSchema,
} from './households/household.schema.js';
export { InvitationRepository, type InvitationTarget } from './invitations/invitation.repository.js';
export { INVITATIONS, InvitationSchema } from './invitations/invitation.schema.js';
export { ListPages } from './pagination/list-pages.js';
export { PasswordResetRepository } from './password-resets/password-reset.repository.js';
export { PASSWORD_RESETS, PasswordResetSchema } from './password-resets/password-reset.schema.js';
export type { Listing } from './listings/listing.js';
export { StructureLock } from './locks/structure-lock.js';
export { SessionRepository } from './sessions/session.repository.js';
export { SESSIONS, SessionSchema } from './sessions/session.schema.js';
export { SITE } from './site/site.schema.js';
export { SiteRepository } from './site/site.repository.js';
export { StoreModule } from './store.module.js';
export { type Account, AccountRepository } from './users/account.repository.js';
export { type ExternalMethod, KEY_FIELDS, ldapDnKeyOf, ldapIdKeyOf, oidcKeyOf } from './users/external-key.js';
export { toUserDirectoryEntry } from './users/user-directory-entry.js';
export { UserRepository } from './users/user.repository.js';
export { type UserFields, type UserRecord, USERS, UserSchema } from './users/user.schema.js';

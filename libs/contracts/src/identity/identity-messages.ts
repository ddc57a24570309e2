import { z } from 'zod';
import { defineBroadcast } from '../messaging/define-broadcast.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { MessageBody, Validation } from '../primitives/bodies.js';
import { Id } from '../primitives/id.js';
import { Flag } from '../primitives/scalars.js';
import { GroupCreate, GroupOut, GroupPreferences, GroupSummary, GroupUpdate } from './tenants/group.js';
import {
  HouseholdCreate,
  HouseholdOut,
  HouseholdPreferences,
  HouseholdSummary,
  HouseholdUpdate,
} from './tenants/household.js';
import { DEFAULT_LOCALE } from '../text/locales.js';
import { HouseholdPreferencesUpdate } from './tenants/household.js';
import { GroupPreferencesUpdate } from './tenants/group.js';
import { Identity, LoginForm, Session } from './sign-in/session.js';
import { ChangePassword, TokenDeleted, TokenIn, TokenOut, UserAdminUpdate, UserBase } from './tenants/user.js';
import { UserIn, UserOut, UserSummary } from './tenants/user.js';

const Empty = z.object({});
const byId = z.object({ id: Id });

// Sessions
/**
 * `address` is the caller's, for the log and for rate limits; `device` the long-lived token of a browser that was used
 * before; `locale` the language of the mail when the account is locked.
 */
export const SignIn = defineMessage({
  subject: 'identity.session.sign-in',
  request: z.object({
    ...LoginForm.shape,
    address: z.string(),
    device: z.string().nullable(),
    locale: z.string().default(DEFAULT_LOCALE),
  }),
  reply: z.object({ session: Session, device: z.string() }),
  // May include a request to an LDAP directory.
  timeoutMs: 30_000,
});
/** Refuses unknown, expired and revoked tokens with `common.not-authenticated`. */
export const ResolveToken = defineMessage({
  subject: 'identity.session.resolve',
  request: z.object({ token: z.string() }),
  reply: Identity,
  idempotent: true,
});
export const RefreshSession = defineMessage({
  subject: 'identity.session.refresh',
  request: z.object({ token: z.string() }),
  reply: Session,
});
export const SignOut = defineMessage({
  subject: 'identity.session.sign-out',
  request: z.object({ token: z.string() }),
  reply: z.null(),
});
/** Every gateway removes this user's tokens and account from its cache. */
export const ActorChanged = defineBroadcast('actor.changed', z.object({ userId: Id }));
/** A service has written these entries of its directory: its replicas remove them from their caches. */
export const DirectoryChanged = defineBroadcast('directory.changed', z.object({ ids: z.array(Id).max(1000) }));

// Own account
export const ReadSelf = defineMessage({
  subject: 'identity.self.read',
  request: Empty,
  reply: UserOut,
  idempotent: true,
});
export const UpdateUser = defineMessage({
  subject: 'identity.user.update',
  request: z.object({ id: Id, user: UserBase }),
  reply: MessageBody,
});
export const UpdatePassword = defineMessage({
  subject: 'identity.password.update',
  /** `token` is that of the caller, whose session is kept. */
  request: z.object({ ...ChangePassword.shape, token: z.string() }),
  reply: MessageBody,
});
export const CreateApiToken = defineMessage({
  subject: 'identity.api-token.create',
  request: TokenIn,
  reply: TokenOut,
});
export const DeleteApiToken = defineMessage({
  subject: 'identity.api-token.delete',
  request: z.object({ id: z.number().int() }),
  reply: TokenDeleted,
});

// Own group and household
export const ReadOwnGroup = defineMessage({
  subject: 'identity.group.read-own',
  request: Empty,
  reply: GroupSummary,
  idempotent: true,
});
export const ReadGroupPreferences = defineMessage({
  subject: 'identity.group-preferences.read',
  request: Empty,
  reply: GroupPreferences,
  idempotent: true,
});
export const UpdateGroupPreferences = defineMessage({
  subject: 'identity.group-preferences.update',
  request: GroupPreferencesUpdate,
  reply: GroupPreferences,
});
export const ListGroupMembers = definePagedList({
  subject: 'identity.group-member.list',
  query: PageQuery,
  item: UserSummary,
});
export const ReadGroupMember = defineMessage({
  subject: 'identity.group-member.read',
  request: z.object({ usernameOrId: z.string() }),
  reply: UserSummary,
  idempotent: true,
});
export const ListGroupHouseholds = definePagedList({
  subject: 'identity.group-household.list',
  query: PageQuery,
  item: HouseholdSummary,
});
export const ReadGroupHousehold = defineMessage({
  subject: 'identity.group-household.read',
  request: z.object({ slugOrId: z.string() }),
  reply: HouseholdSummary,
  idempotent: true,
});
export const ReadOwnHousehold = defineMessage({
  subject: 'identity.household.read-own',
  request: Empty,
  reply: HouseholdOut,
  idempotent: true,
});
export const ReadHouseholdPreferences = defineMessage({
  subject: 'identity.household-preferences.read',
  request: Empty,
  reply: HouseholdPreferences,
  idempotent: true,
});
export const UpdateHouseholdPreferences = defineMessage({
  subject: 'identity.household-preferences.update',
  request: HouseholdPreferencesUpdate,
  reply: HouseholdPreferences,
});
export const ListHouseholdMembers = definePagedList({
  subject: 'identity.household-member.list',
  query: PageQuery,
  item: UserOut,
});

// Administration (restricted to administrators by the gateway, and again by the service)
export const ListUsers = definePagedList({ subject: 'identity.admin-user.list', query: PageQuery, item: UserOut });
export const ReadUser = defineMessage({
  subject: 'identity.admin-user.read',
  request: byId,
  reply: UserOut,
  idempotent: true,
});
export const CreateUser = defineMessage({ subject: 'identity.admin-user.create', request: UserIn, reply: UserOut });
export const UpdateUserAsAdmin = defineMessage({
  subject: 'identity.admin-user.update',
  request: z.object({ id: Id, user: UserAdminUpdate }),
  reply: UserOut,
});
export const DeleteUser = defineMessage({ subject: 'identity.admin-user.delete', request: byId, reply: UserOut });
export const UnlockResult = z.object({ unlocked: z.number().int() }).meta({ id: 'UnlockResults' });
/** Whether the first administrator still has the documented default password. For administrators. */
export const ReadDefaultPassword = defineMessage({
  subject: 'identity.default-password.read',
  request: Empty,
  reply: z.object({ isUnchanged: z.boolean() }),
  idempotent: true,
});
/** The query of a request to unlock: with `force` also locks that have not expired, with `userId` only that of one user. */
export const UnlockQuery = z.object({ force: Flag.default(false), userId: Id.optional() });
export type UnlockQuery = z.output<typeof UnlockQuery>;
/** Removes expired locks, with `force` all locks; of one user only with `userId`. */
export const UnlockUsers = defineMessage({
  subject: 'identity.admin-user.unlock',
  request: z.object({ force: z.boolean(), userId: Id.optional() }),
  reply: UnlockResult,
});
export const ListGroups = definePagedList({ subject: 'identity.admin-group.list', query: PageQuery, item: GroupOut });
export const ReadGroup = defineMessage({
  subject: 'identity.admin-group.read',
  request: byId,
  reply: GroupOut,
  idempotent: true,
});
export const CreateGroup = defineMessage({
  subject: 'identity.admin-group.create',
  request: GroupCreate,
  reply: GroupOut,
});
export const UpdateGroup = defineMessage({
  subject: 'identity.admin-group.update',
  request: z.object({ id: Id, group: GroupUpdate }),
  reply: GroupOut,
});
export const DeleteGroup = defineMessage({ subject: 'identity.admin-group.delete', request: byId, reply: GroupOut });
export const ListHouseholds = definePagedList({
  subject: 'identity.admin-household.list',
  query: PageQuery,
  item: HouseholdOut,
});
export const ReadHousehold = defineMessage({
  subject: 'identity.admin-household.read',
  request: byId,
  reply: HouseholdOut,
  idempotent: true,
});
export const CreateHousehold = defineMessage({
  subject: 'identity.admin-household.create',
  request: HouseholdCreate,
  reply: HouseholdOut,
});
export const UpdateHousehold = defineMessage({
  subject: 'identity.admin-household.update',
  request: z.object({ id: Id, household: HouseholdUpdate }),
  reply: HouseholdOut,
});
export const DeleteHousehold = defineMessage({
  subject: 'identity.admin-household.delete',
  request: byId,
  reply: HouseholdOut,
});

// For anonymous callers
/** Whether a name is available; `groupId` is the scope of household names. */
export const CheckName = defineMessage({
  subject: 'identity.name.check',
  request: z.object({
    kind: z.enum(['group', 'household', 'username', 'email']),
    name: z.string().max(1024),
    groupId: Id.optional(),
  }),
  reply: Validation,
  idempotent: true,
});
/** Every gateway clears its cache of site information: a group or household, possibly the default one, has changed. */
export const SiteChanged = defineBroadcast('site.changed', z.object({}));
/** The information about the installation for the login page and the app information. */
export const ReadSite = defineMessage({
  subject: 'identity.site.read',
  request: Empty,
  reply: z.object({
    isFirstLogin: z.boolean(),
    defaultGroupSlug: z.string().nullable(),
    defaultHouseholdSlug: z.string().nullable(),
  }),
  idempotent: true,
});
/** Mails all administrators, if mail is configured. For other services only. */
export const NotifyAdministrators = defineMessage({
  subject: 'identity.administrators.notify',
  request: z.object({ notice: z.enum(['backup-failed']) }),
  reply: z.null(),
});
/** The numbers of users, households and groups of the installation; for administrators. */
export const CountTenants = defineMessage({
  subject: 'identity.tenants.count',
  request: Empty,
  reply: z.object({
    totalUsers: z.number().int(),
    totalHouseholds: z.number().int(),
    totalGroups: z.number().int(),
    totalApiTokens: z.number().int(),
  }),
  idempotent: true,
});

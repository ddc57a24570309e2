import type { Row } from '../tables/row.js';
import type { TableName, Tables } from '../tables/tables.js';
import { rowsBy } from '../tables/group-rows.js';
import type { Tenants } from './tenants.js';
import type {
  DumpApiToken,
  DumpCounters,
  DumpGroup,
  DumpHousehold,
  DumpInvitation,
  DumpSite,
  DumpUser,
} from './types/records.js';
import { UniqueNames } from './unique-names.js';

const AUTH_METHODS: Readonly<Record<string, DumpUser['authMethod']>> = { LDAP: 'LDAP', OIDC: 'OIDC' };
/** A domain without mail: no one else can reset the password of an account with such an address. */
export const DOMAIN_WITHOUT_MAIL = 'moved.invalid';
/** As the product accepts addresses. */
const EMAIL = /^[^\s@]{1,200}@[^\s@]{1,200}$/;
const BCRYPT = /^\$2[abxy]?\$\d{2}\$[./A-Za-z\d]{53}$/;

/** The default group: the one with the slug of Mealie's first group, else the oldest; none if it is not imported. */
export function* siteOf(tables: Tables, tenants: Tenants): Generator<DumpSite> {
  const groups = [...tables.of('groups')].sort((a, b) =>
    a.textOr('created_at', '') < b.textOr('created_at', '') ? -1 : 1,
  );
  const first = groups.find((row) => row.text('slug') === 'home') ?? groups[0];
  const defaultGroupId = first?.id();
  if (defaultGroupId && tenants.groups.has(defaultGroupId)) yield { kind: 'site', defaultGroupId };
}

/** The highest numbers in use, after which new records are numbered. */
export function countersOf(tables: Tables): DumpCounters {
  const highest = (table: TableName) => tables.of(table).reduce((max, row) => Math.max(max, row.serial() ?? 0), 0);
  return { kind: 'counters', apiTokens: highest('long_live_tokens'), planEntries: highest('group_meal_plans') };
}

/** The groups that have a household. */
export function* groupsOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpGroup> {
  const preferences = rowsBy(tables.of('group_preferences'), (row) => row.id('group_id'));
  const unique = new UniqueNames();
  for (const row of tables.of('groups')) {
    const id = row.id();
    const defaultHouseholdId = id ? tenants.defaultHousehold(id) : null;
    if (!id || !defaultHouseholdId) {
      tables.drop('groups', 'without a household');
      continue;
    }
    const own = preferences.get(id)?.[0];
    const name = unique.name('groups', row.textOr('name', '').trim() || id);
    const slug = unique.slug('groups', row.text('slug') ?? '', name);
    const preferencesId = own?.id() ?? null;
    const privateGroup = own?.flag('private_group', true) ?? true;
    yield { kind: 'group', id, name, slug, defaultHouseholdId, preferencesId, privateGroup, ...row.times(now) };
  }
}

/** The households with their preferences. */
export function* householdsOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpHousehold> {
  const preferences = rowsBy(tables.of('household_preferences'), (row) => row.id('household_id'));
  const unique = new UniqueNames();
  for (const row of tables.of('households')) {
    const id = row.id();
    const groupId = id && tenants.households.get(id);
    if (!id || !groupId) {
      tables.drop('households', 'without a group');
      continue;
    }
    const own = preferences.get(id)?.[0];
    const flag = (column: string, fallback: boolean) => own?.flag(column, fallback) ?? fallback;
    const name = unique.name(groupId, row.textOr('name', '').trim() || id);
    yield {
      kind: 'household',
      id,
      groupId,
      name,
      slug: unique.slug(groupId, row.text('slug') ?? '', name),
      preferencesId: own?.id() ?? null,
      preferences: {
        privateHousehold: flag('private_household', true),
        lockRecipeEditsFromOtherHouseholds: flag('lock_recipe_edits_from_other_households', true),
        firstDayOfWeek: Math.min(Math.max(own?.number('first_day_of_week') ?? 0, 0), 6),
        recipePublic: flag('recipe_public', true),
        recipeShowNutrition: flag('recipe_show_nutrition', false),
        recipeShowAssets: flag('recipe_show_assets', false),
        recipeLandscapeView: flag('recipe_landscape_view', false),
        recipeDisableComments: flag('recipe_disable_comments', false),
        recipeDisableAmount: flag('recipe_disable_amount', true),
      },
      ...row.times(now),
    };
  }
}

/** The users with their password hashes and permissions. A text that is no e-mail address gets a placeholder. */
export function* usersOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpUser> {
  const unique = new UniqueNames();
  let placeholders = 0;
  for (const row of tables.of('users')) {
    const id = row.id();
    const membership = id ? tenants.users.get(id) : undefined;
    if (!id || !membership) {
      tables.drop('users', 'without a group');
      continue;
    }
    const password = row.text('password');
    const admin = row.flag('admin');
    const username = unique.login(row.textOr('username', '').trim() || id);
    const address = addressOf(row);
    if (address === null) placeholders += 1;
    const email = unique.login(address ?? `${id}@${DOMAIN_WITHOUT_MAIL}`);
    yield {
      kind: 'user',
      id,
      ...membership,
      username,
      email,
      fullName: row.textOr('full_name', '').trim() || username,
      passwordHash: password !== null && BCRYPT.test(password) ? password : null,
      authMethod: AUTH_METHODS[row.text('auth_method')?.toUpperCase() ?? ''] ?? 'Mealie',
      cacheKey: row.text('cache_key') || '1234',
      admin,
      advanced: row.flag('advanced', admin),
      canInvite: row.flag('can_invite', admin),
      canManage: row.flag('can_manage', admin),
      // Older versions do not have this permission.
      canManageHousehold: row.flag('can_manage_household', admin),
      canOrganize: row.flag('can_organize', admin),
      failedLogins: Math.max(0, Math.trunc(row.number('login_attemps') ?? 0)),
      lockedAt: row.moment('locked_at'),
      ...row.times(now),
    };
  }
  if (placeholders > 0)
    tables.note(
      `users: ${placeholders} without an e-mail address have one of ${DOMAIN_WITHOUT_MAIL} until it is changed`,
    );
}

function addressOf(row: Row): string | null {
  const text = row.textOr('email', '').trim().toLowerCase();
  return EMAIL.test(text) ? text : null;
}

/** The API tokens of existing users. */
export function* apiTokensOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpApiToken> {
  for (const row of tables.of('long_live_tokens')) {
    const [userId, token] = [row.id('user_id'), row.text('token')];
    const number = row.serial();
    if (!userId || !tenants.users.has(userId) || !token || number === null) {
      tables.drop('long_live_tokens', 'without a user');
      continue;
    }
    yield { kind: 'api-token', number, userId, name: row.textOr('name', ''), token, ...row.times(now) };
  }
  if (tables.of('long_live_tokens').length > 0)
    tables.note('API tokens are valid only while MEALIE_SECRET is set to the secret of the other server.');
}

/** The invitations that can still be used. */
export function* invitationsOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpInvitation> {
  for (const row of tables.of('invite_tokens')) {
    const membership = tenants.membershipOf('invite_tokens', row);
    const token = row.text('token');
    const usesLeft = row.number('uses_left') ?? 0;
    if (!membership) continue;
    if (!token) tables.drop('invite_tokens', 'without a token');
    else if (usesLeft > 0) yield { kind: 'invitation', token, usesLeft, ...membership, ...row.times(now) };
    else tables.drop('invite_tokens', 'used up');
  }
}

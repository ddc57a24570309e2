import type { DumpRecord } from '@larder/mealie-dump';
import { COUNTERS, documentIn, documentsByKind, importedTimes, newId } from '@larder/service-kit';
import { impliedFlags, userNameFields } from '../accounts/index.js';
import { API_TOKENS, GROUPS, HOUSEHOLDS, INVITATIONS, SITE, USERS } from '../store/index.js';
import { nameFields } from '../tenants/index.js';
import { tokenHash } from '../text/index.js';

/** Lifetime of imported invitations, in milliseconds; in the other product they never expire. */
const INVITATION_MS = 14 * 86_400_000;
/** Lifetime of API tokens, in milliseconds. */
const TOKEN_MS = 5 * 365 * 86_400_000;

/** The documents for a record of another product; none for kinds that this service does not store. */
export const toDocuments = documentsByKind<DumpRecord>({
  site: ({ defaultGroupId }) => {
    const now = new Date();
    const document = { _id: 'site', defaultGroupId, inUseSince: now, createdAt: now, updatedAt: now };
    return documentIn(SITE, document);
  },
  counters: ({ apiTokens }) => {
    const now = new Date();
    const document = { _id: 'api-token', value: apiTokens, createdAt: now, updatedAt: now };
    return documentIn(COUNTERS, document);
  },
  group: ({ id, name, slug, defaultHouseholdId, preferencesId, privateGroup, ...record }) => {
    const preferences = { id: preferencesId ?? newId(), privateGroup };
    const document = {
      _id: id,
      ...nameFields(name),
      slug,
      defaultHouseholdId,
      preferences,
      revision: 0,
      ...importedTimes(record),
    };
    return documentIn(GROUPS, document);
  },
  household: ({ id, groupId, name, slug, preferencesId, preferences, ...record }) => {
    const own = { ...preferences, id: preferencesId ?? newId() };
    const document = {
      _id: id,
      groupId,
      ...nameFields(name),
      slug,
      preferences: own,
      revision: 0,
      ...importedTimes(record),
    };
    return documentIn(HOUSEHOLDS, document);
  },
  user: ({ id, groupId, householdId, authMethod, cacheKey, passwordHash, failedLogins, lockedAt, ...record }) => {
    const document = {
      _id: id,
      ...userNameFields(record),
      ...impliedFlags(record),
      groupId,
      householdId,
      authMethod,
      cacheKey,
      passwordHash,
      tokenVersion: 0,
      failedLogins,
      revision: 0,
      ...(lockedAt === null ? {} : { lockedAt: new Date(lockedAt) }),
      // In the other product, administrators set the addresses or allowed users to register with them.
      ...(record.admin ? { confirmedEmail: record.email } : {}),
      ...importedTimes(record),
    };
    return documentIn(USERS, document);
  },
  'api-token': ({ number, userId, name, token, ...record }) => {
    const { createdAt, updatedAt } = importedTimes(record);
    const secretHash = tokenHash(token);
    const expiresAt = new Date(createdAt.getTime() + TOKEN_MS);
    const document = { _id: newId(), number, userId, name, integrationId: 'generic', secretHash, expiresAt };
    return documentIn(API_TOKENS, { ...document, createdAt, updatedAt });
  },
  invitation: ({ token, groupId, householdId, usesLeft, ...record }) => {
    const expiresAt = new Date(Date.now() + INVITATION_MS);
    const document = { _id: newId(), token, groupId, householdId, usesLeft, expiresAt, ...importedTimes(record) };
    return documentIn(INVITATIONS, document);
  },
});

import type { InGroup, InHousehold, Times } from './base-records.js';

export interface DumpSite {
  kind: 'site';
  /** The first group of the site. */
  defaultGroupId: string;
}

/** The highest assigned numbers; new records continue after them. */
export interface DumpCounters {
  kind: 'counters';
  apiTokens: number;
  planEntries: number;
}

export interface DumpGroup extends Times {
  kind: 'group';
  id: string;
  name: string;
  slug: string;
  defaultHouseholdId: string;
  preferencesId: string | null;
  privateGroup: boolean;
}

export interface DumpHousehold extends InGroup {
  kind: 'household';
  name: string;
  slug: string;
  preferencesId: string | null;
  preferences: {
    privateHousehold: boolean;
    lockRecipeEditsFromOtherHouseholds: boolean;
    firstDayOfWeek: number;
    recipePublic: boolean;
    recipeShowNutrition: boolean;
    recipeShowAssets: boolean;
    recipeLandscapeView: boolean;
    recipeDisableComments: boolean;
    recipeDisableAmount: boolean;
  };
}

export interface DumpUser extends InHousehold {
  kind: 'user';
  username: string;
  fullName: string;
  email: string;
  /** A bcrypt hash; null for users who sign in with LDAP or OpenID Connect. */
  passwordHash: string | null;
  authMethod: 'Mealie' | 'LDAP' | 'OIDC';
  cacheKey: string;
  admin: boolean;
  advanced: boolean;
  canInvite: boolean;
  canManage: boolean;
  canManageHousehold: boolean;
  canOrganize: boolean;
  /** Failed sign-ins since the last successful one. */
  failedLogins: number;
  /** When the account was locked; null when it is not. */
  lockedAt: string | null;
}

export interface DumpApiToken extends Times {
  kind: 'api-token';
  number: number;
  userId: string;
  name: string;
  /** Signed with a key that is not in the dump. */
  token: string;
}

export interface DumpInvitation extends Times {
  kind: 'invitation';
  token: string;
  groupId: string;
  householdId: string;
  usesLeft: number;
}

import type { InGroup, InHousehold, Pairs, Times } from './base-records.js';
import type { DumpPlanEntry, DumpPlanRule, DumpWebhook, DumpShoppingList } from './planning-records.js';

export type { DumpPlanEntry, DumpPlanRule, DumpShoppingList, DumpWebhook, Pairs };

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
export interface DumpLabel extends InGroup {
  kind: 'label';
  name: string;
  color: string;
}
interface DumpNames extends InGroup {
  name: string;
  pluralName: string | null;
  description: string;
  aliases: string[];
}
export interface DumpFood extends DumpNames {
  kind: 'food';
  labelId: string | null;
  extras: Pairs;
  householdsOnHand: string[];
}
export interface DumpUnit extends DumpNames {
  kind: 'unit';
  abbreviation: string;
  pluralAbbreviation: string | null;
  useAbbreviation: boolean;
  fraction: boolean;
}
export interface DumpOrganizer extends InGroup {
  kind: 'organizer';
  organizer: 'category' | 'tag' | 'tool';
  name: string;
  slug: string;
  householdsOnHand: string[];
}
export interface DumpRecipe extends InHousehold {
  kind: 'recipe';
  userId: string;
  slug: string;
  name: string;
  description: string | null;
  image: string | null;
  recipeYield: string | null;
  totalTime: string | null;
  prepTime: string | null;
  cookTime: string | null;
  performTime: string | null;
  orgURL: string | null;
  rating: number | null;
  dateAdded: string;
  dateUpdated: string;
  lastMade: string | null;
  categoryIds: string[];
  tagIds: string[];
  toolIds: string[];
  ingredients: {
    referenceId: string;
    title: string | null;
    note: string | null;
    quantity: number | null;
    unitId: string | null;
    foodId: string | null;
    originalText: string | null;
  }[];
  steps: { id: string; title: string | null; summary: string | null; text: string; references: string[] }[];
  notes: { title: string; text: string }[];
  assets: { name: string; icon: string; fileName: string | null }[];
  /** By the keys of the API: `calories`, `fatContent`, … */
  nutrition: Record<string, string | null>;
  settings: {
    public: boolean;
    showNutrition: boolean;
    showAssets: boolean;
    landscapeView: boolean;
    disableComments: boolean;
    disableAmount: boolean;
    locked: boolean;
  };
  extras: Pairs;
}
export interface DumpRating extends InGroup {
  kind: 'rating';
  userId: string;
  recipeId: string;
  rating: number | null;
  isFavorite: boolean;
}
export interface DumpComment extends InGroup {
  kind: 'comment';
  recipeId: string;
  userId: string;
  text: string;
}
export interface DumpTimelineEvent extends InGroup {
  kind: 'timeline-event';
  recipeId: string;
  userId: string;
  subject: string;
  message: string | null;
  eventType: 'system' | 'info' | 'comment';
  hasImage: boolean;
  timestamp: string;
}
export interface DumpShareToken extends InGroup {
  kind: 'share-token';
  recipeId: string;
  expiresAt: string;
}
export interface DumpCookbook extends InHousehold {
  kind: 'cookbook';
  name: string;
  slug: string;
  description: string;
  position: number;
  public: boolean;
  queryFilterString: string;
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
}
export interface DumpRecipeAction extends InHousehold {
  kind: 'recipe-action';
  actionType: 'link' | 'post';
  title: string;
  url: string;
}
export interface DumpNotifier extends InHousehold {
  kind: 'notifier';
  name: string;
  enabled: boolean;
  url: string;
  optionsId: string;
  /** The events it reports, by their keys in the API: `recipeCreated`, … */
  subscriptions: string[];
}
/** The report of an earlier import, without its entries. */
export interface DumpReport extends InHousehold {
  kind: 'report';
  userId: string;
  category: 'backup' | 'restore' | 'migration' | 'bulk_import';
  name: string;
  status: 'success' | 'failure' | 'partial';
  entryCount: number;
}
export interface DumpReportEntry extends InGroup {
  kind: 'report-entry';
  reportId: string;
  position: number;
  success: boolean;
  message: string;
  exception: string;
}

/** A record of the dump with its original ids. */
export type DumpRecord =
  | DumpSite
  | DumpCounters
  | DumpGroup
  | DumpHousehold
  | DumpUser
  | DumpApiToken
  | DumpInvitation
  | DumpLabel
  | DumpFood
  | DumpUnit
  | DumpOrganizer
  | DumpRecipe
  | DumpRating
  | DumpComment
  | DumpTimelineEvent
  | DumpShareToken
  | DumpCookbook
  | DumpRecipeAction
  | DumpPlanEntry
  | DumpPlanRule
  | DumpWebhook
  | DumpShoppingList
  | DumpNotifier
  | DumpReport
  | DumpReportEntry;
export type DumpRecordKind = DumpRecord['kind'];
export type DumpRecordOf<Kind extends DumpRecordKind> = Extract<DumpRecord, { kind: Kind }>;

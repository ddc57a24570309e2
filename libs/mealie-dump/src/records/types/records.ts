import type {
  DumpSite,
  DumpCounters,
  DumpGroup,
  DumpHousehold,
  DumpUser,
  DumpApiToken,
  DumpInvitation,
} from './account-records.js';
import type { InGroup, InHousehold, Pairs } from './base-records.js';
import type { DumpPlanEntry, DumpPlanRule, DumpShoppingList, DumpWebhook } from './planning-records.js';
import type {
  DumpRecipe,
  DumpRating,
  DumpComment,
  DumpTimelineEvent,
  DumpShareToken,
  DumpCookbook,
  DumpRecipeAction,
} from './recipe-records.js';

export type {
  DumpSite,
  DumpCounters,
  DumpGroup,
  DumpHousehold,
  DumpUser,
  DumpApiToken,
  DumpInvitation,
  DumpPlanEntry,
  DumpPlanRule,
  DumpShoppingList,
  DumpWebhook,
  DumpRecipe,
  DumpRating,
  DumpComment,
  DumpTimelineEvent,
  DumpShareToken,
  DumpCookbook,
  DumpRecipeAction,
  Pairs,
};

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

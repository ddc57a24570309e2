import {
  cookbooksOf,
  commentsOf,
  ratingsOf,
  recipeActionsOf,
  shareTokensOf,
  timelineOf,
} from './records/recipe-related.js';
import { catalogueOf } from './records/catalogue.js';
import { apiTokensOf, countersOf, groupsOf, householdsOf, invitationsOf, siteOf, usersOf } from './records/accounts.js';
import { Tenants } from './records/tenants.js';
import { notifiersOf, planEntriesOf, planRulesOf, webhooksOf } from './records/planning.js';
import { shoppingListsOf } from './records/shopping-lists.js';
import type { DumpRecord } from './records/types/records.js';
import { recipesOf } from './records/recipes.js';
import { reportsOf } from './records/reports.js';
import { Tables } from './tables/tables.js';
import { upgrade } from './upgrades/upgrade.js';

/** The content of a dump. */
export interface Dump {
  /** Grouped by kind; referenced records before those that refer to them. */
  records: DumpRecord[];
  /** Imported and dropped rows: a line for each table, then notes. */
  report: string[];
}

/** The value is not a dump, or the dump has no users. */
export class InvalidDumpError extends Error {}

/** Whether a parsed `database.json` was written by Mealie. */
function isMealieDump(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'alembic_version' in value;
}

/** Options of `readDump`. */
export interface ReadOptions {
  /** The timestamp for rows without one, as ISO 8601 text; the current time when absent. */
  now?: string;
  /** For an import into an existing site: leaves out site-wide settings, API tokens and invitations. */
  intoExistingSite?: boolean;
  /** The name of the default household of a group, `Family` when absent; older dumps have no households. */
  defaultHousehold?: string;
}

/**
 * Reads a dump of any version. Invalid rows, and those that refer to missing rows, are left out and counted.
 *
 * @throws InvalidDumpError when it is not a dump or has no users
 */
export function readDump(
  value: unknown,
  { now = new Date().toISOString(), intoExistingSite = false, defaultHousehold = 'Family' }: ReadOptions = {},
): Dump {
  if (!isMealieDump(value)) throw new InvalidDumpError('This is not a database dump of Mealie.');
  const tables = new Tables(value);
  upgrade(tables, defaultHousehold);
  const tenants = new Tenants(tables, defaultHousehold);
  if (tenants.users.size === 0) throw new InvalidDumpError('The dump contains no users.');
  const catalogue = catalogueOf(tables, tenants, now);
  const recipeRecords = [...recipesOf(tables, tenants, catalogue, now)];
  const recipes = new Map(recipeRecords.map((recipe) => [recipe.id, recipe]));
  const { labels, foods, units, organizers } = catalogue;
  const records: DumpRecord[] = [
    ...(intoExistingSite ? [] : [...siteOf(tables, tenants), countersOf(tables)]),
    ...groupsOf(tables, tenants, now),
    ...householdsOf(tables, tenants, now),
    ...usersOf(tables, tenants, now),
    ...(intoExistingSite ? [] : [...apiTokensOf(tables, tenants, now), ...invitationsOf(tables, tenants, now)]),
    ...[...labels, ...foods, ...units, ...organizers, ...recipeRecords],
    ...ratingsOf(tables, tenants, recipes, now),
    ...commentsOf(tables, tenants, recipes, now),
    ...timelineOf(tables, tenants, recipes, now),
    ...shareTokensOf(tables, recipes, now),
    ...cookbooksOf(tables, tenants, now),
    ...recipeActionsOf(tables, tenants, now),
    ...planEntriesOf(tables, tenants, recipes, now),
    ...planRulesOf(tables, tenants, now),
    ...webhooksOf(tables, tenants, now),
    ...shoppingListsOf(tables, tenants, { recipes, catalogue }, now),
    ...notifiersOf(tables, tenants, now),
    ...reportsOf(tables, tenants, now),
  ];
  if (intoExistingSite) tables.note('Invitations and API tokens are not added: create new ones.');
  return { records, report: tables.lines() };
}

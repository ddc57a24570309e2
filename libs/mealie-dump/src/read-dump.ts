import {
  cookbooksOf,
  commentsOf,
  ratingsOf,
  recipeActionsOf,
  shareTokensOf,
  timelineOf,
} from './records/around-recipes.js';
import { catalogueOf } from './records/catalogue.js';
import { apiTokensOf, countersOf, groupsOf, householdsOf, invitationsOf, siteOf, usersOf } from './records/people.js';
import { Places } from './records/places.js';
import { notifiersOf, planEntriesOf, planRulesOf, shoppingListsOf, webhooksOf } from './records/planning.js';
import type { DumpRecord } from './records/records.js';
import { recipesOf } from './records/recipes.js';
import { Tables } from './tables/tables.js';
import { upgrade } from './upgrades/upgrade.js';

/** What a dump holds. */
export interface Dump {
  /** Records of the same kind follow one another; what others refer to comes first. */
  records: DumpRecord[];
  /** What was and was not moved: a line for each table, and what else people should know. */
  report: string[];
}

/** A file that is no dump, or a dump without users. */
export class InvalidDumpError extends Error {}

/** Whether a parsed `database.json` is one of Mealie's. */
export function isMealieDump(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'alembic_version' in value;
}

/** How a dump is read. */
export interface ReadOptions {
  /** What is read is added to a site, so that nothing that concerns a whole site or opens it is taken over. */
  beside?: boolean;
}

/**
 * Reads a dump of any version. Rows that make no sense, or point to nothing, are left out and counted.
 *
 * @param now the moment for rows without one, as ISO 8601 text
 * @throws InvalidDumpError when it is none or has no users
 */
export function readDump(
  value: unknown,
  now: string = new Date().toISOString(),
  { beside = false }: ReadOptions = {},
): Dump {
  if (!isMealieDump(value)) throw new InvalidDumpError('This is no dump of Mealie.');
  const tables = new Tables(value);
  upgrade(tables);
  const places = new Places(tables);
  if (places.users.size === 0) throw new InvalidDumpError('The dump holds no users.');
  const catalogue = catalogueOf(tables, places, now);
  const moved = [...recipesOf(tables, places, catalogue, now)];
  const recipes = new Map(moved.map((recipe) => [recipe.id, recipe]));
  const { labels, foods, units, organizers } = catalogue;
  const records: DumpRecord[] = [
    ...(beside ? [] : [...siteOf(tables, places), countersOf(tables)]),
    ...groupsOf(tables, places, now),
    ...householdsOf(tables, places, now),
    ...usersOf(tables, places, now),
    ...(beside ? [] : [...apiTokensOf(tables, places, now), ...invitationsOf(tables, places, now)]),
    ...[...labels, ...foods, ...units, ...organizers, ...moved],
    ...ratingsOf(tables, places, recipes, now),
    ...commentsOf(tables, places, recipes, now),
    ...timelineOf(tables, places, recipes, now),
    ...shareTokensOf(tables, recipes, now),
    ...cookbooksOf(tables, places, now),
    ...recipeActionsOf(tables, places, now),
    ...planEntriesOf(tables, places, recipes, now),
    ...planRulesOf(tables, places, now),
    ...webhooksOf(tables, places, now),
    ...shoppingListsOf(tables, places, { recipes, catalogue }, now),
    ...notifiersOf(tables, places, now),
  ];
  if (beside) tables.note('Invitations and API tokens are not added: make new ones.');
  return { records, report: tables.lines() };
}

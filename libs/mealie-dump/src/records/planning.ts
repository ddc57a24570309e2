import { rowsBy } from '../tables/group-rows.js';
import type { Tables } from '../tables/tables.js';
import type { Recipes } from './recipe-related.js';
import { idOrNull } from './catalogue.js';
import type { Tenants } from './tenants.js';
import type { DumpNotifier, DumpPlanEntry, DumpPlanRule, DumpWebhook } from './types/records.js';

const MEALS = ['breakfast', 'lunch', 'dinner', 'side'] as const;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?/;
const NOON = '12:00:00';
/** The columns of a notifier's options that subscribe to an event: `recipe_created`. */
const SUBSCRIPTION_COLUMN = /_(created|updated|deleted|signup|export|import|migrations)$/;

/** The entries of meal plans; their household is that of their user. */
export function* planEntriesOf(
  tables: Tables,
  tenants: Tenants,
  recipes: Recipes,
  now: string,
): Generator<DumpPlanEntry> {
  for (const row of tables.of('group_meal_plans')) {
    const [number, groupId, date] = [row.serial(), row.id('group_id'), row.day('date')];
    const userId = groupId && tenants.ownerIn(groupId, row.id('user_id'));
    const membership = userId ? tenants.users.get(userId) : undefined;
    if (number === null || !userId || !membership || !date) {
      tables.drop('group_meal_plans', 'without a day or user');
      continue;
    }
    const entryType = MEALS.find((meal) => meal === row.text('entry_type')) ?? 'dinner';
    const recipeId = idOrNull(row.id('recipe_id'), recipes);
    const texts = { title: row.textOr('title', ''), text: row.textOr('text', '') };
    yield { kind: 'plan-entry', number, ...membership, userId, date, entryType, ...texts, recipeId, ...row.times(now) };
  }
}

/** The rules for random meals. */
export function* planRulesOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpPlanRule> {
  for (const row of tables.of('group_meal_plan_rules')) {
    const id = row.id();
    const membership = tenants.membershipOf('group_meal_plan_rules', row);
    if (!id || !membership) continue;
    const day = DAYS.find((each) => each === row.text('day')) ?? 'unset';
    const entryType = MEALS.find((meal) => meal === row.text('entry_type')) ?? 'unset';
    const queryFilterString = row.textOr('query_filter_string', '');
    yield { kind: 'plan-rule', id, ...membership, day, entryType, queryFilterString, ...row.times(now) };
  }
}

/** The webhooks of meal plans, with their times in UTC. */
export function* webhooksOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpWebhook> {
  for (const row of tables.of('webhook_urls')) {
    const id = row.id();
    const membership = tenants.membershipOf('webhook_urls', row);
    if (!id || !membership) continue;
    const texts = { name: row.textOr('name', ''), url: row.textOr('url', '') };
    const scheduledTime = timeOf(row.text('scheduled_time')) ?? timeOf(row.text('time')) ?? NOON;
    yield {
      kind: 'webhook',
      id,
      ...membership,
      enabled: row.flag('enabled', true),
      ...texts,
      scheduledTime,
      ...row.times(now),
    };
  }
}

/** The notifiers with the events they are subscribed to. */
export function* notifiersOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpNotifier> {
  const options = rowsBy(tables.of('group_events_notifier_options'), (row) => row.id('event_notifier_id'));
  for (const row of tables.of('group_events_notifiers')) {
    const [id, url] = [row.id(), row.text('apprise_url')];
    const membership = tenants.membershipOf('group_events_notifiers', row);
    if (!id || !membership) continue;
    if (!url) {
      tables.drop('group_events_notifiers', 'without an address');
      continue;
    }
    const own = options.get(id)?.[0];
    const columns = Object.keys(own?.raw ?? {}).filter((column) => SUBSCRIPTION_COLUMN.test(column));
    const subscriptions = columns.filter((column) => own?.flag(column)).map(camelCase);
    yield {
      kind: 'notifier',
      id,
      ...membership,
      url,
      name: row.textOr('name', ''),
      enabled: row.flag('enabled', true),
      optionsId: own?.id() ?? id,
      subscriptions,
      ...row.times(now),
    };
  }
}

function timeOf(text: string | null): string | null {
  const [, hours, minutes, seconds = '00'] = TIME.exec(text ?? '') ?? [];
  return hours && minutes ? `${hours}:${minutes}:${seconds}` : null;
}

function camelCase(column: string): string {
  return column.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

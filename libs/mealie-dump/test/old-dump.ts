import type { RawRow } from '../src/tables/row.js';
import { aDump, type DumpTables } from './dump-fixture.js';
import { hex } from './dump-values.js';

/** Tables that the oldest supported version does not have. */
const NEWER_TABLES = [
  ...['households', 'household_preferences', 'users_to_recipes', 'shopping_lists_multi_purpose_labels'],
  ...['ingredient_foods_aliases', 'ingredient_units_aliases', 'recipe_timeline_events', 'recipe_actions'],
];

/** Columns that the oldest supported version does not have, by table. */
const NEWER_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  groups: ['slug'],
  users: ['auth_method', 'can_manage_household', 'household_id'],
  recipes: ['last_made'],
  recipe_instructions: ['summary'],
  ingredient_foods: ['on_hand', 'plural_name'],
  ingredient_units: ['use_abbreviation', 'plural_name', 'plural_abbreviation'],
  cookbooks: ['household_id', 'query_filter_string'],
  group_meal_plan_rules: ['household_id', 'query_filter_string'],
  shopping_lists: ['user_id'],
  shopping_list_item_recipe_reference: ['recipe_scale'],
  invite_tokens: ['household_id'],
  webhook_urls: ['household_id'],
  group_events_notifiers: ['household_id'],
};

/** The tables without some of them. */
export function withoutTables(dump: DumpTables, ...names: string[]): DumpTables {
  return Object.fromEntries(Object.entries(dump).filter(([name]) => !names.includes(name)));
}

/** The rows without some of their columns. */
export function withoutColumns(rows: RawRow[] = [], ...columns: string[]): RawRow[] {
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column))));
}

/** The small dump as written by the oldest supported version. */
export function anOldDump(): DumpTables {
  const tables = withoutTables(aDump(), ...NEWER_TABLES);
  for (const [table, columns] of Object.entries(NEWER_COLUMNS))
    tables[table] = withoutColumns(tables[table], ...columns);
  return {
    ...tables,
    alembic_version: [{ version_num: '6b0f5f32d602' }],
    users_to_favorites: [{ user_id: hex(4), recipe_id: hex(10) }],
    cookbooks_to_categories: [{ cookbook_id: hex(33), category_id: hex(24) }],
    cookbooks_to_tags: [{ cookbook_id: hex(33), tag_id: hex(25) }],
    plan_rules_to_categories: [{ group_plan_rule_id: hex(35), category_id: hex(24) }],
    plan_rules_to_tags: [{ plan_rule_id: hex(35), tag_id: hex(25) }],
  };
}

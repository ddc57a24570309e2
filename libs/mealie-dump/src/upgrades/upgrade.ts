import { rowsBy } from '../tables/group-rows.js';
import type { RawRow, Row } from '../tables/row.js';
import type { TableName, Tables } from '../tables/tables.js';
import { idOf } from '../tables/values.js';

/** Tables whose rows belonged to groups in older versions and belong to households now. */
const HOUSEHOLD_TABLES: readonly TableName[] = [
  ...(['cookbooks', 'group_events_notifiers', 'group_meal_plan_rules', 'invite_tokens'] as const),
  ...(['recipe_actions', 'users', 'webhook_urls'] as const),
];

/**
 * Upgrades the tables of an older version to the latest one. Each step checks for missing tables or columns instead of
 * the version, since dumps of development versions are in between.
 *
 * @param defaultHousehold the name of the households that older versions did not have
 */
export function upgrade(tables: Tables, defaultHousehold: string): void {
  addAuthMethods(tables);
  addUserRatings(tables);
  addHouseholds(tables, defaultHousehold);
  addFilterTexts(tables);
  mergeDuplicateNames(tables);
}

/** Older versions marked LDAP users by the password `LDAP`. */
function addAuthMethods(tables: Tables): void {
  updateRows(tables, 'users', ({ raw }) =>
    raw['auth_method'] === undefined ? { ...raw, auth_method: raw['password'] === 'LDAP' ? 'LDAP' : 'MEALIE' } : raw,
  );
}

/** In older versions favorites were pairs, and a recipe had one rating, which becomes that of each user of the group. */
function addUserRatings(tables: Tables): void {
  if (tables.has('users_to_recipes')) return;
  const rated = new Map<string, RawRow>();
  const entry = (userId: string, recipeId: string, fields: RawRow) => {
    const key = `${userId} ${recipeId}`;
    rated.set(key, { ...rated.get(key), user_id: userId, recipe_id: recipeId, ...fields });
  };
  for (const row of tables.of('users_to_favorites')) {
    const [userId, recipeId] = [row.id('user_id'), row.id('recipe_id')];
    if (userId && recipeId) entry(userId, recipeId, { is_favorite: true });
  }
  const users = rowsBy(tables.of('users'), (row) => row.id('group_id'));
  for (const recipe of tables.of('recipes')) {
    const [id, groupId, rating] = [recipe.id(), recipe.id('group_id'), recipe.number('rating') ?? 0];
    if (!id || !groupId || rating <= 0) continue;
    for (const user of users.get(groupId) ?? []) entry(user.id() ?? '', id, { rating });
  }
  tables.set('users_to_recipes', [...rated.values()]);
}

/** Older versions have no households: each group gets one, which owns all records of the group. */
function addHouseholds(tables: Tables, name: string): void {
  if (tables.has('households')) return;
  const preferences = rowsBy(tables.of('group_preferences'), (row) => row.id('group_id'));
  const [householdRows, preferenceRows]: [RawRow[], RawRow[]] = [[], []];
  const householdIds = new Map<string, string>();
  for (const group of tables.of('groups')) {
    const groupId = group.id();
    if (!groupId) continue;
    const id = derivedId(groupId, 1);
    householdIds.set(groupId, id);
    const { created_at, update_at } = group.raw;
    householdRows.push({ id, name, group_id: groupId, created_at, update_at });
    const raw = preferences.get(groupId)?.[0]?.raw ?? {};
    preferenceRows.push({
      ...raw,
      id: derivedId(groupId, 2),
      household_id: id,
      private_household: raw['private_group'],
    });
  }
  tables.set('households', householdRows);
  tables.set('household_preferences', preferenceRows);
  for (const table of HOUSEHOLD_TABLES)
    updateRows(tables, table, ({ raw }) => ({ ...raw, household_id: householdIds.get(idOf(raw['group_id']) ?? '') }));
}

/** A table of pairs, and the filter that replaces it. */
interface Pairing {
  table: TableName;
  owner: string;
  other: string;
  field: string;
  /** The column of the owner that requires all of them; any of them if absent. */
  requireAll?: string;
  operator: 'CONTAINS ALL' | 'IN';
}

const COOKBOOK_PAIRS: readonly Pairing[] = (['category', 'tag', 'tool'] as const).map((kind) => {
  const plural = kind === 'category' ? 'categories' : `${kind}s`;
  return {
    table: `cookbooks_to_${plural}` as TableName,
    owner: 'cookbook_id',
    other: `${kind}_id`,
    field: kind === 'category' ? 'recipe_category.id' : `${plural}.id`,
    requireAll: `require_all_${plural}`,
    operator: 'IN',
  };
});
const RULE_PAIRS: readonly Pairing[] = [
  {
    table: 'plan_rules_to_categories',
    owner: 'group_plan_rule_id',
    other: 'category_id',
    field: 'recipe_category.id',
    operator: 'CONTAINS ALL',
  },
  { table: 'plan_rules_to_tags', owner: 'plan_rule_id', other: 'tag_id', field: 'tags.id', operator: 'CONTAINS ALL' },
  {
    table: 'plan_rules_to_households',
    owner: 'group_plan_rule_id',
    other: 'household_id',
    field: 'household_id',
    operator: 'IN',
  },
];

/** Older versions stored the filters of cookbooks and rules in tables of pairs. */
function addFilterTexts(tables: Tables): void {
  addFilterText(tables, 'cookbooks', COOKBOOK_PAIRS);
  addFilterText(tables, 'group_meal_plan_rules', RULE_PAIRS);
}

function addFilterText(tables: Tables, owners: TableName, pairings: readonly Pairing[]): void {
  const pairs = pairings.map((each) => ({
    ...each,
    rows: rowsBy(tables.of(each.table), (row) => row.id(each.owner)),
  }));
  updateRows(tables, owners, (row) => {
    if (row.raw['query_filter_string'] !== undefined) return row.raw;
    const parts = pairs.flatMap(({ rows, other, field, operator, requireAll }) => {
      const ids = (rows.get(row.id() ?? '') ?? []).map((pair) => pair.id(other)).filter((id) => id !== null);
      if (ids.length === 0) return [];
      const comparison = requireAll && row.flag(requireAll, true) ? 'CONTAINS ALL' : operator;
      return [`${field} ${comparison} [${ids.map((id) => `"${id}"`).join(', ')}]`];
    });
    return { ...row.raw, query_filter_string: parts.join(' AND ') };
  });
}

/** The references to foods, units and labels, by table and column. */
const REFERENCES: Partial<Record<TableName, readonly [TableName, string][]>> = {
  ingredient_foods: [
    ['recipes_ingredients', 'food_id'],
    ['shopping_list_items', 'food_id'],
  ],
  ingredient_units: [
    ['recipes_ingredients', 'unit_id'],
    ['shopping_list_items', 'unit_id'],
  ],
  multi_purpose_labels: [
    ['ingredient_foods', 'label_id'],
    ['shopping_list_items', 'label_id'],
  ],
};

/** Names of foods, units and labels are unique in a group: duplicates are merged into the first one. */
function mergeDuplicateNames(tables: Tables): void {
  for (const [table, references] of Object.entries(REFERENCES) as [TableName, [TableName, string][]][]) {
    const first = new Map<string, string>();
    const replacements = new Map<string, string>();
    const unique = tables.of(table).filter((row) => {
      const [id, name] = [row.id(), row.text('name')?.trim().toLowerCase()];
      const key = `${row.id('group_id')} ${name}`;
      const kept = first.get(key);
      if (!id || kept === undefined) {
        if (id) first.set(key, id);
        return true;
      }
      replacements.set(id, kept);
      tables.drop(table, 'with a duplicate name, merged into the first');
      return false;
    });
    if (replacements.size === 0) continue;
    tables.set(
      table,
      unique.map(({ raw }) => raw),
    );
    for (const [referring, column] of references)
      updateRows(tables, referring, ({ raw }) => {
        const other = replacements.get(idOf(raw[column]) ?? '');
        return other === undefined ? raw : { ...raw, [column]: other };
      });
  }
}

function updateRows(tables: Tables, table: TableName, update: (row: Row) => RawRow): void {
  if (tables.has(table)) tables.set(table, tables.of(table).map(update));
}

/** An id derived from that of a record by changing its last digits, so that it is always the same. */
export function derivedId(id: string, number: number): string {
  const last = (Number.parseInt(id.slice(-4), 16) + number) % 0x1_0000;
  return `${id.slice(0, -4)}${last.toString(16).padStart(4, '0')}`;
}

import { Row, type RawRow } from './row.js';

/** Tables whose rows are imported. */
const IMPORTED_TABLES = [
  ...['groups', 'group_preferences', 'households', 'household_preferences', 'users', 'users_to_recipes'],
  ...[
    'users_to_favorites',
    'long_live_tokens',
    'invite_tokens',
    'recipes',
    'recipes_ingredients',
    'recipe_instructions',
  ],
  ...['recipe_ingredient_ref_link', 'notes', 'recipe_assets', 'recipe_settings', 'recipe_nutrition', 'api_extras'],
  ...['ingredient_food_extras', 'shopping_list_extras', 'shopping_list_item_extras', 'recipe_comments'],
  ...['recipe_timeline_events', 'recipe_share_tokens', 'categories', 'tags', 'tools', 'recipes_to_categories'],
  ...['recipes_to_tags', 'recipes_to_tools', 'cookbooks', 'cookbooks_to_categories', 'cookbooks_to_tags'],
  ...['cookbooks_to_tools', 'ingredient_units', 'ingredient_units_aliases', 'ingredient_foods'],
  ...['ingredient_foods_aliases', 'multi_purpose_labels', 'group_meal_plans', 'group_meal_plan_rules'],
  ...['plan_rules_to_categories', 'plan_rules_to_tags', 'plan_rules_to_households', 'shopping_lists'],
  ...['shopping_list_items', 'shopping_list_recipe_reference', 'shopping_list_item_recipe_reference'],
  ...['shopping_lists_multi_purpose_labels', 'webhook_urls', 'recipe_actions', 'group_events_notifiers'],
  ...(['group_events_notifier_options', 'group_reports', 'report_entries'] as const),
] as const;
export type TableName = (typeof IMPORTED_TABLES)[number];

/** Tables that are not imported, with the reason for the report: temporary data, or data without a counterpart here. */
const SKIPPED_TABLES: Readonly<Record<string, string>> = {
  alembic_version: '',
  password_reset_tokens: 'links to reset a password have to be requested again',
  group_to_categories: 'categories for plans have been replaced by rules',
  group_data_exports: 'earlier exports are not imported',
  server_tasks: 'records of finished tasks are not imported',
};

/** Maximum number of rows of a table, far above any real site. */
const MAX_ROWS = 5_000_000;

/** Row counts of a table: read and dropped. */
interface TableReport {
  rows: number;
  dropped: Map<string, number>;
}

/** The tables of a dump, with a report of dropped rows. */
export class Tables {
  private readonly rows = new Map<string, Row[]>();
  private readonly reports = new Map<string, TableReport>();
  private readonly notes: string[] = [];

  constructor(dump: Record<string, unknown>) {
    for (const [name, value] of Object.entries(dump)) this.add(name, value);
  }

  /** The rows of a table; none when the dump has no such table. */
  of(table: TableName): readonly Row[] {
    return this.rows.get(table) ?? [];
  }

  /** Whether the dump has the table: older versions lack some. */
  has(table: TableName): boolean {
    return this.rows.has(table);
  }

  /** Replaces the rows of a table, as an upgrade does. */
  set(table: TableName, rows: readonly RawRow[]): void {
    this.rows.set(
      table,
      rows.map((raw) => new Row(raw)),
    );
  }

  /** Counts a row that is not imported, by reason; returns null, in place of its record. */
  drop(table: TableName, reason: string): null {
    const { dropped } = this.report(table);
    dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
    return null;
  }

  /** Adds a line at the end of the report. */
  note(text: string): void {
    this.notes.push(text);
  }

  /** A line for each table with rows, then the notes. */
  lines(): string[] {
    const tables = [...this.reports].filter(([, { rows }]) => rows > 0);
    return [...tables.flatMap(([name, report]) => linesOf(name, report)), ...this.notes];
  }

  private add(name: string, value: unknown): void {
    if (!Array.isArray(value)) return this.note(`${name}: not a table, not imported`);
    const rows = value.filter((row): row is RawRow => typeof row === 'object' && row !== null && !Array.isArray(row));
    if (Object.hasOwn(SKIPPED_TABLES, name)) {
      if (rows.length > 0 && SKIPPED_TABLES[name]) this.note(`${name}: ${rows.length} rows, ${SKIPPED_TABLES[name]}`);
      return;
    }
    if (!(IMPORTED_TABLES as readonly string[]).includes(name)) {
      if (rows.length > 0) this.note(`${name.slice(0, 100)}: unknown table with ${rows.length} rows, not imported`);
      return;
    }
    this.set(name as TableName, rows.slice(0, MAX_ROWS));
    this.report(name).rows = rows.length;
  }

  private report(name: string): TableReport {
    const report = this.reports.get(name) ?? { rows: 0, dropped: new Map<string, number>() };
    this.reports.set(name, report);
    return report;
  }
}

function linesOf(name: string, { rows, dropped }: TableReport): string[] {
  const problems = [...dropped].map(([reason, count]) => `${count} ${reason}`);
  return [`${name}: ${rows} rows${problems.length > 0 ? `, not imported: ${problems.join(', ')}` : ''}`];
}

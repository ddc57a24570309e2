import type { Row } from '../tables/row.js';
import { rowsBy } from '../tables/group-rows.js';
import type { TableName, Tables } from '../tables/tables.js';
import type { Tenants } from './tenants.js';
import type { DumpFood, DumpLabel, DumpOrganizer, DumpUnit, Pairs } from './types/records.js';
import { UniqueNames } from './unique-names.js';

/** The records that recipes and lists refer to, and their ids. */
export interface Catalogue {
  labels: DumpLabel[];
  foods: DumpFood[];
  units: DumpUnit[];
  organizers: DumpOrganizer[];
  ids: Record<'label' | 'food' | 'unit' | 'category' | 'tag' | 'tool', Set<string>>;
}

const ORGANIZERS = [
  ['category', 'categories'],
  ['tag', 'tags'],
  ['tool', 'tools'],
] as const;

/** The fields that all records of the catalogue have. */
type Base = Pick<DumpLabel, 'id' | 'groupId' | 'name' | 'createdAt' | 'updatedAt'>;

/** Rows with a group and a name, whose ids were added to those of their kind. */
type NamedRows = (table: TableName, kind: keyof Catalogue['ids']) => { row: Row; base: Base }[];

/** Reads labels, foods, units and organizers. */
export function catalogueOf(tables: Tables, tenants: Tenants, now: string): Catalogue {
  const ids: Catalogue['ids'] = {
    label: new Set(),
    food: new Set(),
    unit: new Set(),
    category: new Set(),
    tag: new Set(),
    tool: new Set(),
  };
  const namedRows: NamedRows = (table, kind) =>
    tables.of(table).flatMap((row) => {
      const [id, groupId, name] = [row.id(), row.id('group_id'), row.text('name')?.trim()];
      if (!id || !groupId || !name || !tenants.groups.has(groupId)) {
        tables.drop(table, 'without a group or name');
        return [];
      }
      ids[kind].add(id);
      return [{ row, base: { id, groupId, name, ...row.times(now) } }];
    });
  const labels = labelsOf(namedRows);
  const foods = foodsOf(tables, tenants, namedRows, ids.label);
  const units = unitsOf(tables, namedRows);
  return { labels, foods, units, organizers: organizersOf(tenants, namedRows), ids };
}

function labelsOf(namedRows: NamedRows): DumpLabel[] {
  return namedRows('multi_purpose_labels', 'label').map(({ row, base }) => ({
    kind: 'label',
    ...base,
    color: row.text('color') || '#959595',
  }));
}

function foodsOf(tables: Tables, tenants: Tenants, namedRows: NamedRows, labelIds: Set<string>): DumpFood[] {
  const aliases = rowsBy(tables.of('ingredient_foods_aliases'), (row) => row.id('food_id'));
  const extras = pairsBy(tables, 'ingredient_food_extras', 'ingredient_food_id');
  return namedRows('ingredient_foods', 'food').map(({ row, base }) => ({
    kind: 'food',
    ...base,
    ...namesOf(row, aliases),
    labelId: idOrNull(row.id('label_id'), labelIds),
    extras: extras.get(base.id) ?? [],
    householdsOnHand: onHand(row, base.groupId, tenants),
  }));
}

function unitsOf(tables: Tables, namedRows: NamedRows): DumpUnit[] {
  const aliases = rowsBy(tables.of('ingredient_units_aliases'), (row) => row.id('unit_id'));
  return namedRows('ingredient_units', 'unit').map(({ row, base }) => ({
    kind: 'unit',
    ...base,
    ...namesOf(row, aliases),
    abbreviation: row.textOr('abbreviation', ''),
    pluralAbbreviation: row.text('plural_abbreviation'),
    useAbbreviation: row.flag('use_abbreviation'),
    fraction: row.flag('fraction', true),
  }));
}

function organizersOf(tenants: Tenants, namedRows: NamedRows): DumpOrganizer[] {
  const unique = new UniqueNames();
  return ORGANIZERS.flatMap(([organizer, table]) =>
    namedRows(table, organizer).map(({ row, base }) => ({
      kind: 'organizer' as const,
      ...base,
      organizer,
      slug: unique.slug(`${organizer} ${base.groupId}`, row.text('slug') ?? '', base.name),
      householdsOnHand: onHand(row, base.groupId, tenants),
    })),
  );
}

/** The id if a record has it, else null. */
export function idOrNull(id: string | null, ids: ReadonlySet<string> | ReadonlyMap<string, unknown>): string | null {
  return id !== null && ids.has(id) ? id : null;
}

/** Key/value pairs, by the id of their record. */
export function pairsBy(tables: Tables, table: TableName, owner: string): Map<string, Pairs> {
  const rows = rowsBy(tables.of(table), (row) => row.id(owner));
  return new Map(
    [...rows].map(([id, each]) => {
      const pairs = each.map((row) => ({ key: row.textOr('key_name', ''), value: row.textOr('value', '') }));
      return [id, pairs.filter(({ key }) => key !== '')];
    }),
  );
}

function namesOf(row: Row, aliases: Map<string, Row[]>) {
  const own = aliases.get(row.id() ?? '') ?? [];
  return {
    pluralName: row.text('plural_name'),
    description: row.textOr('description', ''),
    aliases: own.map((alias) => alias.textOr('name', '')).filter((name) => name !== ''),
  };
}

/** In older versions "on hand" applied to the whole group. */
function onHand(row: Row, groupId: string, tenants: Tenants): string[] {
  return row.flag('on_hand') ? tenants.householdsOf(groupId) : [];
}

import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { MAX_PARENTHESES, operatorsOf, type FilterField, type FilterRow } from './filter-rows.js';

export type FilterPart = Cookbook['queryFilter']['parts'][number];

/** A stored filter as rows; null when the builder has no control for a part of it. */
export function readFilter(parts: readonly FilterPart[], fields: readonly FilterField[]): FilterRow[] | null {
  const rows = parts.map((part, index) => readPart(part, String(index), fields));
  return rows.every((row) => row !== null) ? rows : null;
}

function readPart(part: FilterPart, id: string, fields: readonly FilterField[]): FilterRow | null {
  const field = fields.find(({ attribute }) => attribute === part.attributeName);
  const operator = field && operatorsOf(field).find((each) => each === part.relationalOperator?.toUpperCase());
  const opens = part.leftParenthesis?.length ?? 0;
  const closes = part.rightParenthesis?.length ?? 0;
  if (!field || !operator || Math.max(opens, closes) > MAX_PARENTHESES) return null;
  const join = part.logicalOperator ?? 'AND';
  const row = { id, join, opens, closes, attribute: field.attribute, operator };
  const values = [part.value ?? []].flat();
  if (field.kind !== 'date') return { ...row, values };
  const day = /^\d{4}-\d{2}-\d{2}/.exec(values[0] ?? '')?.[0];
  // The builder supports days only and would lose the time of day.
  if (!day || (day !== values[0] && !/T00:00(:00(\.0+)?)?(Z|\+00:00)?$/.test(values[0] ?? ''))) return null;
  return { ...row, values: [day] };
}

import type { Index } from '../catalogue/index-definition.js';
import type { Condition, Filter } from '../query/filter.js';
import { compileValueTest } from '../query/match.js';
import { itemsOf, type Value } from '../bson/value.js';
import type { Requirement, Requirements } from './conditions.js';

/** Whether every document a filter wants is in this index, although a sparse or partial one leaves some out. */
export function holdsAllWanted(index: Index, { byPath }: Requirements): boolean {
  const at = (path: string) => byPath.get(path) ?? [];
  if (index.stored.sparse && !index.fields.some((field) => at(field.path.dotted).some(excludesMissing))) return false;
  return !index.partial || implies(at, index.partial.filter);
}

type RequirementsAt = (path: string) => readonly Requirement[];

function implies(at: RequirementsAt, filter: Filter): boolean {
  if (filter.kind === 'all') return filter.filters.every((part) => implies(at, part));
  if (filter.kind !== 'field') return false;
  const conditions = at(filter.path.dotted);
  return filter.conditions.every((wanted) => conditions.some(({ condition }) => impliesCondition(condition, wanted)));
}

function impliesCondition(known: Condition, wanted: Condition): boolean {
  if (known.operator === wanted.operator && sameOperand(known.operand, wanted.operand)) return true;
  if (wanted.operator === '$exists' && wanted.operand.isTruthy()) return excludesMissing({ condition: known });
  return known.operator === '$eq' && !known.operand.isArray && compileValueTest([wanted])(known.operand);
}

function sameOperand(a: Value, b: Value): boolean {
  return a.tag === b.tag && a.raw().equals(b.raw());
}

/** Whether a document without the field cannot fulfil this. */
function excludesMissing({ condition: { operator, operand } }: Pick<Requirement, 'condition'>): boolean {
  if (operator === '$exists') return operand.isTruthy();
  if (operator === '$in') return operand.isArray && !itemsOf(operand).some((item) => item.isNullish);
  return !operand.isNullish;
}

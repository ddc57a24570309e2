import type { Index } from '../catalogue/index-definition.js';
import type { Condition, Filter } from '../query/filter.js';
import { compileValueTest } from '../query/match.js';
import { itemsOf, type Value } from '../bson/value.js';
import type { Requirement, Requirements } from './requirements.js';

/** Whether a sparse or partial index contains every document that a filter matches. */
export function coversAllMatches(index: Index, { byPath }: Requirements): boolean {
  const at = (path: string) => byPath.get(path) ?? [];
  if (index.stored.sparse && !index.fields.some((field) => at(field.path.dotted).some(excludesMissing))) return false;
  return !index.partial || implies(at, index.partial.filter);
}

type RequirementsAt = (path: string) => readonly Requirement[];

function implies(at: RequirementsAt, filter: Filter): boolean {
  if (filter.kind === 'all') return filter.filters.every((part) => implies(at, part));
  if (filter.kind !== 'field') return false;
  const conditions = at(filter.path.dotted);
  return filter.conditions.every((implied) => conditions.some(({ condition }) => impliesCondition(condition, implied)));
}

function impliesCondition(condition: Condition, implied: Condition): boolean {
  if (condition.operator === implied.operator && sameOperand(condition.operand, implied.operand)) return true;
  if (implied.operator === '$exists' && implied.operand.isTruthy()) return excludesMissing({ condition });
  return condition.operator === '$eq' && !condition.operand.isArray && compileValueTest([implied])(condition.operand);
}

function sameOperand(a: Value, b: Value): boolean {
  return a.tag === b.tag && a.raw().equals(b.raw());
}

/** Whether a document without the field cannot match. */
function excludesMissing({ condition: { operator, operand } }: Pick<Requirement, 'condition'>): boolean {
  if (operator === '$exists') return operand.isTruthy();
  if (operator === '$in') return operand.isArray && !itemsOf(operand).some((item) => item.isNullish);
  return !operand.isNullish;
}

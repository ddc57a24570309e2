import { CommandError } from '../errors.js';
import { typeName } from '../bson/tags.js';
import { fieldsOf, type Value } from '../bson/value.js';
import { NO_VARIABLES, type Variables } from '../expressions/mingo.js';
import { isArrayIndex } from '../query/path.js';
import { parseArrayFilters, type ArrayFilters } from '../document-tree/array-filters.js';
import { OPERATORS } from './operators.js';
import { parseUpdatePipeline, type Transform } from './update-pipeline.js';

/** One change at one path: `{ $inc: { 'a.b': 1 } }`. */
export interface FieldChange {
  readonly operator: string;
  readonly path: string;
  readonly operand: Value;
}

/** A parsed update statement. */
export type Update =
  | { readonly kind: 'replacement'; readonly document: Value }
  | { readonly kind: 'pipeline'; readonly transform: Transform }
  | {
      readonly kind: 'changes';
      readonly changes: readonly FieldChange[];
      readonly arrayFilters: ArrayFilters;
      readonly collator?: Intl.Collator | undefined;
    };

/** The options of an update statement. */
export interface UpdateOptions {
  /** Undefined when there are none. */
  readonly arrayFilters: Value;
  readonly collator?: Intl.Collator | undefined;
  /** Values of `$$name` in pipelines. */
  readonly variables?: Variables;
}

/** @throws CommandError when the update is invalid for every document */
export function parseUpdate(
  update: Value,
  { arrayFilters, collator, variables = NO_VARIABLES }: UpdateOptions,
): Update {
  if (update.isArray) {
    if (!arrayFilters.isMissing) {
      throw new CommandError('FailedToParse', 'arrayFilters may not be specified for pipeline-style updates');
    }
    return { kind: 'pipeline', transform: parseUpdatePipeline(update, variables) };
  }
  if (!update.isObject) throw new CommandError('FailedToParse', 'Update argument must be either an object or an array');
  const entries = fieldsOf(update);
  if (!entries[0]?.[0].startsWith('$')) return { kind: 'replacement', document: update };
  const changes = entries.flatMap(([operator, operands]) => parseOperator(operator, operands));
  checkConflicts(changes);
  const filters = parseArrayFilters(arrayFilters, collator);
  filters.checkUse(changes.map((change) => change.path));
  const sorted = [...changes].sort((a, b) => comparePaths(a.path, b.path));
  return { kind: 'changes', changes: sorted, arrayFilters: filters, collator };
}

/** An operand is nested in its message as deeply as at a path of this length. */
const USUAL_PATH_LENGTH = 3;

/** Whether an update may add levels to a document that no message had: at a long path, or by moving stored values. */
export function mayDeepen(update: Update): boolean {
  if (update.kind !== 'changes') return update.kind === 'pipeline';
  return update.changes.some(
    ({ operator, path }) => operator === '$rename' || path.split('.').length > USUAL_PATH_LENGTH,
  );
}

function parseOperator(operator: string, operands: Value): FieldChange[] {
  if (!Object.hasOwn(OPERATORS, operator)) throw new CommandError('FailedToParse', `Unknown modifier: ${operator}`);
  if (!operands.isObject) {
    const type = typeName(operands.tag);
    throw new CommandError('FailedToParse', `Modifiers operate on fields but we found type ${type} instead`);
  }
  return fieldsOf(operands).map(([path, operand]) => {
    if (path.split('.').includes('')) {
      throw new CommandError('EmptyFieldName', `The update path '${path}' contains an empty field name`);
    }
    return { operator, path, operand };
  });
}

/** Two changes may not have the same path, nor one a part of the other. */
function checkConflicts(changes: readonly FieldChange[]): void {
  const paths = changes.flatMap(({ operator, path, operand }) =>
    operator === '$rename' && operand.isString ? [path, operand.text()] : [path],
  );
  const unique = new Set<string>();
  for (const path of paths) {
    if (unique.has(path)) throw conflict(path, path);
    unique.add(path);
  }
  for (const path of paths) {
    const steps = path.split('.');
    for (let i = 1; i < steps.length; i++) {
      const above = steps.slice(0, i).join('.');
      if (unique.has(above)) throw conflict(path, above);
    }
  }
}

function conflict(path: string, at: string): CommandError {
  const message = `Updating the path '${path}' would create a conflict at '${at}'`;
  return new CommandError('ConflictingUpdateOperators', message);
}

/** New fields are added in this order: by name, array positions by number. */
function comparePaths(a: string, b: string): number {
  const [x, y] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.min(x.length, y.length); i++) {
    const [left = '', right = ''] = [x[i], y[i]];
    if (left === right) continue;
    if (isArrayIndex(left) && isArrayIndex(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return x.length - y.length;
}

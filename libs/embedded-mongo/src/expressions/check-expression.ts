import { CommandError, notSupported } from '../errors.js';
import { isPlainObject } from './field-path.js';

/** The features that an expression may use. */
export interface ExpressionScope {
  readonly operators: ReadonlySet<string>;
  readonly variables: object;
  /** A collation is set. */
  readonly isCollated: boolean;
}

const SYSTEM_VARIABLES = ['ROOT', 'CURRENT', 'NOW', 'REMOVE', 'DESCEND', 'PRUNE', 'KEEP', 'this', 'value'];
const VARIABLE = /^\$\$([^.]+)/;
/** Their operands are data, not expressions. */
const LITERALS = ['$literal', '$const'];
/** These compare or group strings inside mingo, which does not support collations. */
const BY_CODE_POINTS = new Set([
  '$in',
  '$indexOfArray',
  '$setEquals',
  '$setUnion',
  '$setIntersection',
  '$setDifference',
  '$setIsSubset',
  '$addToSet',
  '$sortArray',
  '$maxN',
  '$minN',
  '$topN',
  '$bottomN',
  '$top',
  '$bottom',
]);

/**
 * Checks an expression before it is evaluated.
 *
 * @throws CommandError when it has unknown operators or variables, or operators that do not support the collation
 */
export function checkExpression(expression: unknown, scope: ExpressionScope): void {
  const names = new Set([...SYSTEM_VARIABLES, ...Object.keys(scope.variables)]);
  collectVariables(expression, names);
  check(expression, scope, names);
}

function check(expression: unknown, scope: ExpressionScope, names: ReadonlySet<string>): void {
  if (typeof expression === 'string') return checkVariable(expression, names);
  if (Array.isArray(expression)) return expression.forEach((item) => check(item, scope, names));
  if (!isPlainObject(expression)) return;
  for (const [name, operand] of Object.entries(expression)) {
    if (name.startsWith('$')) checkOperator(name, scope);
    if (!LITERALS.includes(name)) check(operand, scope, names);
  }
}

function checkVariable(text: string, names: ReadonlySet<string>): void {
  const name = VARIABLE.exec(text)?.[1];
  if (name === undefined || names.has(name)) return;
  throw new CommandError('Location17276', `Use of undefined variable: ${name}`);
}

function checkOperator(name: string, { operators, isCollated }: ExpressionScope): void {
  if (!operators.has(name)) throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  if (isCollated && BY_CODE_POINTS.has(name)) throw notSupported(`${name} with a collation is`);
}

/** The variables an expression defines itself, by `$let`, `$map`, `$filter` and `$reduce`. */
function collectVariables(expression: unknown, names: Set<string>): void {
  if (Array.isArray(expression)) return expression.forEach((item) => collectVariables(item, names));
  if (!isPlainObject(expression)) return;
  for (const [name, operand] of Object.entries(expression)) {
    if (LITERALS.includes(name)) continue;
    if (name === 'vars' && isPlainObject(operand)) for (const variable of Object.keys(operand)) names.add(variable);
    if ((name === 'as' || name === 'arrayIndexAs') && typeof operand === 'string') names.add(operand);
    collectVariables(operand, names);
  }
}

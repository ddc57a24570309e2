import { badValue, CommandError, notSupported } from '../errors.js';
import { decode } from '../bson/convert.js';
import { typeName } from '../bson/tags.js';
import type { Value } from '../bson/value.js';

/** A collation of a command. */
interface CollationRequest extends Record<string, unknown> {
  readonly locale?: unknown;
  readonly strength?: unknown;
  readonly caseLevel?: unknown;
  readonly caseFirst?: unknown;
  readonly numericOrdering?: unknown;
  readonly alternate?: unknown;
}

const FIELDS = [
  'locale',
  'strength',
  'caseLevel',
  'caseFirst',
  'numericOrdering',
  'alternate',
  'maxVariable',
  'normalization',
  'backwards',
  'version',
];
const SENSITIVITIES = { 1: 'base', 2: 'accent', 3: 'variant' } as const;
const CASE_FIRST: Readonly<Record<string, 'upper' | 'lower' | 'false'>> = {
  upper: 'upper',
  lower: 'lower',
  off: 'false',
};
const MAX_CACHED_COLLATORS = 100;

/** Creating a collator takes longer than a query. */
const collators = new Map<string, Intl.Collator>();

/**
 * The string comparison of a collation; undefined when it is missing or `simple`, which is the order of code points.
 *
 * @throws CommandError when it is invalid or not supported
 */
export function parseCollation(spec: Value): Intl.Collator | undefined {
  if (spec.isNullish) return undefined;
  if (!spec.isObject) throw typeMismatch('collation', 'object', typeName(spec.tag));
  const request: CollationRequest = decode(spec.raw());
  const key = JSON.stringify(request);
  const cached = collators.get(key);
  if (cached) return cached;
  const collator = collatorOf(request);
  if (collators.size >= MAX_CACHED_COLLATORS) collators.clear();
  if (collator) collators.set(key, collator);
  return collator;
}

function collatorOf(request: CollationRequest): Intl.Collator | undefined {
  const unknown = Object.keys(request).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) {
    throw new CommandError('IDLUnknownField', `BSON field 'collation.${unknown}' is an unknown field.`);
  }
  const { locale } = request;
  if (locale === undefined) {
    throw new CommandError('IDLFailedToParse', "BSON field 'collation.locale' is missing but a required field");
  }
  if (typeof locale !== 'string') throw typeMismatch('collation.locale', 'string', typeof locale);
  return locale === 'simple' ? undefined : new Intl.Collator(checkedLocale(locale), optionsOf(request));
}

/** MongoDB's format is `de_AT`, JavaScript's `de-AT`. */
function checkedLocale(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  try {
    if (Intl.Collator.supportedLocalesOf(tag).length > 0) return tag;
  } catch {
    // Not a valid locale: rejected like an unknown one.
  }
  throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
}

function optionsOf(request: CollationRequest): Intl.CollatorOptions {
  const unsupported = ['backwards', 'normalization'].find((option) => request[option] === true);
  if (unsupported) throw notSupported(`collations with '${unsupported}' are`);
  return {
    usage: 'sort',
    sensitivity: sensitivityOf(request),
    numeric: flag(request, 'numericOrdering'),
    caseFirst: choice(request, 'caseFirst', CASE_FIRST, 'off'),
    ignorePunctuation: choice(request, 'alternate', { 'non-ignorable': false, shifted: true }, 'non-ignorable'),
  };
}

function sensitivityOf(request: CollationRequest): Intl.CollatorOptions['sensitivity'] {
  const { strength = 3 } = request;
  if (typeof strength !== 'number' || !Number.isInteger(strength) || strength < 1 || strength > 5) {
    throw badValue(`Enumeration value '${String(strength)}' for field 'collation.strength' is not a valid value.`);
  }
  const sensitivity = SENSITIVITIES[strength as keyof typeof SENSITIVITIES];
  if (!sensitivity) throw notSupported(`collations of strength ${strength} are`);
  if (!flag(request, 'caseLevel') || strength === 3) return sensitivity;
  if (strength === 1) return 'case';
  throw notSupported("collations of strength 2 with 'caseLevel' are");
}

function flag(request: CollationRequest, name: string): boolean {
  const value = request[name] ?? false;
  if (typeof value !== 'boolean') throw typeMismatch(`collation.${name}`, 'bool', typeof value);
  return value;
}

function choice<T>(request: CollationRequest, name: string, choices: Readonly<Record<string, T>>, usual: string): T {
  const value = request[name] ?? usual;
  const choice = typeof value === 'string' && Object.hasOwn(choices, value) ? choices[value] : undefined;
  if (choice === undefined) {
    throw badValue(`Enumeration value ${JSON.stringify(value)} for field 'collation.${name}' is not a valid value.`);
  }
  return choice;
}

function typeMismatch(name: string, expectedType: string, actual: string): CommandError {
  return new CommandError(
    'TypeMismatch',
    `BSON field '${name}' is the wrong type '${actual}', expected type '${expectedType}'`,
  );
}

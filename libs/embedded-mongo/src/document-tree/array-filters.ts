import { badValue, CommandError } from '../errors.js';
import { fieldsOf, itemsOf, documentValue, type Value } from '../bson/value.js';
import { DocumentWriter } from '../bson/writer.js';
import { parseFilter } from '../query/filter.js';
import { compileFilter } from '../query/match.js';

type ItemTest = (item: Value) => boolean;

const IDENTIFIER = /^[a-z][a-zA-Z0-9]*$/;
const IDENTIFIERS_IN_PATH = /\$\[([^\]]+)\]/g;

/** The items that `$[name]` in an update's paths selects. */
export class ArrayFilters {
  constructor(private readonly tests: ReadonlyMap<string, ItemTest>) {}

  /** @throws CommandError when no filter has that name */
  test(name: string, path: string): ItemTest {
    const test = this.tests.get(name);
    if (!test) throw badValue(`No array filter found for identifier '${name}' in path '${path}'`);
    return test;
  }

  /** @throws CommandError when a filter is not used by any path */
  checkUse(paths: readonly string[]): void {
    const used = new Set(paths.flatMap((path) => [...path.matchAll(IDENTIFIERS_IN_PATH)].map((match) => match[1])));
    const unused = [...this.tests.keys()].find((name) => !used.has(name));
    if (!unused) return;
    throw new CommandError('FailedToParse', `The array filter for identifier '${unused}' was not used in the update`);
  }
}

/** Parses `[{ 'item.done': false }]`. */
export function parseArrayFilters(filters: Value, collator?: Intl.Collator): ArrayFilters {
  const tests = new Map<string, ItemTest>();
  if (filters.isMissing) return new ArrayFilters(tests);
  if (!filters.isArray) throw new CommandError('TypeMismatch', 'arrayFilters must be an array');
  for (const filter of itemsOf(filters)) {
    const name = identifierOf(filter);
    if (tests.has(name)) throw parseError(`Found multiple array filters with the same top-level field name ${name}`);
    tests.set(name, testOf(name, filter, collator));
  }
  return new ArrayFilters(tests);
}

function testOf(name: string, filter: Value, collator?: Intl.Collator): ItemTest {
  const matches = compileFilter(parseFilter(filter, collator));
  return (item) => matches(documentValue(new DocumentWriter().add(name, item).finish()));
}

function identifierOf(filter: Value): string {
  const [name, ...others] = [...new Set(namesIn(filter))];
  if (name === undefined) throw parseError('Cannot use an expression without a top-level field name in arrayFilters');
  if (others.length > 0) throw parseError(`Expected a single top-level field name, found '${name}' and '${others[0]}'`);
  if (!IDENTIFIER.test(name)) {
    throw badValue(
      `The top-level field name must be an alphanumeric string beginning with a lowercase letter: ${name}`,
    );
  }
  return name;
}

function namesIn(filter: Value): string[] {
  if (!filter.isObject) throw new CommandError('TypeMismatch', 'each array filter must be an object');
  return fieldsOf(filter).flatMap(([name, value]) => {
    if (name.startsWith('$')) return value.isArray ? itemsOf(value).flatMap(namesIn) : [];
    return [name.split('.')[0] ?? name];
  });
}

function parseError(message: string): CommandError {
  return new CommandError('FailedToParse', `Error parsing array filter: ${message}`);
}

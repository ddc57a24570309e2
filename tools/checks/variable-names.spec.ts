import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, ROOT } from './list-files.js';

/**
 * Participles that say nothing alone: `matches` or `existing`, not `found`. Declared variables and first parameters;
 * properties of contracts keep their names.
 */
const PARTICIPLE =
  /(?:\b(?:const|let)\s+|\()(?<name>found|known|shown|sent|told|wanted|given|asked|chosen)(?=\s*(?:[:,)]|=[^>=]|of\b))/g;
/** Question words: `location`, not `where`. Declared variables, and parameters with a type. */
const QUESTION =
  /(?:\b(?:const|let)\s+(?<name>who|whose|what|which|how|when)\b(?=\s*=[^>=]|\s+of\b)|[(,]\s*(?<parameter>who|whose|what|which|where|how|when)\??: (?:[A-Za-z]\w*|'[\w-]+'(?= \|))(?:\[\]|<[^>]*>| \| [^,)]+)?(?=[,)]))/g;
/** A type that only repeats what happened to a record: `CreatedRecord`, not `Created`; generic types (`Stored`) may. */
const TYPE =
  /^(?:export )?(?:interface|type|class) (?<name>(?!\w*eed\b)[A-Z][a-z]+ed|Known|Shown|Sent|Told|Written|Chosen|Given|Hidden)(?= =| \{)/gm;
const FOLDERS = ['gateway', 'services', 'libs', 'web', 'deploy', 'e2e', 'tools'];

const sources = FOLDERS.flatMap((folder) => filesIn(folder, /\.tsx?$/)).filter(
  (path) => !path.endsWith('variable-names.spec.ts'),
);

function namesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? groups?.['parameter'] ?? '');
}

/** The names in all sources, with their files. */
function namesInSources(pattern: RegExp): string[] {
  return sources.flatMap((path) =>
    namesIn(readFileSync(join(ROOT, path), 'utf8'), pattern).map((name) => `${path}: ${name}`),
  );
}

describe('the name of a variable', () => {
  it.each([
    ['const found = list.find(isRipe);', ['found']],
    ['for (const known of names) count += 1;', ['known']],
    ['rows.map((sent: Mail, index) => sent.id)', ['sent']],
    ['const { found } = result;', []],
    ['const foundation = 1;', []],
  ])('is checked for participles: %s', (source, names) => expect(namesIn(source, PARTICIPLE)).toEqual(names));

  it.each([
    ['const who = caller.id;', ['who']],
    ['for (const which of ids) count += 1;', ['which']],
    ['function clean(actor: Actor, what: Cleanable): void {', ['what']],
    ["function insert(where: 'before' | 'after'): void {", ['where']],
    ['const where = ({ id }: Pot) => id === potId;', []],
    ["expect(body).toMatchObject({ id, where: 'kitchen', name })", []],
    ['await waitUntil(isReady, { what: `the end of ${name}` });', []],
    ['const whatever = 1;', []],
  ])('is checked for question words: %s', (source, names) => expect(namesIn(source, QUESTION)).toEqual(names));

  it('is a noun', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(namesInSources(PARTICIPLE)).toEqual([]);
    expect(namesInSources(QUESTION)).toEqual([]);
  });
});

describe('the name of a type', () => {
  it.each([
    ['interface Created {', ['Created']],
    ['export type Written = Pick<TimelineEvent, "userId">;', ['Written']],
    ['type Stored<Fields> = Fields & { _id: string };', []],
    ['interface CreatedRecord {', []],
    ['export interface Feed {', []],
  ])('is checked for participles: %s', (source, names) => expect(namesIn(source, TYPE)).toEqual(names));

  it('is a noun', () => expect(namesInSources(TYPE)).toEqual([]));
});

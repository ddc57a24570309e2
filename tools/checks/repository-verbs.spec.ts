import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, ROOT } from './list-files.js';

/** What most repositories do (docs/architecture.md). */
const COMMON_VERBS =
  'find list stream count has is insert update replace save change delete remove put restore purge'.split(' ');
/** What one collection does beyond that. */
const SPECIAL_VERBS = [
  ...'absorb clear consume end ensure extend finish link move read release reopen reserve retire rotate'.split(' '),
  ...'schedule set shorten take transfer unlock'.split(' '),
];
/** Hooks that NestJS calls. */
const HOOKS = ['on'];
const VERBS = new Set([...COMMON_VERBS, ...SPECIAL_VERBS, ...HOOKS]);

/** A public method of a class: two spaces, and no modifier but `async` and `*`. */
const METHOD = /^ {2}(?:async )?\*?(?!constructor|get |set )(?<name>[a-z]\w*)(?:<[^(]*>)?\(/gm;
const FIRST_WORD = /^[a-z]+/;

function methodsOf(path: string): string[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  return [...source.matchAll(METHOD)].map(({ groups }) => groups?.name ?? '');
}

describe('a method of a repository', () => {
  const methods = ['services', 'libs']
    .flatMap((folder) => filesIn(folder, /repository\.ts$/))
    .flatMap((path) => methodsOf(path).map((name) => ({ path, name })));

  it('begins with a verb that says whether it reads, adds, changes or deletes', () => {
    const others = methods.filter(({ name }) => !VERBS.has(FIRST_WORD.exec(name)?.[0] ?? ''));

    expect(methods.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });
});

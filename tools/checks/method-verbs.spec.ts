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

/** A method of a controller, and the message or stream that it answers. */
const ANSWER = /@(?:Answers|Streams)\((?<message>\w+)\)\s+(?:@\w+\([^)]*\)\s+)*(?:async )?\*?(?<name>\w+)\(/g;
/** What a controller does for a message with another verb: visitors read and list what they explore. */
const OTHER_VERBS: Record<string, string[]> = { explore: ['read', 'list'] };

const sourceOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function methodsOf(path: string): string[] {
  return [...sourceOf(path).matchAll(METHOD)].map(({ groups }) => groups?.name ?? '');
}

function answersOf(path: string) {
  return [...sourceOf(path).matchAll(ANSWER)].map(({ groups }) => ({
    path,
    message: groups?.message ?? '',
    name: groups?.name ?? '',
  }));
}

const verbOf = (name: string) => FIRST_WORD.exec(name.charAt(0).toLowerCase() + name.slice(1))?.[0] ?? '';

describe('a method of a repository', () => {
  const methods = ['services', 'libs']
    .flatMap((folder) => filesIn(folder, /repository\.ts$/))
    .flatMap((path) => methodsOf(path).map((name) => ({ path, name })));

  it('begins with a verb that says whether it reads, adds, changes or deletes', () => {
    const others = methods.filter(({ name }) => !VERBS.has(verbOf(name)));

    expect(methods.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });
});

describe('a method of a controller', () => {
  it('has the verb of the message that it answers', () => {
    const answers = filesIn('services', /controller\.ts$/).flatMap(answersOf);
    const others = answers.filter(({ message, name }) => {
      const verb = verbOf(message);
      return ![verb, ...(OTHER_VERBS[verb] ?? [])].includes(verbOf(name));
    });

    expect(answers.length).toBeGreaterThan(200);
    expect(others).toEqual([]);
  });
});

/** What routes do; `check` returns whether, `send` sends a file, `show` a page. */
const ROUTE_VERBS = new Set([
  ...'add apply assign change check clean create delete duplicate end export fetch finish import list merge open'.split(
    ' ',
  ),
  ...'parse patch plan purge rate read refresh register remove renew replace rerun reset restore retry revoke'.split(
    ' ',
  ),
  ...'run seed send set show sign start test trigger unlock update upload'.split(' '),
]);

describe('a route', () => {
  it('begins with a verb: `readPreferences`, not `preferences`', () => {
    const routes = filesIn('gateway/src', /controller\.ts$/).flatMap((path) =>
      methodsOf(path).map((name) => ({ path, name })),
    );
    const others = routes.filter(({ name }) => !ROUTE_VERBS.has(verbOf(name)));

    expect(routes.length).toBeGreaterThan(200);
    expect(others).toEqual([]);
  });
});

/** Words that end like a participle but are verbs. */
const LIKE_PARTICIPLES = new Set('embed exceed feed need proceed seed'.split(' '));
/** A function, or a method with any modifier, whose name is one word that ends in "ed". */
const PARTICIPLE =
  /^(?:export )?(?:async )?function\*? (?<function>[a-z]+ed)\b|^ {2}(?:(?:private|protected|async) )*\*?(?<method>[a-z]+ed)(?:<[^(]*>)?\(.*\{$/gm;

describe('a function or method', () => {
  it('is not named by a participle: `checkSubject`, not `checked`', () => {
    const sources = ['gateway/src', 'services', 'libs', 'web', 'deploy/src', 'e2e/src', 'tools']
      .flatMap((folder) => filesIn(folder, /\.tsx?$/))
      .filter((path) => /\/src\/|^tools\//.test(path) && !/\.spec\.tsx?$|\/testing\/|^libs\/testing\//.test(path));
    const participles = sources.flatMap((path) =>
      [...sourceOf(path).matchAll(PARTICIPLE)]
        .map(({ groups }) => groups?.function ?? groups?.method ?? '')
        .filter((name) => !LIKE_PARTICIPLES.has(name))
        .map((name) => `${path}: ${name}`),
    );

    expect(sources.length).toBeGreaterThan(1000);
    expect(participles).toEqual([]);
  });
});

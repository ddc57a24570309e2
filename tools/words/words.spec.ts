import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, ROOT } from '../checks/list-files.js';
import { IN_SOURCES, ON_SCREENS, type AvoidedWord } from './avoided-words.js';

/** Contains the words, is in kitchen language, or in another language. */
const EXEMPT = /^(?:tools\/(?:words|demo\/recipes)|libs\/locales\/src\/texts\/translations)\//;

type Texts = { [key: string]: string | Texts };

const files = filesIn('', /\.(?:tsx?|mjs|cjs|md)$/);

/** The positions of avoided words, each with its replacement. */
function findAvoided(
  lines: readonly (readonly [place: string, text: string])[],
  words: readonly AvoidedWord[],
): string[] {
  return lines.flatMap(([place, text]) =>
    words.flatMap(({ pattern, instead }) => {
      const [word] = pattern.exec(text) ?? [];
      return word ? [`${place}: "${word}", use ${instead}`] : [];
    }),
  );
}

function textsIn(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : textsIn(value, `${prefix}${key}.`),
  );
}

describe('the words of the project', () => {
  it('are standard terms in sources and documents', () => {
    const lines = files
      .filter((file) => !EXEMPT.test(file))
      .flatMap((file) =>
        readFileSync(join(ROOT, file), 'utf8')
          .split('\n')
          .map((text, index) => [`${file}:${index + 1}`, text] as const),
      );

    expect(lines.length).toBeGreaterThan(10_000);
    expect(findAvoided(lines, IN_SOURCES)).toEqual([]);
  });

  it('are standard terms of recipe apps on the screens', () => {
    const english = JSON.parse(readFileSync(join(ROOT, 'web/src/locales/en-US.json'), 'utf8')) as Texts;

    expect(findAvoided(textsIn(english), ON_SCREENS)).toEqual([]);
  });

  it('are found with their position and replacement', () => {
    const words = [{ pattern: /\bfarewell\b/i, instead: 'graceful shutdown' }];

    expect(findAvoided([['a.ts:1', '/** The Farewell of a server. */']], words)).toEqual([
      'a.ts:1: "Farewell", use graceful shutdown',
    ]);
    expect(findAvoided([['a.ts:1', 'const farewells = 1']], words)).toEqual([]);
  });
});

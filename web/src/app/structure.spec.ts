import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.spec)\.tsx?$/.test(file),
);

/** What a file imports of ours, as paths from `src/`. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) =>
    relative(ROOT, join(ROOT, dirname(file), path)),
  );
}

const featureOf = (path: string) => /^features\/([^/]+)/.exec(path)?.[1];

describe('the map of the web app', () => {
  const edges = SOURCES.filter((file) => !file.startsWith('testing/')).flatMap((file) =>
    importsOf(file).map((imported) => ({ file, imported })),
  );

  it('has no feature that knows another', () => {
    const crossing = edges.filter(({ file, imported }) => {
      const [from, to] = [featureOf(file), featureOf(imported)];
      return from && to && from !== to;
    });
    expect(crossing).toEqual([]);
  });

  it('has only the app know features, and nothing below know the app', () => {
    const climbing = edges.filter(
      ({ file, imported }) =>
        /^(shared|api|i18n)\//.test(file) && (/^features\//.test(imported) || /^app\//.test(imported)),
    );
    const intoApp = edges.filter(({ file, imported }) => featureOf(file) && imported.startsWith('app/'));
    expect([...climbing, ...intoApp]).toEqual([]);
  });
});

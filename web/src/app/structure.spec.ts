import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FIRST_PAGES } from '../../build/first-load.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.spec)\.tsx?$/.test(file),
);

/** The imports of a file within the app, as paths from `src/`. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) =>
    relative(ROOT, join(ROOT, dirname(file), path)),
  );
}

const firstPages = Object.values(FIRST_PAGES).map((page) => page.replace('src/', ''));

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The source file of an import. */
function sourceOf(file: string, imported: string): string | undefined {
  const path = join(dirname(file), imported).replace(/\.js$/, '');
  return SOURCES.find((source) => source === `${path}.ts` || source === `${path}.tsx`);
}

/** Pages and components that a file loads on demand without the theme of Ant Design. */
function loadedWithoutTheme(file: string): string[] {
  const loads = /(?:handle: PLAIN_PAGE,\s*lazy: |lazyPlainPart\()async \(\) => \(\{\s*\w+: \(await import\('([^']+)'/g;
  return [...textOf(file).matchAll(loads)].flatMap(([, path = '']) => sourceOf(file, path) ?? []);
}

/** A file and all its static imports, transitively. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const imports = /^(?:import|export) (?!type)[^;]*?from '(\.{1,2}\/[^']+)'/gm;
  for (const [, path = ''] of textOf(file).matchAll(imports)) {
    const source = sourceOf(file, path);
    if (source) reachedFrom(source, reached);
  }
  return reached;
}

const LAYERS = ['shared', 'api', 'entities', 'features', 'app'];
/** The layer of a folder; files outside of the folders are not checked. */
const layerOf = (path: string) => LAYERS.indexOf(path.split('/')[0] ?? '');

const featureOf = (path: string) => /^features\/([^/]+)/.exec(path)?.[1];

describe('the folders of the web app', () => {
  const edges = SOURCES.filter((file) => !file.startsWith('testing/')).flatMap((file) =>
    importsOf(file).map((imported) => ({ file, imported })),
  );

  it('have no feature that imports another', () => {
    const crossing = edges.filter(({ file, imported }) => {
      const [from, to] = [featureOf(file), featureOf(imported)];
      return from && to && from !== to;
    });
    expect(crossing).toEqual([]);
  });

  it('import downwards only: app, features, entities, api, shared', () => {
    const upwards = edges.filter(({ file, imported }) => layerOf(file) >= 0 && layerOf(imported) > layerOf(file));
    expect(upwards).toEqual([]);
  });

  it('keep Ant Design out of the entry, the first pages and their static imports', () => {
    const plain = ['main.tsx', ...SOURCES.flatMap(loadedWithoutTheme)];
    const reached = plain.flatMap((file) => [...reachedFrom(file)]);

    expect(plain).toEqual(expect.arrayContaining(firstPages));
    expect(reached.filter((file) => /^import (?!type)[^;]*? from '(?:antd|@rc-component)/m.test(textOf(file)))).toEqual(
      [],
    );
  });
});

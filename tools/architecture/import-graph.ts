import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** The production files of a folder by their path in it, with the paths of the files that each imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SKIPPED_FOLDERS = ['node_modules', 'dist'];
const SOURCE = /\.(ts|tsx|mjs)$/;
const NOT_PRODUCTION = /\.spec\.|\.d\.m?ts$/;
/** `import … from`, `export … from`, `import()` and the files of workers. */
const SPECIFIER = /(?:from\s*|import\s*\(?\s*|new URL\(\s*)'(\.{1,2}\/[^']+)'/g;

/** Reads the imports between the files of a folder; imports of types count, packages and tests do not. */
export function readImportGraph(folder: string): ImportGraph {
  const files = new Set(sourcesOf(resolve(folder)));
  const toPath = (file: string) => relative(resolve(folder), file).split(sep).join('/');
  return new Map([...files].map((file) => [toPath(file), importsOf(file, files).map(toPath)]));
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.includes(entry.name) ? [] : sourcesOf(path);
    return SOURCE.test(entry.name) && !NOT_PRODUCTION.test(entry.name) ? [path] : [];
  });
}

function importsOf(file: string, files: ReadonlySet<string>): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);
  return specifiers.flatMap((specifier) => {
    const path = resolve(dirname(file), specifier);
    const source = path.replace(/\.js$/, '');
    return [path, `${source}.ts`, `${source}.tsx`].find((candidate) => files.has(candidate)) ?? [];
  });
}

// Hooks of Node.js's module loader: load the sources of the web app like the bundler.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compilerWith } from '@larder/testing/compile';
import { moduleOfStyles } from './styles.mjs';

const WEB = new URL('../', import.meta.url).href;
const JEST_GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;
const SPEC_FILE = new URL('spec-file.mjs', import.meta.url).href;

const compiled = compilerWith({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
});

export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: JEST_GLOBALS, shortCircuit: true };
  const { parentURL = '', conditions } = context;
  if (!parentURL.startsWith(WEB)) return nextResolve(specifier, context);
  const url = sourceOf(specifier, parentURL) ?? requiredFrom(specifier, parentURL);
  if (url) return { url, shortCircuit: true };
  return nextResolve(specifier, { ...context, conditions: [...conditions, 'browser'] });
}

/** Imports name the compiled file. */
function sourceOf(specifier, parentURL) {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier)) return undefined;
  const sources = ['ts', 'tsx'].map((ending) => new URL(specifier.replace(/js$/, ending), parentURL));
  return sources.find((source) => existsSync(source))?.href;
}

/** The files of Ant Design are imported without their ending. */
function requiredFrom(specifier, parentURL) {
  if (!specifier.startsWith('antd/')) return undefined;
  return pathToFileURL(createRequire(parentURL).resolve(specifier)).href;
}

export async function load(url, context, nextLoad) {
  const [file, query] = url.split('?');
  if (!file.startsWith(WEB) || !/\.(tsx?|css)$/.test(file)) return nextLoad(url, context);
  return { format: 'module', source: await sourceAt(fileURLToPath(file), query), shortCircuit: true };
}

async function sourceAt(path, query) {
  if (path.endsWith('.css')) return moduleOfStyles(path, readFileSync(path));
  const source = await compiled(path);
  // The runner loads a test file with a query. Each one registers the hooks of `spec-file.mjs`.
  return query ? `import '${SPEC_FILE}?${query}';${source}` : source;
}

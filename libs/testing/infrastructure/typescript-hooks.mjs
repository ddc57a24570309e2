// Hooks of Node.js's module loader: compile TypeScript like the build.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compilerWith } from './compile.mjs';

const { $schema: _schema, ...OPTIONS } = JSON.parse(readFileSync(new URL('../../../.swcrc', import.meta.url), 'utf8'));
const compiled = compilerWith(OPTIONS);

/** Imports name the compiled file. */
export async function resolve(specifier, context, nextResolve) {
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && isTypeScript(context.parentURL)) {
    const source = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return nextResolve(specifier, context);
}

export async function load(url, context, nextLoad) {
  if (!isTypeScript(url)) return nextLoad(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

/** The test runner adds a query to a file's URL. */
function isTypeScript(url = '') {
  return url.split('?', 1)[0].endsWith('.ts');
}

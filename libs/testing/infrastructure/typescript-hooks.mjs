// Hooks of Node.js's module loader: compile TypeScript like the build. The output is cached on disk, since tests start
// the same sources in many processes and threads.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../', import.meta.url);
const CACHE = new URL('node_modules/.cache/larder-typescript/', ROOT);
const LOCKED_VERSIONS = readFileSync(new URL('package-lock.json', ROOT));
const OPTIONS = readFileSync(new URL('.swcrc', ROOT), 'utf8');
const COMPILER = createHash('sha256').update(LOCKED_VERSIONS).update(OPTIONS).digest('hex');

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
  return { format: 'module', source: await compileOnce(fileURLToPath(url)), shortCircuit: true };
}

/** The test runner adds a query to a file's URL. */
function isTypeScript(url = '') {
  return url.split('?', 1)[0].endsWith('.ts');
}

async function compileOnce(file) {
  const source = readFileSync(file, 'utf8');
  const key = createHash('sha256').update(COMPILER).update(file).update(source).digest('hex');
  const cached = new URL(`${key}.js`, CACHE);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const { code } = await compile(source, file);
  store(cached, code);
  return code;
}

/** The compiler is loaded only when a source has changed. */
async function compile(source, filename) {
  const { transformSync } = await import('@swc/core');
  const { $schema: _schema, ...options } = JSON.parse(OPTIONS);
  return transformSync(source, { ...options, filename, swcrc: false, sourceMaps: 'inline' });
}

/** Another process may read or store the same file at the same moment. */
function store(target, code) {
  mkdirSync(CACHE, { recursive: true });
  const draft = new URL(`${target.href}.${process.pid}.${performance.now()}`);
  writeFileSync(draft, code);
  renameSync(draft, target);
}

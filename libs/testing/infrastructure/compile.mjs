// Compiles TypeScript. The output is cached on disk, since tests start the same sources in many processes and threads.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);
const CACHE = new URL('node_modules/.cache/larder-typescript/', ROOT);
const LOCKED_VERSIONS = readFileSync(new URL('package-lock.json', ROOT));

/** Returns a function that compiles a file with the options of SWC. */
export function compilerWith(options) {
  const compiler = createHash('sha256').update(LOCKED_VERSIONS).update(JSON.stringify(options)).digest('hex');
  return async (file) => {
    const source = readFileSync(file, 'utf8');
    const key = createHash('sha256').update(compiler).update(file).update(source).digest('hex');
    const cached = new URL(`${key}.js`, CACHE);
    if (existsSync(cached)) return readFileSync(cached, 'utf8');
    const code = await compile(source, { ...options, filename: file });
    store(cached, code);
    return code;
  };
}

/** The compiler is loaded only when a source has changed. */
async function compile(source, options) {
  const { transformSync } = await import('@swc/core');
  return transformSync(source, { ...options, swcrc: false, sourceMaps: 'inline' }).code;
}

/** Another process may read or store the same file at the same moment. */
function store(target, code) {
  mkdirSync(CACHE, { recursive: true });
  const draft = new URL(`${target.href}.${process.pid}.${performance.now()}`);
  writeFileSync(draft, code);
  renameSync(draft, target);
}

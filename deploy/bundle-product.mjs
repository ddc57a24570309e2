// Bundles the modules of the product process and of the operator commands into a few files after the `swc` build:
// Node.js needs longer to find and read two thousand small files than to run them, which delays a restart after a crash
// and every command.
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const DIST = fileURLToPath(new URL('./dist/', import.meta.url));
const BUNDLE = join(DIST, 'bundle');
const ENTRIES = Object.fromEntries(
  ['start-product', 'run-operator'].map((name) => [name, join(DIST, 'standalone', `${name}.js`)]),
);
/** Our own packages and the dependencies with many ES modules. All others, e.g. native ones, are external. */
const JOINED =
  /^(@larder\/|@nestjs\/(common|core|mapped-types|microservices|platform-fastify|swagger)(\/|$)|es-toolkit|js-yaml|openai|zod)/;

const isFile = (id) => id.startsWith('.') || id.startsWith('/');

/**
 * Whether a package is external. The bundle loads it from here: fails when that is another major version than the
 * importing module has, or none. Then that version has to be a dependency of `deploy`, too.
 */
function isExternal(id, importer) {
  if (isFile(id) || JOINED.test(id)) return false;
  if (importer && !isBuiltin(id) && majorVersion(id, importer) !== majorVersion(id, DIST)) {
    throw new Error(`${importer} uses another version of ${id} than deploy has: make it a dependency of deploy.`);
  }
  return true;
}

/** The major version of the package that a file would load, undefined where there is none. */
function majorVersion(id, file) {
  const name = id.split('/', id.startsWith('@') ? 2 : 1).join('/');
  const manifest = createRequire(file)
    .resolve.paths(name)
    .map((folder) => join(folder, name, 'package.json'))
    .find(existsSync);
  return manifest && JSON.parse(readFileSync(manifest, 'utf8')).version.split('.', 1)[0];
}

/**
 * Whether a module is loaded even if nothing of it is used: not our own ones and not the drivers of databases, which
 * the operator commands would load otherwise.
 */
const hasSideEffects = (id, isExternal) => (isExternal ? id === 'reflect-metadata' : id.includes('/node_modules/'));

/** Keeps the paths of worker threads and assets relative to the original module. */
const keepAddresses = {
  name: 'keep-addresses',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(BUNDLE, id))}, import.meta.url).href`)
      : null,
};

/**
 * V8 keeps a source in memory: with one byte for each character, unless one of them is beyond Latin-1. Escapes mean the
 * same in strings, templates and regular expressions, and so in the `String.raw` texts that become one.
 */
const escapeBeyondLatin1 = {
  name: 'escape-beyond-latin-1',
  renderChunk: (code) =>
    code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
};

const bundle = await rolldown({
  input: ENTRIES,
  platform: 'node',
  external: isExternal,
  treeshake: { moduleSideEffects: hasSideEffects },
  resolve: { conditionNames: ['node', 'import', 'default'] },
  plugins: [keepAddresses, escapeBeyondLatin1],
});
await rm(BUNDLE, { recursive: true, force: true });
// Without comments, which only take memory, but with the lines and names of stack traces.
const comments = { legal: true, annotation: false, jsdoc: false };
await bundle.write({ dir: BUNDLE, format: 'esm', keepNames: true, minify: false, comments });
await bundle.close();
for (const [name, entry] of Object.entries(ENTRIES)) {
  await writeFile(entry, `export * from '${relative(dirname(entry), join(BUNDLE, `${name}.js`))}';\n`);
}

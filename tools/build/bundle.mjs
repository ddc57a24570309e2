import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

/** Our own packages and the dependencies with many ES modules. All others, e.g. native ones, are external. */
const JOINED =
  /^(@larder\/|@nestjs\/(common|core|mapped-types|microservices|platform-fastify|swagger)(\/|$)|es-toolkit|js-yaml|openai|zod)/;

const isFile = (id) => id.startsWith('.') || id.startsWith('/');

/** Whether an import names a package that stays outside of the bundle. */
const isPackage = (id) => !isFile(id) && !JOINED.test(id);

/** Whether the bundle would load the package that the importing module loads: the same major version. */
function isSameFrom(folder, id, importer) {
  return !importer || isBuiltin(id) || majorVersion(id, importer) === majorVersion(id, folder);
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
 * Returns whether a module is loaded even if nothing of it is used: that of a package, but not our own ones and not the
 * drivers of databases, which the operator commands would load otherwise.
 *
 * @param keepsContracts whether the contracts are loaded as well: they register the sentences of errors, also of those
 * that other processes throw
 */
function sideEffectsOf(keepsContracts) {
  return (id, isExternal) => {
    if (isExternal) return id === 'reflect-metadata';
    return id.includes('/node_modules/') || (keepsContracts && id.includes('/libs/contracts/'));
  };
}

/** Loads packages that the bundle would not find, or in another version, by their path. */
function loadOtherVersionsFrom(folder) {
  return {
    name: 'load-other-versions',
    async resolveId(id, importer) {
      if (!isPackage(id) || isSameFrom(folder, id, importer)) return null;
      const target = await this.resolve(id, importer, { skipSelf: true });
      return target && { id: relative(folder, target.id), external: true };
    },
  };
}

/** Keeps the paths of worker threads and assets relative to the original module. */
function keepAddressesFrom(folder) {
  return {
    name: 'keep-addresses',
    transform: (code, id) =>
      code.includes('import.meta.url')
        ? code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`)
        : null,
  };
}

/**
 * V8 keeps a source in memory: with one byte for each character, unless one of them is beyond Latin-1. Escapes mean the
 * same in strings, templates and regular expressions, and so in the `String.raw` texts that become one.
 */
const escapeBeyondLatin1 = {
  name: 'escape-beyond-latin-1',
  renderChunk: (code) =>
    code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
};

/**
 * Joins the modules of programs into a few files in `dist/bundle`, and makes the programs load those: Node.js needs longer
 * to find and read two thousand small files than to run them, which delays every start, also after a crash.
 *
 * @param dist the folder with the output of `swc`
 * @param programs the paths of the programs in it, without their ending
 * @param options `isWholeProduct`: everything runs in these programs, so they throw all errors themselves
 */
export async function bundlePrograms(dist, programs, { isWholeProduct }) {
  const folder = join(dist, 'bundle');
  const files = programs.map((program) => [program, join(dist, `${program}.js`)]);
  const bundle = await rolldown({
    input: Object.fromEntries(files),
    platform: 'node',
    external: (id, importer) => isPackage(id) && isSameFrom(folder, id, importer),
    treeshake: { moduleSideEffects: sideEffectsOf(!isWholeProduct) },
    resolve: { conditionNames: ['node', 'import', 'default'] },
    plugins: [loadOtherVersionsFrom(folder), keepAddressesFrom(folder), escapeBeyondLatin1],
  });
  await rm(folder, { recursive: true, force: true });
  // Without comments, which only take memory, but with the lines and names of stack traces.
  const comments = { legal: true, annotation: false, jsdoc: false };
  await bundle.write({ dir: folder, format: 'esm', keepNames: true, minify: false, comments });
  await bundle.close();
  for (const [program, file] of files) await writeFile(file, `export * from '${pathTo(file, folder, program)}';\n`);
}

function pathTo(file, folder, program) {
  const path = relative(dirname(file), join(folder, `${program}.js`));
  return path.startsWith('.') ? path : `./${path}`;
}

// Joins the modules of the product process into a few files, after `swc` has built them: Node.js needs longer to find and
// read two thousand small files than to run them, and a restart after a crash waits for that.
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const DIST = fileURLToPath(new URL('./dist/', import.meta.url));
const BUNDLE = join(DIST, 'bundle');
const ENTRY = join(DIST, 'standalone/start-product.js');
/** Our own packages and the dependencies with many ES modules. All others, native ones among them, stay where they are. */
const JOINED =
  /^(@larder\/|@nestjs\/(common|core|mapped-types|microservices|platform-fastify|swagger)(\/|$)|es-toolkit|openai|zod)/;

const isFile = (id) => id.startsWith('.') || id.startsWith('/');

/** Worker threads and assets are still found from where their module was built. */
const keepAddresses = {
  name: 'keep-addresses',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(BUNDLE, id))}, import.meta.url).href`)
      : null,
};

const bundle = await rolldown({
  input: { 'start-product': ENTRY },
  platform: 'node',
  external: (id) => !isFile(id) && !JOINED.test(id),
  resolve: { conditionNames: ['node', 'import', 'default'] },
  plugins: [keepAddresses],
});
await rm(BUNDLE, { recursive: true, force: true });
await bundle.write({ dir: BUNDLE, format: 'esm', keepNames: true, minify: false });
await bundle.close();
await writeFile(ENTRY, `export * from '${relative(dirname(ENTRY), join(BUNDLE, 'start-product.js'))}';\n`);

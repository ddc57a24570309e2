// Jest's global set-up of the web tests: joins the libraries of the app into a few files. Each test file loads them again,
// and jest needs longer to find and compile their thousand modules than most files need for their tests.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const require = createRequire(import.meta.url);
const LOCK_FILE = new URL('../package-lock.json', import.meta.url);
const SOURCES = createHash('sha256')
  .update(readFileSync(LOCK_FILE))
  .update(readFileSync(new URL(import.meta.url)));
const CACHE = fileURLToPath(new URL('../node_modules/.cache/larder-web-libraries', import.meta.url));
/** A folder per version of the libraries: another run may read those of an earlier one. */
const FOLDER = `${CACHE}/${SOURCES.digest('hex').slice(0, 16)}`;

/**
 * The joined libraries. Those that share state, such as the contexts of React, are all in this list: a library outside of
 * it would load another copy.
 */
const LIBRARIES = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router', 'react-redux'],
  ...['@reduxjs/toolkit', '@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react', 'i18next', 'react-i18next'],
  ...['antd', '@dnd-kit/core', '@dnd-kit/sortable', '@dnd-kit/utilities'],
  ...['antd/es/form', 'antd/es/locale', 'antd/es/input/TextArea', 'react-easy-crop', 'qrcode.react'],
  ...['react-markdown', 'remark-gfm', 'rehype-raw', 'rehype-sanitize', 'idb'],
  ...['@testing-library/react', '@testing-library/user-event'],
];

/** The entries of jest's `moduleNameMapper` for the joined libraries. */
export const libraryMapper = { [`^(${LIBRARIES.join('|')})$`]: `${FOLDER}/$1.mjs` };

export default async function joinLibraries() {
  if (existsSync(FOLDER)) return;
  const bundle = await rolldown({
    input: Object.fromEntries(LIBRARIES.map((name) => [name, `${ENTRY}${name}`])),
    platform: 'browser',
    logLevel: 'silent', // hundreds of warnings about directives of React's server components
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('test') } },
    treeshake: { moduleSideEffects: true },
    plugins: [entries],
  });
  const draft = `${FOLDER}.${process.pid}`;
  const names = { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' };
  await bundle.write({ dir: draft, format: 'esm', keepNames: true, minify: false, ...names });
  await bundle.close();
  await keep(draft);
}

/** Another run may have joined them at the same moment. */
async function keep(draft) {
  try {
    await rename(draft, FOLDER);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(FOLDER)) throw error;
  }
}

const ENTRY = '\0entry:';

/** Modules that export everything of a library, also of one that is written as CommonJS. */
const entries = {
  name: 'entries',
  async resolveId(id, importer) {
    if (id.startsWith(ENTRY)) return id;
    // Libraries are found as from the sources of the app.
    return importer?.startsWith(ENTRY) ? this.resolve(id, fileURLToPath(import.meta.url), { skipSelf: true }) : null;
  },
  async load(id) {
    if (!id.startsWith(ENTRY)) return null;
    const name = id.slice(ENTRY.length);
    const target = await this.resolve(name, fileURLToPath(import.meta.url), { skipSelf: true });
    return isESModule(target.id) ? exportsOfModule(name, target.id) : exportsOfCommonJs(name, target.id);
  },
};

/** `export default …`, `export { default }` and `export { x as default }`, but not `export { default as x }`. */
const DEFAULT_EXPORT = /\bexport\s+default\b|\bexport\s*\{(?:[^}]*[\s,])?(?:default\s*[,}]|\w+\s+as\s+default\b)/;
const isESModule = (file) => /^\s*(import|export)\b/m.test(readFileSync(file, 'utf8'));

function exportsOfModule(name, file) {
  const hasDefault = DEFAULT_EXPORT.test(readFileSync(file, 'utf8'));
  const text = JSON.stringify(name);
  return `export * from ${text};${hasDefault ? `export { default } from ${text};` : ''}`;
}

function exportsOfCommonJs(name, file) {
  const names = Object.keys(require(file)).filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key));
  const consts = names.map((key) => `export const ${key} = module.${key};`).join('\n');
  return `import module from ${JSON.stringify(name)};\nexport default module;\n${consts}`;
}

// The allowed imports between our packages: the arrows of docs/architecture.md, enforced by oxlint.

/** Packages that must not depend on NestJS, MongoDB or the network. */
const PURE = [
  'contracts',
  'query-filter',
  'ingredient-parser',
  'recipe-scraper',
  'measures',
  'recipe-search',
  'locales',
  'mealie-dump',
];
const LIBS = [...PURE, 'service-kit', 'object-store', 'embedded-mongo', 'testing'];
const SERVICES = ['identity', 'recipe', 'parser', 'meal-plan', 'shopping', 'admin'];
const ALL = [...LIBS, ...SERVICES, 'gateway', 'web', 'deploy', 'e2e'];

/** The packages that the production code of a folder may import. */
const ALLOWED = {
  'libs/contracts': [],
  'libs/query-filter': ['contracts'],
  'libs/mealie-dump': [],
  'libs/measures': [],
  'libs/recipe-search': ['contracts'],
  'libs/locales': ['contracts'],
  'libs/recipe-scraper': ['measures'],
  'libs/ingredient-parser': ['measures'],
  'libs/object-store': [],
  'libs/embedded-mongo': [],
  'libs/service-kit': ['contracts', 'object-store', 'query-filter'],
  'libs/testing': ['contracts', 'service-kit', 'object-store', 'embedded-mongo'],
  gateway: ['contracts', 'service-kit', 'object-store', 'locales', 'measures'],
  web: ['contracts', 'measures', 'locales'],
  deploy: ALL.filter((name) => name !== 'web' && name !== 'e2e'),
  // The object store is used by its fake S3 server only.
  e2e: ['testing', 'contracts', 'object-store'],
  ...Object.fromEntries(SERVICES.map((name) => [`services/${name}`, LIBS.filter((lib) => mayUse(name, lib))])),
};

/**
 * Services may use all libraries except those of tests and the launcher; only the recipe service uses the search index.
 */
function mayUse(service, lib) {
  if (lib === 'recipe-search') return service === 'recipe';
  return lib !== 'testing' && lib !== 'embedded-mongo';
}

/** Imports that pure libraries must not have, from any package. */
const IMPURE_MODULES = [
  '@nestjs/*',
  'mongoose',
  'mongodb',
  'bullmq',
  'ioredis',
  'undici',
  'node:fs',
  'node:fs/*',
  'node:net',
  'node:http*',
];

const CLIMBING_OUT = '^(\\.\\./)+((gateway|services|libs|web|deploy|e2e)/|[\\w-]+/(.*/)?(src|dist)/)';

/** Overrides of oxlint's configuration that forbid every import the table does not allow. Tests may also use `testing`. */
export const boundaries = Object.entries(ALLOWED).flatMap(([folder, allowed]) => [
  { files: [`${folder}/src/**/*.{ts,tsx}`], rules: restrict(folder, allowed) },
  {
    files: [`${folder}/src/**/*.spec.{ts,tsx}`, `${folder}/src/testing/**/*.{ts,tsx}`, `${folder}/test/**/*.ts`],
    rules: restrict(folder, [...allowed, 'testing']),
  },
]);

function restrict(folder, allowed) {
  const forbidden = ALL.filter((name) => !allowed.includes(name) && folder.split('/').at(-1) !== name);
  const pure = PURE.includes(folder.replace('libs/', ''));
  const patterns = [
    {
      group: forbidden.flatMap((name) => [`@larder/${name}`, `@larder/${name}/**`]),
      message: `${folder} may not import this package: see tools/checks/boundaries.mjs.`,
    },
    { regex: CLIMBING_OUT, message: 'Import another package by its name, never by a path.' },
    ...(pure ? [{ group: IMPURE_MODULES, message: `${folder} is pure: no framework, database or network.` }] : []),
  ];
  return { 'no-restricted-imports': ['error', { patterns }] };
}

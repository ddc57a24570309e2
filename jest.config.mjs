// All tests: `npm run jest -- [path] --selectProjects unit|web|int|e2e|replicas`. A path comes before --selectProjects, which
// takes several values.

/** Tests share loaded modules and have no time limit: docs/decisions/0040-tests-share-modules.md. */
const node = {
  rootDir: import.meta.dirname,
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/libs/testing/infrastructure/test-process.mjs'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/data/'],
};

/** Tests of the web app, in a process that is also a browser window. */
const web = {
  ...node,
  runner: ['<rootDir>/web/test-process/runner.mjs', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/web/test-process/setup.mjs'],
};

const infrastructure = {
  globalSetup: '<rootDir>/libs/testing/infrastructure/setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/infrastructure/teardown.mjs',
};

export default {
  // A handle that a test leaves open must not keep a finished run alive.
  forceExit: true,
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{gateway,deploy,libs/*,services/*}/src/**/*.spec.ts',
        '<rootDir>/deploy/test/**/*.spec.ts',
        '<rootDir>/tools/**/*.spec.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.ts$'],
    },
    {
      ...web,
      displayName: 'web',
      testMatch: ['<rootDir>/web/src/**/*.spec.{ts,tsx}'],
    },
    {
      ...node,
      ...infrastructure,
      displayName: 'int',
      testMatch: ['<rootDir>/{gateway,deploy,libs/*,services/*}/test/**/*.int.spec.ts'],
    },
    {
      ...node,
      displayName: 'e2e',
      globalSetup: '<rootDir>/e2e/support/setup.mjs',
      globalTeardown: '<rootDir>/e2e/support/teardown.mjs',
      testMatch: ['<rootDir>/e2e/src/**/*.e2e.spec.ts'],
    },
    {
      ...node,
      displayName: 'replicas',
      globalSetup: '<rootDir>/e2e/support/setup-replicas.mjs',
      globalTeardown: '<rootDir>/e2e/support/teardown.mjs',
      testMatch: ['<rootDir>/e2e/src/{api/*,journeys}/*.e2e.spec.ts', '<rootDir>/e2e/src/replicas/*.replicas.spec.ts'],
      // What only the browser does is the same with replicas: `api` tests the requests of these journeys.
      testPathIgnorePatterns: [
        '/node_modules/',
        '/journeys/(everyday|onboarding|print|recipe-editor|search|server-unreachable|sharing|touch)\\.e2e\\.spec\\.ts$',
      ],
    },
  ],
};

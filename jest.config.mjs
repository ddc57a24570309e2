// All tests: `npm run jest -- [path] --selectProjects unit|web|int|e2e|replicas`. A path comes before --selectProjects, which
// takes several values.

import { libraryMapper } from './web/jest.libraries.mjs';

/** Tests of Node.js code. They share loaded modules and have no time limit: docs/decisions/0040-tests-share-modules.md. */
const node = {
  rootDir: import.meta.dirname,
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/libs/testing/infrastructure/test-process.mjs'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/data/'],
};

const web = {
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/data/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', ...libraryMapper },
  globalSetup: '<rootDir>/web/jest.libraries.mjs',
  testEnvironment: '<rootDir>/web/jest.environment.cjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.css$': '<rootDir>/web/jest.styles.cjs',
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  testEnvironmentOptions: { customExportConditions: ['@larder/source', 'browser'] },
};

const infrastructure = {
  globalSetup: '<rootDir>/libs/testing/infrastructure/setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/infrastructure/teardown.mjs',
};

export default {
  testTimeout: 90_000,
  // A handle that a test leaves open must not keep a finished run alive.
  forceExit: true,
  // Modules of completed files stay in memory; without a limit, workers spend their time on garbage collection.
  workerIdleMemoryLimit: '1GB',
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
      testPathIgnorePatterns: [
        '/node_modules/',
        // The gateway refuses invalid input itself.
        '/http/bad-input\\.e2e\\.spec\\.ts$',
        // It starts a product of its own in one process.
        '/accounts/registration\\.e2e\\.spec\\.ts$',
        // What only the browser does is the same with replicas: `api` tests the requests of these journeys.
        '/journeys/(data-management|everyday|offline|onboarding|print|recipe-editor)\\.e2e\\.spec\\.ts$',
        '/journeys/(search|server-unreachable|shared-browser|sharing|touch)\\.e2e\\.spec\\.ts$',
      ],
    },
  ],
};

// The rules of `npm run lint`: mistakes of JavaScript, TypeScript (with types) and React, and the imports between packages.
import { defineConfig } from 'oxlint';
import { boundaries } from './tools/checks/boundaries.mjs';

const errors = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']));

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'react'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', '**/*.mjs', '**/*.cjs', '**/*.js'],
  rules: {
    ...errors(
      'eslint/no-array-constructor',
      'eslint/no-case-declarations',
      'eslint/no-console',
      'eslint/no-empty',
      'eslint/no-fallthrough',
      'eslint/no-nested-ternary',
      'eslint/no-prototype-builtins',
      'eslint/no-regex-spaces',
      'eslint/no-unexpected-multiline',
      'eslint/no-var',
      'eslint/prefer-const',
      'eslint/prefer-rest-params',
      'eslint/prefer-spread',
      'eslint/preserve-caught-error',
      'typescript/ban-ts-comment',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-misused-promises',
      'typescript/no-namespace',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-type-assertion',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-argument',
      'typescript/no-unsafe-assignment',
      'typescript/no-unsafe-call',
      'typescript/no-unsafe-enum-comparison',
      'typescript/no-unsafe-function-type',
      'typescript/no-unsafe-member-access',
      'typescript/no-unsafe-return',
      'typescript/only-throw-error',
      'typescript/prefer-promise-reject-errors',
      'typescript/require-await',
      'typescript/restrict-plus-operands',
    ),
    // Spreads of strings take code points on purpose, those of modules and options are plain objects.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    // Does not know that an index can be missing, as `noUncheckedIndexedAccess` does.
    'typescript/no-useless-default-assignment': 'off',
    // "return void f()" ends a function early.
    'typescript/no-meaningless-void-operator': 'off',
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
  overrides: [
    {
      files: ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**/*.ts'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    { files: ['web/**/*.{ts,tsx}'], rules: { 'react/rules-of-hooks': 'error' } },
    ...boundaries,
  ],
});

import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/checks/boundaries.mjs';

// Participles say nothing alone: `matches` or `existing`, not `found`. Properties of contracts keep their names.
const PARTICIPLE = '[name=/^(found|known|shown|sent|told|wanted)$/]';

// Rules that need no types; those that need them are in .oxlintrc.json.
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/*.mjs', '**/*.cjs', '**/*.js'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: `VariableDeclarator > Identifier.id${PARTICIPLE}, :function > Identifier.params${PARTICIPLE}`,
          message: 'Use a noun: existing, matches, expected, input.',
        },
      ],
      // Does not see that decorators use a constant.
      'no-useless-assignment': 'off',
    },
  },
  { files: ['web/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  ...boundaries,
);

import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';

import { client } from './tools/lint/client.js';
import { importsWith } from './tools/lint/imports.js';
import { names } from './tools/lint/names.js';
import { packages } from './tools/lint/packages.js';
import { tests } from './tools/lint/tests.js';
import { typeAware, typescript } from './tools/lint/types.js';

/** Files that may be long: what a machine writes, tests of one subject, and what is looked up in and not read. */
const MAY_BE_LONG = [
  '**/*.test.{ts,tsx}',
  '**/*.behaviour.ts',
  '**/testing/**',
  'fakes/src/personas/personas.ts',
  'tools/bench/targets.mjs',
  '**/generated/**',
  'client/src/locales/**',
  'fakes/src/goods/**',
  'fakes/src/content/**',
];

export default defineConfig([
  globalIgnores([
    '**/dist/',
    '**/coverage/',
    '**/test-results/',
    '**/playwright-report/',
    '**/generated/',
    '**/*.gen.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  typescript,
  typeAware,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-undef': 'off',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      ...importsWith(),
    },
  },
  { rules: { 'max-lines': ['error', { max: 300 }] }, ignores: MAY_BE_LONG },
  names,
  packages,
  client,
  tests,
]);

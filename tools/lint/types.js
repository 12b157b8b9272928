import { fileURLToPath } from 'node:url';

import tseslint from 'typescript-eslint';

/** Rules for every TypeScript file that do not need types. */
export const typescript = [
  ...tseslint.configs.strict.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      // A name that is unused on purpose begins with an underscore, as for the compiler.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Nest's modules are empty classes with a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
    },
  },
];

/** The few rules that need types. They make linting slow, but each finds faults that the compiler accepts. */
export const typeAware = [
  {
    files: ['{domain,fakes,gateway,client}/src/**/*.{ts,tsx}', 'e2e/**/*.{ts,tsx}'],
    // One program for all packages: with one for each, sources that several import are read and bound as often.
    languageOptions: {
      parserOptions: { project: fileURLToPath(new URL('../../tsconfig.lint.json', import.meta.url)) },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      // The router redirects when a redirect is thrown.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }] },
      ],
    },
  },
];

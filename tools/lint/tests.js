import vitest from '@vitest/eslint-plugin';
import playwright from 'eslint-plugin-playwright';

import { syntaxOf } from './syntax.js';

const SNAPSHOTS = ['toMatchSnapshot', 'toMatchInlineSnapshot', 'toMatchFileSnapshot'];

const NO_DOUBLES = 'Fakes pass the behaviours of their ports; a double obeys the test that made it.';

/** Rules for tests. */
export const tests = [
  {
    files: ['**/*.test.{ts,tsx}', '**/*.behaviour.ts'],
    plugins: { vitest },
    rules: {
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert', '**.expect*'] }],
      'vitest/no-focused-tests': 'error',
      'vitest/no-disabled-tests': 'error',
      'vitest/no-commented-out-tests': 'error',
      'vitest/no-identical-title': 'error',
      'vitest/no-standalone-expect': 'off',
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/no-restricted-matchers': [
        'error',
        Object.fromEntries(SNAPSHOTS.map((name) => [name, 'A snapshot shows what is, not what should be.'])),
      ],
    },
  },
  {
    files: ['{domain,fakes,gateway,client,tools,e2e/acceptance}/**/*.test.{ts,tsx}', '**/*.behaviour.ts'],
    rules: syntaxOf.tests,
  },
  {
    files: ['{domain,fakes,gateway}/**/*.test.ts'],
    plugins: { vitest },
    rules: {
      'vitest/no-restricted-vi-methods': [
        'error',
        Object.fromEntries(
          ['fn', 'mock', 'doMock', 'spyOn', 'stubGlobal', 'useFakeTimers'].map((name) => [name, NO_DOUBLES]),
        ),
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/acceptance/**'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      ...syntaxOf.journeys,
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect', '^see', '\\.expect', '\\.see'] }],
      'playwright/no-focused-test': 'error',
      'playwright/no-raw-locators': ['error', { allowed: ['html', 'body'] }],
      'playwright/no-skipped-test': 'error',
      'playwright/no-wait-for-timeout': 'error',
    },
  },
  { files: ['e2e/playwright.config.ts'], rules: syntaxOf.configuration },
];

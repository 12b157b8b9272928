import { importsWith } from './imports.js';
import { syntaxOf } from './syntax.js';

/** Globals that a pure function does not need. */
const OUTSIDE_WORLD = [
  'fetch',
  'process',
  'console',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'globalThis',
];

/** What the browser remembers of itself, not of a shopper: the hint that was shown, the reload that was tried; and the channel between tabs. */
const OF_THE_BROWSER = [
  'client/src/ui/feature-tooltip.tsx',
  'client/src/platform/releases/*.ts',
  'client/src/platform/tabs/tab-messages.ts',
];

/** Rules for each package, apart from the import directions that dependency-cruiser checks. */
export const packages = [
  {
    files: ['{fakes,gateway,client,contracts}/src/**/*.{ts,tsx}'],
    rules: { ...syntaxOf.packages, 'no-console': 'error' },
  },
  // In the browser, developers read the console; on the server, the gateway's log.
  { files: ['client/src/**/*.{ts,tsx}'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: [
      'client/src/platform/session/stored-values.ts',
      ...OF_THE_BROWSER,
      'client/src/testing/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: ['localStorage', 'sessionStorage'].map((name) => ({
            name,
            message:
              'What is stored of a shopper goes with the session: use platform/session/stored-values.ts (docs/decisions/0153).',
          })),
          checkGlobalObject: true,
        },
      ],
    },
  },
  {
    files: ['domain/src/**/*.ts'],
    rules: {
      ...syntaxOf.domain,
      'no-restricted-globals': [
        'error',
        ...OUTSIDE_WORLD.map((name) => ({
          name,
          message: 'The domain has no access to the outside: pass in what it needs.',
        })),
      ],
    },
  },
  // The only places in the domain that know worlds: a page and its links to the host of another storefront take one along.
  {
    files: ['domain/src/storefronts/storefront-url.ts', 'domain/src/pages/page-contract.ts'],
    rules: syntaxOf.worldLinks,
  },
  // The only clocks: one for each server, and the gateway's timers. The reload guard compares two times of one browser, which
  // no world moves.
  {
    files: [
      'gateway/src/system-clock.ts',
      'gateway/src/timing/timers.ts',
      'fakes/src/upstream-server/system-clock.ts',
      'client/src/platform/releases/reload-guard.ts',
      'client/src/platform/countdown/shop-clock.ts',
    ],
    rules: syntaxOf.clocks,
  },
  // The only sanitizer of HTML, the only component that shows it, and the island that leaves the server's markup in place.
  {
    files: [
      'gateway/src/shared/clean-html.ts',
      'client/src/ui/sanitized-html.tsx',
      'client/src/platform/islands/static-island.tsx',
    ],
    rules: syntaxOf.html,
  },
  {
    files: ['**/*.config.ts', '**/*.d.ts', 'client/codegen.ts', '{client,gateway,fakes}/tools/**/*.ts'],
    rules: syntaxOf.configuration,
  },
  { files: ['gateway/**/*.ts'], rules: importsWith('nest') },
  { files: ['gateway/src/**/*.action.ts'], rules: importsWith('nest', 'mutation') },
  { files: ['client/src/ui/**'], rules: importsWith('ariaComponents') },
  { files: ['client/src/platform/store.ts'], rules: importsWith('jotai') },
];

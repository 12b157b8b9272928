import { importsWith } from './imports.js';
import { syntaxOf } from './syntax.js';

/** What a pure function cannot need. */
const OUTSIDE_WORLD = ['fetch', 'process', 'console', 'crypto', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'globalThis'];

/** What each package may not say, beyond the directions that dependency-cruiser watches. */
export const packages = [
  { files: ['{fakes,gateway,client,contracts}/src/**/*.{ts,tsx}'], rules: { ...syntaxOf.packages, 'no-console': 'error' } },
  // A browser's console is where a developer looks; the shop's own log is the gateway's.
  { files: ['client/src/**/*.{ts,tsx}'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  {
    files: ['domain/src/**/*.ts'],
    rules: {
      ...syntaxOf.domain,
      'no-restricted-globals': ['error', ...OUTSIDE_WORLD.map((name) => ({ name, message: 'The domain has no outside: it is given what it needs.' }))],
    },
  },
  // The sanctioned clocks: one of each server, and the browser's, which follows the server's and only measures from there.
  { files: ['gateway/src/system-clock.ts', 'fakes/src/upstream-server/system-clock.ts', 'client/src/platform/browser-clock.ts'], rules: syntaxOf.clocks },
  // The one cleaner of HTML, the one component that shows it, and the one that leaves markup where it is.
  { files: ['gateway/src/content/clean-html.ts', 'client/src/ui/sanitized-html.tsx', 'client/src/platform/islands/static-island.tsx'], rules: syntaxOf.html },
  { files: ['**/*.config.ts', '**/*.d.ts', 'client/codegen.ts', '{client,gateway,fakes}/tools/**/*.ts'], rules: syntaxOf.configuration },
  { files: ['gateway/**/*.ts'], rules: importsWith('nest') },
  { files: ['client/src/ui/**'], rules: importsWith('ariaComponents') },
  { files: ['client/src/platform/store.ts'], rules: importsWith('jotai') },
];

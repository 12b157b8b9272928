import { defineConfig } from 'vitest/config';

import { SHARED_WORKERS } from './tools/tests/shared-workers.ts';

export default defineConfig({
  test: {
    // The order of files is drawn for all packages together.
    sequence: SHARED_WORKERS.sequence,
    projects: [
      'domain',
      'fakes',
      'gateway',
      'client',
      'contracts',
      'e2e/acceptance',
      // The first question makes ESLint load all its rules.
      { test: { ...SHARED_WORKERS, name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});

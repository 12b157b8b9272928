import { configDefaults, defineConfig } from 'vitest/config';

import { sharedWorkers, SHUFFLED } from './tools/tests/shared-workers.ts';

export default defineConfig({
  test: {
    // The order of files is drawn for all packages together.
    sequence: SHUFFLED,
    // What tests read without importing it: with --changed, all of them run when it has changed.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/pnpm-lock.yaml',
      '**/*.{graphql,json}',
      '**/tools/tests/*.ts',
      '**/tools/docker/*',
      '**/docker-compose.yml',
    ],
    projects: [
      'domain',
      'fakes',
      'gateway',
      'client',
      'contracts',
      'e2e/acceptance',
      { test: { ...sharedWorkers('tools'), include: ['tools/**/*.test.ts'] } },
    ],
  },
});

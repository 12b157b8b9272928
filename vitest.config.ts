import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'domain',
      'fakes',
      'gateway',
      'client',
      'contracts',
      'e2e/acceptance',
      // The first question makes ESLint load all its rules.
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['domain', 'fakes', 'gateway', 'client', { test: { name: 'tools', include: ['tools/**/*.test.ts'] } }],
  },
});

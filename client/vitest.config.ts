import { defineConfig, mergeConfig } from 'vitest/config';

import { SHARED_WORKERS } from '../tools/tests/shared-workers.ts';
import build from './vite.config.ts';

/** What runs on the server is tested without a document. */
const SERVER_TESTS = 'src/**/*.server.test.{ts,tsx}';

export default defineConfig((environment) =>
  mergeConfig(build(environment), {
    test: {
      ...SHARED_WORKERS,
      // Rendering a whole page takes a while on two busy cores.
      testTimeout: 20_000,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      projects: [
        { extends: true, test: { name: 'browser', environment: 'happy-dom', setupFiles: ['src/testing/clean-up.ts'], include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'], exclude: [SERVER_TESTS] } },
        { extends: true, test: { name: 'server', environment: 'node', include: [SERVER_TESTS] } },
      ],
    },
  }),
);

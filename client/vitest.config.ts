import { defineConfig, mergeConfig } from 'vitest/config';

import { sharedWorkers } from '../tools/tests/shared-workers.ts';
import build from './vite.config.ts';

/** Code that runs on the server is tested without a document. */
const SERVER_TESTS = 'src/**/*.server.test.{ts,tsx}';

const inBrowser = sharedWorkers('client in a browser');

export default defineConfig((environment) =>
  mergeConfig(build(environment), {
    test: {
      css: { modules: { classNameStrategy: 'non-scoped' } },
      projects: [
        {
          extends: true,
          test: {
            ...inBrowser,
            environment: 'happy-dom',
            setupFiles: [...inBrowser.setupFiles, 'src/testing/clean-up.ts'],
            include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
            exclude: [...inBrowser.exclude, SERVER_TESTS],
          },
        },
        {
          extends: true,
          test: { ...sharedWorkers('client on the server'), environment: 'node', include: [SERVER_TESTS] },
        },
      ],
    },
  }),
);

import { mergeConfig } from 'vitest/config';

import { sharedWorkers } from '../tools/tests/shared-workers.ts';
import build from './vite.config.ts';

/** In a worker of their own: V8 allocates by what it has seen, so after tests that keep sessions, minor collections leave 150 to 350 bytes of each. */
const MEMORY_TESTS = 'src/**/*.memory.test.ts';

const gateway = sharedWorkers('gateway');

export default mergeConfig(build({ command: 'serve', mode: 'test' }), {
  test: {
    environment: 'node',
    // The form that Node loads for the packages beside us: two forms of graphql do not know each other's types.
    alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }],
    projects: [
      {
        extends: true,
        test: { ...gateway, include: ['src/**/*.test.ts'], exclude: [...gateway.exclude, MEMORY_TESTS] },
      },
      { extends: true, test: { ...sharedWorkers('gateway memory'), isolate: true, include: [MEMORY_TESTS] } },
    ],
  },
});

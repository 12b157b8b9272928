import { mergeConfig } from 'vitest/config';

import { sharedWorkers } from '../tools/tests/shared-workers.ts';
import build from './vite.config.ts';

export default mergeConfig(build({ command: 'serve', mode: 'test' }), {
  test: {
    ...sharedWorkers('gateway'),
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Most tests open a whole shop.
    hookTimeout: 60_000,
    // The form that Node loads for the packages beside us: two forms of graphql do not know each other's types.
    alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }],
  },
});

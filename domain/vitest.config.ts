import { sharedWorkers } from '../tools/tests/shared-workers.ts';

const shared = sharedWorkers('domain');

/** Property tests draw the same cases in every run. */
export default {
  test: { ...shared, include: ['src/**/*.test.ts'], setupFiles: [...shared.setupFiles, 'src/testing/fixed-seed.ts'] },
};

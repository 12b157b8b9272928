import { SHARED_WORKERS } from '../tools/tests/shared-workers.ts';

/** Property tests draw the same cases in every run. */
export default { test: { ...SHARED_WORKERS, include: ['src/**/*.test.ts'], setupFiles: [...SHARED_WORKERS.setupFiles, 'src/testing/fixed-seed.ts'] } };

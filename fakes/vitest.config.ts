import { SHARED_WORKERS } from '../tools/tests/shared-workers.ts';

export default { test: { ...SHARED_WORKERS, include: ['src/**/*.test.ts'] } };

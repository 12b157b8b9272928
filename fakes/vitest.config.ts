import { sharedWorkers } from '../tools/tests/shared-workers.ts';

export default { test: { ...sharedWorkers('fakes'), include: ['src/**/*.test.ts'] } };

/** Property tests draw the same cases in every run. */
export default { test: { include: ['src/**/*.test.ts'], setupFiles: ['src/testing/fixed-seed.ts'] } };

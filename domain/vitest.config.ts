import { defineConfig } from 'vitest/config';

/** Property tests draw the same cases in every run. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'], setupFiles: ['src/testing/fixed-seed.ts'] } });

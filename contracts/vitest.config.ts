import { defineConfig } from 'vitest/config';
import { sharedWorkers } from '../tools/tests/shared-workers.ts';

/** Commands are tried as commands: each starts a process of its own, which takes its time on a busy machine. */
export default defineConfig({ test: { ...sharedWorkers('contracts'), testTimeout: 30_000 } });

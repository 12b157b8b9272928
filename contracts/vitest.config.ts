import { defineConfig } from 'vitest/config';

/** Commands are tried as commands: each starts a process of its own, which takes its time on a busy machine. */
export default defineConfig({ test: { testTimeout: 30_000 } });

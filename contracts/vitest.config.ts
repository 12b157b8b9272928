import { defineConfig } from 'vitest/config';
import { sharedWorkers } from '../tools/tests/shared-workers.ts';

export default defineConfig({ test: sharedWorkers('contracts') });

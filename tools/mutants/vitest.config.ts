import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the one package whose code is mutated. Stryker names it: it starts this in a copy of the project. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { projects: [process.env['MUTANTS_OF'] ?? ''] },
});

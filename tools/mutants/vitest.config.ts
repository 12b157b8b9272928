import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { UserWorkspaceConfig, ViteUserConfig } from 'vitest/config';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGE = process.env['MUTANTS_OF'] ?? '';
const TEST_FILES = process.env['MUTANTS_JUDGED_BY'];
const TEST_TIMEOUT_MS = process.env['MUTANTS_TEST_TIMEOUT_MS'];

/** The package's own settings, restricted to these tests. */
const judgedBy = async (files: readonly string[]): Promise<UserWorkspaceConfig> => {
  const { default: own } = (await import(path.join(ROOT, PACKAGE, 'vitest.config.ts'))) as {
    readonly default: ViteUserConfig;
  };
  return {
    ...own,
    root: path.join(ROOT, PACKAGE),
    test: {
      ...own.test,
      include: files.map((file) => path.relative(PACKAGE, file)),
      ...(TEST_TIMEOUT_MS === undefined ? {} : { testTimeout: Number(TEST_TIMEOUT_MS) }),
    },
  } as UserWorkspaceConfig;
};

/** Runs the tests of the package whose code is mutated. Stryker passes its name and starts this in a copy of the project. */
export default defineConfig(async () => ({
  root: ROOT,
  test: { projects: [TEST_FILES === undefined ? PACKAGE : await judgedBy(TEST_FILES.split(path.delimiter))] },
}));

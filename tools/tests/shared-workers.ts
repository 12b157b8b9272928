import { fileURLToPath } from 'node:url';
import { configDefaults } from 'vitest/config';

/** The projects in the order in which they run. A worker serves only one project, so alternating between projects would start many workers. */
const PROJECTS = [
  'domain',
  'fakes',
  'gateway',
  'gateway memory',
  'client in a browser',
  'client on the server',
  'contracts',
  'acceptance pages',
  'acceptance screens',
  'tools',
] as const;

/** Whether Stryker runs the tests. Then results must not depend on the order of tests or on leftovers of an earlier mutant. */
const TRIES_MUTANTS = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** Tests about the machine rather than the change; `npm run test:long` runs them besides. */
const LONG_TESTS = '**/*.long.test.{ts,tsx}';
const IS_LONG = process.env['TEST_RING'] === 'long';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Tests that a run of a change leaves to the whole run: patterns from the root, with a space between them. */
const LEFT_OUT = (process.env['TESTS_LEFT_OUT'] ?? '')
  .split(' ')
  .filter(Boolean)
  .map((pattern) => ROOT + pattern);

/** Timeout of a test and of a hook, in ms: it only stops what would never end. The longest takes four seconds on an idle machine and took thirty on a busy one. */
const TEST_MS = 120_000;

/** Timeout of a polling assertion, in ms. It is generous, because the machine may be busy. */
const POLL_MS = 20_000;

/** Tests and files run in a random order, whose seed is printed. */
export const SHUFFLED = { shuffle: !TRIES_MUTANTS };

/**
 * How each project runs its unit tests: files share a worker, which loads each module once.
 * A file that leaves something behind for the next one fails: `no-leftovers.ts`.
 */
export const sharedWorkers = (project: (typeof PROJECTS)[number]) => ({
  name: project,
  exclude: [...configDefaults.exclude, ...(IS_LONG ? [] : [LONG_TESTS]), ...LEFT_OUT],
  isolate: false,
  sequence: { ...SHUFFLED, groupOrder: PROJECTS.indexOf(project) + 1 },
  expect: { requireAssertions: true, poll: { timeout: POLL_MS } },
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  globalSetup: [fileURLToPath(new URL('temporary-folder.ts', import.meta.url))],
  setupFiles: TRIES_MUTANTS ? [] : [fileURLToPath(new URL('no-leftovers.ts', import.meta.url))],
});

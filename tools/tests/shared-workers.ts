import { fileURLToPath } from 'node:url';

/** In the order in which they run: a worker serves one project only, so alternating between projects would start many workers. */
const PROJECTS = ['domain', 'fakes', 'gateway', 'client in a browser', 'client on the server', 'contracts', 'acceptance pages', 'acceptance screens', 'tools'] as const;

/** Whether Stryker runs the tests: then results must not depend on the order of tests or on what an earlier mutant left behind. */
const TRIES_MUTANTS = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** Timeout of a test with mutants, in ms: the code is slower, and Stryker itself stops a test that never ends. */
const TEST_WITH_MUTANTS_MS = 60_000;

/** When a test has failed for good, in ms. No test waits that long: those that fill a whole world take a second on a calm machine, and many on a busy one. */
const TEST_MS = 30_000;

/** How long a test polls for what must come, in ms: no test needs as much, however busy the machine is. */
const POLL_MS = 20_000;

/** Tests and files run in a random order, whose seed is printed. */
export const SHUFFLED = { shuffle: !TRIES_MUTANTS };

/**
 * How each project runs its unit tests: files share a worker, which loads each module once.
 * A file that leaves something behind for the next one fails: `no-leftovers.ts`.
 */
export const sharedWorkers = (project: (typeof PROJECTS)[number]) => ({
  name: project,
  isolate: false,
  sequence: { ...SHUFFLED, groupOrder: PROJECTS.indexOf(project) + 1 },
  expect: { poll: { timeout: POLL_MS } },
  testTimeout: TRIES_MUTANTS ? TEST_WITH_MUTANTS_MS : TEST_MS,
  setupFiles: TRIES_MUTANTS ? [] : [fileURLToPath(new URL('no-leftovers.ts', import.meta.url))],
});

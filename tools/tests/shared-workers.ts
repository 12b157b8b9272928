import { fileURLToPath } from 'node:url';

/** One after the other: a worker serves files of one project only, so files of several that come in turn would each need a new one. */
const PROJECTS = ['domain', 'fakes', 'gateway', 'client in a browser', 'client on the server', 'contracts', 'acceptance pages', 'acceptance screens', 'tools'] as const;

/** Stryker tries mutants: which of them a test notices must depend neither on the order nor on what an earlier mutant left behind. */
const TRIES_MUTANTS = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** Code with mutants in it is slower; a test that never ends is ended by Stryker. In ms. */
const TEST_WITH_MUTANTS_MS = 60_000;

/** Tests and files come in another order in each run, whose seed is printed. */
export const SHUFFLED = { shuffle: !TRIES_MUTANTS };

/**
 * How each project runs its unit tests: files share a worker, which loads each module once.
 * A file that leaves something behind for the next one fails: `no-leftovers.ts`.
 */
export const sharedWorkers = (project: (typeof PROJECTS)[number]) => ({
  name: project,
  isolate: false,
  sequence: { ...SHUFFLED, groupOrder: PROJECTS.indexOf(project) + 1 },
  ...(TRIES_MUTANTS ? { testTimeout: TEST_WITH_MUTANTS_MS } : {}),
  setupFiles: TRIES_MUTANTS ? [] : [fileURLToPath(new URL('no-leftovers.ts', import.meta.url))],
});

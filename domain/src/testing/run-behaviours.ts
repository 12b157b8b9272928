import type { PortBehaviour } from './port-behaviours.ts';
import { FEATURES } from './port-harness.ts';
import type { Feature, PortHarness } from './port-harness.ts';
import type { TestApi } from './test-api.ts';

export interface BehaviourResult {
  readonly name: string;
  /** A core test runs on every adapter; any other only on adapters that declare the feature it needs. */
  readonly isCore: boolean;
  /** Skipped only if the adapter does not declare the feature. */
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

type DescribedTest = readonly [name: string, run: () => Promise<void>];

const describeTests = (
  harness: PortHarness,
  behaviour: PortBehaviour,
  expect: TestApi['expect'],
): readonly DescribedTest[] => {
  const tests: DescribedTest[] = [];
  behaviour(harness, { describe: (_name, body) => body(), it: (name, run) => void tests.push([name, run]), expect });
  return tests;
};

/** Runs all tests of a port's behaviour concurrently, each on a fixture of its own. */
export const runBehaviour = async (
  harness: PortHarness,
  behaviour: PortBehaviour,
  expect: TestApi['expect'],
): Promise<readonly BehaviourResult[]> => {
  const testsWith = (features: Iterable<Feature>): readonly DescribedTest[] =>
    describeTests({ ...harness, features: new Set(features) }, behaviour, expect);
  const core = new Map(testsWith([]));
  const declared = new Map(testsWith(harness.features));
  return Promise.all(
    testsWith(FEATURES).map(async ([name]) => {
      const run = declared.get(name);
      const outcome =
        run === undefined
          ? 'skipped'
          : await run().then(
              () => 'passed' as const,
              () => 'failed' as const,
            );
      return { name, isCore: core.has(name), outcome };
    }),
  );
};

/** Names of the tests that an adapter fails. */
export const failedBehaviours = async (
  harness: PortHarness,
  behaviour: PortBehaviour,
  expect: TestApi['expect'],
): Promise<readonly string[]> =>
  (await runBehaviour(harness, behaviour, expect))
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name }) => name);

import type { Laws } from './laws-of-ports.ts';
import { FEATURES } from './port-harness.ts';
import type { Feature, PortHarness } from './port-harness.ts';
import type { TestApi } from './test-api.ts';

export interface PlayedLaw {
  readonly name: string;
  /** Holds for every adapter; any other only for those that declare the feature it needs. */
  readonly isCore: boolean;
  /** Skipped only where the adapter does not declare the feature. */
  readonly outcome: 'kept' | 'broken' | 'skipped';
}

type StatedLaw = readonly [name: string, play: () => Promise<void>];

const statedTo = (harness: PortHarness, laws: Laws, expect: TestApi['expect']): readonly StatedLaw[] => {
  const stated: StatedLaw[] = [];
  laws(harness, { describe: (_name, body) => body(), it: (name, play) => void stated.push([name, play]), expect });
  return stated;
};

/** Plays all laws of a port at once, each in a scene of its own, and tells what became of each. */
export const playLaws = async (harness: PortHarness, laws: Laws, expect: TestApi['expect']): Promise<readonly PlayedLaw[]> => {
  const statedWith = (features: Iterable<Feature>): readonly StatedLaw[] => statedTo({ ...harness, features: new Set(features) }, laws, expect);
  const core = new Map(statedWith([]));
  const declared = new Map(statedWith(harness.features));
  return Promise.all(
    statedWith(FEATURES).map(async ([name]) => {
      const play = declared.get(name);
      const outcome = play === undefined ? 'skipped' : await play().then(() => 'kept' as const, () => 'broken' as const);
      return { name, isCore: core.has(name), outcome };
    }),
  );
};

/** Names of the laws of a port that an adapter breaks. */
export const brokenLaws = async (harness: PortHarness, laws: Laws, expect: TestApi['expect']): Promise<readonly string[]> =>
  (await playLaws(harness, laws, expect)).filter(({ outcome }) => outcome === 'broken').map(({ name }) => name);

import type { BehaviourResult } from '@shop/domain/testing/run-behaviours';

import type { AdapterResults, PortResults } from './run-on-adapters.ts';

/** How many tests of one port's behaviour one adapter passes. */
export interface ConformanceEntry {
  readonly adapter: 'fake' | 'upstream';
  readonly port: string;
  readonly core: { readonly pass: number; readonly fail: number };
  readonly extended: { readonly pass: number; readonly fail: number; readonly skip: number };
}

const countOf = (results: readonly BehaviourResult[], outcome: BehaviourResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

const entryOf = (adapter: ConformanceEntry['adapter'], { port, results }: PortResults): ConformanceEntry => {
  const core = results.filter(({ isCore }) => isCore);
  const extended = results.filter(({ isCore }) => !isCore);
  return {
    adapter,
    port,
    core: { pass: countOf(core, 'passed'), fail: countOf(core, 'failed') },
    extended: {
      pass: countOf(extended, 'passed'),
      fail: countOf(extended, 'failed'),
      skip: countOf(extended, 'skipped'),
    },
  };
};

export const conformanceRecord = ({ fake, upstream }: AdapterResults): readonly ConformanceEntry[] => [
  ...fake.map((port) => entryOf('fake', port)),
  ...upstream.map((port) => entryOf('upstream', port)),
];

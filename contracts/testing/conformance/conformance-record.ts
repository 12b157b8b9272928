import type { PlayedLaw } from '@shop/domain/testing/play-laws';

import type { PlayedAdapters, PlayedPort } from './play-adapters.ts';

/** How one adapter keeps the laws of one port. */
export interface ConformanceEntry {
  readonly adapter: 'fake' | 'upstream';
  readonly port: string;
  readonly core: { readonly pass: number; readonly fail: number };
  readonly extended: { readonly pass: number; readonly fail: number; readonly skip: number };
}

const countOf = (laws: readonly PlayedLaw[], outcome: PlayedLaw['outcome']): number => laws.filter((law) => law.outcome === outcome).length;

const entryOf = (adapter: ConformanceEntry['adapter'], { port, laws }: PlayedPort): ConformanceEntry => {
  const core = laws.filter(({ isCore }) => isCore);
  const extended = laws.filter(({ isCore }) => !isCore);
  return {
    adapter,
    port,
    core: { pass: countOf(core, 'kept'), fail: countOf(core, 'broken') },
    extended: { pass: countOf(extended, 'kept'), fail: countOf(extended, 'broken'), skip: countOf(extended, 'skipped') },
  };
};

export const conformanceRecord = ({ fake, upstream }: PlayedAdapters): readonly ConformanceEntry[] => [
  ...fake.map((port) => entryOf('fake', port)),
  ...upstream.map((port) => entryOf('upstream', port)),
];

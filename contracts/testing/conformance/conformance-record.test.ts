import { LAWS_OF_PORTS } from '@shop/domain/testing/laws-of-ports';
import type { PlayedLaw } from '@shop/domain/testing/play-laws';
import { describe, expect, it } from 'vitest';

import recorded from '../../conformance.json' with { type: 'json' };
import { conformanceRecord } from './conformance-record.ts';

const law = (isCore: boolean, outcome: PlayedLaw['outcome']): PlayedLaw => ({ name: 'a law', isCore, outcome });

describe('the record of the laws', () => {
  it('counts core and extended laws apart, for each adapter and port', () => {
    const laws = [law(true, 'kept'), law(true, 'broken'), law(false, 'kept'), law(false, 'skipped'), law(false, 'broken')];
    expect(conformanceRecord({ fake: [{ port: 'carts', laws }], upstream: [], asked: new Set() })).toEqual([
      { adapter: 'fake', port: 'carts', core: { pass: 1, fail: 1 }, extended: { pass: 1, fail: 1, skip: 1 } },
    ]);
  });

  it('tells of every port and both adapters, and that neither breaks a law', () => {
    const ports = Object.keys(LAWS_OF_PORTS);
    expect(recorded.map(({ adapter, port }) => `${adapter} ${port}`)).toEqual(['fake', 'upstream'].flatMap((adapter) => ports.map((port) => `${adapter} ${port}`)));
    expect(recorded.filter(({ core, extended }) => core.pass === 0 || core.fail + extended.fail > 0)).toEqual([]);
  });
});

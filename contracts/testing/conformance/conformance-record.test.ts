import { PORT_BEHAVIOURS } from '@shop/domain/testing/port-behaviours';
import type { BehaviourResult } from '@shop/domain/testing/run-behaviours';
import { describe, expect, it } from 'vitest';

import recorded from '../../conformance.json' with { type: 'json' };
import { conformanceRecord } from './conformance-record.ts';

const result = (isCore: boolean, outcome: BehaviourResult['outcome']): BehaviourResult => ({
  name: 'a test',
  isCore,
  outcome,
});

describe('the conformance record', () => {
  it('counts core and extended tests separately, for each adapter and port', () => {
    const results = [
      result(true, 'passed'),
      result(true, 'failed'),
      result(false, 'passed'),
      result(false, 'skipped'),
      result(false, 'failed'),
    ];
    expect(
      conformanceRecord({ fake: [{ port: 'carts', results }], upstream: [], calledOperations: new Set() }),
    ).toEqual([
      { adapter: 'fake', port: 'carts', core: { pass: 1, fail: 1 }, extended: { pass: 1, fail: 1, skip: 1 } },
    ]);
  });

  it('covers every port and both adapters, and no test fails', () => {
    const ports = Object.keys(PORT_BEHAVIOURS);
    expect(recorded.map(({ adapter, port }) => `${adapter} ${port}`)).toEqual(
      ['fake', 'upstream'].flatMap((adapter) => ports.map((port) => `${adapter} ${port}`)),
    );
    expect(recorded.filter(({ core, extended }) => core.pass === 0 || core.fail + extended.fail > 0)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { testClock } from '../../testing/test-clock.ts';
import { unknownValueReports } from './unknown-value-reports.ts';
import { noteUnknown, reportingUnknown, type UnknownValue } from './unknown-values.ts';

const HANDED_OVER: UnknownValue = { list: 'OrderStatus', value: 'HANDED_OVER' };

describe('the unknown values of a reply', () => {
  it('are reported once each, also if the reply turns out to be unreadable', () => {
    const reported: UnknownValue[] = [];
    const read = (): never => {
      for (let order = 0; order < 60; order += 1) noteUnknown('OrderStatus', 'HANDED_OVER');
      noteUnknown('Availability', 'BY_PIGEON');
      throw new TypeError('no such field');
    };
    expect(() => reportingUnknown((unknown) => reported.push(unknown), read)).toThrow('no such field');
    expect(reported).toEqual([HANDED_OVER, { list: 'Availability', value: 'BY_PIGEON' }]);
  });

  it('are not those of another reply', () => {
    const reported: UnknownValue[] = [];
    const read = (values: readonly string[]) =>
      reportingUnknown(
        (unknown) => reported.push(unknown),
        () => values.forEach((value) => noteUnknown('OrderStatus', value)),
      );
    read(['HANDED_OVER']);
    read([]);
    expect(reported).toEqual([HANDED_OVER]);
  });
});

describe('the report of an unknown value', () => {
  const reports = () => {
    const clock = testClock();
    const logged: unknown[] = [];
    return { clock, logged, report: unknownValueReports((failure) => logged.push(failure), clock) };
  };

  it('names the operation, the list and the value', () => {
    const { logged, report } = reports();
    report('getOrdersV2', HANDED_OVER);
    expect(logged).toEqual([
      expect.objectContaining({
        name: 'UnknownUpstreamValue',
        operation: 'getOrdersV2',
        message: 'getOrdersV2: "HANDED_OVER" is no OrderStatus that is known here',
      }),
    ]);
  });

  it.each(['anna@schule.example', 'Anna Lehmann', 'x'.repeat(41), ''])(
    'never repeats what may be a person’s: %o',
    (value) => {
      const { logged, report } = reports();
      report('getOrdersV2', { list: 'OrderStatus', value });
      expect(logged).toEqual([
        expect.objectContaining({
          message: `getOrdersV2: a text of ${value.length} characters is no OrderStatus that is known here`,
        }),
      ]);
    },
  );

  it('is logged once an hour for each operation and value', () => {
    const { clock, logged, report } = reports();
    for (let page = 0; page < 1_000; page += 1) report('getOrdersV2', HANDED_OVER);
    report('getOrderDetailsV2', HANDED_OVER);
    expect(logged).toHaveLength(2);
    clock.forward(3_600_000);
    report('getOrdersV2', HANDED_OVER);
    expect(logged).toHaveLength(3);
  });

  it('is logged for a hundred values an hour at most', () => {
    const { clock, logged, report } = reports();
    for (let value = 0; value < 500; value += 1)
      report('getOrdersV2', { list: 'OrderStatus', value: `STATUS_${value}` });
    expect(logged).toHaveLength(100);
    clock.forward(3_600_000);
    report('getOrdersV2', HANDED_OVER);
    expect(logged).toHaveLength(101);
  });
});

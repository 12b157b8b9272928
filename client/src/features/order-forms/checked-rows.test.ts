import { expect, it } from 'vitest';

import { withoutRows } from './checked-rows.ts';

const row = (orderNumber: string, quantity = '1') => ({ orderNumber, quantity });

it('of equal rows, as many go as were sent: one that was typed meanwhile stays', () => {
  expect(
    withoutRows([row('4711'), row('4712'), row('4711'), row('4711', '2')], [row('4711'), row('4712'), row('9')]),
  ).toEqual([row('4711'), row('4711', '2')]);
});

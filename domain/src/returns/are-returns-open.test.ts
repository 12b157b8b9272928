import { expect, it } from 'vitest';
import type { Parameter, Parameters } from '../parameters/parameters.port.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { portWith } from '../testing/port-with.ts';
import { areReturnsOpen } from './are-returns-open.ts';

const OTHER: Parameter = { name: 'lightningDeals', parameterValue: 'true' };

/** A shop with these parameters, of which it returns those that it is asked for. */
const isOpenWith = (...parameters: readonly Parameter[]) =>
  areReturnsOpen({
    parameters: portWith<Parameters>({
      byName: async (_shopper, names) => parameters.filter(({ name }) => names.includes(name)),
    }),
  })(aShopper());

it.each([
  ['open', 'true', true],
  ['closed', 'false', false],
  ['closed', 'TRUE', false],
  ['closed', '', false],
])('returns are %s while their switch says %j (GUARD-19)', async (_state, parameterValue, expected) => {
  expect(await isOpenWith({ name: 'returnOrders', parameterValue })).toBe(expected);
});

it('returns are closed while there is no switch (GUARD-19)', async () => {
  expect(await isOpenWith()).toBe(false);
});

it('no other switch opens returns', async () => {
  const parameters = portWith<Parameters>({
    byName: async () => [OTHER, { name: 'returnOrders', parameterValue: 'false' }],
  });
  expect(await areReturnsOpen({ parameters })(aShopper())).toBe(false);
});

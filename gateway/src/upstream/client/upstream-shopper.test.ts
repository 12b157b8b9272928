import { anAnonymousShopper, aShopper } from '@shop/domain/testing/a-shopper';
import { expect, it } from 'vitest';
import { upstreamShoppers } from './upstream-shopper.ts';

const HEADERS = { 'x-user-agent': 'Kreide/1' };
const SOURCE = { scope: '', network: '192.0.2.0' };

it('the upstream is told what a request carries about its shoppers, and whether an order waits', () => {
  const ordering = upstreamShoppers({ headers: HEADERS, source: SOURCE, isOrdering: true, timeoutMs: 500 });
  expect(ordering(aShopper())).toStrictEqual({ ...aShopper(), headers: HEADERS, source: SOURCE, isOrdering: true });
  expect(upstreamShoppers({ headers: {} })(aShopper())).toStrictEqual({ ...aShopper(), headers: {} });
});

it('operations of a shopper in one request keep their order: the shopper is the same each time', () => {
  const upstreamShopper = upstreamShoppers({ headers: HEADERS });
  const [one, other] = [anAnonymousShopper(), anAnonymousShopper()];
  expect(upstreamShopper(one)).toBe(upstreamShopper(one));
  expect(upstreamShopper(one)).not.toBe(upstreamShopper(other));
});

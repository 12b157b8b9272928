import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { aShopper } from '@shop/domain/testing/a-shopper';
import { expect, it } from 'vitest';
import { contextOf, publicContextOf } from '../graphql/graphql-context.ts';
import { visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { browserAtTheGateway } from '../testing/visitor-sessions.ts';
import { cookieVisit } from '../visit/cookie-visit.ts';
import { NO_SOURCE } from '../visit/request-source.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;

/** So many that what V8 compiles in the meantime, some 200 kB at once, is little for each. */
const REQUESTS = 20_000;

/** Memory in bytes after this many requests, and the minor collections that follow. */
const memoryAfter = (requests: number, request: () => unknown): number => {
  for (let handled = 0; handled < requests; handled += 1) request();
  // What is alive is copied by the first one, and leaves the young generation with the second.
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  return process.memoryUsage().heapUsed;
};

const bytesLeftBy = (request: () => unknown): number => {
  memoryAfter(REQUESTS, request);
  collect();
  const before = memoryAfter(0, request);
  return (memoryAfter(REQUESTS, request) - before) / REQUESTS;
};

const jar = browserAtTheGateway().jar();
const visitor = () =>
  cookieVisit({
    shopper: aShopper(),
    jar,
    now: () => new Date(0),
  });
const { shop } = visitorOfAFake();
const shopOfRequest = () => ({ ...shop });
const requestContext = () => ({
  requestId: 'request-1',
  world: undefined,
  source: () => NO_SOURCE,
  permission: () => 'granted' as const,
  publicShopper: aShopper(),
  publicShop: shopOfRequest,
  shop: shopOfRequest,
  orderingShop: shopOfRequest,
  visitor,
  confirmedVisitor: () => Promise.resolve(visitor()),
});

it.each([
  ['a visitor session', () => visitor().shopper],
  ['the context of a query', () => contextOf(requestContext()).cacheHint.ttl],
  ['the shop of a query', () => contextOf(requestContext()).shop.carts],
  ['the context of a public query', () => publicContextOf(requestContext()).cacheHint.ttl],
])('%s is freed by minor collections (docs/decisions/0145)', (_what, request) => {
  expect(bytesLeftBy(request)).toBeLessThan(100);
});

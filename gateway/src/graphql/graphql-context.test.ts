import { aShopper } from '@shop/domain/testing/a-shopper';
import { expect, it } from 'vitest';
import { visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { NO_SOURCE } from '../visit/request-source.ts';
import { contextOf, PersonalInPublic, publicContextOf } from './graphql-context.ts';

const requestOf = (permission: () => 'no-token') => {
  const { shop, visitor } = visitorOfAFake();
  return {
    requestId: 'request-1',
    world: undefined,
    source: () => NO_SOURCE,
    permission,
    publicShopper: aShopper(),
    publicShop: () => shop,
    shop: () => shop,
    orderingShop: () => shop,
    visitor,
    confirmedVisitor: () => Promise.resolve(visitor()),
  };
};

it('the permission to change anything is checked when it is first needed', () => {
  let calls = 0;
  const context = contextOf(requestOf(() => ((calls += 1), 'no-token')));
  expect(calls).toBe(0);
  expect([context.permission(), context.requestId]).toEqual(['no-token', 'request-1']);
});

it('a response that is the same for everybody asks neither where its request comes from nor what it may change', () => {
  const context = publicContextOf(requestOf(() => 'no-token'));
  expect(() => context.source()).toThrow(PersonalInPublic);
  expect(() => context.permission()).toThrow(PersonalInPublic);
});

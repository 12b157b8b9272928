import { describe, expect, it } from 'vitest';
import { shopperIdentities } from '../shopper-identity.ts';
import { dedupeKeyOf } from './dedupe-key.ts';
import { aMutation, aQuery, LENA, shopperNamed, TOM } from '../testing/client-on-script.ts';
import type { TestOperation } from '../testing/client-on-script.ts';

const { userId: _user, cartId: _cart, ...ANONYMOUS } = LENA;
const PUBLIC = aQuery({ name: 'getNavigationModel', audience: 'public' });

const identityOf = shopperIdentities(true);
const keyOf = ({
  operation = aQuery(),
  variables = {},
  shopper = LENA,
  queuePrefix = 'shopping',
  epoch = 0,
}: {
  readonly operation?: TestOperation;
  readonly variables?: unknown;
  readonly shopper?: typeof LENA;
  readonly queuePrefix?: string;
  readonly epoch?: number;
} = {}) => dedupeKeyOf(operation, variables, identityOf(shopper), queuePrefix, epoch);

describe('personal queries of a known shopper', () => {
  it('share a reply when they are equal, in any order of their variables', () => {
    expect(keyOf({ variables: { a: 1, b: { c: 2, d: [3, null] } } })).toEqual(
      keyOf({ variables: { b: { d: [3, null], c: 2 }, a: 1 }, shopper: { ...LENA } }),
    );
    expect(keyOf()?.isPublic).toBe(false);
  });

  it.each([
    ['operation', { operation: aQuery({ name: 'getPaymentInfo' }) }],
    ['value', { variables: { page: 2 } }],
    ['list', { variables: { page: 1, ids: ['b'] } }],
    ['shopper', { shopper: TOM }],
    ['session', { shopper: { ...LENA, sessionToken: 'jwt' } }],
    ['queue prefix', { queuePrefix: 'renewing' }],
    ['side of a change', { epoch: 1 }],
  ])('share nothing with a query that differs in: %s', (_what, said) => {
    expect(keyOf({ variables: { page: 1 }, ...said })?.text).not.toBe(keyOf({ variables: { page: 1 } })?.text);
  });

  it('keep the order of their lists', () => {
    expect(keyOf({ variables: { ids: ['a', 'b'] } })).not.toEqual(keyOf({ variables: { ids: ['b', 'a'] } }));
  });
});

describe('a public query', () => {
  it('is shared by all anonymous visitors of a storefront, before and after mutations', () => {
    expect(
      keyOf({ operation: PUBLIC, shopper: { ...ANONYMOUS, headers: { 'x-forwarded-for': '192.0.2.1' } } }),
    ).toEqual(keyOf({ operation: PUBLIC, shopper: ANONYMOUS, epoch: 3 }));
    expect(keyOf({ operation: PUBLIC, shopper: ANONYMOUS })?.isPublic).toBe(true);
  });

  it('is not shared with a known shopper, nor across testers’ worlds', () => {
    expect(keyOf({ operation: PUBLIC })?.isPublic).toBe(false);
    expect(keyOf({ operation: PUBLIC, shopper: { ...ANONYMOUS, headers: { 'x-shop-world': 'w1' } } })).not.toEqual(
      keyOf({ operation: PUBLIC, shopper: { ...ANONYMOUS, headers: { 'x-shop-world': 'w2' } } }),
    );
  });
});

it.each([
  ['a change', { operation: aMutation() }],
  ['a change for everybody', { operation: aMutation({ audience: 'public' }), shopper: ANONYMOUS }],
  ['a personal query of an anonymous visitor', { shopper: ANONYMOUS }],
])('%s shares nothing', (_what, said) => {
  expect(keyOf(said)).toBeUndefined();
});

describe('the order of operations', () => {
  it('is one queue per known user id or session, and one per anonymous visitor', () => {
    const sequenceOf = (shopper: typeof ANONYMOUS): string => identityOf(shopper).sequence;
    expect(sequenceOf({ ...LENA })).toBe(sequenceOf({ ...LENA }));
    const bySession = { ...ANONYMOUS, sessionToken: 'jwt' };
    expect(sequenceOf({ ...bySession })).toBe(sequenceOf({ ...bySession }));
    expect(sequenceOf({ ...ANONYMOUS })).not.toBe(sequenceOf({ ...ANONYMOUS }));
    expect(sequenceOf(ANONYMOUS)).toBe(sequenceOf(ANONYMOUS));
    expect(sequenceOf(shopperNamed('lena'))).not.toBe(sequenceOf(TOM));
  });
});

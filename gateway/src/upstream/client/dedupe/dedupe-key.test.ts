import { describe, expect, it } from 'vitest';
import { shopperIdentities } from '../shopper-identity.ts';
import { dedupeKeyOf } from './dedupe-key.ts';
import { aMutation, aQuery, LENA, shopperNamed, TOM } from '../testing/client-on-script.ts';
import type { TestOperation } from '../testing/client-on-script.ts';

const { userId: _user, cartId: _cart, ...NEW_CUSTOMER } = LENA;
const PUBLIC = aQuery({ name: 'getNavigationModel', audience: 'public' });

const identityOf = shopperIdentities(true);
const keyOf = ({ operation = aQuery(), variables = {}, shopper = LENA, queuePrefix = 'shopping', epoch = 0 }: { readonly operation?: TestOperation; readonly variables?: unknown; readonly shopper?: typeof LENA; readonly queuePrefix?: string; readonly epoch?: number } = {}) =>
  dedupeKeyOf(operation, variables, identityOf(shopper), queuePrefix, epoch);

describe('questions of somebody who is known', () => {
  it('share an answer when they are equal, in whatever order their variables stand', () => {
    expect(keyOf({ variables: { a: 1, b: { c: 2, d: [3, null] } } })).toEqual(keyOf({ variables: { b: { d: [3, null], c: 2 }, a: 1 }, shopper: { ...LENA } }));
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
  ])('share none with those of another %s', (_what, said) => {
    expect(keyOf({ variables: { page: 1 }, ...said })?.text).not.toBe(keyOf({ variables: { page: 1 } })?.text);
  });

  it('keep the order of their lists', () => {
    expect(keyOf({ variables: { ids: ['a', 'b'] } })).not.toEqual(keyOf({ variables: { ids: ['b', 'a'] } }));
  });
});

describe('what is the same for everybody', () => {
  it('is shared by strangers of a storefront, before and after changes', () => {
    expect(keyOf({ operation: PUBLIC, shopper: { ...NEW_CUSTOMER, headers: { 'x-forwarded-for': '192.0.2.1' } } })).toEqual(keyOf({ operation: PUBLIC, shopper: NEW_CUSTOMER, epoch: 3 }));
    expect(keyOf({ operation: PUBLIC, shopper: NEW_CUSTOMER })?.isPublic).toBe(true);
  });

  it('is not shared with somebody who is known, nor by different testers’ worlds', () => {
    expect(keyOf({ operation: PUBLIC })?.isPublic).toBe(false);
    expect(keyOf({ operation: PUBLIC, shopper: { ...NEW_CUSTOMER, headers: { 'x-shop-world': 'w1' } } })).not.toEqual(keyOf({ operation: PUBLIC, shopper: { ...NEW_CUSTOMER, headers: { 'x-shop-world': 'w2' } } }));
  });
});

it.each([
  ['a change', { operation: aMutation() }],
  ['a change for everybody', { operation: aMutation({ audience: 'public' }), shopper: NEW_CUSTOMER }],
  ['a question of a newcomer about themselves', { shopper: NEW_CUSTOMER }],
])('%s shares nothing', (_what, said) => {
  expect(keyOf(said)).toBeUndefined();
});

describe('the order of operations', () => {
  it('is one of everybody who is known by id or by session, and of each newcomer for themselves', () => {
    const sequenceOf = (shopper: typeof NEW_CUSTOMER): string => identityOf(shopper).sequence;
    expect(sequenceOf({ ...LENA })).toBe(sequenceOf({ ...LENA }));
    const bySession = { ...NEW_CUSTOMER, sessionToken: 'jwt' };
    expect(sequenceOf({ ...bySession })).toBe(sequenceOf({ ...bySession }));
    expect(sequenceOf({ ...NEW_CUSTOMER })).not.toBe(sequenceOf({ ...NEW_CUSTOMER }));
    expect(sequenceOf(NEW_CUSTOMER)).toBe(sequenceOf(NEW_CUSTOMER));
    expect(sequenceOf(shopperNamed('lena'))).not.toBe(sequenceOf(TOM));
  });
});

import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, shopperHeaders, publicFingerprintOf } from './request-headers.ts';
import { aQuery, clientOnScript, LENA } from '../testing/client-on-script.ts';

const HEADERS = {
  'x-user-agent': 'Kreide/1',
  'x-forwarded-for': '192.0.2.7',
  'x-referer': 'https://shop.example/',
  'x-is-dev': 'true',
  preview: 'draft',
  cookie: 'BZ_AB_checkout=b; _ga=GA1.1; _ga_X1=GS1; sessionToken=secret; not_BZ_AB_=1; BZ_AB_empty=',
  'x-shop-world': 'w-1',
  'x-other': 'of no interest',
};
const shopper = { ...LENA, storefront: STOREFRONTS['b2b-en'], sessionToken: 'jwt of lena', headers: HEADERS };

describe('the headers about a shopper', () => {
  it('are bearer token, user id, session, and the forwarded headers, and nothing else (UPSTREAM-07)', async () => {
    const { call, timers, upstream } = clientOnScript();
    void call(aQuery(), { shopper });
    await timers.pass(100);
    const { cookie, ...headers } = upstream.requests[0]?.headers ?? {};
    expect(cookie).toBeDefined();
    expect(headers).toEqual({
      authorization: 'Bearer token-1',
      'x-ishop-api-userid': 'lena',
      'x-jwt': 'jwt of lena',
      'x-user-agent': 'Kreide/1',
      'x-forwarded-for': '192.0.2.7',
      'x-referer': 'https://shop.example/',
      'x-is-dev': 'true',
      preview: 'draft',
      'x-shop-store': 'b2b',
      'x-shop-language': 'en-DE',
      'content-type': 'application/json',
      accept: 'application/json',
    });
  });

  it('have of the cookies only those that begin with BZ_AB_ or _ga (UPSTREAM-08)', () => {
    expect(shopperHeaders(shopper, false)['cookie']).toBe('BZ_AB_checkout=b; _ga=GA1.1; _ga_X1=GS1; BZ_AB_empty=');
    expect(shopperHeaders({ ...shopper, headers: { cookie: 'sessionToken=secret' } }, false)).not.toHaveProperty(
      'cookie',
    );
  });

  it('name a tester’s world only outside of production', () => {
    expect(shopperHeaders(shopper, true)['x-shop-world']).toBe('w-1');
    expect(shopperHeaders(shopper, false)).not.toHaveProperty('x-shop-world');
  });

  it('name only the storefront for an anonymous visitor', () => {
    expect(shopperHeaders({ storefront: STOREFRONTS.ch, loginState: 'logged-out', headers: {} }, true)).toEqual({
      'x-shop-store': 'ch',
      'x-shop-language': 'de-CH',
    });
  });
});

describe('a fingerprint', () => {
  it('does not depend on the order of the headers', () => {
    expect(fingerprintOf({ a: '1', b: '2' })).toBe(fingerprintOf({ b: '2', a: '1' }));
    expect(fingerprintOf({ a: '1', b: '2' })).not.toBe(fingerprintOf({ a: '1', b: '3' }));
  });

  it('for public queries ignores how a visitor arrived, and is undefined for a known shopper', () => {
    const anonymous = { 'x-shop-store': 'de' };
    expect(
      publicFingerprintOf({ ...anonymous, 'x-forwarded-for': '192.0.2.7', 'x-user-agent': 'a', 'x-referer': 'b' }),
    ).toBe(publicFingerprintOf(anonymous));
    expect(publicFingerprintOf({ ...anonymous, 'x-ishop-api-userid': 'lena' })).toBeUndefined();
    expect(publicFingerprintOf({ ...anonymous, 'x-jwt': 'token' })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { COOKIES } from '../cookies/cookies.ts';
import { signer } from '../shared/signing.ts';
import { browserAtTheGateway } from '../testing/visitor-sessions.ts';
import { apiTokens } from './api-token.ts';
import { writePermission } from './write-permission.ts';

const HERE = 'https://shop.example';
const MINUTE_MS = 60_000;

/** A page of the shop that has fetched a token. */
const opened = () => {
  const browser = browserAtTheGateway();
  const signed = signer(['the secret of the tokens, long enough'], browser.clock);
  const tokens = apiTokens(signed);
  return { ...browser, signed, tokens, token: tokens.issue() };
};

describe('a request that may change something', () => {
  it.each([
    ['this very host', HERE, 'granted'],
    ['another host', 'https://evil.example', 'foreign-origin'],
    ['a host that begins like it', `${HERE}.evil.example`, 'foreign-origin'],
    ['the same host without TLS', 'http://shop.example', 'foreign-origin'],
    ['another port', `${HERE}:8443`, 'foreign-origin'],
    ['a page that hides where it is', 'null', 'foreign-origin'],
    ['nowhere', undefined, 'foreign-origin'],
  ])('comes from a page of %s with a token: %s %s', (_, origin, expected) => {
    const { jar, tokens, token } = opened();
    const headers = { authorization: `Bearer ${token}`, ...(origin === undefined ? {} : { origin }) };
    expect(writePermission(headers, HERE, jar(), tokens)).toBe(expected);
  });

  it.each<[string, (token: string) => string | undefined, 'granted' | 'no-token']>([
    ['as bearer', (token) => `Bearer ${token}`, 'granted'],
    ['as bearer in small letters: schemes are written either way (RFC 9110)', (token) => `bearer ${token}`, 'granted'],
    ['changed', (token) => `Bearer ${token}x`, 'no-token'],
    ['in two parts', (token) => `Bearer ${token} ${token}`, 'no-token'],
    ['behind something else', (token) => `Basic Bearer ${token}`, 'no-token'],
    ['of another scheme', (token) => `Basic ${token}`, 'no-token'],
    ['without a scheme', (token) => token, 'no-token'],
    ['nowhere', () => undefined, 'no-token'],
  ])('has the token %s', (_, authorization, expected) => {
    const { jar, tokens, token } = opened();
    const said = authorization(token);
    expect(
      writePermission({ origin: HERE, ...(said === undefined ? {} : { authorization: said }) }, HERE, jar(), tokens),
    ).toBe(expected);
  });

  it('may have the token in a cookie, which counts without a bearer token', () => {
    const { jar, tokens, token } = opened();
    jar().write(COOKIES.apiToken, token);
    expect(writePermission({ origin: HERE }, HERE, jar(), tokens)).toBe('granted');
    expect(writePermission({ origin: HERE, authorization: 'Basic anna' }, HERE, jar(), tokens)).toBe('granted');
    expect(writePermission({ origin: HERE, authorization: 'Bearer invented' }, HERE, jar(), tokens)).toBe('no-token');
  });
});

describe('a token of the gateway', () => {
  it.each([
    [30 * MINUTE_MS, true],
    [30 * MINUTE_MS + 1, false],
  ])('is valid for half an hour: after %d ms %s', (ms, isGood) => {
    const { clock, tokens, token } = opened();
    clock.forward(ms);
    expect(tokens.isGood(token)).toBe(isGood);
  });

  it('is different each time', () => {
    const { tokens } = opened();
    expect(new Set(Array.from({ length: 20 }, () => tokens.issue())).size).toBe(20);
  });

  it('is invalid if it was invented, signed for something else, or is missing', () => {
    const { tokens, signed } = opened();
    expect(
      ['invented', '', signed.sign('cookie cartId', 'cart-1', 1_800), undefined].map((token) => tokens.isGood(token)),
    ).toEqual([false, false, false, false]);
  });
});
